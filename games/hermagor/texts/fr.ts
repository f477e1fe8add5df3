import { grammar } from '@kontor/core';
import { events, groups, line, space, tile } from './story/fr.ts';
import type { Lexicon } from './types.ts';
import { buildings, ofThe, phases, products, rows, some, specials } from './words/fr.ts';

const { list } = grammar('fr');
const yesNo = (value: unknown) => (value === true ? 'oui' : 'non');

export const texts: Lexicon = {
  name: 'Hermagor',
  about: '2 à 5 joueurs, à partir de 12 ans, 90 à 120 minutes.',
  products,
  buildings,
  specials,
  rows,
  phases,
  shared: 'Couleur partagée',
  options: {
    sixTile: {
      label: 'Tuile action 6',
      help: 'Un tour plus long : le 6 remplace un 5, ou ajoute un tour.',
      value: (value) =>
        value === 'replace' ? 'remplace un 5' : value === 'add' ? 'en plus' : 'non utilisée',
    },
    pass: {
      label: 'Passer au marché',
      help: 'Passer fait perdre un seul acheteur, ou tous ceux qui restent dans la manche.',
      value: (value) => (value === 'out' ? 'fin du placement' : 'un seul acheteur perdu'),
    },
    travelPay: {
      label: 'Payer la route vers une vente',
      help: 'Avant la vente avec l’argent en main, ou après avec ce qu’elle a rapporté.',
      value: (value) => (value === 'after' ? 'après la vente' : 'avant la vente'),
    },
    decline: {
      label: 'Disque d’une région complétée',
      help: 'Peut-on y renoncer, pour garder le disque ou la case ?',
      value: (value) => (value === 'never' ? 'obligatoire' : 'facultatif'),
    },
    sharedBuyers: {
      label: 'Acheteurs partagés (à deux)',
      help: 'Deux par manche pour le plus rapide, ou deux pour chaque joueur.',
      value: (value) => (value === 'twoEach' ? 'deux chacun' : 'deux en tout'),
    },
    revenueOfficer: {
      label: 'Percepteur',
      help: 'À chaque manche, on peut déclarer son argent ; le plus pauvre désigne le premier joueur.',
      value: yesNo,
    },
    openCash: {
      label: 'Argent visible',
      help: 'Chacun voit l’argent de tous. Sinon il est caché, mais qui compte le connaît ; un spectateur arrivé tard aussi, par le journal.',
      value: yesNo,
    },
  },
  decisions: {
    declare: () => 'Déclarez votre argent au percepteur, ou passez.',
    officer: () => 'Désignez le premier joueur de cette manche.',
    buyer: ({ shared }) =>
      shared === 1
        ? 'Placez un acheteur ou un acheteur partagé, ou passez.'
        : 'Placez un acheteur, ou passez.',
    'buyer-after-shared': () => 'Placez maintenant votre propre acheteur.',
    'shared-buyer': () => 'Vous pouvez placer un acheteur partagé.',
    raise: ({ product, price }) => `Augmenter le prix ${ofThe[product]} de ${price} à ${price + 1} ?`,
    'raise-any': () => 'Marché flottant : vous pouvez augmenter un prix de 1.',
    search: () => 'Vous n’avez aucune tuile marchandise. En piocher une dans le sac ?',
    start: ({ tile: number }) => `Votre tuile ${number} est la plus basse : désignez le premier joueur.`,
    action: ({ left, shared }) =>
      `${shared === 1 ? 'Comptoir partagé, voyage, vente ou rien' : 'Voyagez, vendez ou ne faites rien'} (reste ${left}).`,
    'action-after-shared': ({ left }) => `Maintenant, voyagez, vendez ou ne faites rien (reste ${left}).`,
    'shared-station': ({ left }) => `Vous pouvez placer un comptoir partagé (reste ${left}).`,
    build: ({ toll, must }, completed) => {
      const choose = `Vous avez complété ${list(completed)}. Choisissez quoi construire`;
      if (toll > 0) return `${choose} ; votre route de ${toll} sera payée ensuite.`;
      return must ? `${choose}.` : `${choose}, ou renoncez.`;
    },
    'shared-build': (_, completed) =>
      `La couleur partagée a complété ${list(completed)}. Choisissez où va son disque.`,
  },
  refusals: {
    'game.over': () => 'La partie est finie.',
    'turn.other': () => 'C’est à un autre joueur de jouer.',
    'move.unknown': () => 'Ce coup n’existe pas.',
    'move.other': () => 'Autre chose est demandé maintenant.',
    'space.taken': () => 'Un acheteur s’y trouve déjà.',
    'booth.empty': () => 'Il n’y a pas de tuile sur cet étal.',
    'cash.short': ({ cost, toll, cash }) =>
      cash === undefined
        ? `Cela coûte ${cost ?? toll}, et vous avez moins.`
        : `Cela coûte ${cost ?? toll}, et vous avez ${cash}.`,
    'cash.uncovered': ({ toll }) => `Vous ne pourriez alors pas payer la route de ${toll}.`,
    'pass.after-shared': () => 'Après un acheteur partagé, il faut placer le vôtre.',
    'raise.other': ({ only }) =>
      `Cette tuile n’augmente que le prix ${only ? ofThe[only] : 'd’une autre marchandise'}.`,
    'raise.top': () => 'Aucun prix ne dépasse 10.',
    'village.here': () => 'Votre marchand y est déjà.',
    'station.own': () => 'Votre propre comptoir s’y trouve.',
    'station.shared': () => 'Un comptoir partagé s’y trouve déjà.',
    'product.missing': ({ product }) =>
      `Vous n’avez aucune tuile avec ${product ? some[product] : 'cette marchandise'}.`,
    'shortcut.missing': () => 'Vous n’avez pas le Raccourci.',
    'sale.castle': () => 'On ne vend rien à Hermagor.',
    'region.incomplete': () => 'Cette région n’attend pas de disque.',
    'region.row': ({ row }) => `Cette région ne montre pas ce bâtiment${row ? ` : ${rows[row]}` : ''}.`,
    'row.full': () => 'Aucune case libre n’est visible dans cette rangée.',
    'decline.shared': () => 'La couleur partagée ne peut pas renoncer.',
    'decline.never': () => 'À cette table, un disque qui peut être posé doit l’être.',
    'shared.two-players': () => 'La couleur partagée est réservée à la partie à deux.',
    'shared.once': () => 'Une seule pièce partagée par tour de jeu.',
    'shared.none-left': () => 'Il ne vous reste plus de pièce partagée dans cette manche.',
    'shared.promise': () => 'Il ne resterait plus d’emplacement pour votre propre acheteur.',
  },
  events,
  groups,
  space,
  line,
  tile,
};
