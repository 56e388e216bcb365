# The lessons of American Rails: the first line of a text is its title, each further line a paragraph; *stars* make bold.

## A share and what it pays

lesson-american-rails-a-share-title = A share and what it pays
lesson-american-rails-a-share-about = Buy a share, begin in a city, be paid
lesson-american-rails-a-share-welcome =
    Welcome aboard
    Six railroad companies, at most seven years. Whoever has the most cash at the end wins. You begin with *$50*.
    You buy shares of the companies, and once a year every share pays you.
lesson-american-rails-a-share-bid =
    Buy your first share
    > Cleo offers a share of American and bids $10. Outbid her: *$11* is enough.
    What you pay goes to American, which will build its track with it.
lesson-american-rails-a-share-bid-passed =
    Cleo takes it
    Nobody else bids. Cleo pays $10 and begins in New York: $8 a year, and all of it hers.
    Only those who hold a share are paid.
lesson-american-rails-a-share-bid-dear =
    Yours, but dear
    Nobody else wanted it at that price. Five more companies are still to come, and the dollars you spend here are missing there.
    Bid $15 or less.
lesson-american-rails-a-share-begin =
    Where does American begin?
    The share is yours, so you place American's first cube. It is free. Every empty city shows what it brings in a year.
    Choose the city that brings the most.
lesson-american-rails-a-share-begin-chicago =
    One dollar short
    Chicago brings $7 a year. Another city brings *$8*, and every dollar of it would be yours each year.
    Look at the east coast.
lesson-american-rails-a-share-begin-small =
    It could be more
    See American's income in the list of companies: that is all its share pays you. One city brings *$8* a year.
    Look at the east coast.
lesson-american-rails-a-share-pays =
    Income becomes your dividend
    American's income is $8, and one share is sold. At the end of the year that share pays *$8*, to you.
    Beside your cash you always see your next dividend.
lesson-american-rails-a-share-year =
    The last turn of 1851
    A few turns later: the others have built, and Ben has bought American's second share. Your marker is the last to move this year.
    Choose "Take $2 or Expand 2", then *Take $2*.
lesson-american-rails-a-share-year-pass =
    $2 left lying
    The year ends and the dividends are paid, that is true. But the bank would have given you $2 as well.
lesson-american-rails-a-share-year-drain =
    Nothing for you
    Each of the others loses $2, and you gain nothing. When that is clever comes in a later lesson: this time take the $2.
lesson-american-rails-a-share-year-other =
    That ends the year too
    The dividends come whatever the last marker does. This time do the simplest thing: take $2 from the bank.
lesson-american-rails-a-share-paid =
    Pay day!
    American earned $13 for two shares: $6.50, rounded up to *$7* each. Liberty's one share paid you $6. Together $13.
    You pay for a share once; it pays you every year. At the end only cash counts.

## Laying track

lesson-american-rails-laying-track-title = Laying track
lesson-american-rails-laying-track-about = What a cube costs, who pays, what it brings
lesson-american-rails-laying-track-treasury =
    The company pays
    Another game: you bought American for $16. That money now lies in its *treasury*, and with it American pays for its track.
    Your own $23 stays with you.
lesson-american-rails-laying-track-boston =
    To Boston
    > Choose "Expand 3". Then click two forests and Boston, and confirm.
    Plains and cities cost $2, forests $3, mountains $5. The way to Boston: 3 + 3 + 2 = *$8*.
lesson-american-rails-laying-track-boston-more =
    One cube too many
    You are in Boston, but the extra cube costs money and reaches no city. American will need its last *$8* in a moment.
lesson-american-rails-laying-track-boston-philadelphia =
    Ada is there already
    Her cube makes Philadelphia $4 instead of $2, and two companies share what it brings. More about that soon.
    Boston is empty: go there.
lesson-american-rails-laying-track-boston-nowhere =
    Track alone earns nothing
    The cubes are paid for, but American's income is still $8. Only cities bring income: lay on until you reach one.
lesson-american-rails-laying-track-boston-other =
    Boston first
    That is allowed, but Boston stays empty. Choose "Expand 3" and lay three cubes of American: forest, forest, Boston.
