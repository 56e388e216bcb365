# American Rails: was die Bilder der Regeln zeigen. Die Zahlen kommen aus den Partien, nach denen sie gezeichnet sind.

rules-picture-map = Ein Stück des Spielplans „{ $map }“. Die Nummern stehen an dem, was man wissen muss:
rules-picture-map-name = Eine Stadt und ihr Name: { $city }.
rules-picture-map-cube = Ein Streckenwürfel: { $company } hat hier Strecke. Ihr Buchstabe sagt so gut wie die Farbe, welche Gesellschaft es ist.
rules-picture-map-values = Was die Stadt einbringt: { $full } für eine Gesellschaft, die hier allein ist, { $shared } für jede, sobald es mehrere sind. Was jetzt gezahlt wird, ist fett gedruckt.
rules-picture-map-special = Ein Stern und ein Rand aus Messing: { $city } ist eine der drei besonderen Städte.
rules-picture-map-never = Eckig und dunkel: { $city } wird nie entwickelt.
rules-picture-map-plains = Ebene: Der erste Streckenwürfel kostet { $price }, und jede Gesellschaft hat Platz.
rules-picture-map-forest = Wald: Ein Streckenwürfel kostet { $price }, und nur einer hat Platz.
rules-picture-map-mountain = Gebirge: Ein Streckenwürfel kostet { $price }, und nur einer hat Platz.
rules-picture-track = { $before } haben Spalte I in dieser Reihenfolge gespielt. Von oben standen die Marker dann so: { $after }. Das ist die Reihenfolge von Spalte II, in der schon gezogen wurde.
rules-picture-development = { $city } wird entwickelt: Die Stadt bringt { $company } jetzt { $after } statt { $before }. Für eine andere Gesellschaft kostet ein Streckenwürfel dort nun { $dearer } statt { $price }. { $left } Marker sind noch da.
rules-picture-development-before = Vorher
rules-picture-development-after = Entwickelt
rules-picture-prices = Was der nächste Streckenwürfel von { $company } rund um { $city } kostet. Wo { $other } schon einen hat, sind es { $price } statt { $empty }.
rules-picture-dilution = { $buyer } kauft für { $price } einen weiteren Anteil von { $company }. Die Kasse wächst von { $had } auf { $has }, aber ein Anteil zahlt jetzt { $after } statt { $before }, auch der von { $holder }.
rules-picture-dilution-before = Vor der Versteigerung
rules-picture-dilution-after = Danach
rules-picture-shared = In { $city } bekommt { $one } { $full }, solange die Gesellschaft allein ist. Kommt { $other } hinzu, bekommt jede { $shared }: { $one } verliert { $loss } im Jahr.
rules-picture-shared-one = Eine Gesellschaft
rules-picture-shared-two = Zwei Gesellschaften
rules-picture-links = { $company } hat von { $from } nach { $to } gebaut. Ihre Städte bringen { $cities }, die Verbindung { $bonus } dazu: ein Einkommen von { $income }.
rules-picture-dividend = { $company } teilt { $income } durch { $shares } Anteile und rundet auf { $dividend } je Anteil auf. { $player } hält { $held } davon und bekommt { $paid }.
