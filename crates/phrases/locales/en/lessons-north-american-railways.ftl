# The lessons of North American Railways. Each text begins with its title.

## 1: founding a company

lesson-north-american-railways-founding-title = Found a company
lesson-north-american-railways-founding-about = The first share, its price, and what the price buys
lesson-north-american-railways-founding-welcome =
    Your first railway
    Five companies wait for a founder, and you have *$2,000*. Whoever has the most cash at the end wins.
    A company earns money for those who hold its shares. Let us found Blue.
lesson-north-american-railways-founding-found =
    Name Blue's price
    A founder names the price, and *all of it* goes into the company's treasury. With that money Blue will buy one city this turn.
    Denver brings $300, more than the others. Found Blue with just enough to buy it.
lesson-north-american-railways-founding-too-little =
    Not enough for Denver
    Blue could only pay for Omaha, and Ada's Red has bought Denver.
    Blue pays you *$200* a turn. With Denver it would be $400.
lesson-north-american-railways-founding-almost =
    Just short of Denver
    Denver costs $400, so Blue had to take Winnipeg, and Ada's Red has bought Denver.
    Blue pays you *$300* a turn. With Denver it would be $400.
lesson-north-american-railways-founding-too-much =
    Money that lies idle
    Denver is bought and pays. But you buy only one city a turn for Blue, so what you paid above *$400* lies in its treasury.
    It is no longer yours, and treasuries count for nothing at the end.
lesson-north-american-railways-founding-another-company =
    Just as good
    This company would serve you just as well: nobody has founded any of them yet. But what comes next is about Blue, so take Blue's share here.
lesson-north-american-railways-founding-buy =
    Now Blue goes shopping
    Ada has founded Red, and Ben has put $1,700 into Green. Now the companies buy cities, and you begin.
    Blue has *$400*. Buy the city that brings the most.
lesson-north-american-railways-founding-omaha =
    Omaha is cheap
    It costs $100 but brings only $100. The other $300 lie idle, and Ada has taken Denver.
    Blue pays you *$200* this turn, and could pay $400.
lesson-north-american-railways-founding-winnipeg =
    Denver brings more
    Winnipeg brings $200, Denver $300, and Ada has taken it at once.
    Blue pays you *$300* this turn, and could pay $400.
lesson-north-american-railways-founding-passed =
    Nothing bought
    You are out until the next turn, and Ada has taken Denver.
    Blue has only its start city, Chicago: it pays you *$100*, and its $400 lie idle.
lesson-north-american-railways-founding-payday =
    Payday
    Chicago brings $100 and Denver $300. You hold the only Blue share, so *$400* are yours: your price is back after one turn.
    Remember: a founder's price is the company's money. Pay what it can spend.

## 2: naming a price

lesson-north-american-railways-naming-a-price-title = Name a price
lesson-north-american-railways-naming-a-price-about = The director answers: you get the share, or money for it
lesson-north-american-railways-naming-a-price-director =
    Red is Ada's
    Ada founded Red: she is its *director*. If you want a Red share, you propose a price, and she answers.
    She lets it go, and you buy. Or she intercepts, and buys it herself at your price.
lesson-north-american-railways-naming-a-price-propose =
    Glad either way
    Half of the price, rounded up to a full hundred, goes to Red's treasury. The rest goes to the bank if you get the share, and to *you* if Ada intercepts.
    Choose Red and find a price: you get at least $300 if she intercepts, and keep at least $1,200 if she lets it go.
lesson-north-american-railways-naming-a-price-cheap =
    Cheap for Ada
    Ada intercepts. For another Red share she would have paid $1,000 on her own; you let her have it for less.
    And your half is *$200* at most.
lesson-north-american-railways-naming-a-price-dear =
    Dear for you
    Ada lets it go. The share is yours, but you have *$1,100* left at most.
    What did not go to Red's treasury went to the bank.
lesson-north-american-railways-naming-a-price-not-red =
    Ada's share first
    That is a real choice, too. But here we want Ada to answer: choose the Red share in the fourth column.
lesson-north-american-railways-naming-a-price-again =
    Ada intercepts
    She pays, half is yours, and you may choose again; only Red is closed now.
    Ben began with $2,000, paid $1,900 for Green and Yellow and was paid $300: he has *$400*. Name the lowest price for Green that he cannot pay.
