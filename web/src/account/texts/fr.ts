import type { AccountTexts } from './en.ts';

export const texts: AccountTexts = {
  title: 'Mon compte',
  signIn: 'Se connecter',
  nobody:
    'Cet appareil ne vous connaît pas encore. Connectez-vous, ou dites comment vous vous appelez pour commencer en tant qu’invité.',
  name: 'Nom',
  guest:
    'Vous êtes un invité : seul ce navigateur vous connaît. S’il vous oublie ou se perd, vos parties sont perdues avec lui. Avec une clé d’accès, elles sont à vous sur tous vos appareils.',
  member: 'Vous pouvez vous connecter sur n’importe quel appareil, avec toutes vos parties.',
  passkeys: {
    title: 'Clés d’accès',
    what: 'Une clé d’accès est gardée par votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe ; vous l’utilisez avec votre empreinte, votre visage ou un code. Il n’y a rien à retenir, et rien à voler sur ce serveur.',
    add: 'Ajouter une clé d’accès',
    another: 'Ajouter une autre clé d’accès',
    since: (date) => `Depuis le ${date.toLocaleDateString('fr', { dateStyle: 'medium' })}`,
    used: (date) => `utilisée le ${date.toLocaleDateString('fr', { dateStyle: 'medium' })}`,
    remove: 'Supprimer',
    removeOf: (since) => `Supprimer la clé d’accès : ${since}`,
    missing: {
      http: 'Les clés d’accès manquent ici : les navigateurs ne les permettent qu’en https, et cette page est venue en simple http.',
      setting:
        'Les clés d’accès manquent ici : la personne qui gère ce serveur doit donner à PUBLIC_URL son adresse en https, car c’est à ce nom que les clés appartiennent. Sur l’ordinateur du serveur, elles fonctionnent à http://localhost.',
      elsewhere: 'Les clés d’accès fonctionnent seulement à cette adresse :',
      browser: 'Les clés d’accès manquent ici : ce navigateur n’en a pas.',
    },
  },
  second: {
    title: 'Encore une chose',
    password:
      'Si vous perdez ce mot de passe et votre adresse de courriel, vos parties sont perdues aussi. Ajoutez une clé d’accès, ou gardez des codes de secours sur papier.',
    passkey:
      'Si cette seule clé d’accès se perd, vos parties se perdent avec elle. Ajoutez-en une deuxième sur un autre appareil ou dans un gestionnaire de mots de passe, ou gardez des codes de secours sur papier.',
  },
  codes: {
    title: 'Codes de secours',
    what: 'Chacun vous connecte une fois, s’il ne vous reste rien d’autre. Imprimez-les ou gardez-les en lieu sûr.',
    left: (n) => `Il vous en reste ${n}.`,
    none: 'Vous n’en avez pas.',
    make: 'Créer des codes de secours',
    renew: 'Créer de nouveaux codes',
    renewHelp: 'Les nouveaux codes remplacent les anciens.',
    shown: 'Vos codes de secours',
    once: 'Ils ne sont montrés que cette fois.',
    copy: 'Copier',
    copied: 'Copié',
    save: 'Enregistrer dans un fichier',
    done: 'C’est noté',
  },
  mail: {
    title: 'Courriel et mot de passe',
    none: 'Ce serveur n’envoie pas de courriel. Il y a donc les clés d’accès, les codes de secours et les liens d’un appareil à l’autre, mais pas de mot de passe.',
    http: 'Cette page est venue en simple http : quelqu’un sur le même réseau pourrait lire votre mot de passe en chemin.',
    is: (mail) => `Vous vous connectez avec ${mail}.`,
    address: 'Adresse électronique',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    current: 'Votre mot de passe',
    rule: (least) => `Au moins ${least} caractères ; plusieurs mots, c’est le mieux.`,
    add: 'M’envoyer un lien',
    sent: (mail) => `Nous avons envoyé un lien à ${mail}. Suivez-le pour confirmer l’adresse.`,
    changeMail: 'Changer d’adresse',
    changePassword: 'Changer de mot de passe',
    changed: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  },
  device: {
    title: 'Un autre appareil',
    text: 'Ouvrez ce lien sur l’autre appareil dans les dix minutes, et il est connecté. Ne l’envoyez à personne : qui l’ouvre en premier est vous. Il fonctionne une seule fois.',
    make: 'Connecter un autre appareil',
  },
  sessions: {
    title: 'Où je suis connecté',
    device: (browser, system) => `${browser} sur ${system}`,
    unknown: 'Un appareil qui ne dit pas ce qu’il est',
    used: (date) =>
      `Dernière utilisation le ${date.toLocaleString('fr', { dateStyle: 'medium', timeStyle: 'short' })}`,
    since: (date) =>
      date === undefined
        ? 'Connu depuis longtemps'
        : `Depuis le ${date.toLocaleString('fr', { dateStyle: 'medium', timeStyle: 'short' })}`,
    here: 'cet appareil',
    end: 'Déconnecter',
    endOf: (device) => `Déconnecter : ${device}`,
    endOthers: 'Déconnecter tous les autres',
    signOut: 'Me déconnecter ici',
    guestOut: 'Vous êtes un invité. Si vous vous déconnectez, personne ne pourra vous rendre vos parties.',
    guestOutTitle: 'Perdre mes parties et me déconnecter ?',
    stay: 'Rester',
  },
  data: {
    title: 'Mes données',
    text: 'Une copie contient tout ce que ce serveur a enregistré sur vous : votre compte, vos sessions, vos parties avec vos coups, et ce que vous avez dit.',
    save: 'Enregistrer une copie',
    delete: 'Tout supprimer…',
    sure: 'Supprimer tout ce qui vous concerne ?',
    sureText:
      'Votre nom, vos moyens de connexion, vos sessions et vos réglages sont supprimés pour toujours, ici et sur tous vos appareils. Les parties restent pour ceux qui ont joué avec vous, avec « quelqu’un » à votre place ; un bot continue pour vous là où une partie est en cours. Ce que vous avez dit reste dans les discussions de ces tables, sous ce nom. Personne ne peut annuler cela.',
    keep: 'Tout garder',
    deleteNow: 'Tout supprimer',
  },
  signInPage: {
    passkey: 'Se connecter avec une clé d’accès',
    withMail: 'Avec courriel et mot de passe',
    withCode: 'Avec un code de secours',
    code: 'Code de secours',
    go: 'Se connecter',
    forgotten: 'J’ai oublié mon mot de passe',
    forgottenSent: (mail) =>
      `Si ${mail} appartient à un compte, un lien pour choisir un nouveau mot de passe est en route.`,
    bring: 'Emporter les parties de cet appareil',
    bringHelp: (name) => `Ici, on vous connaît sous le nom de ${name}.`,
    other: 'Ou ouvrez « Connecter un autre appareil » sur un appareil où vous êtes connecté.',
    link: 'Se connecter sur cet appareil ?',
    linkText:
      'Le lien vient d’un autre de vos appareils. Si quelqu’un d’autre vous l’a envoyé, ne l’utilisez pas : vous joueriez à sa place.',
    linkYes: 'Oui, me connecter',
    linkNo: 'Non',
  },
  confirm: {
    title: 'Confirmation de votre adresse…',
    done: 'Votre adresse est confirmée.',
    doneText: 'Vous pouvez désormais vous connecter avec elle et votre mot de passe.',
    failed: 'Ce lien ne fonctionne pas.',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Tous vos autres appareils seront déconnectés.',
    save: 'Enregistrer et se connecter',
  },
  toAccount: 'Mon compte',
};
