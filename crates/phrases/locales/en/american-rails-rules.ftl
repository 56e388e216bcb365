# American Rails: the rules beside the table. Each line of a text is a paragraph; "- " begins an item of a list.

rules-goal-title = Goal
rules-goal =
    You invest in railroad companies of the eastern United States, from 1851 to 1857. Whoever has the most cash at the end wins; shares and treasuries are then worth nothing.
    No company belongs to one player: everybody with a share of it may build for it. It builds with the money its shares were sold for, and once a year its income goes to the shareholders.
    There are six companies. With three players, one of them is drawn by lot and left out.
    All money is public.

rules-map-title = The map
rules-map =
    The map shows where track can be laid, what it costs, and what the cities bring. On every map the signs mean the same.

rules-preparation-title = Preparation
rules-preparation =
    { $players ->
        [0] Everybody starts with $50, or with $40 if there are five players. In the first edition three players start with $65.
       *[other] Everybody starts with { $cash }.
    }
    One of the players is the banker: drawn by lot, unless the table has chosen one (AR-29). The banker names the company of the first auction.
    Before the first year one share of each company is auctioned, and only one (AR-70): six auctions, or five with three players (AR-12).
    The buyer pays, places the company's first cube and names the company of the next auction. After an unsold share, whoever passed last names it (AR-9).
    Your first purchase gives you the next place in the turn order. Players who have bought nothing line up behind, clockwise from the banker (AR-27).

rules-auction-title = Auctions
rules-auction =
    The auctioneer speaks first, then the others clockwise by seat, whatever the turn order (AR-7). You bid or pass; once you have passed, you are out of this auction (AR-69).
    The first bid is $10 or more, each further one at least $1 higher (AR-68), in whole dollars (AR-1) and never above your cash (AR-2). Whoever cannot bid any more passes when their turn comes (AR-8).
    When all but the highest bidder are out, that bidder takes the share and pays the bid to the company's treasury.
    If nobody bids, this one share is removed from the game; the company keeps the others (AR-10). The last player may still bid after all others have passed (AR-5).
    The auctioneer may pass on the share, but cannot take it back (AR-16, AR-17).

rules-start-title = First cube
rules-start =
    Whoever buys a share of a company that is not on the map yet places its first cube, on any city without cubes (AR-71).
    The cube costs nothing, but it comes out of the supply (AR-19). The whole bid stays in the treasury.
    The company's income begins at the full value of that city.
    If no city is empty, the share just bought and all others of the company are removed from the game, and the money is lost (AR-21).

rules-year-title = The year
rules-year =
    A year has three columns. The seven rows of each are, from the top: Pass, Develop, Fund $5, Take $2 (or Expand 2), Expand 3, Auction a share, Expand 4.
    In each column, when your turn comes, you have to move your marker to a free row (AR-23). A row has room for one marker (AR-72).
    Then you use the row or leave it unused. You may even take one that you cannot use (AR-24).
    In the next column whoever stands highest goes first, whether the row was used or not (AR-25). The third column gives the order of the next year.
    After the third column come the dividends.

rules-pass-title = Pass
rules-pass =
    Nothing happens.
    But it is the top row: you go first in the next column or, from the third column, in the next year.

rules-develop-title = Develop
rules-develop =
    Put a development marker on a city with at least one cube and no marker yet (AR-43). It is free, and you need no share of the companies there (AR-42).
    If a company is alone there, its income rises by $2; if there are several, the income of each rises by $1.
    From then on it costs $2 more to enter the city (AR-45).
    { $barred ->
        [0] Every city can be developed (AR-78).
        [1] { $never } is never developed (AR-78).
       *[other] { $never } are never developed (AR-78).
    } There are 12 markers in all.

rules-fund-title = Fund $5
rules-fund =
    The bank pays $5 into the treasury of a company of your choice. You need no share of it (AR-38).
    A company that is not on the map yet keeps the money for later (AR-37). One that can never enter gets none (AR-40), nor does the one that is left out with three players (AR-39).
    You cannot give a company money of your own, except by buying a share at auction.

rules-take-title = Take $2 (or Expand 2)
rules-take =
    With your marker here, you choose one of these (AR-32):
    - Take $2 from the bank.
    - Make every other player pay $2 to the bank. You get nothing of it (AR-33); whoever has less than $2 pays what there is (AR-34).
    - With four or five players: lay up to two cubes, as under "Expand" (AR-79).
    In the first edition nobody can make the others pay (AR-80). A table may also forbid it while any of the others has less than $2 (AR-34).

rules-expand-title = Expand
rules-expand =
    Lay up to 2, 3 or 4 cubes, as the row says, one after another. You may stop after any cube (AR-31).
    Each cube is of a company of which you hold a share (AR-73); you may mix companies.
    It goes on a hex that borders on a hex with a cube of the same company (AR-74). A cube you have just laid counts already (AR-47).
    A company has at most one cube on a hex (AR-75), and with an empty supply it cannot expand (AR-48).
    The company pays the whole price from its treasury; players cannot help it out (AR-77).

rules-price-title = Price of a cube
rules-price =
    What a cube costs depends on the hex and on what is there already:
    - Plains: $2, and $2 more for each cube there.
    - City: $2, and $2 more for each cube there, and another $2 if it is developed. With two cubes and a development marker it costs $8.
    - Forest: $3, and there is room for one cube only (AR-76).
    - Mountain: $5, and there is room for one cube only.
    Cubes of all colours count, even those laid a moment ago (AR-46).

rules-sell-title = Auction a share
rules-sell =
    Put up one share of any company that has one left in its supply (AR-14), whether you hold shares of it or not. You speak first; the auction runs like those of the preparation.
    If the company is not on the map yet, its first cube is placed by the buyer, not by the auctioneer (AR-18).
    A share that nobody wants is removed from the game.
    When no share is left at all, the row can still be taken, but does nothing (AR-15).

rules-income-title = Income
rules-income =
    A company's income is what its cities bring, plus its special connections. There is no upper limit.
    Every city has two values: the full one for a company that is alone there, the shared one for each company as soon as there are several.
    When a second company arrives, the first falls back from the full to the shared value. A third changes nothing for the others.
    A development marker adds $2 for a company that is alone, or $1 for each of several. A developed city with the values 4 and 2 brings one company $6, or each of several $3.

rules-connections-title = Special connections
rules-connections =
    { $special } are special. For each two of them in which a company has cubes, its income rises by $10, besides what the cities bring.
    The second of the three thus adds $10 and the third $20, which makes $30 in all.
    Each pair counts at once, only once, and for good (AR-52).

rules-dividend-title = Dividends
rules-dividend =
    After the third column each company divides its income by the number of its shares in players' hands. Shares that nobody holds do not count.
    The result is rounded up for a single share and only then multiplied by the shares you hold (AR-56). An income of $10 on three shares pays $4 a share, so two of them bring $8.
    The bank pays; treasuries are not touched.

rules-end-title = End of the game
rules-end =
    The game is over if one of these holds after the dividends, and at no other time (AR-62):
    - The year is 1857, the seventh.
    - Every share is sold or removed from the game.
    - At least as many supplies as there are players are down to two pieces or fewer. The supplies are the cubes of each company in the game, and the development markers (AR-59).
    The most cash wins. Players who are level share the victory (AR-66).

rules-talk-title = Table talk
rules-talk =
    You may talk, bargain and promise as you like. No promise is binding, and neither money nor shares pass between players (AR-67).
    A table may choose silence: then nobody chats during the game, neither players nor spectators.