lesson-north-american-railways-naming-a-price-ben-can-pay =
    Ben can pay that
    He has *$400*, so he intercepts: a second Green share for him, half of the price for you.
    A director who cannot pay the whole price has to let it go.
lesson-north-american-railways-naming-a-price-more-than-needed =
    More than you need
    Ben cannot pay and has to let it go. But *$500* is already more than he has.
    Every $100 above that is lost to you.
lesson-north-american-railways-naming-a-price-stopped =
    A turn without a share
    You keep Ada's money, and that is allowed. But Ben has only *$400*: Green is there for the taking.
lesson-north-american-railways-naming-a-price-not-green =
    Look at Ben
    That is possible. But Ben has only *$400* and directs Green, which has $1,100 in its treasury: propose a price for Green.
lesson-north-american-railways-naming-a-price-two-deals =
    Two good deals
    Ada has paid you, and Ben had to let Green go for $500. You hold as many Green shares as he does, so Green is *yours to direct*, with $1,400 in its treasury.
    Before you name a price, look at both answers.

## 3: the director

lesson-north-american-railways-the-director-title = Who directs?
lesson-north-american-railways-the-director-about = Win a company with one share, and keep it
lesson-north-american-railways-the-director-flag =
    The little flag
    It marks the director. Red's is Ada: two shares, and you have one. The director answers every price, and gets *$100* when the income does not divide evenly.
    Red earns $1,000: $300 for each of three shares, and the last $100 for Ada.
lesson-north-american-railways-the-director-take-over =
    As many is enough
    Buy a share and then hold *as many* as the director, and the company is yours.
    Ada intercepts cheap offers; up to $700 she would rather buy herself. Propose a price for Red that she lets go.
lesson-north-american-railways-the-director-cheap =
    Ada keeps it
    At this price she buys the share herself. Ada has three Red shares, you have one.
    To catch up you would now need *two* more.
lesson-north-american-railways-the-director-dear =
    Yours, but dear
    Red is yours to direct. But you have paid more than the *$1,000* a director pays, and Ada would have let it go for $800.
lesson-north-american-railways-the-director-blue =
    Blue is yours already
    Another share of your own company costs $1,000, and nobody is asked. But two Blue shares get $200 each: *$400*, as before.
    Look at Red instead.
lesson-north-american-railways-the-director-yellow =
    Yellow is small
    Ben has one Yellow share, so with one you would direct it. But Yellow earns only *$200*, and Red $1,000.
lesson-north-american-railways-the-director-black =
    A new company
    You can found Black and direct it. But it begins with *$100* of income, and Red earns $1,000.
lesson-north-american-railways-the-director-defend =
    Ada wants it back
    Two shares each: the flag is yours. Now Ada proposes *$600* for the next one. With three she would hold at least as many as you.
    Let it go, or intercept?
lesson-north-american-railways-the-director-allowed =
    The flag is Ada's again
    She has three shares, you have two: Ada directs Red, and you get *$400* from it.
    Had you intercepted, it would be $600.
lesson-north-american-railways-the-director-kept =
    Red is yours
    Three Red shares of five: they pay you *$600* a turn. With one more share Ada could take it back, but you answer each of her prices.
    As many is enough, and the newcomer wins the tie.

## 4: cities

lesson-north-american-railways-cities-title = Cities, and who may buy
lesson-north-american-railways-cities-about = Any holder of a share spends the company's money
lesson-north-american-railways-cities-treasuries =
    Two railways to buy for
    You hold Blue's only share, and one of Red's three. Ada directs Red, but that does not matter now: *any* holder of a share may buy for a company, one city a turn.
    The company pays: Blue has $500, Red $700.
lesson-north-american-railways-cities-denver =
    Denver, but for whom?
    Denver brings $300, and both Blue and Red could pay for it. Each box shows first what the city adds to your next payment.
    Buy Denver where it brings *you* the most.
lesson-north-american-railways-cities-denver-for-red =
    Shared by three
    Red's income is divided by its three shares: Denver adds *$100* for you and $200 for Ada.
    Blue's only share is yours: you would get the whole $300.
