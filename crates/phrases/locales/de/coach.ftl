# Der Schaffner eines ersten Spiels. Die erste Zeile eines Themas ist seine Überschrift; *Sternchen* stehen um das Wichtigste.

## Around a game

coach-kicker = Der Schaffner
coach-kicker-turn = Was dein Zug bewirkt hat
coach-kicker-again = Denk daran
coach-got-it = Verstanden
coach-silence = Keine Hilfe mehr
coach-bring-back = Der Schaffner
coach-doubt-title = Bist du sicher?
coach-doubt = Ich sehe einen besseren Zug: Deiner führt für dich am Ende zu etwa { $plan }, jener zu etwa *{ $best }*.
coach-doubt-move = Zum Beispiel: { $move }.
coach-doubt-why = Zum Beispiel: { $move } ({ $changes }).
coach-show-hint = Tipp zeigen
coach-think-again = Noch einmal überlegen
coach-anyway = Trotzdem tun
coach-first-title = Zum ersten Mal?
coach-first-lead = { $game }: Wie möchtest du anfangen?
coach-first-play = Mit dem Schaffner spielen
coach-first-play-about = Ein richtiges Spiel gegen { $bots } leichte Bots. Alles wird erklärt, wenn es vorkommt.
coach-first-know = Ich kenne das Spiel
coach-first-know-about = Ein Tisch mit { $bots } Bots, und niemand erklärt etwas.
coach-first-lessons = Zuerst die Lektionen
coach-with = Mit dem Schaffner

## What a turn of American Rails brought

coach-brought-bought = Der Anteil { of-company } gehört dir für { $price }: { $pays ->
        [yes] Er zahlt im Moment { $share } im Jahr
       *[no] Er zahlt, sobald die Gesellschaft etwas verdient
    }, und du hast noch { $cash }.
coach-brought-outbid = { $player } hat den Anteil { of-company } für { $price } gekauft; du hast noch deine { $cash }.
coach-brought-unsold = Niemand wollte den Anteil { of-company }: Er ist aus dem Spiel.
coach-brought-started = { $company } begann in { $city } und verdiente { $income } im Jahr; { coach-next-dividend }.
coach-brought-laid =
    { $cubes ->
        [one] Dein Würfel hat
       *[other] Deine { $cubes } Würfel haben
    } { $company } { $cost } gekostet { $grew ->
        [yes] und sie auf { $income } im Jahr gebracht;
       *[no] und keine neue Stadt erreicht: Sie verdiente weiter { $income } im Jahr, und
    } { coach-next-dividend }.
coach-brought-laid-for-several = Deine { $cubes } Würfel haben zusammen { $cost } gekostet; { coach-next-dividend }.
coach-brought-developed = { $city } ist entwickelt; { coach-next-dividend }.
coach-brought-funded = { $own ->
        [yes] Die Bank hat { $company } { $amount } gegeben, und sie hatte { $treasury } zum Bauen. Dich hat es nichts gekostet.
       *[no] Die Bank hat { $company } { $amount } gegeben. Aber du hast keinen Anteil daran: Davon haben andere etwas, du nicht.
    }
coach-brought-took = Du hast { $amount } genommen und hast jetzt { $cash }.
coach-brought-drained = Jeder der anderen hat { $amount } gezahlt; du hast nichts gezahlt und hast { $cash }.
coach-brought-passed = Du stehst ganz oben: In der nächsten Spalte wählst du als Erster.
coach-brought-unused = Du hast die Zeile nicht genutzt; { coach-next-dividend }.
coach-next-dividend =
    { $changes ->
        [yes] deine nächste Dividende ist { $after } statt { $before }
        [since] deine nächste Dividende ist jetzt *{ $now }*
       *[no] deine nächste Dividende bleibt { $after }
    }

## What a turn of North American Railways brought

coach-brought-founded = Du leitest { $company }: In der Kasse sind { $treasury }, das Einkommen ist { $income } je Runde; { coach-next-payment }.
coach-brought-share =
    Du hältst jetzt { $held ->
        [one] einen Anteil
       *[other] { $held } Anteile
    } { of-company }; { coach-next-payment }.
