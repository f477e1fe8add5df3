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
      twice: 'La seconde transaction dans la même ville resterait sans effet.',
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
  monopolies: {
    title: 'Monopoles et bluff',
    about: 'Annoncer ce qu’on a, ou moins',
    steps: {
      coal: 'Tous les trois tours, pour chaque ressource, chacun annonce combien il en a ; strictement le plus gagne une carte qui vaut 3. Vous commencez, avec {coal} charbons. On peut dire moins, jamais plus. Gagnez la carte.',
      bluff:
        '{2} n’a rien annoncé. Peut-être pour cacher ce qu’il y a derrière son écran : après vos 4, rien à gagner. Qui parle tôt montre ce qu’il a, qui parle tard n’y est pas forcé. Vient ensuite le bronze ; vous en avez {bronze}.',
    },
    answers: {
      tied: 'Avec 3, vous seriez à égalité avec {1} : personne n’a la carte.',
      less: 'Alors {1} gagnerait la carte avec 3.',
    },
  },
};