lesson-north-american-railways-cities-smaller =
    Denver is gone
    This city adds less, and Ada has bought Denver for Red at once.
    For Blue it would have added *$300* to your payment.
lesson-north-american-railways-cities-passed =
    Out until the next turn
    Whoever passes buys nothing more this turn. Blue's $500 lie idle, and Ada has bought Denver for Red.
    You are paid *$500*. It could have been $900.
lesson-north-american-railways-cities-also-red =
    Red's money is yours, too
    Ada has bought Cincinnati for Red, and may buy for Red only once a turn. But you hold a Red share, and *$400* are left.
    Buy Red the city that adds to your payment.
lesson-north-american-railways-cities-too-small =
    Too little for three
    Red would earn $800: $200 for each share, as before. Of the $200 left over, $100 go to Ada and $100 to the treasury.
    It takes *$200* more to reach $300 a share.
lesson-north-american-railways-cities-unused =
    Red's money waits
    Red keeps its $400, and Ben's Yellow has taken Birmingham.
    Red pays you $200. With Birmingham it would have been *$300*.
lesson-north-american-railways-cities-paid =
    Payday
    Blue pays you $600 and Red $300: *$900*.
    Remember: each holder buys for each company once a turn, always from its treasury. Ask first whom the city will pay.

## 5: income

lesson-north-american-railways-income-title = How income is divided
lesson-north-american-railways-income-about = Whole hundreds for each share, and what becomes of the rest
lesson-north-american-railways-income-division =
    $400 for three shares
    Red earns $400, and players hold three of its shares. Each share gets $100: only whole hundreds are paid. *$100* is left over and goes to the director, and that is you.
    With your two shares you get $300.
lesson-north-american-railways-income-omaha =
    One hundred more
    Omaha brings $100. Red earns $400 and Green $500, for three shares each. You hold two of Red's and one of Green's.
    Buy Omaha where it adds to *your* next payment.
lesson-north-american-railways-income-for-red =
    $500 for three shares
    Each Red share still gets $100. Of the $200 left over, the director gets $100 and the treasury $100.
    So Red pays you *$300*, as before.
lesson-north-american-railways-income-regina =
    The same for more
    Regina, too, lifts Green to $600, and you get $100 more. But it costs Green *$200*, and Omaha only $100.
lesson-north-american-railways-income-passed =
    Nothing has changed
    You are out for this turn and are paid *$400*: $300 from Red and $100 from Green.
    Two good cities would have made it $600.
lesson-north-american-railways-income-nashville =
    Now Red
    Green earns $600: *$200* for each of three shares, and you get $100 more.
    Red earns $400. Buy the city that lifts every Red share to $200.
lesson-north-american-railways-income-too-little =
    Still $100 a share
    $500 for three shares: $200 are left over, and the director gets only $100 of them. Red pays you *$300*, as before.
    With $600 every share would get $200.
lesson-north-american-railways-income-unchanged =
    Red stays as it is
    Red pays you *$300*. With $200 more income it would have been $400.
lesson-north-american-railways-income-card =
    What the card does not say
    You were paid $600. Now choose a share: Black's pays $300, Green's and Red's $200. But your share is *one more* to be paid!
    Take the one that adds the most to your next payment.
lesson-north-american-railways-income-cheap =
    Too cheap for Ada
    At $300 or less Ada intercepts, and Black is closed to you for this turn. She lets it go for *$400* or more.
lesson-north-american-railways-income-green =
    $600 for four shares
    That is $100 each. Your two get $200, and as the new director you get $100 more: *$100* more than before.
    Another share adds $200.
lesson-north-american-railways-income-red =
    $1,000 for nothing
    Red's $600 for four shares: $100 each. Your three, and $100 as director: *$400*, as before.
    Another share adds $200.
lesson-north-american-railways-income-blue =
    $100 for two shares
    That is less than $100 each, so all of it is left over. You are the new director and get *$100*.
    Another share adds $200.
lesson-north-american-railways-income-shared =
    Divide before you buy
    Black's $700 for three shares: $200 each, and the $100 left over for Ada. Your next payment rises to *$800*.
    Remember: whole hundreds for each share, $100 of the rest for the director, what remains for the treasury.

## 6: short of money

