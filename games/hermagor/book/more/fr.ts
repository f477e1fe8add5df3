import { type Book, example, ruling, text } from '@kontor/ui/book';

/** The two-player game, variants, examples and the board. */
export const more: Book = [
  {
    id: 'two',
    title: 'À deux joueurs',
    parts: [
      text(
        'H-5.1',
        'Une couleur partagée',
        'Deux joueurs partagent une troisième couleur, qui a sa propre réserve. À chaque manche, deux acheteurs partagés peuvent être placés en tout, au plus rapide. Chaque joueur a aussi deux comptoirs partagés par manche, en plus des siens.',
      ),
      ruling(
        'Deux en tout, ou deux chacun ?',
        'Les règles françaises, les seules pour deux joueurs, se lisent des deux façons. Nous jouons deux en tout ; avec l’option, chaque joueur a deux acheteurs partagés à lui, quatre en tout.',
        'sharedBuyers',
      ),
      text(
        'H-5.2',
        'Acheteurs partagés',
        'Quand vous placez un acheteur à vous, vous pouvez aussi placer un acheteur partagé, avant ou après, gratuitement. Aucun si vous passez. On ne commence par le partagé que s’il reste une case pour le sien, et il faut alors le placer. Ces détails sont nos décisions.',
      ),
      text(
        'H-5.3',
        'Ce qu’elle remporte',
        'La couleur partagée compte pour les majorités comme un joueur, mais l’affluence ne lui rapporte rien. Une tuile qu’elle remporte retourne dans le sac. Une tuile simple augmente son prix de 1, sans choix ; une tuile spéciale ne fait rien.',
      ),
      text(
        'H-5.4',
        'Comptoirs partagés',
        'À votre tour, vous pouvez placer un de vos comptoirs partagés, avant ou après une action quelconque : dans tout village sans comptoir partagé dont vous avez une tuile de la marchandise, où que soit votre marchand. Ce n’est pas une vente, et l’argent ne bouge pas. Il n’est à aucun des deux et n’empêche aucun marchand de venir. Ce qui n’a pas servi retourne à la réserve à la fin de la manche ; si elle est trop petite, on distribue à tour de rôle à partir du premier joueur. Les détails sont nos décisions.',
      ),
      text(
        'H-5.5',
        'Régions partagées',
        'La couleur partagée a neuf disques et complète des régions par ses seuls comptoirs. Le joueur dont c’est le tour choisit alors où va son disque ; on ne peut y renoncer, et personne n’y gagne rien. Les règles françaises n’en disent rien : c’est notre décision.',
      ),
      text(
        'H-5.6',
        'Moins de cases',
        'Toutes les couleurs n’emploient que les cases de bâtiment 5 et 1. Le 1 est visible à partir du prix 6.',
      ),
      text(
        'H-5.7',
        'Vendre auprès des deux',
        'Là où votre adversaire et la couleur partagée ont un comptoir, votre vente rapporte 2 à l’adversaire au lieu de 1 ; là où seule la couleur partagée en a un, rien. Un comptoir partagé placé juste avant la vente compte.',
      ),
      text(
        'H-5.8',
        'À la fin',
        'La couleur partagée n’est pas un joueur : elle ne gagne rien et n’est pas comparée sur la Route principale. C’est notre décision.',
      ),
    ],
  },
  {
    id: 'variants',
    title: 'Variantes et secrets',
    parts: [
      text(
        'H-S5',
        'La tuile action 6',
        'Elle ne sert pas, ou remplace un 5, ou s’ajoute et fait une manche de plus. Les sources ne la citent que pour des variantes ; qu’elle remplace un 5 est notre décision.',
      ),
      text(
        'H-6.1',
        'Percepteur',
        'Une variante des règles françaises. Quand le marché est garni et avant que la tuile action soit retournée, chacun à son tour passe ou déclare tout haut son argent exact. La plus petite somme déclarée désigne le premier joueur de cette manche, la première comprise ; à sommes égales, qui a déclaré plus tôt. Si personne ne déclare, le premier joueur actuel désigne. La tuile la plus basse ne désigne alors personne. Le moment exact et l’égalité sont nos décisions.',
      ),
      text(
        'H-6.2',
        'L’argent est-il secret ?',
        'D’ordinaire, il est caché derrière un paravent. Mais tout se paie au grand jour : qui compte le connaît, et de même un spectateur arrivé tard qui lit le journal. Avec l’argent visible, chacun le voit.',
      ),
      text(
        'H-6.3',
        'Ce que personne ne sait',
        'Les tuiles du sac et les tuiles action face cachée n’ont pas d’ordre que quelqu’un pourrait connaître ; le hasard décide quand on les tire.',
      ),
      text(
        'H-6.4',
        'Pas de questions inutiles',
        'Là où il n’y a qu’une réponse possible, on ne demande rien ; le journal dit ce qui s’est passé.',
      ),
    ],
  },
  {
    id: 'examples',
    title: 'Exemples détaillés',
    parts: [
      example(
        'H-X1',
        'Décompte d’un marché',
        'Trois joueurs ; les tuiles A à L remplissent les rangées 2 à 4, quatre par rangée. Rouge est aux trois croisements entre les rangées 2 et 3, et sur le côté entre B et F. Bleu est sur A et sur E, sur le côté entre G et K et au croisement à droite. Vert est sur B et sur I, au-dessus et au-dessous de A. L’affluence rapporte à Rouge 10 + 1 + 1 + 1 = 13, à Bleu 3 + 1 = 4, à Vert 1 + 1 = 2. Vert remporte A ; Rouge B, C, D et F ; Bleu E, G, K et L ; Vert I. H et J restent.',
      ),
      example(
        'H-X2',
        'Une longue vente',
        'Le chemin de Rouge coûte 5 + 3 = 8. L’amulette se vend 7. Vert et Bleu, qui y ont des comptoirs, reçoivent chacun 1 de la banque. Rouge complète une région de la Noblesse où le 3 est pris : +4. Et une région avec cimetière, forge et champ de maïs : au prix 5, les cases 5 et 3 de la forge sont prises, dans la rangée du cimetière le 5 l’est ; Rouge y prend le 3. En tout −8 + 7 + 4 + 3 = +6.',
      ),
      example(
        'H-X3',
        'Production à la fin',
        'Rouge a des disques dans des rangées qui valent 6, 9, 3 et 6 : 24. Bleu dans des rangées de 9 et 8 : 17. Jaune 0, 3 et 8 : 11. Vert 9, 8 et 6 : 23. Un second disque dans une rangée n’ajouterait rien.',
      ),
      example(
        'H-X4',
        'Duchés et Route',
        'Des comptoirs au nombre de 9, 5 et 2 dans les duchés rapportent 2 × 3 = 6, à cinq joueurs 2 × 4 = 8. Sur la Route, 6, 6, 4, 3, 3 comptoirs rapportent +5, +5, 0, −5, −5 ; et 6, 6, 3, 3, 3 rapportent +5, +5, −5, −5, −5.',
      ),
    ],
  },
  {
    id: 'board',
    title: 'Notre plateau et le plateau imprimé',
    parts: [
      text(
        'H-B5',
        'Ce que nous savons du plateau imprimé',
        'Les sources n’en montrent aucune image. Elles disent que les petites régions de la Noblesse près du château ont trois villages et Hermagor, qu’au moins une région montre trois bâtiments, et qu’un joueur peut avoir neuf comptoirs dans un duché. Des critiques ajoutent que routes et cases d’allée coûtent de 2 à 5, et que les régions ont trois à six villages et un à trois bâtiments.',
      ),
      text(
        'H-B6',
        'Le nôtre',
        'Notre pays respecte tout cela. Il a 32 villages, quatre par marchandise, au moins neuf dans chaque duché, et chaque marchandise dans chacun d’eux. La Route principale passe par un village de chaque marchandise et touche les trois duchés. Quatre routes mènent au château, et les quatre régions qui l’entourent sont à la Noblesse. Un programme vérifie le dessin : aucune route n’en croise une autre, les régions sont ce que les routes entourent, les rivières séparent les duchés.',
      ),
      text(
        'H-B7',
        'Nos tuiles',
        'Huit tuiles simples, une par marchandise, et douze doubles, où chaque marchandise figure trois fois et aucune paire deux fois. Les tuiles 17 à 20 montrent chaque marchandise une fois : l’équilibre reste quand on les enlève.',
      ),
      text(
        'H-B8',
        'Votre propre plateau',
        'Plateaux et tuiles sont des fichiers d’un format documenté. Qui possède le jeu imprimé peut y entrer son plateau.',
      ),
    ],
  },
];