lesson-american-rails-laying-track-brought =
    $8 became $13
    American paid $8 from its treasury. Boston brings $5 every year, so its income and what your share pays rose from $8 to *$13*.
    Your cash is the same as before.
lesson-american-rails-laying-track-baltimore =
    Another city for $8
    > American has $8 left. Baltimore is four cubes away: choose "Expand 4".
    > Every cube already in a hex makes it $2 dearer. Philadelphia has one, so go round it over the plains.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia ate the money
    With Ada's cube there it cost *$4* instead of $2. What American has left does not pay for the rest of the way to Baltimore.
lesson-american-rails-laying-track-baltimore-short =
    Three cubes are too few
    Ada is on before you again. Look: her Republic reaches Baltimore and takes its $5 a year.
    Four cubes bring you there in one go.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore is still empty
    Choose "Expand 4" and lay four cubes of American over empty plains: first west of New York, then south to Baltimore.
lesson-american-rails-laying-track-prices =
    Now you can build
    American pays you *$18* a year. Its treasury paid for every cube, not you.
    Plains and city $2, forest $3, mountain $5. In plains and cities each cube there adds $2; forest and mountain hold one cube only.

## Alone or shared

lesson-american-rails-alone-or-shared-title = Alone or shared
lesson-american-rails-alone-or-shared-about = The two values of a city
lesson-american-rails-alone-or-shared-values =
    Two numbers
    Philadelphia shows *6|4*. A company that is alone there earns $6 a year. As soon as there are two, each earns $4.
    Now Ada's Republic is alone.
lesson-american-rails-alone-or-shared-visit =
    Pay her a visit
    > Choose "Expand 3" and bring American to Philadelphia: the plains beside New York, then the city. Confirm two cubes.
    With Ada's cube there the city costs *$4*.
lesson-american-rails-alone-or-shared-visit-more =
    Stop in Philadelphia
    The third cube brings no more income and costs American money that it needs in a moment. Confirm after two cubes.
lesson-american-rails-alone-or-shared-visit-boston =
    Also a good city
    Alone in Boston: $5 more for American. But look at Ada: she keeps her $6. First see what a visit does to her.
lesson-american-rails-alone-or-shared-visit-other =
    Ada smiles
    Republic is still alone in Philadelphia and earns $6. Choose "Expand 3" and lay American there: plains, city, confirm.
lesson-american-rails-alone-or-shared-shared =
    Now both earn $4
    American's income rose from $8 to *$12*. Republic's fell from $6 to $4, so Ada's next dividend is $2 lower.
    What you share with her costs her as well.
lesson-american-rails-alone-or-shared-own =
    And now?
    American has $8 left. Baltimore and Boston are both *5|3*. Boston is empty; in Baltimore your own Liberty is alone.
    Bring American to the city that pays you more.
lesson-american-rails-alone-or-shared-own-pocket =
    From one pocket to the other
    American gains $3, but your Liberty falls from $5 to $3. For all that building you get *$1* a year.
lesson-american-rails-alone-or-shared-own-liberty =
    Liberty can wait
    That helps you too. But this time American is to build: look for the empty city with the 5.
lesson-american-rails-alone-or-shared-own-harrisburg =
    One dollar
    Harrisburg brings American $1 a year, alone or shared. Another city brings five times as much.
lesson-american-rails-alone-or-shared-own-other =
    Nothing gained yet
    American's income has not grown. "Expand 3" takes it to Boston: forest, forest, city, exactly $8.
lesson-american-rails-alone-or-shared-alone =
    Alone if you can
    Alone in Boston American earns $5 more, *$17* in all, and none of your companies loses.
    A second company lowers what the first earns. A third takes nothing from anybody, but pays $6 to enter.

## Development

lesson-american-rails-development-title = A house for a city
lesson-american-rails-development-about = What development brings, and whom it keeps out
lesson-american-rails-development-house =
    A house for a city
    "Develop" puts a house on a city with track: the rules call it a development marker. It is free.
    A company alone there earns *$2* more, several earn $1 more each. Chicago, New York, Boston, Philadelphia and Baltimore never take one.
