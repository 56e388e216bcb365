# Les leçons de North American Railways. Chaque texte commence par son titre.

## 1 : fonder une compagnie

lesson-north-american-railways-founding-title = Fonder une compagnie
lesson-north-american-railways-founding-about = La première part, son prix, et ce que ce prix permet d'acheter
lesson-north-american-railways-founding-welcome =
    Votre premier chemin de fer
    Cinq compagnies attendent qu'on les fonde, et vous avez *2 000 $*. À la fin, qui a le plus d'argent gagne.
    Une compagnie rapporte de l'argent à ceux qui ont ses parts. Fondons Bleu.
lesson-north-american-railways-founding-found =
    Fixez le prix de Bleu
    Qui fonde fixe le prix, et *tout* va à la trésorerie de la compagnie. Avec cet argent, Bleu achètera une ville ce tour-ci.
    Denver rapporte 300 $, plus que les autres. Fondez Bleu avec juste de quoi l'acheter.
lesson-north-american-railways-founding-too-little =
    Pas assez pour Denver
    Bleu n'a pu payer qu'Omaha, et Rouge, la compagnie d'Ada, a acheté Denver.
    Bleu vous paie *200 $* par tour. Avec Denver, ce serait 400 $.
lesson-north-american-railways-founding-almost =
    Denver manquée de peu
    Denver coûte 400 $ : Bleu a dû prendre Winnipeg, et Rouge, la compagnie d'Ada, a acheté Denver.
    Bleu vous paie *300 $* par tour. Avec Denver, ce serait 400 $.
lesson-north-american-railways-founding-too-much =
    De l'argent qui dort
    Denver est achetée et rapporte. Mais vous n'achetez qu'une ville par tour pour Bleu : ce que vous avez payé au-delà de *400 $* dort dans sa trésorerie.
    Il n'est plus à vous, et les trésoreries ne comptent pas à la fin.
lesson-north-american-railways-founding-another-company =
    Tout aussi bien
    Cette compagnie vous servirait aussi bien : aucune n'est encore fondée. Mais la suite parle de Bleu : prenez donc ici la part de Bleu.
lesson-north-american-railways-founding-buy =
    Bleu fait ses achats
    Ada a fondé Rouge, et Ben a mis 1 700 $ dans Vert. Maintenant, les compagnies achètent des villes, et vous commencez.
    Bleu a *400 $*. Achetez la ville qui rapporte le plus.
lesson-north-american-railways-founding-omaha =
    Omaha ne coûte guère
    Elle coûte 100 $, mais n'en rapporte que 100. Les 300 $ restants dorment, et Ada a pris Denver.
    Bleu vous paie *200 $* ce tour-ci, et pourrait payer 400 $.
lesson-north-american-railways-founding-winnipeg =
    Denver rapporte plus
    Winnipeg rapporte 200 $, Denver 300 $, et Ada l'a prise aussitôt.
    Bleu vous paie *300 $* ce tour-ci, et pourrait payer 400 $.
lesson-north-american-railways-founding-passed =
    Rien d'acheté
    Vous ne jouez plus avant le tour suivant, et Ada a pris Denver.
    Bleu n'a que sa ville de départ, Chicago : elle vous vaut *100 $*, et les 400 $ de Bleu dorment.
lesson-north-american-railways-founding-payday =
    Jour de paie
    Chicago rapporte 100 $ et Denver 300 $. Vous avez la seule part de Bleu : *400 $* pour vous, et votre prix est remboursé en un tour.
    À retenir : le prix de la fondation est l'argent de la compagnie. Payez ce qu'elle peut dépenser.

## 2 : proposer un prix

lesson-north-american-railways-naming-a-price-title = Proposer un prix
lesson-north-american-railways-naming-a-price-about = Le directeur répond : la part est pour vous, ou de l'argent à sa place
lesson-north-american-railways-naming-a-price-director =
    Rouge est à Ada
    Ada a fondé Rouge : elle en est le *directeur*. Si vous voulez une part de Rouge, vous proposez un prix, et elle répond.
    Elle la laisse, et vous achetez. Ou elle la prend, et l'achète elle-même à votre prix.
lesson-north-american-railways-naming-a-price-propose =
    Deux bonnes réponses
    La moitié du prix, arrondie à la centaine supérieure, va à la trésorerie de Rouge. Le reste va à la banque si vous obtenez la part, et *à vous* si Ada la prend.
    Choisissez Rouge et trouvez un prix : au moins 300 $ si elle la prend, et au moins 1 200 $ qui vous restent sinon.
