import { type Book, figure, ruling, text } from '@kontor/ui/book';
import { more } from './more/fr.ts';

export const book: Book = [
  {
    id: 'aim',
    title: 'De quoi il s’agit',
    parts: [
      text(
        'H-C7',
        'Marchands d’un petit pays',
        'Vous achetez des marchandises dans un marché bondé, parcourez les routes d’un petit pays et les vendez dans ses villages. Chaque vente y laisse un comptoir. Qui a des comptoirs tout autour d’une région gagne davantage, et encore à la fin. Le jeu se joue de 2 à 5, à partir de 12 ans ; autour d’une table, il dure de 90 à 120 minutes.',
      ),
      text(
        '',
        'Comment gagner',
        'L’argent est tout : le plus riche l’emporte. On en gagne en se montrant au marché, en vendant, en complétant des régions et, tout à la fin, pour ses bâtiments, pour sa présence partout et pour la Route principale.',
      ),
      text(
        '',
        'Une manche',
        'La partie compte quatre ou cinq manches de trois phases : chacun place ses acheteurs au marché ; les tuiles vont à qui a le plus d’acheteurs autour d’elles ; puis les marchands voyagent et vendent, une action après l’autre.',
      ),
    ],
  },
  {
    id: 'table',
    title: 'Ce qu’il y a sur la table',
    parts: [
      text(
        'H-C1',
        'Huit marchandises',
        'Chacune a son bâtiment : le maïs et le champ de maïs, le sel et la mine de sel, l’amulette et la tente de la voyante, les livres et la bibliothèque, les armes et la forge, la bénédiction et l’église, l’œuf et la vallée du dragon, la relique et le cimetière.',
      ),
      text(
        'H-C2',
        'Tuiles marchandise',
        'Vingt tuiles, numérotées de 1 à 20, permettent de vendre. Une tuile simple montre une marchandise et une flèche : qui la remporte peut faire monter ce prix. Une tuile double montre deux marchandises, sans flèche.',
      ),
      text(
        'H-C3',
        'Tuiles spéciales',
        'Quatre tuiles ne vendent rien, mais aident autrement : Marché flottant, Raccourci, Marché noir et Bonne affaire.',
      ),
      figure('tiles', 'Une tuile simple avec sa flèche, une tuile double et les quatre tuiles spéciales.'),
      text(
        'H-C4',
        'Tuiles action',
        'À chaque manche, l’une des tuiles 3, 4, 4, 5, 5 est retournée et donne le nombre d’actions de chacun. Un 6 n’existe que pour des variantes. Une autre tuile marque le premier joueur.',
      ),
      text(
        'H-C5',
        'Vos pièces',
        'À votre couleur : 21 comptoirs, 9 disques qui figurent des bâtiments, 4 acheteurs et 1 marchand. Il y a cinq couleurs, chacune avec sa forme.',
      ),
      figure('pieces', 'Un acheteur, un marchand, un comptoir et un disque.'),
      text(
        'H-C6',
        'Argent et prix',
        'Huit curseurs indiquent les prix. L’argent vient d’une banque qui n’en manque jamais, et y retourne.',
      ),
      text(
        'H-B1',
        'La carte',
        'La ville d’Hermagor est au centre. Autour d’elle, des villages, qui demandent chacun une marchandise, et des routes, chacune avec un péage. Les routes entourent des régions ; une région montre un ou plusieurs bâtiments, ou la bannière de la Noblesse. Une Route principale passe par Hermagor et huit villages. Des rivières partagent le pays en trois duchés, et chaque village est dans l’un d’eux.',
      ),
      figure(
        'map',
        'Le pays : les villages et leurs marchandises, les péages sur les routes, les bâtiments dans les régions.',
      ),
      text(
        'H-B2',
        'Le marché',
        'Vingt étals en cinq rangées de quatre. Entre les rangées courent quatre allées, entre les colonnes trois. On y trouve 43 cases avec un prix : 31 au bord des étals et 12 aux croisements. Aucune allée ne passe à l’extérieur : un étal du milieu est touché par huit cases, un étal du bord par cinq, un étal de coin par trois.',
      ),
      text(
        'H-B3',
        'Le tableau des prix',
        'Chaque marchandise a sa rangée. À gauche, des cases de bâtiment de 5, 3, 1 et 0 ; à droite, les prix de 5 à 10. Au-dessus des prix figure ce que la rangée vaut à la fin : 0, 1, 3, 6, 8 et 9. Une rangée de plus est celle de la Noblesse : 3, 4, 5, 6, 7, 8.',
      ),
      text(
        'H-B4',
        'Ce qu’un prix cache',
        'Le curseur est long : il désigne le prix et couvre les deux cases à sa gauche. Au prix 5, il cache les cases de bâtiment 1 et 0, au prix 6 le 0 seul, et rien à partir de 7. Un prix qui monte fait donc place aux bâtiments.',
      ),
      figure(
        'prices',
        'Des prix de 5 à 8. Tant que le prix est bas, son curseur couvre des cases de bâtiment.',
      ),
    ],
  },
  {
    id: 'setup',
    title: 'Avant la première manche',
    parts: [
      text(
        'H-S1',
        'Chacun',
        'On joue de deux à cinq. Tous les prix commencent à 5. Chacun a 20 en argent, un marchand à Hermagor, 4 acheteurs et 9 disques.',
      ),
      text(
        'H-S2',
        'Combien de manches',
        'À 2 ou 3, les tuiles action 3, 4, 4, 5, 5 font cinq manches ; à 4, les tuiles 4, 4, 5, 5, et à 5, les tuiles 3, 4, 5, 5 en font quatre. Elles sont mélangées face cachée : personne ne connaît l’ordre.',
      ),
      text(
        'H-S3',
        'Le sac',
        'À 2 ou 3, les tuiles 17 à 20 restent dans la boîte. Toutes les autres tuiles marchandise et les quatre spéciales vont dans le sac.',
      ),
      text('H-S4', 'Qui commence', 'Le hasard choisit le premier joueur.'),
    ],
  },
  {
    id: 'market',
    title: 'Phase 1 : le marché',
    parts: [
      text(
        'H-1.1',
        'Garnir les étals',
        'Les étals vides sont garnis depuis le sac, rangée par rangée à partir du haut à gauche. À 5 joueurs, les cinq rangées servent ; à 4, celle du haut reste vide ; à 2 ou 3, celles du haut et du bas. Les tuiles que personne n’a remportées restent en place.',
      ),
      text(
        'H-1.2',
        'Retourner une tuile action',
        'Son nombre est celui des comptoirs que chacun prend dans sa réserve, donc de ses actions. Si la réserve est trop petite, on prend ce qu’il y a ; cela n’arrive qu’avec la tuile action 6.',
      ),
      text(
        'H-1.3',
        'Placer des acheteurs',
        'À partir du premier joueur et dans le sens horaire, chacun place un acheteur ou passe, quatre tours durant. Sur une tuile, cela coûte 2 ; dans une allée, le nombre de la case. Une case porte un seul acheteur. Un étal vide est fermé, mais une case d’allée au bord d’étals vides est ouverte.',
      ),
      text(
        'H-1.4',
        'Passer',
        'Qui ne peut payer aucune case libre passe sans qu’on lui demande. Passer fait perdre cet acheteur-là ; au tour suivant, on peut de nouveau en placer un.',
      ),
      ruling(
        'Passer met-il fin au placement ?',
        'Selon les règles françaises, oui, pour toute la manche. Les réponses de l’auteur et le manuel disent que seul cet acheteur est perdu ; c’est notre réglage habituel. Qui préfère l’autre lecture choisit l’option.',
        'pass',
      ),
    ],
  },
  {
    id: 'preparing',
    title: 'Phase 2 : qui remporte quoi',
    parts: [
      text(
        'H-2.1',
        'L’affluence',
        'Les allées paient d’abord. Dans chaque allée, comptez vos acheteurs : 1, 2, 3 ou 4 rapportent 1, 3, 6 ou 10. Un acheteur à un croisement compte dans les deux allées, un acheteur sur une tuile dans aucune.',
      ),
      text(
        'H-2.2',
        'Majorités',
        'Les tuiles se décident ensuite une à une, dans le sens de la lecture : du haut à gauche au bas à droite. Une tuile va à qui a le plus d’acheteurs sur elle et sur les cases qui la touchent.',
      ),
      text(
        'H-2.3',
        'Égalités',
        'Entre ceux qui en ont le plus à égalité, celui qui est sur la tuile l’emporte. Si aucun d’eux n’y est, c’est celui qui a strictement le plus d’acheteurs sur ses quatre côtés ; les croisements ne comptent pas pour cela. Si cela ne suffit pas, personne ne gagne et la tuile reste, comme une tuile sans acheteur.',
      ),
      ruling(
        'Quelqu’un sur la tuile, mais pas à égalité',
        'Les règles anglaises ne comptent les côtés que si personne n’est sur la tuile, les françaises si aucun des joueurs à égalité n’y est. Nous suivons les françaises : un acheteur sur la tuile qui n’est pas parmi les premiers ne compte pas.',
      ),
      figure(
        'market',
        'L’exemple détaillé à la fin de ce livret, les tuiles A à L portant les numéros 1 à 12. Sous chaque tuile, qui a combien d’acheteurs autour d’elle.',
      ),
      text(
        'H-2.4',
        'Augmenter un prix',
        'Qui remporte une tuile simple peut augmenter de 1 le prix de sa marchandise, aussitôt, avant que la tuile suivante se décide. Aucun prix ne dépasse 10 ; à 10, on ne demande rien.',
      ),
      text(
        'H-2.5',
        'Marché flottant',
        'Qui le remporte peut augmenter aussitôt de 1 le prix d’une marchandise au choix. La tuile retourne ensuite dans le sac. Si tous les prix sont à 10, on ne demande rien.',
      ),
      text('H-2.6', 'Bonne affaire', 'Rapporte 5 aussitôt et retourne dans le sac.'),
      ruling(
        'Dans le sac, ou écartées ?',
        'Les règles anglaises écartent le Marché flottant et la Bonne affaire, les françaises les remettent aussitôt dans le sac. Nous suivons les françaises.',
      ),
      text(
        'H-2.7',
        'Gardées pour le voyage',
        'Le Marché noir et le Raccourci restent devant qui les a remportés, pour la phase 3. Toutes les tuiles remportées sont visibles.',
      ),
      text(
        'H-2.8',
        'Une seconde chance',
        'Qui n’a aucune tuile marchandise peut alors piocher dans le sac jusqu’à en trouver une, dans le sens horaire à partir du premier joueur. Les tuiles spéciales piochées en chemin ne font rien et y retournent. Une telle pioche n’augmente jamais un prix. S’il ne reste aucune tuile marchandise dans le sac, la recherche ne donne rien ; cela peut arriver à 5 joueurs.',
      ),
      text(
        'H-2.9',
        'Le prochain premier joueur',
        'Qui a la tuile au plus petit numéro, tuiles piochées comprises, désigne le premier joueur : n’importe qui, lui-même aussi, mais jamais la couleur partagée. Celui-ci commence déjà la phase 3 de cette manche. Si personne n’a de numéro, rien ne change.',
      ),
      text('H-2.10', 'Ranger', 'Tous les acheteurs retournent à leurs propriétaires.'),
    ],
  },
  {
    id: 'selling',
    title: 'Phase 3 : voyager et vendre',
    parts: [
      text(
        'H-3.1',
        'Une action chacun',
        'À partir du premier joueur et dans le sens horaire, chacun fait une action à la fois, jusqu’à ce que tous les comptoirs de la manche soient employés. Chaque action en emploie un. Qui n’en a plus est sauté.',
      ),
      text(
        'H-3.2',
        'Voyager et vendre',
        'Votre marchand va dans un autre village où vous n’avez pas encore de comptoir, vous payez les péages des routes et vous y vendez. On prend le chemin le moins cher ; entre chemins égaux, celui qui a le moins de routes.',
      ),
      text(
        'H-3.3',
        'Vendre',
        'Votre marchand reste et vend là où il se trouve, si c’est un village sans comptoir à vous.',
      ),
      text(
        'H-3.4',
        'Voyager seulement',
        'Vers un autre village sans comptoir à vous, pour la moitié des péages, arrondie à l’inférieur. Le comptoir retourne dans votre réserve, et personne à l’arrivée ne gagne rien.',
      ),
      text('H-3.5', 'Ne rien faire', 'Le comptoir retourne dans votre réserve. C’est toujours permis.'),
      text(
        'H-3.6',
        'En chemin',
        'Un marchand peut traverser tout, Hermagor et vos propres comptoirs compris, mais ne s’y arrête jamais. Plusieurs marchands peuvent se trouver dans un même village. Ils restent sur place entre les manches, et après une vente on ne voyage plus.',
      ),
      text(
        'H-3.7',
        'Ce que l’on peut vendre',
        'Il faut une tuile avec la marchandise que demande le village. Une tuile sert pour autant de ventes que l’on veut dans cette phase.',
      ),
      text(
        'H-3.8',
        'Une vente, pas à pas',
        'Vous payez le chemin. La banque vous paie le prix. Vous posez votre comptoir. Chaque autre joueur qui a un comptoir dans ce village reçoit 1 de la banque. Puis viennent les régions que vous avez complétées.',
      ),
      ruling(
        'Qui paie les autres ?',
        'Dans le manuel, c’est le vendeur. Dans toutes les autres sources, c’est la banque, et chez nous aussi.',
      ),
      text(
        'H-3.9',
        'Marché noir',
        'Pendant cette phase, les ventes de son possesseur ne rapportent rien aux autres. Les leurs lui rapportent toujours. Il dure toute la phase, et non une seule vente comme dans le manuel.',
      ),
      text(
        'H-3.10',
        'Raccourci',
        'Une fois, et seulement pour voyager et vendre, son possesseur paie la moitié des péages, arrondie à l’inférieur ; la tuile retourne ensuite dans le sac. À lui de choisir le moment.',
      ),
      text(
        'H-3.11',
        'Quand on paie le chemin',
        'Avant la vente, avec l’argent en main : on ne va pas où l’on ne peut pas payer.',
      ),
      ruling(
        'Payer avec ce que rapporte la vente ?',
        'Tous les textes racontent le chemin avant la vente. Les réponses de l’auteur permettent de le payer à la fin de l’action. Avec cette option, on peut aller partout où la vente et ses régions rapportent assez ; tant qu’elles se règlent, les choix qui empêcheraient de payer sont fermés. Elle ne vaut pas pour voyager seulement.',
        'travelPay',
      ),
      text(
        'H-3.12',
        'Compléter une région',
        'Quand le dernier village d’une région reçoit votre comptoir, vous l’avez complétée. Hermagor n’est jamais nécessaire.',
      ),
      text(
        'H-3.13',
        'Un bâtiment',
        'Pour une région à bâtiments, vous pouvez poser un disque dans la rangée de l’un d’eux : sur la plus haute case libre que le prix ne cache pas. Vous gagnez aussitôt son nombre. Si aucune case n’est libre, ou s’il ne vous reste pas de disque, l’occasion est perdue pour de bon. Vous pouvez aussi renoncer, pour garder un disque.',
      ),
      text(
        'H-3.14',
        'La Noblesse',
        'Pour une région à bannière, un disque va sur la plus petite case libre de la rangée de la Noblesse et rapporte son nombre. Qui vient plus tard reçoit donc plus, jusqu’à ce que la rangée soit pleine. Ici aussi, on peut renoncer.',
      ),
      ruling(
        'Peut-on renoncer à un disque ?',
        'Un texte anglais le pose partout où c’est possible. Les réponses de l’auteur et le manuel permettent d’y renoncer, et nous aussi, sauf si la table en décide autrement. Dans le manuel, un prix peut aussi baisser pour un bâtiment sans place ; les autres sources n’en disent rien : les prix ne baissent jamais.',
        'decline',
      ),
      text(
        'H-3.15',
        'Plusieurs à la fois',
        'Une vente peut compléter plusieurs régions. Vous les réglez dans l’ordre de votre choix, chacune selon ce qu’est alors la table.',
      ),
      text(
        'H-3.16',
        'La fin d’une manche',
        'Quand tous les comptoirs sont employés, toutes les tuiles des joueurs retournent dans le sac. S’il reste une tuile action, une nouvelle manche commence ; sinon, la partie se termine.',
      ),
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    parts: [
      text(
        'H-4.1',
        'Production',
        'Pour chaque rangée de marchandise où vous avez au moins un disque, vous gagnez sa valeur finale, une fois : 0 au prix 5, puis 1, 3, 6, 8, et 9 au prix 10.',
      ),
      text(
        'H-4.2',
        'Duchés',
        'Comptez vos comptoirs dans chacun des trois duchés. Le plus petit des trois nombres rapporte 3 par comptoir, 4 à cinq joueurs. Soyez donc partout.',
      ),
      text(
        'H-4.3',
        'Route principale',
        'Tous ceux qui y ont le plus de comptoirs gagnent 5, tous ceux qui en ont le moins perdent 5 ; si tous en ont autant, il ne se passe rien. Une fortune peut tomber sous 0. Le manuel récompense tout le réseau d’un joueur ; nous suivons les autres sources.',
      ),
      text(
        'H-4.4',
        'Qui gagne',
        'Le plus d’argent l’emporte. À égalité, le plus de disques sur le tableau des prix, Noblesse comprise ; puis le disque le plus à gauche dans la rangée de la Noblesse, où un disque vaut mieux qu’aucun ; et si cela ne suffit pas, la place est partagée.',
      ),
    ],
  },
  ...more,
];