lesson-american-rails-development-where =
    Where does it help you?
    American and Liberty are yours. Liberty is alone in Harrisburg, and shares Pittsburg with Ben's Continental.
    Choose "Develop" and the city that raises *your* dividend most.
lesson-american-rails-development-where-both =
    Half for Ben
    Liberty earns $1 more in Pittsburg, and so does Ben's Continental. There is a city where you gain twice as much and nobody else does.
lesson-american-rails-development-where-gift =
    A present
    The income there goes up, but none of it is yours: you hold no share of the company in that city. Look where Liberty is alone.
lesson-american-rails-development-where-other =
    No house yet
    Choose "Develop" on the action track, then one of the cities that light up.
lesson-american-rails-development-small =
    Small city, full gain
    Harrisburg brought $1 and brings $3 now. The *$2* are all yours, for Liberty is alone there and you hold its only share.
lesson-american-rails-development-lock =
    A house is a lock, too
    It makes a city $2 dearer to enter. Ada's National stands beside Cleveland with its last $4, and $4 is the price.
    Put a house where it keeps her out.
lesson-american-rails-development-lock-pittsburg =
    Ada walks in
    Pittsburg brings $2 more, but National enters Cleveland for $4, and American loses $2 there. You stay at $9, and Ada gains $2.
lesson-american-rails-development-lock-gift =
    The wrong door
    That house brings you nothing, and Ada enters Cleveland for $4: American falls from $4 to $2 there.
lesson-american-rails-development-lock-open =
    The door is open
    Money does not stop Ada: National enters Cleveland for its last $4, and American earns $2 less.
lesson-american-rails-development-lock-other =
    Cleveland is still open
    Ada is next, and Cleveland costs exactly what National has. Choose "Develop", then Cleveland.
lesson-american-rails-development-locked =
    Locked
    Cleveland costs $6 now, and National has $4. American earns *$11*, $2 more than before.
    There are 12 houses in the game, and a city takes one only.

## The special links

lesson-american-rails-special-links-title = The special links
lesson-american-rails-special-links-about = Three stars: $10, then $20 more
lesson-american-rails-special-links-stars =
    Three stars
    Chicago, New York and Atlanta carry a ★. When one company has cubes in two of them, its income rises by *$10*, on top of what the cities bring.
    Your American comes from New York.
lesson-american-rails-special-links-second =
    On to Chicago
    Chicago is four cubes away and brings $7. With New York it makes a pair: *$10* more.
    Ada's National is only two cubes from it. Choose "Expand 4".
lesson-american-rails-special-links-second-late =
    Ada is there first
    National takes Chicago. You can still enter, but for $4 instead of $2, and Chicago then brings each of you $5, not $7.
lesson-american-rails-special-links-second-other =
    Chicago waits
    But not for long: Ada comes next. Choose "Expand 4" and lay four cubes of American, all the way to Chicago.
lesson-american-rails-special-links-linked =
    A pair!
    $7 for Chicago and $10 for the pair: *$17* more a year with four cubes. Fort Wayne on the way would add $2.
    A pair counts at once, only once, and for good.
lesson-american-rails-special-links-third =
    The third star
    Another table: here American has two stars, and Cleo holds a share of it, too. Atlanta makes *two* new pairs at once, one with Chicago and one with New York.
    Four cubes are missing: lay them.
lesson-american-rails-special-links-third-chattanooga =
    Two cubes short
    Chattanooga brings $4, fine. Two cubes on lies Atlanta: $5 for the city, and 2 × $10 for the two pairs.
lesson-american-rails-special-links-third-other =
    Atlanta is still far
    American's income is still far from what it could be. Choose "Expand 4" and go by Chattanooga to Atlanta.
lesson-american-rails-special-links-all =
    $60 a year
    Chattanooga $4, Atlanta $5, two pairs $20: from $31 to *$60*. Your share pays $30 now, and so does Cleo's.
    Three stars bring $30 in all. Just ask first who holds the shares.

