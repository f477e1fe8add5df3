import type { LessonTexts } from '@kontor/core';

export const more: Readonly<Record<string, LessonTexts>> = {
  'once-a-city': {
    title: 'Une fois par ville',
    about: 'Une transaction par ville et par tour',
    steps: {
      two: 'Il vous faut deux charbons ce tour. Une ville ne sert chaque joueur qu’une fois par tour, mais Orontal (17), à une route, a aussi du charbon. Programmez les deux.',
      done: 'Deux charbons de deux villes. Pour reprendre dans la même ville, revenez au tour suivant.',
    },
    answers: {
      twice:
        'La seconde transaction dans la même ville resterait sans effet. Allez à Orontal (17) pour l’autre charbon.',
      other: 'Cela ne donne pas deux charbons : transaction ici, aller à Orontal (17), transaction là-bas.',
    },
  },
  supply: {
    title: 'L’approvisionnement',
    about: 'Ce qui vient quand une ville est vide',
    steps: {
      last: 'À Samarune (18), il reste un charbon. Prenez-le.',
      new: 'La ville était vide : le repère des ressources a avancé d’un pas, et à la fin du tour quatre ressources sont venues dans une ville tirée au dé, ici la ville {city}. Chaque contrat rempli en amène un nouveau de la même façon.',
    },
    answers: { other: 'Faites une transaction à Samarune (18), où vous êtes.' },
  },
  temples: {
    title: 'Temples',
    about: 'Un seul par ville',
    steps: {
      free: 'Vous avez du charbon et de l’argent, que demandent les contrats de Khorane (14) et de Tamaresh (1). Vous voulez un temple, et chaque ville n’en prend qu’un : {1} a le sien à Khorane. Livrez là où vous pouvez bâtir.',
      build: 'Bâtissez le temple, et prenez ce que vous voulez d’autre.',
      built:
        'Il compte {rank}, le rang de Tamaresh, pour la religion. Il vous reste {left} temples sur cinq. Les temples ne bougent plus, et tout le monde les voit.',
    },
    answers: {
      taken:
        'À Khorane se trouve le temple de {1} : vous pourriez seulement garder le contrat et placer des électeurs. Livrez à Tamaresh.',
      other: 'Cela ne remplit aucun contrat : allez à Tamaresh (1) et faites une transaction.',
      none: 'Cela ne bâtit aucun temple. Choisissez-le.',
    },
  },
  electors: {
    title: 'Électeurs',
    about: 'Strictement le plus, ou rien',
    steps: {
      transact:
        'Vous êtes à Casporan (8) et avez ce que son contrat demande. {2} y a le temple, vous recevez donc les deux autres : le contrat et des électeurs. Faites une transaction.',
      place:
        'Deux électeurs pour les régions autour de Casporan. En II, il y en a deux de {1}, en III un à vous et un de {2}, en IV un de {1}. Gagnez la III, et prenez la IV à {1} : à égalité, une région n’est à personne.',
      placed:
        'La III est à vous, deux contre un, et la IV n’est à personne. Les électeurs restent face cachée : la carte montre combien, mais pas à qui. Retenez qui en a placé où ; le journal le dit aussi.',
    },
    answers: {
      away: 'Vous partiriez sans remplir le contrat. Faites d’abord une transaction.',
      tied: 'En II, ce serait deux contre deux, et la III resterait à égalité : aucune région pour vous. Placez-en un en III et un en IV.',
      one: 'Il y a mieux : un en III la gagne, et un en IV la prend à {1}.',
    },
  },
  monopolies: {
    title: 'Monopoles et bluff',
    about: 'Annoncer ce qu’on a, ou moins',
    steps: {
      coal: 'Tous les trois tours, pour chaque ressource, chacun annonce combien il en a ; strictement le plus gagne une carte qui vaut 3. Vous commencez, avec {coal} charbons. On peut dire moins, jamais plus. Gagnez la carte.',
      bluff:
        '{2} n’a rien annoncé. Peut-être pour cacher ce qu’il y a derrière son écran : après vos 4, rien à gagner. Qui parle tôt montre ce qu’il a, qui parle tard n’y est pas forcé. Vient ensuite le bronze ; vous en avez {bronze}.',
    },
    answers: {
      tied: 'Avec 3, vous seriez à égalité avec {1} : personne n’a la carte. Annoncez 4.',
      less: 'Alors {1} gagnerait la carte avec 3. Annoncez 4.',
    },
  },
  'five-six': {
    title: 'À cinq et six',
    about: 'Plus de ressources, plus d’éliminés',
    steps: {
      more: 'À cinq ou six, il y a des ressources dans six villes et des contrats dans six autres, un lot de plus de chaque. À la fin, un joueur est éliminé par la religion, un par la politique, puis l’économie en élimine un après l’autre, jusqu’au dernier.',
      announce:
        'Le dernier monopole de la partie : l’or. On a annoncé 1, 0, 2 et 0, et vous en avez {gold}. Votre contrat compte 9, ceux de {1} 11, ceux de {4} 10. Une carte vaut 3. Annoncez.',
      left: '{3} a été éliminé par la religion et {2} par la politique, comme toujours. Puis l’économie a frappé deux fois : {4} avec 10, et {1} avec 11. Vos 12 sont restés les derniers.',
    },
    answers: {
      out: 'Alors la carte irait à un autre ou à personne, et avec 9 vous seriez éliminé par l’économie. Annoncez 3.',
    },
  },
  'no-secrets': {
    title: 'Sans secrets',
    about: 'Quand tout est visible',
    steps: {
      open: 'À cette table, tout est visible : ressources, électeurs, programmes prêts. Vous voyez donc deux charbons chez {1}, qui joue en premier, à une route de Casporan (8). Deux contrats demandent deux charbons : là-bas et à Marovane (11). Vous en avez deux aussi. Livrez à coup sûr.',
      seen: '{1} a rempli le contrat de Casporan, comme on pouvait le prévoir. Sans secrets, personne ne bluffe : comptez ce que peuvent les autres avant de programmer.',
    },
    answers: {
      beaten:
        '{1} a le charbon et y serait avant vous : votre transaction resterait sans effet. Allez à Marovane.',
      other: 'Cela ne remplit aucun contrat : allez à Marovane (11) et faites une transaction.',
    },
  },
};
