import { grammar } from '@kontor/core';
import type { DeviceTexts } from './en.ts';

const { count, plural } = grammar('fr');

export const texts: DeviceTexts = {
  title: 'Cet appareil',
  offline: {
    ready: 'Tout fonctionne sans réseau, sauf les parties avec d’autres personnes.',
    fetching: 'Les éléments qui permettent d’utiliser Kontor sans réseau sont en cours de chargement.',
    insecure:
      'Cette adresse n’est pas en https : les navigateurs ne permettent donc ni d’installer Kontor ni de l’ouvrir sans le serveur. Une partie ouverte continue d’elle-même, et les parties contre des bots sont conservées sur cet appareil comme d’habitude.',
    none: 'Ce navigateur ne peut pas garder Kontor pour une utilisation sans réseau.',
  },
  install: 'Installer Kontor',
  installHelp: 'Kontor a alors son icône et sa propre fenêtre.',
  storage: {
    kept: 'Le navigateur conserve vos parties jusqu’à ce que vous les supprimiez.',
    mayClear: 'Le navigateur peut effacer vos parties si l’appareil manque de place.',
    keep: 'Demander au navigateur de les conserver',
    denied: 'Le navigateur ne le garantit pas. Enregistrez tout dans un fichier de temps en temps.',
    unavailable:
      'Ce navigateur ne permet pas à Kontor d’enregistrer quoi que ce soit. Les parties durent jusqu’à la fermeture de la page ; enregistrez-les dans des fichiers.',
  },
  backup: {
    save: 'Tout enregistrer dans un fichier',
    load: 'Lire un tel fichier',
    help: 'Toutes les parties de cet appareil, les réglages et ce que vous avez appris. Les parties du fichier s’ajoutent aux vôtres ; ses réglages remplacent ceux-ci.',
    failed: 'Les parties n’ont pas pu être lues sur cet appareil.',
    notOne:
      'Ce fichier ne vient pas de « Tout enregistrer dans un fichier », ou il est endommagé. Rien n’a été changé.',
    read: (added, known, unreadable) =>
      [
        `${count(added, 'partie ajoutée', 'parties ajoutées')}.`,
        known > 0
          ? `${count(known, 'partie')} ${plural(known, { one: 'était', other: 'étaient' })} déjà là.`
          : '',
        unreadable > 0
          ? `${count(unreadable, 'partie')} ${plural(unreadable, { one: 'n’a pas pu être lue', other: 'n’ont pas pu être lues' })}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    full: 'Tout n’a pas pu être enregistré sur cet appareil.',
  },
  update: {
    ready: 'Une nouvelle version de Kontor est prête.',
    use: 'L’utiliser maintenant',
    later: 'Plus tard',
  },
  network: {
    none: 'Il n’y a pas de réseau. Le jeu avec les autres reprendra de lui-même à son retour.',
    local: 'Les parties contre des bots et sur cet appareil fonctionnent sans lui.',
    notLoaded:
      'Cette partie de Kontor n’est pas encore sur l’appareil, et elle ne peut pas être chargée sans réseau.',
    notFetched: 'Le chargement depuis le serveur a échoué. Réessayez.',
  },
};