coach-brought-let = { $player } hat dir den Anteil { of-company } für { $price } gelassen; { coach-next-payment }.
coach-brought-intercepted = { $player } hat den Anteil { of-company } zu deinem Preis gekauft, und { $half } davon bekommst du.
coach-brought-allowed = { $player } hat den Anteil, und { $company } hat { $treasury } in der Kasse; { coach-next-payment }.
coach-brought-kept = Du hast den Anteil { of-company } selbst für { $price } gekauft; { coach-next-payment }.
coach-brought-city = { $company } hat { $city } und verdient { $income } je Runde; { coach-next-payment }.
coach-brought-waited = Du wartest; { coach-next-payment }.
coach-next-payment =
    { $changes ->
        [yes] deine nächste Zahlung ist { $after } statt { $before }
        [since] deine nächste Zahlung ist jetzt *{ $now }*
       *[no] deine nächste Zahlung bleibt { $after }
    }

## American Rails

coach-american-rails-offer =
    Nenne einen Anteil
    Zuerst wird von jeder Gesellschaft ein Anteil versteigert.
    > Du nennst den nächsten und bietest als Erster.
    Was der Gewinner zahlt, kommt in die *Kasse* der Gesellschaft; damit baut sie.
coach-american-rails-auction =
    Biete oder passe
    Wer am Ende das *meiste Bargeld* hat, gewinnt, und es sind Anteile, die zahlen: jedes Jahr. Wer am meisten bietet, bekommt diesen und setzt den ersten Würfel der Gesellschaft.
    > Ein oder zwei Anteile für deine 50 $ sind ein guter Anfang.
coach-american-rails-auction-again = In der besten freien Stadt beginnt dieser Anteil mit { $share } im Jahr, höchstens { $times }-mal gezahlt: *{ $most }*. Mit Strecke wird es mehr, mit weiteren Anteilen weniger.
coach-american-rails-start =
    Wo sie beginnt
    > Setze den ersten Würfel kostenlos in eine Stadt ohne Würfel.
    Ist die Gesellschaft dort allein, verdient sie jedes Jahr den *vollen Wert* der Stadt. Achte auf Städte in der Nähe: Dorthin wird sie wachsen.
coach-american-rails-row =
    Wähle eine Zeile
    Ein Jahr hat drei Spalten.
    > In jeder nimmst du eine freie Zeile und tust, was sie sagt; niemand sonst kann sie nehmen. Um mehr zu verdienen, *baue aus*: mit einer Gesellschaft, von der du einen Anteil hast.
coach-american-rails-row-again = Welche freie Zeile erhöht deine nächste Dividende am meisten?
coach-american-rails-expand =
    Baue Strecke
    > Wähle Felder neben den Würfeln deiner Gesellschaft.
    Ihre *Kasse* zahlt: Ebene und Stadt 2 $, Wald 3 $, Gebirge 5 $, und 2 $ mehr für jeden Würfel, der dort schon liegt. Nur Städte bringen Einkommen; der Weg dorthin sollte kurz sein.
coach-american-rails-expand-again = Städte bringen Einkommen, die Felder dazwischen nicht.
coach-american-rails-develop =
    Entwickle eine Stadt
    Mit einem Haus ist eine Stadt *2 $ mehr* im Jahr wert für eine Gesellschaft, die dort allein ist, und 1 $ mehr für jede, die sie teilt.
    > Wähle eine, in der deine Gesellschaft allein ist.
coach-american-rails-fund =
    Geld für eine Gesellschaft
    Die Bank gibt der Gesellschaft deiner Wahl *5 $*. Du selbst bekommst nichts davon; die Gesellschaft kann damit bauen.
    > Am meisten hilft es, wo die Kasse für die nächste Stadt nicht reicht.
