# American Rails: the words of the table, and rulings as questions. The first line is the word or the question.

rules-word-share =
    Share
    A part of a company. It pays a dividend every year, and lets you build for the company.
rules-word-company =
    Company
    One of up to six railroads. It belongs to nobody; whoever holds a share may build for it.
rules-word-treasury =
    Treasury
    A company's own money. It comes from sold shares and funds, and is spent on cubes.
rules-word-supply =
    Supply
    What is still to be had: a company's cubes and unsold shares, and the development markers.
rules-word-bank =
    Bank
    It pays dividends and funds, and never runs out.
rules-word-banker =
    Banker
    The player who names the first company of the preparation.
rules-word-auctioneer =
    Auctioneer
    Whoever puts a share up. They bid or pass first.
rules-word-cube =
    Cube
    A piece of a company's track. It lies on one hex and never leaves it.
rules-word-hex =
    Hex
    A field of the map: plains, forest, mountain or city.
rules-word-city =
    City
    A hex with a name that brings income to the companies with a cube there.
rules-word-full =
    Full value
    What a city brings a company that is alone there; the first number.
rules-word-shared =
    Shared value
    What a city brings each company as soon as there are several; the second number.
rules-word-marker =
    Development marker
    A house in a city: $2 more for a company alone, $1 more for each of several, and $2 dearer to enter.
rules-word-special =
    Special connection
    Two of the three special cities in one company's network: $10 more income.
rules-word-row =
    Row
    One of the seven actions of the track. Each has room for one marker in each column.
rules-word-column =
    Column
    A third of a year. Everybody moves their marker once in it.
rules-word-order =
    Turn order
    Who plays when. It follows the markers of the last column, from the top.
rules-word-income =
    Income
    What a company's cities and connections bring in a year.
rules-word-dividend =
    Dividend
    What one share pays at the end of a year: the income divided by the shares held, rounded up.
rules-word-take =
    Take
    The row for $2 from the bank, or $2 less for all others, or, with four or five players, two cubes.

rules-ruling-1 =
    Can I bid half dollars?
    No. Bids are whole dollars.
rules-ruling-2 =
    Can I bid more than I have?
    No. You pay at once, and nobody lends you anything.
rules-ruling-3 =
    By how much do I have to raise?
    By $1. You may also raise by more: the company keeps the money, and that can be worth it.
rules-ruling-4 =
    What if the auctioneer has less than $10?
    Then they can only pass. In the preparation they still name the company.
rules-ruling-5 =
    All others have passed and nobody has bid. Is the share mine?
    Only if you bid. You may offer $10 or any more, or pass too; then the share leaves the game.
rules-ruling-6 =
    I am the last one bidding. Can I raise my own bid?
    No. The auction is over, and you pay what you have bid.
rules-ruling-7 =
    In which order do we bid?
    By your places at the table, clockwise from the auctioneer. The turn order does not matter.
rules-ruling-8 =
    Why did I pass without being asked?
    You could not pay the next bid. Such a pass comes in your turn and counts like any other.
rules-ruling-9 =
    Nobody wanted a share of the preparation. Who goes on?
    Whoever passed last names another company and bids or passes first.
rules-ruling-10 =
    Is a company out when its first share is not sold?
    No. Only that share is lost; the company can still enter through an auction during a year.
rules-ruling-11 =
    What if nothing is sold in the whole preparation?
    The first year begins all the same, with an empty map and the banker first.
rules-ruling-12 =
    How many auctions has the preparation?
    One for each company in the game: six, or five with three players.
rules-ruling-13 =
    I won the last auction of the preparation. What do I name?
    Nothing. You place the first cube, and the first year begins.
rules-ruling-14 =
    Why can I not put up this company?
    It has no share left in its supply.
rules-ruling-15 =
    No share is left at all. Can I still take the auction row?
    Yes, for its place in the order. It does nothing, and the game ends with this year.
rules-ruling-16 =
    May I put up a share and pass on it?
    Yes, even in the hope that nobody wants it and it leaves the game.
rules-ruling-17 =
    Can I take back a share that I have put up?
    No. From then on the auction runs to its end.
rules-ruling-18 =
    A company enters late. Who places its first cube?
    The buyer of the share, whoever was the auctioneer.
rules-ruling-19 =
    What does the first cube cost?
    Nothing. But it comes out of the company's supply, and the whole bid stays in the treasury.
rules-ruling-20 =
    Can a company begin in a developed city?
    No: a city without cubes never has a marker. A company always begins at the printed full value.
rules-ruling-21 =
    What if a company has no empty city to begin in?
    The share just bought and all others of the company leave the game, and the price is lost. You are warned before the auction.
rules-ruling-22 =
    And what comes of such a company?
    It never enters the map. Nothing else happens.
rules-ruling-23 =
    Do I have to move my marker?
    Yes, in every column. There is always a free row.
rules-ruling-24 =
    May I take a row that I cannot use?
    Yes, for its place in the order, or to keep others from it.
rules-ruling-25 =
    Does it cost me my place if I leave a row unused?
    No. Only where your marker stands counts.
rules-ruling-26 =
    Who begins the next column?
    Whoever stands highest, then the others from the top. The third column gives the order of the next year.
rules-ruling-27 =
    I bought nothing in the preparation. When is my turn?
    Behind all who bought something, from the banker clockwise.
rules-ruling-28 =
    I bought several shares in the preparation. Which one counts for the order?
    The first one.
rules-ruling-29 =
    Who is the banker?
    It is drawn by lot, unless the table has chosen somebody.
