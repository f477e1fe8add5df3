import type { LessonTexts } from '@kontor/core';

export const more: Readonly<Record<string, LessonTexts>> = {
  buzz: {
    title: 'L’affluence',
    about: 'De l’argent pour plusieurs acheteurs sur une ligne',
    steps: {
      third:
        'Plusieurs de vos acheteurs sur une même ligne d’allée rapportent : 1, 3, 6 ou 10 pour un à quatre. Vous en avez deux sur la ligne éclairée. Placez le troisième.',
      paid: 'Votre ligne a payé {cash}. Un croisement compte sur ses deux lignes, un acheteur sur une tuile sur aucune. Le nombre au bout d’une ligne dit ce qu’elle vous paie.',
    },
    answers: { off: 'Cet acheteur ne serait pas sur la ligne éclairée. Prenez-y une case.' },
  },
  'floating-market': {
    title: 'Marché flottant',
    about: 'Augmenter un prix au choix',
    steps: {
      win: 'La tuile éclairée est le Marché flottant. Gagnez-la : posez-y votre acheteur.',
      raise: 'Qui la gagne peut aussitôt augmenter de 1 un prix au choix. Choisissez une marchandise.',
      raised: 'Ce prix est maintenant de {to}. La tuile retourne dans le sac et peut revenir.',
    },
    answers: {
      other: 'Cela ne vise pas la tuile éclairée. Posez-y votre acheteur.',
      keep: 'On peut laisser tous les prix, mais ici, augmentez-en un.',
    },
  },
  'good-deal': {
    title: 'Bonne affaire',
    about: 'De l’argent tout de suite',
    steps: {
      win: 'La tuile éclairée est la Bonne affaire. Posez-y votre acheteur.',
      paid: 'Elle vous a payé {cash} aussitôt et retourne dans le sac. Elle ne permet aucune vente : qui n’a pas de tuile marchandise après le marché peut en piocher une dans le sac.',
    },
    answers: { other: 'Cela ne vise pas la tuile éclairée. Posez-y votre acheteur.' },
  },
  shortcut: {
    title: 'Raccourci',
    about: 'La moitié de la route, une fois',
    steps: {
      far: 'Avec le Raccourci, vous allez vendre une fois pour la moitié des routes, arrondie à l’inférieur. Zinnberg veut des livres : {full} par les routes, {half} par le Raccourci. Employez-le.',
      used: 'Le Raccourci ne sert qu’une fois par manche, et seulement pour voyager et vendre ; il est maintenant dans le sac.',
    },
    answers: {
      full: 'Vous paieriez toute la route. Choisissez d’abord le Raccourci, en bas.',
      other: 'Prenez le Raccourci pour vendre à Zinnberg.',
    },
  },
  'black-market': {
    title: 'Marché noir',
    about: 'Vos ventes ne rapportent rien aux autres',
    steps: {
      sell: 'Vos deux rivaux ont un comptoir à Querlitz, et une vente y paierait 1 à chacun. Avec le Marché noir devant vous, non. Vendez-y.',
      sold: 'Personne d’autre n’a rien gagné, et cela pendant toute la manche. Les ventes des autres vous paient toujours là où vous avez un comptoir.',
    },
    answers: { other: 'Vendez à Querlitz.' },
  },
  'others-stations': {
    title: 'Les comptoirs des autres',
    about: 'Qui d’autre gagne à une vente',
    steps: {
      choose:
        'Nordwacht et Querlitz vous rapporteraient {net} chacun. Mais là où d’autres ont un comptoir, une vente rapporte 1 à chacun d’eux, payé par la banque, et à Querlitz vos deux rivaux en ont un. Vendez là où personne d’autre ne gagne.',
      paid: 'Cela marche aussi pour vous : {1} a vendu à Lindwerth, où se trouve votre comptoir, et la banque vous a payé {cash}. Au vendeur, cela ne coûte rien.',
    },
    answers: {
      shared: 'Vous gagneriez autant, mais {1} et {2} recevraient 1 chacun. Choisissez Nordwacht.',
      other: 'Vendez à Nordwacht.',
    },
  },
  nobility: {
    title: 'La Noblesse',
    about: 'Les régions au drapeau rouge',
    steps: {
      last: 'Un drapeau rouge marque une région de la Noblesse. Kingsmead demande trois villages ; Hermagor ne compte jamais. Vendez dans le dernier, Querlitz.',
      disc: 'Son disque va dans la rangée de la Noblesse, sur la plus basse case libre : {value} pour vous. Posez-le.',
      later:
        'Ici, les nombres montent : qui vient plus tard gagne plus, tant qu’il y a de la place. À la fin, ces disques ne rapportent rien, mais départagent les égalités.',
    },
    answers: {
      other: 'Cela ne complète pas Kingsmead : vendez à Querlitz.',
      none: 'Alors Kingsmead ne vous rapporterait rien. Posez le disque dans la rangée de la Noblesse.',
    },
  },
  'half-tolls': {
    title: 'À moitié prix',
    about: 'Voyager sans vendre',
    steps: {
      move: 'Une action peut être un simple voyage, pour la moitié des routes, arrondie à l’inférieur : {toll} au lieu de {sum} jusqu’à Zinnberg. Elle ne laisse pas de comptoir. Essayez : choisissez le voyage seul.',
      sell: 'Vous voilà à Zinnberg : vous pouvez vendre sur place, sans route. Faites-le.',
      done: 'Deux actions au lieu d’une, mais une route bon marché. Cela vaut la peine quand les routes sont chères et qu’il reste des actions.',
    },
    answers: {
      sold: 'C’est voyager et vendre, pour toute la route. Choisissez le voyage seul.',
      other: 'Allez à Zinnberg sans vendre.',
      stay: 'Vendez les livres ici, à Zinnberg.',
    },
  },
  dukedoms: {
    title: 'Les duchés',
    about: 'Le plus faible des trois compte',
    steps: {
      three:
        'Des rivières divisent le pays en trois duchés. À la fin, chacun compte ses comptoirs dans chaque duché : le plus petit nombre paie, 3 par comptoir. Vous en avez trois dans deux duchés, mais seulement les deux éclairés en Ostmaren.',
      last: 'La dernière action de la partie est à vous. Mirabruck, en Valdrune, rapporte {more} maintenant ; Sankt Orvel, en Ostmaren, {less}. Lequel vous rapporte le plus à la fin ?',
      counted: 'Trois comptoirs partout : {total} pour vos duchés. À cinq joueurs, chaque comptoir compte 4.',
    },
    answers: {
      stays:
        'L’Ostmaren resterait à deux, et vos duchés paieraient 6. Avec un comptoir en Ostmaren, ce serait 9.',
    },
  },
  'principal-route': {
    title: 'La Route principale',
    about: 'Le plus de comptoirs +5, le moins −5',
    steps: {
      route:
        'La Route principale passe par les huit villages éclairés. À la fin, qui y a le plus de comptoirs reçoit 5, qui en a le moins perd 5. Vous en avez un, les autres deux chacun.',
      last: 'La dernière action est à vous. Mirabruck rapporte {more} maintenant, Querlitz {less}. Mais Querlitz est sur la Route. Lequel vous rapporte le plus à la fin ?',
      counted:
        'Deux chacun : tous en ont le plus et tous le moins, donc personne ne gagne ni ne perd. Sinon, vous auriez perdu 5.',
    },
    answers: {
      fewest:
        'Vous auriez le moins de comptoirs sur la Route et perdriez 5 à la fin. Querlitz est sur la Route.',
    },
  },
  'two-players': {
    title: 'La partie à deux',
    about: 'Une troisième couleur, partagée',
    steps: {
      shared:
        'À deux, il y a une troisième couleur que chacun place, gratuitement. Elle gagne des tuiles comme un joueur, et elles retournent dans le sac. {1} mène à une tuile que touche le croisement éclairé. Choisissez l’acheteur partagé et placez-le là, pour réduire son avance.',
      own: 'Après un acheteur partagé vient le vôtre. Prenez la tuile éclairée : dessus, une égalité est pour vous.',
      rest: 'À la vente, chacun a deux comptoirs partagés, pour des villages dont il a la marchandise. Ils complètent leurs propres régions et occupent des cases. Là où l’adversaire et la couleur partagée ont un comptoir, votre vente paie 2 à l’adversaire.',
    },
    answers: {
      own: 'C’est permis, mais commencez cette fois par l’acheteur partagé : choisissez-le, puis le croisement.',
      elsewhere: 'La leçon continue à l’endroit éclairé.',
    },
  },
  'revenue-officer': {
    title: 'Le percepteur',
    about: 'Le plus pauvre dit qui commence',
    steps: {
      declare:
        'Avec cette option, chacun peut déclarer son argent à tous avant une manche. Qui déclare le moins désigne le premier joueur. Vous avez peu : déclarez-le.',
      name: 'Votre argent est le plus bas déclaré. Désignez le premier joueur, à votre gré.',
      done: 'Ce joueur commence à placer. Avec cette option, la tuile la plus basse ne compte plus.',
    },
    answers: {
      silent:
        'Qui passe garde son secret, mais ne peut pas désigner le premier joueur. Déclarez votre argent.',
    },
  },
};
