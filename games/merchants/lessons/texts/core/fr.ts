import type { LessonTexts } from '@kontor/core';

export const core: Readonly<Record<string, LessonTexts>> = {
  plot: {
    title: 'Votre premier programme',
    about: 'Le but du jeu, et la marche des caravanes',
    steps: {
      about:
        'Votre caravane est dans la ville éclairée. Menez-la à travers l’empire, ramassez des ressources et remplissez des contrats : cela permet de bâtir des temples, de placer des électeurs ou de garder des contrats. À la fin, le plus faible dans l’un des trois est éliminé ; le dernier en jeu gagne.',
      take: 'À chaque tour, chacun prévoit en secret jusqu’à six actions : un programme. Appuyez sur Khorane (14), la ville éclairée, pour y aller ; appuyez encore pour une transaction, qui prend une ressource. Puis : Prêt.',
      took: 'Tous les programmes ont été révélés et joués, une action de chacun après l’autre. Vous avez suivi la route a et pris du charbon : une transaction prend toujours la ressource la moins chère d’une ville. Il y reste {left} ressources.',
    },
    answers: {
      empty: 'Un programme vide ne fait rien. Appuyez d’abord sur Khorane.',
      arrived: 'Vous arriveriez à Khorane, mais sans rien prendre. Ajoutez une transaction.',
      elsewhere: 'Cela ne prend rien à Khorane. Effacez le programme et appuyez deux fois sur Khorane.',
    },
  },
  deliver: {
    title: 'Ramasser et livrer',
    about: 'Un programme complet : ressources, routes, contrat',
    steps: {
      plan: 'Le contrat de Pelagune (16) demande deux charbons. Vous en avez un, et il y en a un là où vous êtes, à Samarune (18). Programmez le tout d’un coup : une transaction ici, aller à Pelagune, une transaction là-bas.',
      fulfilled:
        'Une transaction prend une ressource là où il y en a, et remplit le contrat là où il y en a un et que vous avez tout ce qu’il demande. Le charbon est retourné au sac, et vous choisissez une récompense : voyez la leçon suivante.',
    },
    answers: {
      short:
        'Vous arriveriez avec un seul charbon, et le contrat en demande deux. Faites une transaction à Samarune avant de partir.',
      pass: 'Vous iriez à Pelagune sans livrer. Ajoutez-y une transaction.',
      far: 'Cela ne remplit pas le contrat de Pelagune : transaction ici, aller là-bas, transaction encore.',
    },
  },
  rewards: {
    title: 'Deux sur trois',
    about: 'Un temple, des électeurs ou le contrat lui-même',
    steps: {
      transact: 'Vous êtes à Khorane (14) et avez ce que son contrat demande. Programmez une transaction.',
      pick: 'Choisissez deux sur trois : garder le contrat, dont la valeur compte pour l’économie ; bâtir un temple, qui compte le rang de la ville (1 à 3, selon sa taille) pour la religion ; placer autant d’électeurs que ce rang, pour la politique. Vous avez un contrat, mais ni temple ni électeur. Prenez ce qui vous manque.',
      electors:
        'La ville est de rang {rank} : trois électeurs pour les régions qu’elle touche. Une région n’est à vous qu’avec strictement le plus d’électeurs. {1} en a un dans la région VI, personne dans la VII. Prenez les deux régions.',
      done: 'Deux régions pour la politique, un temple de rang {rank} pour la religion. Un électeur de plus que chaque rival suffit : répartissez-les. Ils restent face cachée et ne bougent plus : retenez qui en a placé combien, et où.',
    },
    answers: {
      away: 'Vous partiriez sans remplir le contrat. Programmez d’abord une transaction.',
      godless: 'Sans temple, vous seriez le plus faible en religion. Choisissez temple et électeurs.',
      powerless: 'Sans électeur, vous seriez le plus faible en politique. Choisissez temple et électeurs.',
      tied: 'Dans la région VI, ce serait un contre un : à égalité, elle n’est à personne. Mettez-en deux.',
      heap: 'Cela gagne une région au plus. Deux dans la VI et un dans la VII gagnent les deux.',
    },
  },
  beaten: {
    title: 'Pris de vitesse',
    about: 'Le premier arrivé se sert',
    steps: {
      race: 'Vous avez du charbon et cherchez de l’argent pour le contrat de Casporan (8). Il en reste un à Lysande (15), à deux routes ; mais {1}, dans la capitale Aurelane, n’en est qu’à une route. Dereth (9), à une route de vous, a aussi de l’argent. Prenez-en à coup sûr.',
      seen: '{1} était à Lysande avant vous et a pris le dernier argent. Votre transaction y serait restée sans effet. Avant de programmer, voyez donc qui est près de ce que vous voulez. À nombre d’actions égal, le premier joueur (le petit 1) arrive avant ; il change à chaque tour.',
    },
    answers: {
      late: '{1} y serait avant vous et prendrait le dernier : votre transaction resterait sans effet. Prenez l’argent de Dereth.',
      other: 'Cela ne vous donne pas d’argent. Allez à Dereth et faites une transaction.',
    },
  },
  standing: {
    title: 'Quitter la dernière place',
    about: 'Quel contrat viser',
    steps: {
      last: 'Le dernier en religion est éliminé d’abord, et c’est vous : votre temple compte 1, ceux des autres 2 chacun. Vous pouvez remplir un contrat sur deux : à Pelagune (16), à une route, rang 1, ou à Khorane (14), à deux routes, rang 3. Livrez là où un temple vous sauve.',
      pick: 'Prenez le temple, et ce que vous voulez d’autre.',
      safe: 'Vos temples comptent 1 et 3, personne ne vous dépasse en religion. Voilà comment choisir : voyez où vous êtes dernier, puis visez le contrat qui y remédie.',
    },
    answers: {
      small:
        'Un temple là-bas ferait 2, autant que les autres. À égalité sort celui dont le plus grand temple est le plus petit : encore vous. Livrez à Khorane.',
      pass: 'Vous iriez à Khorane sans livrer. Ajoutez-y une transaction.',
      other: 'Cela ne remplit aucun contrat : allez à Khorane (14) et faites une transaction.',
      godless: 'Sans le temple, vous restez dernier en religion. Choisissez-le.',
    },
  },
  elimination: {
    title: 'Qui est éliminé',
    about: 'La fin de la partie',
    steps: {
      three:
        'La partie s’achève. À la fin, le plus faible en religion est éliminé, puis, parmi ceux qui restent, le plus faible en politique, puis en économie. {3} n’a qu’un temple de rang 1, {2} qu’une région. Ce sera donc vous contre {1} en économie : 9 contre 11 en contrats.',
      announce:
        'Il reste un monopole : l’or. Chacun annonce ce qu’il a, ou moins ; qui en annonce strictement le plus gagne une carte qui vaut 3. Les autres ont dit 1, 0 et 2. Vous en avez {gold}. Annoncez.',
      out: 'Avec le monopole, vous avez 12 contre 11, et vous gagnez. Retenez-le : les meilleurs contrats n’aident pas qui est éliminé avant qu’ils comptent. Ne soyez dernier dans aucun des trois. À trois joueurs, la religion et la politique décident, l’économie seulement en cas d’égalité.',
    },
    answers: {
      tied: 'Deux chacun, c’est une égalité : personne n’a la carte, et {1} gagne. Annoncez tout ce que vous avez.',
      less: 'Alors {3} a la carte, et {1} vous bat en économie. Annoncez tout ce que vous avez.',
    },
  },
};
