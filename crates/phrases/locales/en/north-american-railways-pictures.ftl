# North American Railways: what the pictures of the rules show. The numbers come from the games they are drawn from.

nar-rules-picture-cards = A share of { $company } and a city, each at the front of a column. The numbers stand at what there is to know:
nar-rules-picture-cards-company = The company. Its letter and the frame around it tell it as well as its colour does.
nar-rules-picture-cards-director = Its director, here { $player }. Without one it can be founded.
nar-rules-picture-cards-pays = What a share pays now, each turn: { $amount }.
nar-rules-picture-cards-tag = What you can do with it when it is your turn, or why not.
nar-rules-picture-cards-name = The city, here { $city }.
nar-rules-picture-cards-price = What the company pays for it from its treasury: { $price }.
nar-rules-picture-cards-income = By how much it raises the company's income: { $income }.
nar-rules-picture-cards-symbols = { $symbols ->
    [0] This city has no coast-to-coast symbols.
    [one] One coast-to-coast symbol: { $worth } for each share at the end.
   *[other] { $symbols } coast-to-coast symbols: { $worth } for each share at the end.
}
nar-rules-picture-founding = { $player } founds { $company } for { $price }. All of it goes to the treasury, which now has { $treasury }; the network begins in { $city }, and the income with { $income }.
nar-rules-picture-proposal = { $player } proposes { $price } for a share of { $company }, which { $director } directs. Either way { $half } go to the treasury. The other { $rest } go to the bank if { $director } lets it go, and to { $player } if { $director } intercepts.
nar-rules-picture-director = { $director } has let { $player } buy. Now { $player } holds { $held } of the shares sold, as many as { $director }: that is enough, and { $now } is the director. The pennant stands with the director's name.
nar-rules-picture-director-before = Founded
nar-rules-picture-director-after = A share later
nar-rules-picture-division = { $company } earns { $income } and has { $shares } shares in players' hands: { $each } for each share. Of the remaining { $remains } the director { $director } gets { $extra } and the treasury { $leftover }.
nar-rules-picture-division-network = What the network brings
nar-rules-picture-division-paid = Who gets it
nar-rules-picture-symbols = The last payment. The network of { $company } has { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
}: { $worth } for each share, on top of the income. { $player } holds { $held } of them and gets { $paid } for it. What remains of an income goes to the director and to the bank.
