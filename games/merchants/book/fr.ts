import { type Book, example, figure, ruling, text } from '@kontor/ui/book';

export const book: Book = [
  {
    id: 'aim',
    title: 'De quoi il s’agit',
    parts: [
      text(
        'M-C5',
        'Caravanes et influence',
        'Votre caravane rassemble des ressources dans les villes d’un empire et les livre là où un contrat les demande. Chaque contrat vous donne de l’influence : religieuse, politique ou économique. Le jeu se joue de 2 à 4, à partir de 14 ans, et à 5 ou 6 en variante. Autour d’une table, il dure une heure environ, 45 minutes en partie courte.',
      ),
      text(
        '',
        'Comment gagner',
        'On n’additionne pas de points. À la fin, des joueurs sont éliminés : d’abord le plus faible en religion, puis en politique, puis en économie. Qui reste a gagné. Ne soyez donc dernier en rien.',
      ),
      text(
        '',
        'Un tour',
        'Tous programment en secret jusqu’à six actions. Puis les programmes s’exécutent, une action de chacun après l’autre. Ce qui a été pris est remplacé, et tous les trois tours les monopoles se gagnent.',
      ),
    ],
  },
  {
    id: 'table',
    title: 'Ce qu’il y a sur la table',
    parts: [
      text(
        'M-C1',
        'Ressources',
        'Il y en a soixante, d’autant plus chères qu’elles sont rares : 18 charbons (valeur 1), 15 bronzes (2), 12 argents (3), 9 gemmes (4) et 6 ors (5).',
      ),
      figure('resources', 'Charbon, bronze, argent, gemmes et or, chacun avec sa valeur.'),
      text(
        'M-C2',
        'Contrats',
        'Trente-huit contrats de valeur 2 à 9. La valeur d’un contrat est celle des ressources qu’il demande, ensemble. S’il montre deux fois une ressource, il en veut deux.',
      ),
      figure(
        'contracts',
        'Des contrats de valeur 3, 6 et 9 : le sceau porte la valeur, au-dessous ce qui est demandé.',
      ),
      text(
        'M-C3',
        'Cartes et pièces',
        'Vingt cartes monopole, de valeur 3. Chacun a une caravane, 5 temples, 20 électeurs, un paravent et 6 marqueurs d’action.',
      ),
      figure('pieces', 'Une caravane, un temple et trois électeurs face cachée.'),
      text(
        'M-B1',
        'La carte',
        'Vingt villes numérotées, de rang 1 à 3, et la capitale, de rang 3 et sans numéro. Les routes portent une lettre de a à d et entourent huit régions, de I à VIII.',
      ),
      figure(
        'cities',
        'Des villes de rang 1, 2 et 3, et la capitale : plus la ville est grande, plus elle compte.',
      ),
      figure(
        'map',
        'Le milieu de la carte : des villes, les routes avec leurs lettres, et les régions entre elles.',
      ),
      text(
        'M-B2',
        'Lettres',
        'Quatre routes au plus se rejoignent dans une ville, et leurs lettres diffèrent. « Déplacement b » désigne donc toujours une seule route, depuis ses deux bouts.',
      ),
      text(
        'M-B3',
        'Les régions d’une ville',
        'Une ville touche les régions qui l’entourent. Notre source ne montre pas la carte imprimée ; celle-ci est donc la nôtre : 21 lieux, 28 routes, 8 régions ; aucune route n’en croise une autre, chaque ville touche une région, et aucune n’est à plus de quatre routes de la capitale.',
      ),
    ],
  },
  {
    id: 'setup',
    title: 'Avant le premier tour',
    parts: [
      text(
        'M-S1',
        'Combien de joueurs',
        'De deux à quatre. À cinq ou six, en variante, il y a six lots de ressources et six contrats au lieu de cinq.',
      ),
      text('M-S2', 'Quelle durée', 'Douze tours, ou neuf en partie courte.'),
      text(
        'M-S3',
        'Les ressources sur la carte',
        'Quatre ressources vont à la capitale. Puis quatre fois (cinq à 5 ou 6 joueurs) un dé à 20 faces désigne la ville qui en reçoit quatre autres, et cinq (six) fois la ville qui reçoit un contrat. Si cette ville n’est pas vide, c’est la prochaine ville vide au numéro supérieur ; après 20 vient 1. Une ville n’a donc jamais les deux, et la capitale n’a jamais de contrat, ni de temple.',
      ),
      text(
        'M-S4',
        'Les caravanes',
        'Chacun lance le dé ; les premiers à égalité le relancent. Le plus haut place sa caravane d’abord, puis les autres dans le sens horaire, chacun dans une autre ville et personne dans la capitale. Une ville qui a des ressources est permise.',
      ),
    ],
  },
  {
    id: 'plot',
    title: 'Programmer',
    parts: [
      text(
        'M-1.1',
        'Le premier joueur',
        'Au début de chaque tour, le premier compris, le titre passe au voisin, dans le sens horaire. Qui a placé sa caravane en premier joue donc en dernier au tour 1.',
      ),
      text(
        'M-2.1',
        'Six actions en secret',
        'Tous programment en même temps : une liste de six actions au plus, sans trou. Chacune est un « déplacement » par une route a, b, c ou d, ou une « transaction ».',
      ),
      figure(
        'plot',
        'Un programme : déplacement b, transaction, déplacement a, déplacement c, transaction, déplacement a.',
      ),
      text(
        'M-2.2',
        'Prêt',
        'Vous pouvez changer votre programme jusqu’à ce que tous soient prêts ou que le temps soit écoulé. Un programme vide en est un aussi. D’ordinaire, il n’y a pas de limite de temps ; s’il y en a une, ce qui est posé à la fin compte, et rien de posé fait un programme vide.',
      ),
    ],
  },
  {
    id: 'resolve',
    title: 'Exécuter',
    parts: [
      text(
        'M-3.1',
        'À tour de rôle',
        'La première action de chacun, à partir du premier joueur et dans le sens horaire ; puis la deuxième de chacun, et ainsi jusqu’à la sixième. Une case vide ne fait rien.',
      ),
      text(
        'M-3.2',
        'Déplacement',
        'Votre caravane suit la route de cette lettre. S’il n’y en a pas là où elle est, il ne se passe rien. Une ville accueille autant de caravanes que l’on veut.',
      ),
      text(
        'M-3.3',
        'Transaction : prendre',
        'Dans une ville qui a des ressources, vous prenez celle qui vaut le moins ; une fois par ville et par tour. Si quelqu’un a pris la dernière avant vous, il ne se passe rien.',
      ),
      text(
        'M-3.4',
        'Une ville vidée',
        'Quand la dernière ressource quitte une ville, le marqueur des ressources avance d’un cran : un nouveau lot viendra.',
      ),
      text(
        'M-3.5',
        'Transaction : livrer',
        'Dans une ville qui a un contrat, vous livrez si vous avez tout ce qu’il demande. Les ressources retournent dans le sac, le marqueur des contrats avance d’un cran, et vous choisissez deux choses sur trois : garder le contrat, bâtir un temple, placer des électeurs. Tous attendent votre choix. S’il manque quelque chose, il ne se passe rien. On ne peut pas refuser de livrer ; cela, et qu’il faille exactement deux choix, sont nos décisions.',
      ),
      text('M-3.6', 'Un contrat non gardé', 'Il retourne dans le sac.'),
      text(
        'M-3.7',
        'Un temple',
        'Une ville a place pour un seul temple, à qui qu’il soit, et vous en avez cinq. Si vous ne pouvez pas bâtir, vous ne pouvez pas le choisir.',
      ),
      text(
        'M-3.8',
        'Électeurs',
        'Autant que le rang de la ville, chacun dans une région au choix que la ville touche. Ils sont face cachée, et personne ne les déplace ni ne les regarde plus. Combien il vous en reste est visible. Si votre réserve est trop petite, vous placez ce que vous avez ; c’est notre décision.',
      ),
      text(
        'M-3.9',
        'Moins de deux',
        'Si moins de deux choses sur trois sont possibles, vous recevez celles qui le sont.',
      ),
    ],
  },
  {
    id: 'supply',
    title: 'Réserve et monopoles',
    parts: [
      text(
        'M-4.1',
        'Nouvelles ressources',
        'Pour chaque cran du marqueur des ressources, quatre sortent du sac : vers la capitale si elle n’en a pas, sinon où dit le dé, comme au début. Si le sac n’en a pas assez, il donne ce qu’il a ; s’il est vide, le cran reste sur le marqueur et sera servi d’abord la fois suivante. La source n’en dit rien : c’est notre décision.',
      ),
      text(
        'M-4.2',
        'Nouveaux contrats',
        'Pour chaque cran du marqueur des contrats, un contrat arrive où dit le dé. Pour un sac vide, c’est encore notre décision qui vaut.',
      ),
      text(
        'M-5.1',
        'Monopoles',
        'Après les tours 3, 6, 9 et 12 (la partie courte finit à 9), un monopole se décide pour le charbon, le bronze, l’argent, les gemmes et l’or, dans cet ordre. À partir du premier joueur et dans le sens horaire, chacun annonce une quantité, de rien à ce qu’il a ; qui vient plus tard a entendu les autres. Qui annonce strictement le plus gagne une carte monopole, de valeur 3. Une égalité ne donne rien à personne. On demande à tous, même à qui n’a rien, car ne pas demander le dirait.',
      ),
      ruling(
        'Peut-on voir les ressources ?',
        'Dans la règle, on peut vous demander de montrer ce que vous avez annoncé. Ici, personne ne peut annoncer plus qu’il n’a : une annonce est toujours vraie. Annoncer moins est permis.',
      ),
    ],
  },
  {
    id: 'end',
    title: 'La fin : qui est éliminé',
    parts: [
      text(
        'M-6.1',
        'Trois influences',
        'Religion : chacun de vos temples compte le rang de sa ville. Politique : 1 pour chaque région où vous avez strictement le plus d’électeurs. Économie : les valeurs des contrats gardés, et 3 par monopole. Les trois sont fixées avant que quelqu’un parte.',
      ),
      text(
        'M-6.2',
        'D’abord : la religion',
        'Le joueur qui a la plus faible influence religieuse part. À égalité, celui dont le plus grand temple est le plus petit, puis celui qui a le moins de temples.',
      ),
      text(
        'M-6.3',
        'Ensuite : la politique',
        'Jusqu’à ce que deux soient partis : la plus faible influence politique ; puis celui dont la plus grande région est la plus petite, comptée par ses propres électeurs ; puis le moins d’électeurs sur la carte. Si la religion n’a pas pu décider, la politique en prend deux.',
      ),
      ruling(
        'Quelle est la taille d’une région ?',
        'La règle compare les électeurs de la plus grande région que l’on contrôle, et se lit de deux façons : les siens, ou tous. Nous comptons les siens ; l’option les compte tous.',
        'largestRegion',
      ),
      text(
        'M-6.4',
        'Enfin : l’économie',
        'Jusqu’à ce que trois soient partis ; à 5 ou 6 joueurs, jusqu’à ce qu’il en reste un : la plus faible influence économique ; puis le moins de monopoles, le plus gros contrat le plus petit, le moins de contrats, et enfin le moins d’or, de gemmes, d’argent, de bronze et de charbon.',
      ),
      text(
        'M-6.5',
        'Égalités',
        'Une comparaison n’élimine qu’un joueur seul et strictement dernier. Les derniers à égalité sont comparés entre eux par le point suivant. Si le dernier point ne décide pas non plus, cette étape n’élimine plus personne. Après chaque élimination, l’étape recommence avec tous ceux qui restent, et tout s’arrête dès qu’il n’en reste qu’un. N’avoir rien compte pour 0. D’ordinaire, un joueur part par la religion, un par la politique et les autres par l’économie. S’il en reste plusieurs à la fin, ils partagent la victoire, ou le dé tranche, selon ce que la table a choisi.',
      ),
      text(
        'M-6.6',
        'À deux ou trois',
        'À deux, la religion décide seule, sauf égalité. À trois, l’économie ne compte que si une étape précédente n’a pas pu décider. C’est ce que dit la règle ; la table le rappelle avant le début.',
      ),
      text(
        'M-7.5',
        'Les places',
        'L’ordre des éliminations, à rebours, donne les places. Votre score est le nombre de joueurs à qui vous avez survécu.',
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'Secrets',
    parts: [
      text(
        'M-7.1',
        'Ce qui est caché',
        'Derrière votre paravent : vos ressources, contrats gardés et cartes monopole, et votre programme jusqu’à ce que tous soient révélés, en entier. Temples et caravanes sont visibles. Des électeurs, on voit combien sont dans une région, mais pas à qui ils sont, même pas les siens ; leur placement, tous le voient. Que les contrats gardés soient cachés est notre décision : la règle ne cite que ressources et monopoles. Ce qu’on prend et paie, tous le voient : qui compte, ou lit plus tard le journal, connaît une bonne part de ce qui est derrière un paravent.',
      ),
      text(
        'M-7.2',
        'Sans secrets',
        'En option, tout est visible : ressources, électeurs face visible, et programmes dès qu’ils sont déclarés prêts.',
      ),
      text('M-7.3', 'Ce que personne ne sait', 'Ce qui sortira des deux sacs, et ce que montrera le dé.'),
      text(
        'M-7.4',
        'Pas de questions inutiles',
        'Les autres décisions qui n’ont qu’une réponse possible ne sont pas posées ; le journal dit ce qui s’est passé.',
      ),
    ],
  },
  {
    id: 'examples',
    title: 'Exemples détaillés',
    parts: [
      example(
        'M-X1',
        'Le dé',
        'Il montre 19, où il y a des ressources. La ville 20 a un contrat. Le lot va donc à la ville 1.',
      ),
      example(
        'M-X2',
        'Un programme',
        '« Déplacement b, transaction, déplacement a, déplacement c, transaction, déplacement a » s’exécute exactement dans cet ordre, une action chaque fois que vient votre tour.',
      ),
      example(
        'M-X3',
        'Être devancé',
        'Trois ressources sont dans une ville : qui y fait une transaction prend celle qui vaut le moins. Deux joueurs ont programmé de livrer le même contrat : le premier l’obtient, et l’action du second ne fait rien.',
      ),
      example(
        'M-X4',
        'Une égalité en religion',
        'Trois temples de rang 1 et un temple de rang 3 valent 3 tous deux. Le plus grand temple décide : les trois petits perdent.',
      ),
    ],
  },
  {
    id: 'board',
    title: 'Nos contrats et nos plateaux',
    parts: [
      text(
        'M-C4',
        'Les contrats',
        'La règle ne les énumère pas, ce sont donc les nôtres ; chacun demande deux ou trois ressources. Valeur 2 : charbon charbon, sept fois. 3 : charbon bronze (4), charbon charbon charbon (2). 4 : charbon argent (2), charbon charbon bronze (2), bronze bronze. Pour les valeurs 5 à 9, il y en a quatre différents chacune, de bronze argent à gemmes or.',
      ),
      text(
        'M-B4',
        'Votre propre plateau',
        'Plateaux et contrats sont des fichiers d’un format documenté. Qui possède le jeu imprimé peut y entrer sa carte.',
      ),
    ],
  },
];