## The action track

lesson-american-rails-action-track-title = The action track
lesson-american-rails-action-track-about = Who goes first, and who is shut out
lesson-american-rails-action-track-rows =
    Seven rows, three columns
    A year has three columns. In each of them everybody puts their marker on a free row.
    In the next column whoever stands *highest* goes first. Strong rows are at the bottom: Expand 4 makes you last.
lesson-american-rails-action-track-first =
    A race to Chicago
    In the next column both you and Ada want to build to Chicago. Her marker stands on "Fund $5".
    Choose a row *above* hers. "Develop" in Fort Wayne even brings your Liberty $2.
lesson-american-rails-action-track-first-empty =
    First, but empty-handed
    You open column II, that is true. But "Develop" in Fort Wayne stands above Ada as well, and brings your Liberty *$2* a year.
lesson-american-rails-action-track-first-late =
    Ada goes first
    She stands higher than you, so she opens column II, takes "Expand 4", and her National is alone in Chicago: $7 a year.
lesson-american-rails-action-track-first-other =
    Too low
    An auction stands below "Fund $5", so Ada would go before you. Only "Pass" and "Develop" are above her.
lesson-american-rails-action-track-before =
    You open column II
    Your marker stood above Ada's: now you choose first, from all seven rows.
    One more thing: a row has room for *one* marker. What you take, nobody else can take in this column.
lesson-american-rails-action-track-block =
    Three cubes or four?
    Liberty in Fort Wayne needs three cubes to Chicago, so "Expand 3" and "Expand 4" will both do. National in Indianapolis needs *four*.
    Which row do you take? Then choose *Liberty* as the company to build for.
lesson-american-rails-action-track-block-both =
    Ada follows you
    "Expand 4" was free, so Ada took it and came to Chicago too. It brings your Liberty $5 instead of $7.
lesson-american-rails-action-track-block-empty =
    Well blocked, but ...
    Ada cannot take "Expand 4" now. Use it yourself: three cubes bring Liberty to Chicago, then confirm.
lesson-american-rails-action-track-block-free =
    Ada says thank you
    Nobody stood in her way: "Expand 4", and National is alone in Chicago for $7 a year.
lesson-american-rails-action-track-block-other =
    Chicago is still empty
    Ada comes next. Choose the row that takes Liberty to Chicago *and* that Ada needs.
lesson-american-rails-action-track-blocked =
    Shut out
    Ada had to be content with "Expand 3": she is two cubes short, and Chicago brings Liberty *$7*.
    Even a row you leave unused is taken. The price: "Expand 4" makes you last in column III.

## Auctions and what a share is worth

lesson-american-rails-auctions-title = What a share is worth
lesson-american-rails-auctions-about = Bidding, counting the years, and dilution
lesson-american-rails-auctions-halved =
    One share more
    Republic's income is $16, and Ada holds its only share: $16 a year for her.
    Ben has put up a second one. Once it is sold, the $16 are split in two: *$8* a share.
lesson-american-rails-auctions-worth =
    How much is it worth?
    It is 1856, so two dividends are left: this year's and that of 1857. 2 × $8 = *$16*.
    Ben bids $10. Outbid him, but for less than the share will pay you.
lesson-american-rails-auctions-worth-passed =
    Ben takes it
    Ben pays $10 and will be paid $16. Those $6 could have been yours.
lesson-american-rails-auctions-worth-even =
    Nothing won
    You pay $16 and get $16 back in two years. Ada loses by it, but you gain nothing. Bid less.
lesson-american-rails-auctions-worth-dear =
    Too much
    The share pays you $8 twice, $16 in all. Whatever you bid above that is lost to you: it stays with Republic.
lesson-american-rails-auctions-bought =
    Ada got less
    Same income, one share more: Ada's fell from $16 to *$8* a year. That is called dilution, and nobody asks her.
lesson-american-rails-auctions-dilute =
    Now you
    National earns $11 for Ada's one share. With two it is 11 ÷ 2, rounded up: $6 each, and that twice.
    Choose "Auction a share", offer National and bid *less* than it is worth.