lesson-north-american-railways-naming-a-price-cheap =
    Une aubaine pour Ada
    Ada prend la part. D'elle-même, elle aurait payé 1 000 $ pour une autre part de Rouge ; vous la lui offrez pour moins.
    Et votre moitié est de *200 $* au plus.
lesson-north-american-railways-naming-a-price-dear =
    Cher pour vous
    Ada la laisse. La part est à vous, mais il vous reste *1 100 $* au plus.
    Ce qui n'est pas allé à la trésorerie de Rouge est allé à la banque.
lesson-north-american-railways-naming-a-price-not-red =
    D'abord la part d'Ada
    C'est un vrai choix aussi. Mais ici, Ada doit répondre : choisissez la part de Rouge, dans la quatrième colonne.
lesson-north-american-railways-naming-a-price-again =
    Ada prend la part
    Elle paie, la moitié est à vous, et vous pouvez rechoisir ; seul Rouge est exclu.
    Ben a commencé avec 2 000 $, payé 1 900 $ pour Vert et Jaune et reçu 300 $ : il a *400 $*. Proposez pour Vert le plus petit prix qu'il ne peut pas payer.
lesson-north-american-railways-naming-a-price-ben-can-pay =
    Ben peut payer cela
    Il a *400 $* et prend donc la part : une deuxième part de Vert pour lui, la moitié du prix pour vous.
    Un directeur qui ne peut pas payer tout le prix doit laisser la part.
lesson-north-american-railways-naming-a-price-more-than-needed =
    Plus qu'il ne faut
    Ben ne peut pas payer et doit la laisser. Mais *500 $*, c'est déjà plus qu'il n'a.
    Chaque centaine au-delà est perdue pour vous.
lesson-north-american-railways-naming-a-price-stopped =
    Un tour sans part
    Vous gardez l'argent d'Ada, et c'est permis. Mais Ben n'a que *400 $* : Vert est à prendre.
lesson-north-american-railways-naming-a-price-not-green =
    Regardez Ben
    C'est possible. Mais Ben n'a que *400 $* et dirige Vert, qui a 1 100 $ en trésorerie : proposez un prix pour Vert.
lesson-north-american-railways-naming-a-price-two-deals =
    Deux bonnes affaires
    Ada vous a versé de l'argent, et Ben a dû laisser Vert pour 500 $. Vous avez autant de parts de Vert que lui : *vous dirigez* Vert, et ses 1 400 $ en trésorerie.
    Avant de proposer un prix, regardez les deux réponses.

## 3 : le directeur

lesson-north-american-railways-the-director-title = Qui dirige ?
lesson-north-american-railways-the-director-about = Gagner une compagnie avec une seule part, et la garder
lesson-north-american-railways-the-director-flag =
    Le petit drapeau
    Il marque le directeur. Pour Rouge, c'est Ada : deux parts, et vous une. Le directeur répond à chaque prix et reçoit *100 $* quand le revenu ne se divise pas juste.
    Rouge rapporte 1 000 $ : 300 $ pour chacune des trois parts, et les 100 $ qui restent pour Ada.
lesson-north-american-railways-the-director-take-over =
    Autant suffit
    Achetez une part et ayez alors *autant* de parts que le directeur : la compagnie est à vous.
    Ada prend ce qui est bon marché ; jusqu'à 700 $, elle préfère acheter. Proposez pour Rouge un prix auquel elle laisse la part.
lesson-north-american-railways-the-director-cheap =
    Ada la garde
    À ce prix, elle achète elle-même. Ada a trois parts de Rouge, vous une.
    Pour la rattraper, il vous en faudrait maintenant *deux* de plus.
lesson-north-american-railways-the-director-dear =
    À vous, mais cher
    Vous dirigez Rouge. Mais vous avez payé plus que les *1 000 $* que paie un directeur, et Ada aurait laissé la part pour 800 $.
lesson-north-american-railways-the-director-blue =
    Bleu est déjà à vous
    Une autre part de votre propre compagnie coûte 1 000 $, et personne n'est consulté. Mais deux parts de Bleu reçoivent 200 $ chacune : *400 $*, comme avant.
    Regardez plutôt Rouge.
lesson-north-american-railways-the-director-yellow =
    Jaune rapporte peu
    Ben a une part de Jaune : avec une part, vous la dirigeriez. Mais Jaune ne rapporte que *200 $*, et Rouge 1 000 $.