coach-american-rails-take =
    Nehmen, schröpfen oder bauen
    > Nimm *2 $* von der Bank, oder lass jeden anderen 2 $ verlieren, oder lege bis zu zwei Würfel.
    Ein Würfel, der eine Stadt erreicht, zahlt jedes Jahr, und so bald mehr als 2 $.
coach-american-rails-sell =
    Versteigere einen Anteil
    > Nenne eine Gesellschaft.
    Der Preis kommt in ihre Kasse, damit sie bauen kann; aber ihr Einkommen wird durch *einen Anteil mehr* geteilt. Du bietest als Erster und musst nicht selbst der Käufer sein.
coach-american-rails-worth =
    Was ist ein Anteil wert?
    Der Tisch zeigt, was dieser Anteil in einem Jahr zahlen würde und in allen Jahren, die noch kommen.
    > Biete *weniger als das*.
    Wer schon Anteile der Gesellschaft hat, bekommt für jeden etwas weniger.
coach-american-rails-worth-again = Wie es jetzt steht, wird dieser Anteil { $share } im Jahr zahlen, höchstens { $times }-mal: *{ $most }*. Mit Strecke wird es mehr, mit weiteren Anteilen weniger.
coach-american-rails-dividend =
    Zahltag
    Jede Gesellschaft hat ihr Einkommen auf ihre Anteile verteilt, aufgerundet, und die Bank hat dir *{ $amount }* gezahlt. Die Kassen behalten ihr Geld. So geht es jedes Jahr: Was du früh baust, zahlt am öftesten.
coach-american-rails-order =
    Wer beginnt?
    Wer in der letzten Spalte *am höchsten* stand, wählt in dieser zuerst. Die starken Zeilen stehen unten: Wer vier Würfel legt, kommt beim nächsten Mal zuletzt.
coach-american-rails-diluted =
    Ein Anteil mehr
    Ein Anteil { of-company } wurde verkauft. Das Einkommen wird durch einen mehr geteilt: Jeder zahlt *{ $after }* statt { $before }. Aber der Preis liegt in der Kasse: Baue damit, und der Anteil wächst wieder.
coach-american-rails-crowded =
    Nicht mehr allein
    { $company } ist in { $city } nicht mehr allein. Jetzt verdient dort jede nur den geteilten Wert: *{ $amount } weniger* im Jahr für { $company }. Das kannst du auch mit Gesellschaften tun, von denen du keinen Anteil hast.
coach-american-rails-connected =
    Eine besondere Verbindung
    { $company } hat { $one } und { $other } verbunden: *10 $ mehr* im Jahr. Chicago, New York und Atlanta sind die besonderen Städte. Zwei davon bringen 10 $, alle drei bringen 30 $.
coach-american-rails-last-year =
    Das letzte Jahr
    Das Spiel endet mit { $year }: noch *eine Dividende*, dann zählt nur Bargeld. Kassen sind nichts wert. Baue nur für dieses Jahr, und zahle für einen Anteil nicht mehr, als er jetzt noch bringt.
coach-american-rails-over =
    Dein erstes Spiel
    Das war es: gut zu Ende gespielt. *Das Ergebnis* zeigt, wie alle zu ihrem Geld gekommen sind. Die Analyse dahinter nennt den Zug, der dich am meisten gekostet hat. Versuch es beim nächsten Mal ohne mich.

## North American Railways

coach-north-american-railways-found =
    Gründe eine Gesellschaft
    Wer am Ende das *meiste Bargeld* hat, gewinnt, und Anteile zahlen jede Runde.
    > Wähle einen Anteil, der vorn liegt, und nenne deinen Preis: Alles kommt in die Kasse der Gesellschaft, die damit Städte kauft. 400 $ bis 600 $ sind ein guter Anfang.
    Du wirst Direktor.
coach-north-american-railways-propose =
    Nenne einen Preis
    Hat eine Gesellschaft einen anderen Direktor, nennst du einen Preis. Der Direktor lässt dich kaufen, oder er kauft *zu deinem Preis und gibt dir die Hälfte*.
    > Nenne also einen, der dir in beiden Fällen passt.