lesson-american-rails-auctions-dilute-gone =
    Nobody bids
    You passed, and the others did, too: the share is removed from the game, and Ada keeps her $11 a year.
lesson-american-rails-auctions-dilute-dear =
    No gain
    The share pays you 2 × $6 = $12, and you pay as much or more. The bidding begins at $10, and nobody bids against you.
lesson-american-rails-auctions-dilute-own =
    Against yourself
    Now you hold both shares of American: 2 × $8 = $16, as much as the one paid before. Your bid is gone for nothing.
lesson-american-rails-auctions-dilute-yours =
    Your own slice
    Ada buys it for $10. American's $16 are split in two, and your share pays $8 instead of $16.
lesson-american-rails-auctions-dilute-other =
    Ada still has her $11
    Choose "Auction a share" on the action track, then National, then bid $10 or $11.
lesson-american-rails-auctions-diluted =
    Two birds
    National pays you $6 twice, *$12* in all, and Ada gets $6 instead of $11.
    A share is worth what it pays after the sale, times the dividends left. What you pay helps the company to build.

## Funding, taking, draining

lesson-american-rails-money-title = Fund, take, drain
lesson-american-rails-money-about = Money for a company, for you, or away from the others
lesson-american-rails-money-empty =
    An empty treasury
    Liberty's treasury is empty. Cleveland lies two cubes away: forest $3, city $2, together $5. It would bring $4 a year.
    Your own cash you cannot give to a company. But the bank can help.
lesson-american-rails-money-fund =
    Five dollars from the bank
    > Choose "Fund $5". The table shows what each company could do with the money, and what that pays *you*.
    > Give it where it opens something.
lesson-american-rails-money-fund-american =
    American has enough
    It has $14 already and can build without help. Liberty has nothing, and $5 is exactly what Cleveland costs.
lesson-american-rails-money-fund-rival =
    A present
    You hold no share of that company: the others build with your $5. Choose one of your own.
lesson-american-rails-money-fund-other =
    Liberty is still empty
    Without money Liberty cannot lay a single cube. Choose "Fund $5", then Liberty.
lesson-american-rails-money-use =
    Spend it at once
    The next column: Liberty has $5. Choose "Expand 3", then *Liberty* as the company to build for. Lay two cubes, the forest and Cleveland, and confirm: the third you need not lay.
lesson-american-rails-money-use-other =
    Cleveland is still empty
    Choose "Expand 3" and lay Liberty: the forest between Pittsburg and Cleveland for $3, then Cleveland for $2.
lesson-american-rails-money-two =
    Take, or make the others pay
    $5 from the bank became $4 a year. At this new table look at another row: "Take $2 or Expand 2".
    There you may also make each other player pay $2: that is a drain. The money goes to the bank, *not* to you. What is that good for?
lesson-american-rails-money-drain =
    $11 each
    All four have $11, and an auction begins at $10. Next column you want to buy a share. With *less than $10* nobody can bid against you.
    Choose the row, then "Each other player pays $2".
lesson-american-rails-money-drain-take =
    Ada bids against you
    You have $13, but Ada still has $11 and bids it. The share costs you $12, and $1 is left.
    With the drain $1 is left as well, but each of the others has $2 less.
lesson-american-rails-money-drain-other =
    They can still bid
    The others keep their $11 and will bid against you. Choose "Take $2 or Expand 2", then let each of them pay $2.
lesson-american-rails-money-buy =
    Nobody can bid
    > The others have $9 each. Choose "Auction a share" and offer National: $9 for two shares, rounded up *$5* each.
    > Then bid $10.
lesson-american-rails-money-buy-own =
    Nothing new
    Both shares of that company are yours now, and it earns no more than before. Offer one whose income goes to others.
lesson-american-rails-money-buy-less =
    Yours, but smaller
    Nobody could bid against you here either. But this share pays only $3 a year; one of National would pay $5.
lesson-american-rails-money-buy-gone =
    Gone
    You pass, and nobody else can bid: the share is removed from the game. You had the money, so bid!