lesson-north-american-railways-the-director-black =
    Une nouvelle compagnie
    Vous pouvez fonder Noir et la diriger. Mais elle commence avec *100 $* de revenu, et Rouge rapporte 1 000 $.
lesson-north-american-railways-the-director-defend =
    Ada veut la reprendre
    Deux parts chacun : le drapeau est à vous. Maintenant, Ada propose *600 $* pour la suivante. Avec trois, elle en aurait au moins autant que vous.
    La laisser, ou la prendre ?
lesson-north-american-railways-the-director-allowed =
    Le drapeau revient à Ada
    Elle a trois parts, vous deux : Ada dirige Rouge, et vous en recevez *400 $*.
    Si vous aviez pris la part, ce serait 600 $.
lesson-north-american-railways-the-director-kept =
    Rouge est à vous
    Trois parts de Rouge sur cinq : elles vous paient *600 $* par tour. Avec une part de plus, Ada pourrait la reprendre, mais vous répondez à chacun de ses prix.
    Autant suffit : à égalité, le nouveau venu l'emporte.

## 4 : les villes

lesson-north-american-railways-cities-title = Les villes, et qui peut acheter
lesson-north-american-railways-cities-about = Qui a une part peut dépenser l'argent de la compagnie
lesson-north-american-railways-cities-treasuries =
    Deux compagnies à vous
    Vous avez la seule part de Bleu, et une des trois de Rouge. Ada dirige Rouge, mais peu importe : *quiconque* a une part peut acheter pour la compagnie, une ville par tour.
    La compagnie paie : Bleu a 500 $, Rouge 700 $.
lesson-north-american-railways-cities-denver =
    Denver, mais pour qui ?
    Denver rapporte 300 $, et Bleu comme Rouge peut la payer. Chaque case montre d'abord ce que la ville ajoute à votre prochain paiement.
    Achetez Denver là où elle *vous* rapporte le plus.
lesson-north-american-railways-cities-denver-for-red =
    Partagé en trois
    Le revenu de Rouge se divise entre ses trois parts : Denver ajoute *100 $* pour vous et 200 $ pour Ada.
    La seule part de Bleu est à vous : vous auriez les 300 $ entiers.
lesson-north-american-railways-cities-smaller =
    Denver est partie
    Cette ville ajoute moins, et Ada a aussitôt acheté Denver pour Rouge.
    Pour Bleu, elle aurait ajouté *300 $* à votre paiement.
lesson-north-american-railways-cities-passed =
    Fini pour ce tour
    Qui passe n'achète plus rien ce tour-ci. Les 500 $ de Bleu dorment, et Ada a acheté Denver pour Rouge.
    Vous recevez *500 $*. Cela aurait pu être 900 $.
lesson-north-american-railways-cities-also-red =
    L'argent de Rouge aussi
    Ada a acheté Cincinnati pour Rouge, et ne peut acheter pour Rouge qu'une fois par tour. Mais vous avez une part de Rouge, et il reste *400 $*.
    Achetez pour Rouge la ville qui augmente votre paiement.
lesson-north-american-railways-cities-too-small =
    Trop peu pour trois
    Rouge aurait 800 $ : 200 $ par part, comme avant. Des 200 $ qui restent, 100 $ vont à Ada et 100 $ à la trésorerie.
    Il faut *200 $* de plus pour arriver à 300 $ par part.
lesson-north-american-railways-cities-unused =
    L'argent de Rouge attend
    Rouge garde ses 400 $, et Jaune, la compagnie de Ben, a pris Birmingham.
    Rouge vous paie 200 $. Avec Birmingham, ce serait *300 $*.
lesson-north-american-railways-cities-paid =
    Jour de paie
    Bleu vous paie 600 $ et Rouge 300 $ : *900 $*.
    À retenir : qui a une part achète pour la compagnie une fois par tour, toujours avec la trésorerie. Demandez-vous d'abord qui la ville va payer.

## 5 : le revenu

lesson-north-american-railways-income-title = Comment le revenu se partage
lesson-north-american-railways-income-about = Des centaines entières pour chaque part, et ce que devient le reste
lesson-north-american-railways-income-division =
    400 $ pour trois parts
    Rouge rapporte 400 $, et les joueurs ont trois de ses parts. Chacune reçoit 100 $ : on ne paie que des centaines entières. Il reste *100 $* pour le directeur, et c'est vous.
    Avec vos deux parts, vous recevez 300 $.
lesson-north-american-railways-income-omaha =
    Cent de plus
    Omaha rapporte 100 $. Rouge a 400 $ et Vert 500 $, pour trois parts chacun. Vous avez deux parts de Rouge et une de Vert.
    Achetez Omaha là où elle augmente *votre* paiement.
