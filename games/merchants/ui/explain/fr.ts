import { grammar } from '@kontor/core';
import type { ExplainTexts } from './en.ts';

const { list } = grammar('fr');

export const texts: ExplainTexts = {
  resource: {
    title: (name) => name.charAt(0).toUpperCase() + name.slice(1),
    text: (worth, all) =>
      `Une ressource de valeur ${worth} ; il y en a ${all} dans le jeu. Les contrats la demandent, et qui en annonce strictement le plus gagne son monopole.`,
  },
  contract: {
    title: (value) => `Contrat de valeur ${value}`,
    text: (asks) =>
      `Demande ${list(asks)}. Qui y fait une transaction avec tout cela le remet et choisit deux fois : garder le contrat, bâtir un temple, placer des électeurs.`,
  },
  city: {
    capital: 'La capitale. Les ressources y arrivent d’abord ; jamais de contrat ni de temple.',
    rank: (rank) =>
      `Rang ${rank} : un temple y compte ${rank}, et un contrat rempli ici place ${rank === 1 ? 'un électeur' : `${rank} électeurs`}.`,
    number: (number) =>
      `Quand le dé à 20 faces donne ${number}, des ressources ou un contrat arrivent ici si la ville est vide.`,
    regions: (regions) => `Touche ${regions.length === 1 ? 'la région' : 'les régions'} ${list(regions)}.`,
  },
  caravans: (names) =>
    `${names.length === 1 ? 'Caravane' : 'Caravanes'} ici : ${list(names)}. Une caravane suit le plan de son propriétaire.`,
  temple: (name, mine) =>
    `Le temple est ${mine ? 'le vôtre' : `celui de ${name}`} ; on n’en bâtit pas d’autre ici.`,
  region: (electors) =>
    `${electors < 2 ? `${electors} électeur se trouve` : `${electors} électeurs se trouvent`} ici. Qui en a strictement le plus à la fin contrôle la région : 1 d’influence politique.`,
  road: {
    title: (label) => `Route ${label}`,
    text: (from, to, label) =>
      `Relie ${from} et ${to}. L’action « déplacement ${label} » y mène une caravane, depuis l’un ou l’autre bout.`,
  },
  trail: {
    title: (name, mine) => (mine ? 'Votre dernier chemin' : `Dernier chemin de ${name}`),
    text: (name, mine, from, to) =>
      `Au dernier tour, ${mine ? 'votre caravane' : `la caravane de ${name}`} est passée ici, de ${from} à ${to}.`,
  },
  number:
    'Les joueurs exécutent leur action de ce numéro l’un après l’autre, à partir du premier joueur. Puis vient le numéro suivant.',
  player: (placed, temples, electors) =>
    `${placed.charAt(0).toUpperCase()}${placed.slice(1)}. Il reste ${temples} ${temples < 2 ? 'temple' : 'temples'} et ${electors} ${electors < 2 ? 'électeur' : 'électeurs'}.`,
  first: {
    title: 'Premier joueur',
    text: 'Agit et annonce en premier. Le titre passe au voisin à chaque tour, dans le sens horaire.',
  },
  temples: {
    title: 'Influence religieuse',
    text: 'La somme des rangs des villes où ce joueur a un temple. Chacun a cinq temples.',
  },
  electors: {
    title: 'Électeurs sur la carte',
    text: 'Combien d’électeurs ce joueur a placés. Ils sont face cachée : on ne voit qu’à la fin à qui ils sont.',
  },
  turns: {
    title: 'Tours',
    text: (turns) =>
      `La partie dure ${turns} tours. Après les tours encadrés d’un carré, les monopoles se gagnent.`,
  },
  supply: {
    resources: {
      title: 'Nouvelles ressources',
      text: 'Pour chaque ville vidée, un lot de quatre ressources arrive sur la carte à la fin du tour.',
    },
    contracts: {
      title: 'Nouveaux contrats',
      text: 'Pour chaque contrat rempli, un nouveau arrive sur la carte à la fin du tour.',
    },
  },
  monopoly: {
    title: 'Carte de monopole',
    text: 'Tous les trois tours, pour chaque ressource, qui annonce strictement le plus gagne une carte : 3 d’influence économique.',
  },
  steps: {
    religion: 'Les rangs des villes avec un de ses temples. À la fin, qui en a le moins sort d’abord.',
    politics:
      'Les régions où l’on a strictement le plus d’électeurs. Cachée jusqu’à la fin ; qui en a le moins sort.',
    economy:
      'La valeur des contrats gardés et 3 par monopole. Cachée jusqu’à la fin ; qui en a le moins sort.',
  },
  move: {
    title: (label) => `Déplacement ${label}`,
    text: (label) => `La caravane prend la route ${label}. S’il n’en part aucune, l’action est sans effet.`,
  },
  transact: {
    title: 'Transaction',
    text: 'Prend la ressource la moins chère de la ville, ou remplit son contrat avec tout ce qu’il demande. Une fois par ville et par tour.',
  },
  picks: {
    keep: 'Le contrat passe derrière votre paravent et compte sa valeur pour l’économie.',
    temple:
      'Un de vos temples se dresse dans la ville et compte son rang pour la religion. Un temple par ville.',
    electors:
      'Autant d’électeurs que le rang de la ville, chacun dans une région qu’elle touche ; ils comptent pour la politique.',
  },
};
