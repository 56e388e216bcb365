# North American Railways: was die Bilder der Regeln zeigen. Die Zahlen kommen aus den Partien, nach denen sie gezeichnet sind.

nar-rules-picture-cards = Ein Anteil von { $company } und eine Stadt, beide vorn in einer Spalte. Die Nummern stehen an dem, was man wissen muss:
nar-rules-picture-cards-company = Die Gesellschaft. Ihr Buchstabe und der Rahmen darum sagen so gut wie die Farbe, welche es ist.
nar-rules-picture-cards-director = Ihr Direktor, hier { $player }. Ohne Direktor kann sie gegründet werden.
nar-rules-picture-cards-pays = Was ein Anteil jetzt jede Runde zahlt: { $amount }.
nar-rules-picture-cards-tag = Was du damit tun kannst, wenn du am Zug bist, oder warum nicht.
nar-rules-picture-cards-name = Die Stadt, hier { $city }.
nar-rules-picture-cards-price = Was die Gesellschaft aus ihrer Kasse dafür zahlt: { $price }.
nar-rules-picture-cards-income = Um wie viel sie das Einkommen der Gesellschaft erhöht: { $income }.
nar-rules-picture-cards-symbols = { $symbols ->
    [0] Diese Stadt hat keine Küste-zu-Küste-Symbole.
    [one] Ein Küste-zu-Küste-Symbol: am Ende { $worth } für jeden Anteil.
   *[other] { $symbols } Küste-zu-Küste-Symbole: am Ende { $worth } für jeden Anteil.
}
nar-rules-picture-founding = { $player } gründet { $company } für { $price }. Alles geht in die Kasse, in der nun { $treasury } liegen; das Netz beginnt in { $city } und das Einkommen mit { $income }.
nar-rules-picture-proposal = { $player } schlägt { $price } für einen Anteil von { $company } vor. Die Gesellschaft leitet { $director }. In beiden Fällen gehen { $half } in die Kasse. Die übrigen { $rest } gehen an die Bank, wenn { $director } kaufen lässt, und an { $player }, wenn { $director } zuvorkommt.
nar-rules-picture-director = { $director } hat { $player } kaufen lassen. { $player } hält nun { $held } der verkauften Anteile, so viele wie { $director }: Das genügt, und die Leitung hat { $now }. Die Fahne steht beim Namen des Direktors.
nar-rules-picture-director-before = Gegründet
nar-rules-picture-director-after = Einen Anteil später
nar-rules-picture-division = { $company } verdient { $income } und hat { $shares } Anteile in den Händen der Spieler: { $each } für jeden Anteil. Von den übrigen { $remains } bekommt { $director } als Direktor { $extra } und die Kasse { $leftover }.
nar-rules-picture-division-network = Was das Netz einbringt
nar-rules-picture-division-paid = Wer es bekommt
nar-rules-picture-symbols = Die letzte Zahlung. Das Netz von { $company } hat { $symbols ->
    [one] ein Symbol
   *[other] { $symbols } Symbole
}: { $worth } für jeden Anteil, zusätzlich zum Einkommen. { $player } hält { $held } davon und bekommt dafür { $paid }. Was von einem Einkommen übrig bleibt, geht an den Direktor und die Bank.
