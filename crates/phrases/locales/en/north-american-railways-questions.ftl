# North American Railways: the words of the table, and rulings as questions. The first line is the word or the question.

nar-rules-word-share =
    Share
    A part of a company. It pays income every turn and something for symbols at the end, and lets you buy cities for the company.
nar-rules-word-company =
    Company
    One of five railways, with six shares each. It begins when somebody founds it.
nar-rules-word-director =
    Director
    The player who answers proposals for a company's shares, and gets something of what remains of its income.
nar-rules-word-treasury =
    Treasury
    A company's own money, with which it buys cities. It is worth nothing at the end.
nar-rules-word-bank =
    Bank
    It pays the incomes and takes what a buyer does not pay to the treasury. It never runs out.
nar-rules-word-front =
    Front card
    The last card of a column. Only it can be taken.
nar-rules-word-boxed =
    Shares out of the game
    The two shares that were not laid out. Everybody sees which they are.
nar-rules-word-start =
    Start city
    Where a company's network begins. It has an income and no symbols.
nar-rules-word-network =
    Network
    The cities of a company, its start city included.
nar-rules-word-found =
    Found
    To take the first share of a company, at a price of your own.
nar-rules-word-propose =
    Propose
    To name a price for a share of a company that somebody else directs.
nar-rules-word-intercept =
    Intercept
    As the director, to buy the share yourself at the price proposed.
nar-rules-word-income =
    Income
    What a company's cities bring each turn; it is divided among its shares.
nar-rules-word-remainder =
    Remainder
    What is left of an income when every share has got its hundreds.
nar-rules-word-symbol =
    Coast-to-coast symbol
    A lozenge on a city card. At the end each pays $100 for every share of the company.
nar-rules-word-starting =
    Starting player
    Who begins in this turn. In the next it is the next player clockwise.
nar-rules-word-pass =
    Pass
    To leave the city phase until the next turn.

nar-rules-ruling-1 =
    May I pass in the share phase?
    No. You have to choose a share; with $100 there is always one that you can choose.
nar-rules-ruling-2 =
    Which shares can I choose?
    The front share of each column. When one is taken, the next comes to the front.
nar-rules-ruling-3 =
    What does it cost to found a company?
    What you like: $100 or more, a multiple of $100, and no more than you have. All of it goes to the treasury.
nar-rules-ruling-4 =
    What does another share of my own company cost?
    Exactly $1,000: $500 for the treasury and $500 for the bank.
nar-rules-ruling-5 =
    How much may I propose?
    $100 or more, a multiple of $100, and no more than you have. It may be more than the director has.
nar-rules-ruling-6 =
    I direct the company but cannot pay the price. What can I do?
    You have to let the other player buy. Paying in part is not possible.
nar-rules-ruling-7 =
    All front shares are of my own companies and I have less than $1,000. What now?
    You take one of them for all the money you have. Half of it, rounded up, goes to the treasury, the rest to the bank.
nar-rules-ruling-8 =
    What if I have no money at all?
    The bank gives you $200, and you choose no share in this turn.
nar-rules-ruling-9 =
    How is an odd price halved?
    The treasury's half is rounded up to $100: of $300 it gets $200, of $100 all.
nar-rules-ruling-10 =
    Who gets what when the director intercepts?
    The treasury gets its half, whoever proposed gets the rest, and the bank nothing.
nar-rules-ruling-11 =
    The director has intercepted. Is my turn over?
    Only if you want. You may choose another share in any way, also with the money just received.
nar-rules-ruling-12 =
    May I try the same company again?
    Not in this turn of yours: no company that has been intercepted in it.
nar-rules-ruling-13 =
    And if another share of that company has come to the front?
    Not that one either.
nar-rules-ruling-14 =
    After an interception only my own companies are in front, and I have less than $1,000. Do I have to buy?
    No. After an interception you may always stop.
nar-rules-ruling-15 =
    When does the director change?
    When somebody buys with the director's leave and then holds at least as many shares. A tie is enough; nobody else can become director.
nar-rules-ruling-16 =
    Does an interception cost me my own turn?
    No.
nar-rules-ruling-17 =
    What if the last share goes while some have not had their turn?
    The share phase ends at once, and they get no turn in it.
nar-rules-ruling-18 =
    Which start city does a founder get?
    The top one of the stack. A table may let the founder choose among those left.
nar-rules-ruling-19 =
    Which two shares are out of the game?
    They are shown beside the columns: everybody could work them out anyway.
nar-rules-ruling-20 =
    In which order are cities bought?
    One at a time, clockwise from the starting player, until all have passed.
nar-rules-ruling-21 =
    I have passed in the city phase. May I come back?
    Not before the next turn.
nar-rules-ruling-22 =
    Why was I passed without being asked?
    No company that you could still buy for had the money for a front city. You stay out, even if a cheaper city comes later.
nar-rules-ruling-23 =
    How many cities can I buy for a company?
    One in each city phase. Others who hold its shares can buy one for it, too.
nar-rules-ruling-24 =
    Do I have to be the director to buy a city?
    No. One share is enough.
nar-rules-ruling-25 =
    May I add money of my own?
    No. The treasury pays.
nar-rules-ruling-26 =
    Which cities are on offer?
    The front city of each column that is not empty.
nar-rules-ruling-27 =
    How is the income divided?
    By the number of shares in players' hands, rounded down to $100. Each share gets that much.
nar-rules-ruling-28 =
    Who gets the remainder?
    The director gets $100 of it and the treasury the rest. The last turn has a rule of its own.
nar-rules-ruling-29 =
    I hold all the shares sold. Do I get everything?
    No, what remains is treated as always, unless the table gives a sole owner everything.
nar-rules-ruling-30 =
    Who pays the income?
    The bank. A treasury only ever receives what remains.
nar-rules-ruling-31 =
    What is different about the remainder in the last turn?
    The director gets half of it, rounded up to $100. A table may also halve it to the dollar or round down.
nar-rules-ruling-32 =
    Where does the other half go in the last turn?
    It stays in the bank.
nar-rules-ruling-33 =
    How many shares must be left for another turn?
    At least as many as there are players. With fewer after the share phase, the turn is the last.
nar-rules-ruling-34 =
    Which cities count for the end?
    All that still lie in the columns, not only the front ones. With five or fewer before the city phase, the turn is the last.
nar-rules-ruling-35 =
    Nobody has bought a city. What now?
    Then this turn is the last.
nar-rules-ruling-36 =
    Does the last turn end at once?
    No, it is played to its end. Only the remainder is treated differently.
nar-rules-ruling-37 =
    What do shares pay at the end?
    $100 for each symbol of their company. Start cities have none, and treasuries are worth nothing.
nar-rules-ruling-38 =
    Who wins if two are level?
    Whoever comes first in the order of the last turn.
nar-rules-ruling-39 =
    Why am I asked though I can only allow it?
    Money is hidden. If you were not asked, everybody would know that you are short of it.
nar-rules-ruling-40 =
    How long does a game last?
    If everybody takes one share each turn, nine turns with three players, seven with four and five with five. Interceptions shorten it.
nar-rules-ruling-41 =
    Which prices can I name?
    Multiples of $100, at least $100, and at most the cash you have.
nar-rules-ruling-42 =
    Why can I not take this share?
    It does not lie at the front of its column.
nar-rules-ruling-43 =
    Why can I not buy this city?
    It does not lie at the front of its column.
nar-rules-ruling-44 =
    A company is short of $100 for a city. Can it still buy it?
    No. The treasury pays the whole price.
nar-rules-ruling-45 =
    For which companies can I buy cities?
    For those of which you hold at least one share.
