import { grammar } from '@kontor/core';
import type { Resource } from '../rules/files/board.ts';
import {
  action,
  contract,
  criterion,
  events,
  picks,
  reason,
  resources,
  steps,
  sumUp,
  tracks,
} from './events-fr.ts';
import type { MerchantsTexts } from './types.ts';

const { count } = grammar('fr');

/** After « stock ». */
const of: Record<Resource, string> = {
  coal: 'de charbon',
  bronze: 'de bronze',
  silver: 'd’argent',
  gems: 'de gemmes',
  gold: 'd’or',
};
const kinds = {
  place: 'placer sa caravane',
  plot: 'poser un programme',
  picks: 'choisir deux avantages',
  electors: 'placer des électeurs',
  announce: 'annoncer une quantité',
};

export const texts: MerchantsTexts = {
  name: 'Merchants of Empire',
  about:
    '2–4 joueurs (5–6 en variante), à partir de 14 ans, une heure environ ; 45 minutes en partie courte.',
  resources,
  seat: (seat) => `la place ${seat}`,
  phases: {
    place: 'Caravanes',
    plot: 'Programmation',
    resolve: 'Résolution',
    announce: 'Monopoles',
    over: 'Fin de la partie',
  },
  picks,
  tracks,
  steps,
  action,
  criterion,
  reason,
  options: {
    turns: {
      label: 'Durée',
      help: 'Nombre de tours de la partie.',
      value: (value) => (value === 9 ? '9 tours (partie courte)' : `${value} tours`),
    },
    noSecrets: {
      label: 'Sans secrets',
      help: 'Tout est visible à tout moment : ressources, électeurs et programmes déclarés prêts.',
      value: (value) => (value ? 'oui' : 'non'),
    },
    tie: {
      label: 'Égalité finale',
      help: 'Ce qui se passe si la dernière étape laisse plusieurs joueurs en lice.',
      value: (value) => (value === 'die' ? 'le dé tranche' : 'victoire partagée'),
    },
    largestRegion: {
      label: 'Plus grande région',
      help: 'Départage une égalité politique : selon les électeurs de qui la contrôle, ou selon tous ceux qui s’y trouvent.',
      value: (value) => (value === 'all' ? 'tous les électeurs' : 'ses propres électeurs'),
    },
    plotTimer: {
      label: 'Temps de programmation',
      help: 'Le temps écoulé, ce qui est posé compte ; sans rien de posé, le programme est vide.',
      value: (value) => (value === 0 ? 'sans limite' : `${value} secondes`),
    },
  },
  notices: {
    two: 'À deux joueurs, la religion décide seule ; politique et économie ne comptent qu’en cas d’égalité.',
    three:
      'À trois joueurs, religion et politique décident ; l’économie ne compte qu’en cas d’égalité à l’une des deux.',
    noSecrets: 'Sans secrets : tout est visible à cette table, y compris les programmes déclarés prêts.',
  },
  decisions: {
    place: () => 'Choisissez la ville de départ de votre caravane.',
    plot: ({ turn }) => `Tour ${turn} : programmez jusqu’à six actions.`,
    picks: ({ city, contract: id }, names) =>
      `Vous avez rempli le contrat ${contract(id)} à ${names.city(city)}. Choisissez deux des trois avantages.`,
    electors: ({ city, count: due }, names) =>
      `Placez ${count(due, 'électeur')} dans les régions autour de la ville ${names.city(city)}.`,
    announce: ({ resource }) => `Annoncez votre stock ${of[resource]}, ou moins.`,
  },
  refusals: {
    'seat.unknown': ({ seat }) => `La place ${seat} n’existe pas.`,
    'seat.inactive': () => 'Ce n’est pas à vous de décider.',
    'game.over': () => 'La partie est terminée.',
    'move.unknown': () => 'Ce n’est pas un coup de ce jeu.',
    'move.kind': ({ asked }) => `Une autre décision est attendue : ${kinds[asked]}.`,
    'place.capital': () => 'Aucune caravane ne part de la capitale.',
    'place.occupied': ({ city }, names) => `Une caravane se trouve déjà à ${names.city(city)}.`,
    'electors.region': ({ city, region }, names) => `${names.city(city)} ne touche pas la région ${region}.`,
    'electors.count': ({ count: due, given }) =>
      `Placez exactement ${count(due, 'électeur')}, et non ${given}.`,
    'announce.stock': ({ resource, amount, stock }) =>
      `Vous ne pouvez pas annoncer ${amount} : vous en avez ${stock} (${resources[resource]}).`,
  },
  events,
  sumUp,
};
