# The lessons of North American Railways. Each text begins with its title.

## 1: founding a company

lesson-north-american-railways-founding-title = Found a company
lesson-north-american-railways-founding-about = The first share, its price, and what the price buys.
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
    Blue will do
    This company would serve you just as well: nobody has founded any of them yet. In this lesson, take Blue's share.
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
lesson-north-american-railways-naming-a-price-about = The director answers: you get the share, or money for it.
lesson-north-american-railways-naming-a-price-director =
    Red is Ada's
    Ada founded Red: she is its *director*. If you want a Red share, you propose a price, and she answers.
    She lets it go, and you buy. Or she intercepts, and buys it herself at your price.
lesson-north-american-railways-naming-a-price-propose =
    Glad either way
    Half of the price goes to Red's treasury. If Ada intercepts, the other half is *yours*.
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
lesson-north-american-railways-the-director-about = Win a company with one share, and keep it.
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
    Three Red shares of five: they pay you *$600* a turn. Ada needs two more to take it back, and you answer each of her prices.
    As many is enough, and the newcomer wins the tie.
