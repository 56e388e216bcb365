# North American Railways: the rules beside the table. Each line of a text is a paragraph; "- " begins an item of a list.

nar-rules-goal-title = Goal
nar-rules-goal =
    You invest in five railway companies. Players buy shares with their own money, companies buy cities with theirs, and every turn the companies bring income to those who hold their shares.
    Whoever has the most cash at the end wins. Shares count only for what their symbols pay then, and treasuries for nothing.
    Every price is a multiple of $100.

nar-rules-setup-title = Set-up
nar-rules-setup =
    { $players ->
        [0] Everybody starts with $2,000 with three players, $1,700 with four and $1,400 with five.
       *[other] Everybody starts with { $cash }.
    }
    Each of the five companies has six shares. Two of the 30 are out of the game, and everybody sees which (N-19); the others lie in four columns of seven.
    The 36 cities lie in four columns of nine. Each has a price, an income and up to three coast-to-coast symbols. The five start cities have an income only.
    All cards lie open, but only the front card of a column can be taken (N-42). Then the next one is in front.

nar-rules-cards-title = The cards
nar-rules-cards =
    Shares and cities lie in columns, the front card in full and those behind it as strips. Every deck has the same kinds of cards.

nar-rules-turn-title = A turn
nar-rules-turn =
    A turn has three phases: shares, cities, income.
    In the share phase everybody acts once, clockwise from the starting player. In the city phase you go round the table until all have passed.
    The first starting player is drawn by lot. After each turn it is the next player clockwise.

nar-rules-shares-title = Choosing a share
nar-rules-shares =
    When your turn comes in the share phase, you have to choose the front share of a column (N-1). What happens depends on who directs its company:
    - Nobody: you found it, at a price you name.
    - You: you buy, for $1,000.
    - Another player: you propose a price, and the director answers.
    When the last share is taken, the phase ends at once. Whoever has not acted yet gets no turn (N-17).

nar-rules-found-title = Founding a company
nar-rules-found =
    Name a price: a multiple of $100, at least $100 and at most your cash (N-41). All of it goes to the company's treasury.
    You take the share and are the director.
    The company's network begins with the top start city of the stack. A table may let the founder choose among those left (N-18).

nar-rules-buy-title = A share of your own company
nar-rules-buy =
    Another share of a company you direct costs exactly $1,000: $500 go to its treasury, $500 to the bank (N-4).
    With less than $1,000 you cannot choose it, except as under "Special cases" (N-7).

nar-rules-propose-title = Proposing a price
nar-rules-propose =
    For a share of a company that another player directs, name a price: a multiple of $100, at least $100 and at most your cash. It may be more than the director has (N-5).
    The director lets you buy at this price, or intercepts and buys at this price.
    In both cases half of it, rounded up to $100, goes to the company's treasury: $200 of $300, and $100 of $100 (N-9). The rest goes to the bank if you buy, and to you if the director intercepts.

nar-rules-answer-title = The director's answer
nar-rules-answer =
    When somebody proposes a price for a share of a company you direct, you choose:
    - Allow: the other player buys. Half of the price, rounded up to $100, goes to the treasury, the rest to the bank.
    - Intercept: you buy, at the same price. Half of it, rounded up to $100, goes to the treasury, the rest to the other player (N-10). You need enough money for the whole price (N-6).
    If you allow it and the buyer then holds at least as many shares of the company as you, the buyer is the new director (N-15).
    An interception does not use up your own turn (N-16).

nar-rules-again-title = After an interception
nar-rules-again =
    If the director has intercepted, you may choose another share, also with the money just received, or stop (N-11).
    No company that was intercepted in this turn of yours can be chosen again, not even a share of it that has just come to the front (N-12, N-13).
    This goes on until you get a share or stop. Before the first interception you cannot stop.

nar-rules-exceptions-title = Special cases
nar-rules-exceptions =
    If you have no money at all when your turn comes in the share phase, the bank gives you $200 and you choose no share (N-8).
    If you direct the companies of all front shares and have less than $1,000, you take one of those shares for all your money. Half of it, rounded up to $100, goes to the treasury, the rest to the bank (N-7).
    After an interception you may stop instead (N-14).

nar-rules-connect-title = Buying cities
nar-rules-connect =
    In the city phase you buy one city when your turn comes, or pass. The round of the table goes on until all have passed.
    Choose a company of which you hold a share (N-45), whether you direct it or not (N-24), and the front city of a column (N-43). The city joins the company's network.
    The company pays the whole price from its treasury (N-44); you cannot add anything (N-25).
    In one city phase you can buy one city for each company. Others who hold its shares can buy one for it, too (N-23).

nar-rules-pass-title = Passing
nar-rules-pass =
    In the city phase you may pass whenever your turn comes. You are then out until the next turn (N-21).
    If none of the companies you can still buy for has the money for a front city, you are passed without being asked. You stay out, even if a cheaper city comes to the front later (N-22).
    In the share phase nobody can pass (N-1).

nar-rules-income-title = Income
nar-rules-income =
    Each company adds up the income of its cities, the start city included, and divides it by the number of its shares in players' hands, rounded down to $100. The bank pays that for each share (N-27).
    If something remains, the director gets $100 of it and the treasury the rest (N-28). The last turn has a rule of its own.
    With $1,100 on six shares each share gets $100. Of the remaining $500 the director gets $100 and the treasury $400.
    This is also true if one player holds all the shares sold, unless the table gives a sole owner everything (N-29).

nar-rules-last-title = The last turn
nar-rules-last =
    A turn is the last one, and is still played to its end, if one of these holds:
    - After the share phase fewer shares than players are left (N-33).
    - Before the city phase five or fewer cities are left, in all columns together (N-34).
    - Nobody buys a city in the city phase (N-35).
    In its income phase the director gets half of a remainder, rounded up to $100, and the bank keeps the rest. A table may also halve it to the dollar or round down (N-31).
    Then the symbols pay, and the most cash wins. Among equals it is whoever came first in the order of the last turn (N-38).

nar-rules-symbols-title = From coast to coast
nar-rules-symbols =
    At the end of the game every share pays $100 for each coast-to-coast symbol in the network of its company (N-37).
    With seven symbols that is $700 a share, so three shares bring $2,100.
    Start cities have no symbols.

nar-rules-hidden-title = Hidden money
nar-rules-hidden =
    You see only your own cash. Treasuries, shares and cities are open to all, so whoever keeps count can work out the rest.
    A director is always asked, even one who cannot pay the price: a missing question would give that away (N-39).
    A table may play with open money.

nar-rules-talk-title = Table talk
nar-rules-talk =
    You may talk during the game. What you agree on binds nobody, and money and shares change hands only as the rules say.
    A table may choose silence: then nobody chats during the game.