lesson-american-rails-money-buy-other =
    The moment passes
    The others are short of money only until the dividends. Choose "Auction a share", offer National, bid $10.
lesson-american-rails-money-bought =
    Sold to you at once
    National pays you *$5* a year, and Ada gets $5 instead of $9.
    Fund a company that can use it at once; take when nothing better is free; drain before an auction.

## How it ends

lesson-american-rails-the-end-title = How it ends
lesson-american-rails-the-end-about = Hurry when you lead, hold when you earn
lesson-american-rails-the-end-three =
    Three ways to end
    The game ends after a dividend: in *1857*; or when every share is sold or removed; or when the pieces run out, which is the next lesson.
    Then whoever has the most cash wins, however little they are paid.
lesson-american-rails-the-end-hurry =
    You lead: hurry!
    1855, and *one* share is left, one of American. You have $103, Ada $68. But she is paid $39 a year and you $14.
    Offer the last share and pass: if nobody wants it, it is removed.
lesson-american-rails-the-end-hurry-bought =
    Won, but by less
    The game ends and you are still ahead. But you paid $10 or more for a share that pays only once. Pass instead.
lesson-american-rails-the-end-hurry-dear =
    Bought and lost
    The game ends, but the share cost so much that you are no longer ahead of Ada. Offer it and *pass*: that costs nothing.
lesson-american-rails-the-end-hurry-later =
    A year later
    1856 is over, and look at the cash: Ada is paid so much more a year that she has overtaken you. 1857 will only make it worse.
lesson-american-rails-the-end-hurry-other =
    The game goes on
    The last share is still there, and Ada earns $25 a year more than you. Choose "Auction a share", offer American and pass.
lesson-american-rails-the-end-won =
    You win!
    No share was left, so the game ended after this dividend: you have *$117*, Ada $107. One year more, and she would have won.
lesson-american-rails-the-end-hold =
    Now the other way round
    This time *you* are paid $39 a year and Ada $14. But she has $103 and you $66. She moves after you and wants to offer the last share.
    Where does your marker stop her?
lesson-american-rails-the-end-hold-offered =
    You ended it yourself
    The last share is gone, and the game is over: Ada has more cash and wins. There was no hurry for you.
lesson-american-rails-the-end-hold-lost =
    Ada ends the game
    "Auction a share" was free: she offers the last one, nobody buys it, and after the dividends she has more cash than you.
lesson-american-rails-the-end-hold-other =
    The row is still free
    Ada will choose "Auction a share", and then the game is over. Stand there yourself, and leave the row unused.
lesson-american-rails-the-end-held =
    Held
    You stood on the row and did not use it. Now you have *$105*, Ada $119, and 1856 will turn that round.
    Ahead in cash? Hurry. Ahead in income? Hold.

## The last pieces

lesson-american-rails-the-last-pieces-title = The last pieces
lesson-american-rails-the-last-pieces-about = When supplies run low, the game ends early
lesson-american-rails-the-last-pieces-supplies =
    When supplies run low
    Every company has a supply of cubes, and the houses are a supply, too. With two pieces or fewer a supply is *low*; three players end the game with three low ones.
    Liberty and Republic have no cubes left: that is two.
lesson-american-rails-the-last-pieces-third =
    One more, and it is over
    You have $46 and Ben has $24. But he is paid *$26* a year and you $16: two more years, and he is ahead.
    Three houses are left. Choose "Develop" and place one, and the game ends with this dividend.
lesson-american-rails-the-last-pieces-third-later =
    1855 comes
    You still lead by a little, but Ben earns *$10* a year more than you. Three houses are still there: one of them would have ended the game.
lesson-american-rails-the-last-pieces-third-other =
    No third supply
    That is allowed, but nothing runs low by it, and the game goes on for Ben. Choose "Develop" and place a house.
lesson-american-rails-the-last-pieces-over =
    Over, and won
    Two houses are left, so three supplies were low when the dividends were paid: you have *$63*, Ada $53, Ben $51.
    When you lead, look which supply runs low next. And now: play!
