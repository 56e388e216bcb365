# Ordres permanents : ce qui est fait pour quelqu'un qui n'est pas là.

order-bid-pass = Enchérir pour { $company } du minimum, jusqu'à { $amount } ; ensuite passer.
order-bid-ask = Enchérir pour { $company } du minimum, jusqu'à { $amount } ; ensuite me demander.
order-pass-auction = Passer dans cette enchère pour { $company }.
order-pass-until-turn = Passer dans toutes les enchères jusqu'à mon prochain tour.
order-take-row = Prendre ensuite la ligne « { $row } » si elle est encore libre ; sinon me demander.

order-offer-bid-pass = enchérir, puis passer
order-offer-bid-ask = enchérir, puis me demander
order-offer-pass-auction = Passer cette enchère
order-offer-pass-until-turn = Passer jusqu'à mon tour

order-slot-bid = Enchérir pour { $company } du minimum, jusqu'à
order-slot-auction = Dans les enchères
order-slot-row = Si elle est encore libre, prendre ensuite

order-dropped-never-came-up = Ce pour quoi il était donné est terminé, et il n'a pas servi.
order-dropped-own-decision = Vous avez décidé autrement vous-même.
order-dropped-taken-back = Un coup a été repris.
order-dropped-seat-changed = La place a changé de mains.
order-dropped-row-taken = Quelqu'un d'autre a pris la ligne.
order-dropped-not-director = Vous n'êtes plus à la direction.
order-dropped-cannot-pay = Vous n'auriez pas pu payer.
order-dropped-refused = Il ne pouvait plus être exécuté.

order-refused-malformed = L'ordre est illisible : voyez « { $field } ».
order-refused-not-now = Cet ordre ne peut pas être donné maintenant.
order-refused-too-low = La limite doit être d'au moins { $least }.
order-refused-beyond-cash = La limite dépasse les { $cash } dont vous disposez.
order-refused-step = La limite doit être un multiple de { $step }.

problem-orders-players = Seuls les joueurs donnent des ordres permanents, et seulement pour leur propre place.
problem-orders-not-running = La partie n'est pas en cours : il n'y a rien à ordonner.
problem-orders-none = Cet ordre n'existe pas.

order-title = Ordres permanents
order-button = Ordres
order-private = Ils sont exécutés pour vous en votre absence. Personne d'autre ne les voit ni ne sait qu'il y en a ; tout imprévu les annule.
order-nothing = Il n'y a rien à ordonner pour l'instant.
order-give = Donner cet ordre : { $order }
order-replaces = Un seul ordre de chaque sorte est en vigueur : un second remplace le premier.
order-did = Votre ordre :
order-ended = Votre ordre a pris fin.
order-given = L'ordre est donné.
order-withdrawn = L'ordre est retiré.
order-withdraw = Retirer
order-dismiss = Effacer
order-less = Moins
order-more = Plus
order-range = de { $least } à { $most }
order-state-stands = En vigueur :
order-state-asks = À vous de décider :
order-state-carried-out = Exécuté :
order-state-dropped = Annulé :

terminal-orders = Voici ce qui peut être ordonné (order, le numéro ou une partie du nom, et le montant) :
terminal-ordered = Ordonné : { $order }
terminal-order-dropped = Annulé : { $order } { $reason }