coach-north-american-railways-propose-again = Nenne einen Preis, der dir in beiden Fällen passt.
coach-north-american-railways-own =
    Deine eigene Gesellschaft
    Vorn liegt ein Anteil einer Gesellschaft, die du leitest.
    > Du darfst ihn für *1.000 $* nehmen: die Hälfte für die Kasse, die Hälfte für die Bank.
    Das ist teuer, aber so leicht nimmt sie dir dann niemand weg.
coach-north-american-railways-answer =
    Du wirst gefragt
    Jemand nennt einen Preis für einen Anteil deiner Gesellschaft.
    > Lass ihn gehen: Der andere zahlt, die Hälfte kommt in die Kasse. Oder greif zu: Du zahlst, und *die Hälfte bekommt der andere*.
    Die zwei Spalten zeigen, was dir beides bringt.
coach-north-american-railways-answer-again = Die zwei Spalten zeigen, was dir jede Antwort bringt.
coach-north-american-railways-again =
    Noch einmal
    Der Direktor hat den Anteil gekauft, und *die Hälfte deines Preises gehört dir*. Dein Zug geht weiter: Wähle einen Anteil einer anderen Gesellschaft, oder hör auf.
coach-north-american-railways-city =
    Kaufe eine Stadt
    > Eine Gesellschaft, von der du einen Anteil hast, kauft eine Stadt, die vorn liegt, aus ihrer Kasse: *eine Stadt für jede Gesellschaft* in einer Runde.
    Einkommen wird jede Runde gezahlt; jedes ◆ zahlt am Ende 100 $ je Anteil.
coach-north-american-railways-city-again = Einkommen wird jede Runde gezahlt, ◆ erst am Ende.
coach-north-american-railways-payment =
    Zahltag
    Jede Gesellschaft hat ihr Einkommen auf die verkauften Anteile verteilt, in ganzen Hundertern. Du hast *{ $amount }* bekommen. Von dem, was übrig bleibt, bekommt der Direktor 100 $. So geht es jede Runde.
coach-north-american-railways-director =
    Ein neuer Direktor
    { $player-is ->
        [you] Du leitest jetzt { $company }
       *[other] { $player } leitet jetzt { $company }
    }: Wer *so viele Anteile wie der Direktor* bekommt, löst ihn ab. Der Direktor beantwortet Vorschläge und bekommt die 100 $, die sich nicht teilen lassen.
coach-north-american-railways-partner =
    Nicht deine allein
    { $player } hat { $city } für { $company } gekauft. *Wer einen Anteil hat*, darf aus ihrer Kasse kaufen, einmal in jeder Runde. Das Einkommen ist auch deins. Aber kaufe die Städte, die du willst, ehe andere das Geld ausgeben.
coach-north-american-railways-symbols =
    Von Küste zu Küste
    { $company } hat jetzt { $symbols } ◆: Am Ende zahlt jeder Anteil dafür *{ $amount }*. Bis dahin bringen sie nichts. Gegen Ende des Spiels sind sie mehr wert als Einkommen.
coach-north-american-railways-forced =
    Du wurdest übergangen
    Als in Runde { $turn } Städte gekauft wurden, konnte keine deiner Gesellschaften eine bezahlen, darum wurdest du nicht gefragt. *Vollere Kassen* helfen: Sie bekommen den ganzen Gründungspreis und die Hälfte von dem, was jeder andere Anteil kostet.
coach-north-american-railways-last-turn =
    Die letzte Runde
    Nach der Zahlung dieser Runde ist alles vorbei: Jeder Anteil zahlt *100 $ für jedes ◆* seiner Gesellschaft, dann zählt nur Bargeld. Was in einer Kasse bleibt, ist verloren, also gib es aus.
coach-north-american-railways-over =
    Dein erstes Spiel
    Das war es: gut zu Ende gespielt. *Das Ergebnis* zeigt, wie alle zu ihrem Geld gekommen sind. Die Analyse dahinter nennt den Zug, der dich am meisten gekostet hat. Versuch es beim nächsten Mal ohne mich.