lesson-north-american-railways-income-for-red =
    500 $ pour trois parts
    Chaque part de Rouge reçoit encore 100 $. Des 200 $ qui restent, 100 $ vont au directeur et 100 $ à la trésorerie.
    Rouge vous paie donc *300 $*, comme avant.
lesson-north-american-railways-income-regina =
    La même chose, plus cher
    Regina aussi porte Vert à 600 $, et vous recevez 100 $ de plus. Mais elle coûte *200 $* à Vert, et Omaha seulement 100 $.
lesson-north-american-railways-income-passed =
    Rien n'a changé
    Vous ne jouez plus ce tour-ci et recevez *400 $* : 300 $ de Rouge et 100 $ de Vert.
    Avec deux bonnes villes, ce serait 600 $.
lesson-north-american-railways-income-nashville =
    À Rouge, maintenant
    Vert a 600 $ : *200 $* pour chacune des trois parts, et 100 $ de plus pour vous.
    Rouge a 400 $. Achetez la ville qui porte chaque part de Rouge à 200 $.
lesson-north-american-railways-income-too-little =
    Toujours 100 $ par part
    500 $ pour trois parts : il reste 200 $, dont le directeur ne reçoit que 100. Rouge vous paie *300 $*, comme avant.
    Avec 600 $, chaque part recevrait 200 $.
lesson-north-american-railways-income-unchanged =
    Rien ne change pour Rouge
    Rouge vous paie *300 $*. Avec 200 $ de revenu en plus, ce serait 400 $.
lesson-north-american-railways-income-card =
    Ce que la carte ne dit pas
    Vous avez reçu 600 $. Choisissez une part : celle de Noir paie 300 $, celles de Vert et de Rouge 200 $. Mais votre part est *une de plus* à payer !
    Prenez celle qui augmente le plus votre paiement.
lesson-north-american-railways-income-cheap =
    Trop tentant pour Ada
    À 300 $ ou moins, Ada prend la part, et Noir est exclu pour ce tour. Elle la laisse à partir de *400 $*.
lesson-north-american-railways-income-green =
    600 $ pour quatre parts
    Cela fait 100 $ chacune. Vos deux parts reçoivent 200 $, et le nouveau directeur, vous, 100 $ : *100 $* de plus qu'avant.
    Une autre part ajoute 200 $.
lesson-north-american-railways-income-red =
    1 000 $ pour rien
    Les 600 $ de Rouge pour quatre parts : 100 $ chacune. Vos trois parts, et 100 $ comme directeur : *400 $*, comme avant.
    Une autre part ajoute 200 $.
lesson-north-american-railways-income-blue =
    100 $ pour deux parts
    Cela fait moins de 100 $ chacune : tout reste. Vous êtes le nouveau directeur et recevez *100 $*.
    Une autre part ajoute 200 $.
lesson-north-american-railways-income-shared =
    Divisez avant d'acheter
    Les 700 $ de Noir pour trois parts : 200 $ chacune, et les 100 $ qui restent pour Ada. Votre prochain paiement monte à *800 $*.
    À retenir : des centaines entières par part, 100 $ du reste au directeur, le surplus à la trésorerie.

## 6: short of money

lesson-north-american-railways-short-of-money-title = À court d'argent
lesson-north-american-railways-short-of-money-about = Le dernier argent, une aide, et une part contre tout
lesson-north-american-railways-short-of-money-all-in =
    Tout pour Bleu
    Vous avez mis vos *2 000 $* dans Bleu. Sa trésorerie est pleine, et vous avez reçu 400 $ : c'est tout ce que vous avez.
    Le tour 2 commence par Ada, et elle guette Bleu.
lesson-north-american-railways-short-of-money-offer =
    Ada veut Bleu
    Elle propose *400 $*, tout ce que vous avez. Avec une part, elle en aurait autant que vous : elle dirigerait Bleu et ses 1 600 $.
    La laisser, ou la prendre et n'avoir plus rien ?
lesson-north-american-railways-short-of-money-allowed =
    Bleu est à Ada
    Elle le dirige et reçoit la moitié de son revenu. Vous avez gardé vos *400 $*, mais vos 2 000 $ sont dans une compagnie qui n'est plus à vous.
    Mieux vaut être un moment sans argent.
