import type { LetterTexts } from './en.ts';

export const texts: LetterTexts = {
  confirm: (name, link) => ({
    subject: 'Confirmez votre adresse',
    text: `Bonjour ${name},

Suivez ce lien pour vous connecter désormais à Kontor avec cette adresse :

${link}

Il fonctionne une seule fois, pendant un jour. Si vous n’avez rien demandé, ne faites rien : sans ce lien, rien ne change.
`,
  }),
  taken: (link) => ({
    subject: 'Cette adresse vous permet déjà de vous connecter',
    text: `Bonjour,

Quelqu’un, peut-être vous, a voulu ajouter cette adresse sur Kontor, mais elle appartient déjà à un compte. Connectez-vous ici ; vous pourrez aussi y choisir un nouveau mot de passe :

${link}

Si ce n’était pas vous, ne faites rien.
`,
  }),
  reset: (link) => ({
    subject: 'Choisissez un nouveau mot de passe',
    text: `Bonjour,

Suivez ce lien pour choisir un nouveau mot de passe sur Kontor :

${link}

Il fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
`,
  }),
  seatTaken: (link) => ({
    subject: 'Votre place a été reprise',
    text: `Bonjour,

Quelqu’un a ouvert le lien privé de votre place à cette table et y joue maintenant :

${link}

Si ce n’était ni vous ni une personne à qui vous avez donné ce lien, prévenez la personne qui gère le serveur.
`,
  }),
};