rules-ruling-30 =
    Do I have to lay all the cubes of a row?
    No. Expanding is the one action that may be done in part: from one cube up to the number of the row.
rules-ruling-31 =
    May I stop in the middle of an expansion?
    Yes, after any cube.
rules-ruling-32 =
    When do I say what I use the take row for?
    After you have moved your marker there.
rules-ruling-33 =
    Who gets the money if I make the others pay?
    The bank. You get nothing of it.
rules-ruling-34 =
    What if somebody has less than $2?
    They pay what they have. A table may also forbid to make the others pay as long as one of them has less than $2.
rules-ruling-35 =
    May I make the others pay if nobody has anything?
    Yes. Then nothing happens.
rules-ruling-36 =
    May I choose who has to pay?
    No, all the others pay.
rules-ruling-37 =
    May I fund a company that is not on the map yet?
    Yes. It keeps the money until it enters.
rules-ruling-38 =
    Do I need a share of a company to fund it?
    No.
rules-ruling-39 =
    May I fund the company that three players leave out?
    No. It is not in the game.
rules-ruling-40 =
    Why does this company get no funds?
    It has lost all its shares before it entered, so it never can.
rules-ruling-41 =
    No development marker is left. What does the row do?
    Nothing, but you can still take it for its place in the order.
rules-ruling-42 =
    May I develop a city in which I have no interest?
    Yes. A cube of any company is enough.
rules-ruling-43 =
    Can a city be developed twice?
    No.
rules-ruling-44 =
    What does it cost to develop a city?
    Nothing.
rules-ruling-45 =
    Does a marker make the city dearer?
    Yes. From then on it costs $2 more to enter it.
rules-ruling-46 =
    Which cubes raise the price?
    All that lie there already, whatever their colour, even those laid a moment ago.
rules-ruling-47 =
    May my next cube touch the one I have just laid?
    Yes, but it need not.
rules-ruling-48 =
    A company has no cubes left. Can it still expand?
    No.
rules-ruling-49 =
    The printed game has one more cube of each colour. Where is it?
    It marks the income there and was never part of the supply.
rules-ruling-50 =
    May track cross the water?
    No. Hexes are neighbours if they share a side on the map.
rules-ruling-51 =
    What does a special connection need?
    Cubes of the same company in both cities. The track between them is its own by itself.
rules-ruling-52 =
    Can a special connection be lost, or count twice?
    Neither. Each pair counts once and for good.
rules-ruling-53 =
    When does a special connection pay?
    The income rises at once; the money comes with the next dividend.
rules-ruling-54 =
    Is there a highest income?
    No.
rules-ruling-55 =
    I have no share. May I take a row to expand?
    Yes, for its place in the order, but you can lay nothing.
rules-ruling-56 =
    Is the dividend rounded for each share or for all my shares together?
    For each share, and then multiplied: two shares at $7 are $14.
rules-ruling-57 =
    What if a company has no income, or nobody holds its shares?
    Then it pays nothing.
rules-ruling-58 =
    Can the bank run out of money?
    No.
rules-ruling-59 =
    Does the company left out by three players count as a low supply?
    No, it is not in the game. Five companies and the markers remain, and three low supplies end the game.
rules-ruling-60 =
    And a company that never entered?
    It has all its cubes and does not count as low.
rules-ruling-61 =
    Do the shares of the company left out count as gone?
    Yes, for the end that comes when all shares are sold or removed.
rules-ruling-62 =
    A condition of the end is met in the middle of a year. Is it over?
    Not yet. The end is only looked for after the dividends.
rules-ruling-63 =
    Is 1857 still played?
    Yes, in full and with its dividends.
rules-ruling-64 =
    What if several conditions of the end are met?
    Nothing special. All of them are named.
rules-ruling-65 =
    What are shares and treasuries worth at the end?
    Nothing. Only your cash counts.
rules-ruling-66 =
    Who wins if two are level?
    Both. There is no tie-break.
rules-ruling-67 =
    May we make deals?
    You may talk and promise, but no promise binds, and no money or shares pass between players. A table may choose silence.
rules-ruling-68 =
    How low may a bid be?
    The first is at least $10, and each further one higher than the last.
rules-ruling-69 =
    I have passed. May I come back in?
    Not in this auction.
rules-ruling-70 =
    May a company be offered twice in the preparation?
    No, each exactly once.
rules-ruling-71 =
    Where may a first cube go?
    On any city without a cube.
rules-ruling-72 =
    May two markers stand on a row?
    No. In each column a row has room for one.
rules-ruling-73 =
    For which companies may I lay cubes?
    For those of which you hold at least one share. You may mix them in one turn.
rules-ruling-74 =
    Where may a cube go?
    On a hex beside one with a cube of the same company.
rules-ruling-75 =
    May a company have two cubes on a hex?
    No.
rules-ruling-76 =
    How many cubes fit on a hex?
    One on a forest or mountain, any number of colours on plains and in cities.
rules-ruling-77 =
    Can I help a company to pay for a cube?
    No. It pays the whole price from its treasury, or the cube is not laid.
rules-ruling-78 =
    Which cities can be developed?
    Any with a cube and without a marker. { $barred ->
        [0] On this map there is no exception.
        [1] Only { $never } is never developed.
       *[other] Only { $never } are never developed.
    }
rules-ruling-79 =
    Why can I not expand with the take row?
    That is for four and five players.
rules-ruling-80 =
    Why can I not make the others pay?
    The first edition has no such choice.