lesson-north-american-railways-short-of-money-title = Short of money
lesson-north-american-railways-short-of-money-about = Your last dollars, a grant, and a share for all you have
lesson-north-american-railways-short-of-money-all-in =
    Everything into Blue
    You have put all your *$2,000* into Blue. It has a rich treasury now, and you have been paid $400: that is all you own.
    Turn 2 begins with Ada, and she has an eye on Blue.
lesson-north-american-railways-short-of-money-offer =
    Ada wants Blue
    She proposes *$400*, all you have. With one share she would hold as many as you: Blue and its $1,600 would be hers to direct.
    Let it go, or intercept and have nothing left?
lesson-north-american-railways-short-of-money-allowed =
    Blue is Ada's
    She directs it and gets half of what it earns. You kept your *$400*, but $2,000 of yours lie in a company that is no longer yours.
    Better be without money for a moment.
lesson-north-american-railways-short-of-money-granted =
    Without a dollar
    Blue stayed yours. But on your turn you had nothing: you chose no share, and the bank gave you *$200*.
    That is all that happens to somebody without money. Now the cities: you buy Buffalo for Blue.
lesson-north-american-railways-short-of-money-all =
    Nothing but Blue
    You were paid $700 and have *$900*. Every front share is Blue, and a share of your own company costs $1,000. Passing is not allowed.
    So you take one for all the money you have: the price is the same in every column. Press it and confirm.
lesson-north-american-railways-short-of-money-bought =
    All for a share
    Blue's treasury got $500, half of your $900 rounded up, and the bank the rest. Poorer still, you would have paid *less* for the same share.
    Remember: no money is no disaster, but it costs you a turn.

## 7: the last turn

lesson-north-american-railways-the-last-turn-title = The last turn
lesson-north-american-railways-the-last-turn-about = Symbols, the end, and what still counts then
lesson-north-american-railways-the-last-turn-symbols =
    Diamonds pay at the end
    A diamond on a city is a coast-to-coast symbol. At the end every share gets $100 for each symbol of its company.
    Green has six: *$600* for each of your four Green shares.
lesson-north-american-railways-the-last-turn-green =
    Ben wants Green
    Ben proposes $500, and that is all you have. At the end the share gets *$600* for its symbols.
    Four shares are left. With three players, the last turn comes when fewer than three are. Let it go, or intercept?
lesson-north-american-railways-the-last-turn-allowed =
    Ben gets the $600
    At the end Green's symbols pay Ben *$600*, for the $500 he paid now. You keep $500.
    And three shares are left: there will be another turn.
lesson-north-american-railways-the-last-turn-last =
    This turn is the last
    You have no money left, but five Green shares. Ben has bought Yellow: *two* shares are left for three players.
    A turn is also the last when five cities or fewer are left before the buying, or when nobody buys one.
lesson-north-american-railways-the-last-turn-spend =
    Spend it now
    A few cities later: Green has $900, and treasuries count for nothing at the end. Three symbols bring your five shares *$1,500*: Boston has three, and Halifax.
    Ben is next. His Black has $400 and wants symbols, too. Which city do you buy?
lesson-north-american-railways-the-last-turn-boston =
    Ben takes Halifax
    Black could not pay for Boston, but it could for Halifax: $1,200 for Ben's four shares.
    You have $8,800 in the end, and Ben wins with *$9,300*.
lesson-north-american-railways-the-last-turn-income =
    Income pays only once more
    This city has no symbols, and Ben has taken Halifax: three symbols for his four Black shares, $1,200.
    Ben wins with *$9,300*.
lesson-north-american-railways-the-last-turn-passed =
    $900 wasted
    Green's money counts for nothing at the end. Ben has taken Halifax, and you have $6,900.
    Ben wins with *$9,300*.
lesson-north-american-railways-the-last-turn-remainder =
    The last remainder
    Green earns $800 for your five shares: $100 each, and *$300* are left over.
    In all turns before, the director gets $100 of that and the treasury the rest. But now a treasury has no use for money any more: in the last turn the director gets *half*, rounded up: $200. The bank keeps the rest.
lesson-north-american-railways-the-last-turn-won =
    You have won!
    You end with *$8,500*, Ben with $8,200. Halifax brought your five shares $1,500, and Ben had to do without it.
    You know what matters now: found, name prices, direct, buy cities, divide, finish. Play your first game!
