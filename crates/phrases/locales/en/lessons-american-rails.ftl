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
    Cleo offers a share of American and bids $10. Outbid her: *$11* is enough.
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
    A few turns later: the others have built, and Ben has bought a second share of American. Your marker is the last to move this year.
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
    You bought American for $16. That money now lies in its *treasury*, and with it American pays for its track.
    Your own $23 stay yours.
lesson-american-rails-laying-track-boston =
    To Boston
    Choose "Expand 3". Then click two forests and Boston, and confirm.
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
    American has $8 left. Baltimore is four cubes away: choose "Expand 4".
    Every cube already in a hex makes it $2 dearer. Philadelphia has one, so go round it over the plains.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia ate the money
    With Ada's cube there it cost $4. American has *$2* left, and from here to Baltimore it takes two cubes for $4.
lesson-american-rails-laying-track-baltimore-short =
    One cube short
    Ada is on before you again. Look: her Republic reaches Baltimore and takes its $5 a year.
    Four cubes bring you there in one go.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore is still empty
    Choose "Expand 4" and lay four cubes of American over empty plains: first west of New York, then south to Baltimore.
lesson-american-rails-laying-track-prices =
    Now you can build
    American pays you *$18* a year, and that cost you no cash of your own.
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
    Choose "Expand 3" and bring American to Philadelphia: the plains beside New York, then the city. Confirm two cubes.
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
