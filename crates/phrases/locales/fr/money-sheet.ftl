# La feuille des comptes.

money-title = Argent
money-show = Ce que montrent les chiffres
money-now = Maintenant
money-both = Maintenant → avec le plan
money-plan = Avec le plan
money-change = Différence
money-copy = Copier en CSV
money-copied = Copié
money-planned = Plan : { $steps }
money-unplanned = Rien n'est prévu.
money-sold = Vendues
money-of = { $count } sur { $all }
money-one-more = Si une de plus est vendue
money-none-left = plus aucune
money-you-hold = Vous avez
money-you-receive = Vous recevez
money-director = Directeur en plus
money-symbols = Symboles
money-share-at-the-end = Par part à la fin
money-symbols-pay = Pour les symboles
money-dividend = Dividende
money-if-ends-after = Argent si la partie finit après
money-if-ends-with = Argent si le dernier tour est
money-if-this-turn = celui-ci
money-if-next-turn = le suivant
money-ahead-after = Devant vous, { $year }
money-ahead = Devant vous
money-level = à égalité
money-column-planned = { $column } (plan)
money-ar-assumption = Calculé avec l'argent d'aujourd'hui et chaque dividende à venir égal au prochain. Sans autre part, cube ni marqueur.
money-nar-assumption = Calculé avec l'argent d'aujourd'hui, chaque paiement à venir égal au prochain et les symboles actuels. Sans autre part ni ville.
keys-money = La feuille des comptes

# Ce qui coûte de l'argent redemande une fois.

set-spend = Demander avant de dépenser
set-letters = Touches à un seul caractère
keys-numbers = Réponses sans touche à elles
sure-bid = Offrir { $amount } ? Appuyez encore
sure-bid-far = { $amount }, pas { $least } ? Appuyez encore
sure-bid-all = Vos { $amount }, tout ? Appuyez encore
sure-intercept = Prendre pour { $price } ? Appuyez encore