lesson-north-american-railways-short-of-money-granted =
    Sans un dollar
    Bleu est resté à vous. Mais à votre tour, vous n'aviez rien : vous n'avez pas choisi de part, et la banque vous a donné *200 $*.
    Rien d'autre n'arrive à qui n'a plus d'argent. Voici les villes : vous achetez Buffalo pour Bleu.
lesson-north-american-railways-short-of-money-all =
    Rien que du Bleu
    Vous avez reçu 700 $ et vous avez *900 $*. Toutes les parts de devant sont Bleu, et une part de votre compagnie coûte 1 000 $. Passer n'est pas permis.
    Vous en prenez donc une pour tout votre argent : le prix est le même dans chaque colonne. Appuyez dessus et confirmez.
lesson-north-american-railways-short-of-money-bought =
    Tout pour une part
    La trésorerie de Bleu a reçu 500 $, la moitié de vos 900 $ arrondie, et la banque le reste. Plus pauvre, vous auriez payé *moins* pour la même part.
    À retenir : être sans argent n'est pas un désastre, mais cela coûte un tour.

## 7 : le dernier tour

lesson-north-american-railways-the-last-turn-title = Le dernier tour
lesson-north-american-railways-the-last-turn-about = Les symboles, la fin, et ce qui compte encore
lesson-north-american-railways-the-last-turn-symbols =
    Les losanges paient à la fin
    Un losange sur une ville est un symbole « d'un océan à l'autre ». À la fin, chaque part reçoit 100 $ pour chaque symbole de sa compagnie.
    Vert en a six : *600 $* pour chacune de vos quatre parts de Vert.
lesson-north-american-railways-the-last-turn-green =
    Ben veut Vert
    Ben propose 500 $ : c'est tout ce que vous avez. À la fin, la part reçoit *600 $* pour ses symboles.
    Il reste quatre parts. À trois joueurs, le dernier tour vient quand il en reste moins de trois. La laisser, ou la prendre ?
lesson-north-american-railways-the-last-turn-allowed =
    Les 600 $ sont pour Ben
    À la fin, les symboles de Vert paient *600 $* à Ben, pour les 500 $ payés maintenant. Vous gardez 500 $.
    Et il reste trois parts : il y aura encore un tour.
lesson-north-american-railways-the-last-turn-last =
    Ce tour est le dernier
    Vous n'avez plus d'argent, mais cinq parts de Vert. Ben a acheté Jaune : il reste *deux* parts pour trois joueurs.
    Un tour est aussi le dernier s'il reste cinq villes ou moins avant les achats, ou si personne n'en achète.
lesson-north-american-railways-the-last-turn-spend =
    Dépensez tout
    Quelques villes plus tard : Vert a 900 $, et les trésoreries ne comptent pas à la fin. Trois symboles valent *1 500 $* à vos cinq parts : Boston en a trois, Halifax aussi.
    Ben joue ensuite. Noir, sa compagnie, a 400 $ et veut aussi des symboles. Quelle ville achetez-vous ?
lesson-north-american-railways-the-last-turn-boston =
    Ben prend Halifax
    Noir ne pouvait pas payer Boston, mais bien Halifax : 1 200 $ pour les quatre parts de Ben.
    Vous finissez avec 8 800 $, et Ben gagne avec *9 300 $*.
lesson-north-american-railways-the-last-turn-income =
    Le revenu ne paie plus qu'une fois
    Cette ville n'a pas de symbole, et Ben a pris Halifax : trois symboles pour ses quatre parts de Noir, 1 200 $.
    Ben gagne avec *9 300 $*.
lesson-north-american-railways-the-last-turn-passed =
    900 $ perdus
    L'argent de Vert ne compte pas à la fin. Ben a pris Halifax, et vous avez 6 900 $.
    Ben gagne avec *9 300 $*.
lesson-north-american-railways-the-last-turn-remainder =
    Le dernier reste
    Vert rapporte 800 $ pour vos cinq parts : 100 $ chacune, et il reste *300 $*.
    À tous les tours précédents, le directeur en reçoit 100 $ et la trésorerie le reste. Mais maintenant une trésorerie n'a plus que faire d'argent : au dernier tour, le directeur reçoit la *moitié*, arrondie : 200 $. La banque garde le reste.
lesson-north-american-railways-the-last-turn-won =
    Vous avez gagné !
    Vous finissez avec *8 500 $*, Ben avec 8 200 $. Halifax a valu 1 500 $ à vos cinq parts, et Ben a dû s'en passer.
    Vous savez l'essentiel : fonder, proposer, diriger, acheter des villes, partager, finir. Jouez votre première partie !
