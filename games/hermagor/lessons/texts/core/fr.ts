import type { LessonTexts } from '@kontor/core';

export const core: Readonly<Record<string, LessonTexts>> = {
  'first-tile': {
    title: 'Gagner une tuile',
    about: 'Le but du jeu, et le marché',
    steps: {
      place:
        'À Hermagor, on gagne des marchandises au marché, on les porte dans les villages et on les vend, cinq manches durant. Le plus riche à la fin gagne. D’abord la marchandise : placez un acheteur sur la tuile éclairée. Il coûte {cost}.',
      passage:
        '{1} s’est mis à côté de votre tuile. Qui a le plus d’acheteurs à une tuile la gagne. Entre les tuiles, un acheteur compte pour toutes celles qu’il touche : prenez le croisement éclairé pour {cost}, il en touche quatre.',
      won: 'Tous les acheteurs sont placés, le marché est réglé : à deux contre un, votre tuile est à vous, et le croisement en rapporte trois autres. Vos tuiles disent ce que vous pouvez vendre cette manche. Le +1 au bout d’une ligne ou d’une colonne, c’est l’affluence : une courte leçon à part.',
    },
    answers: {
      passage:
        'Là, un acheteur compte pour les tuiles voisines. Cela servira dans un instant ; d’abord la tuile éclairée.',
      tile: 'C’est une autre tuile. La leçon continue à l’endroit éclairé.',
      edge: 'Un bord touche deux tuiles au plus. Le croisement éclairé en touche quatre.',
      junction: 'Un croisement, c’est juste. Prenez celui qui est éclairé, la leçon continue de là.',
    },
  },
  ties: {
    title: 'Majorité et égalités',
    about: 'Qui gagne quand les acheteurs sont à égalité',
    steps: {
      last: 'Il vous reste un acheteur, puis le marché est réglé. {2} est au bord de la tuile éclairée. À égalité, l’acheteur posé sur la tuile gagne ; sinon, qui a le plus d’acheteurs sur ses bords ; sinon personne. Gagnez la tuile.',
      stays:
        'Un acheteur chacun, et le vôtre était sur la tuile : elle est à vous. Personne n’a gagné la tuile éclairée : {1} et {2} étaient chacun à un bord. Elle reste pour la manche suivante.',
    },
    answers: {
      tie: 'Il y aurait égalité : un acheteur chacun, tous deux à un bord. La tuile reste. Cherchez une place plus forte.',
      corner:
        'Il y aurait égalité, mais {2} est à un bord et vous à un coin : {2} gagne. Cherchez une place plus forte.',
      away: 'Sans rival à la tuile éclairée, {2} la gagnerait. Placez-y votre acheteur.',
    },
  },
  sell: {
    title: 'Voyager et vendre',
    about: 'Les routes coûtent, les villages paient',
    steps: {
      go: 'Vos tuiles vous laissent vendre maïs, livres, sel et reliques, autant de fois que vous voulez cette manche. Chaque action prend un de vos comptoirs. Nordwacht veut des reliques : la route coûte {toll}, le village paie {price}. Allez-y vendre.',
      best: 'Vous avez payé {toll} et gagné {price}, et votre comptoir reste là : plus de vente pour vous à Nordwacht. À vous encore. Chaque village montre ce qu’il rapporterait, route déduite. Faites la meilleure vente.',
      shared:
        'Le sel est plus cher, et la route était courte. {1} a aussi un comptoir à Mirabruck : la banque lui a donc payé {cash}. Cela ne vous coûte rien, mais pensez-y.',
    },
    answers: {
      elsewhere: 'Ce serait aussi une vente, mais au bout d’une route plus chère. Commencez par Nordwacht.',
      move: 'Se déplacer sans vendre coûte la moitié de la route et ne rapporte rien. Choisissez voyager et vendre.',
      rest: 'Ne rien faire use un comptoir. Vous pouvez vendre.',
      dear: 'La route mangerait le gain. Cherchez le plus grand nombre sur un village.',
    },
  },
  region: {
    title: 'Compléter une région',
    about: 'Des comptoirs tout autour d’une région rapportent plus',
    steps: {
      last: 'Les routes entourent des régions. Vous avez un comptoir dans trois des quatre villages autour de Mistreach, la région éclairée. Vendez votre sel dans le dernier, Kesselbach.',
      build:
        'Mistreach est complète ! Posez un disque dans la rangée d’un de ses bâtiments. Vous gagnez le nombre de la première case libre : choisissez-en une qui paie {best}.',
      earned:
        'Vous avez reçu {cash} tout de suite. Le disque comptera encore à la fin, d’autant plus que la marchandise sera chère. D’autres peuvent aussi compléter Mistreach, mais les cases qui paient le plus vont au premier arrivé.',
    },
    answers: {
      move: 'Se déplacer ne laisse pas de comptoir. Il faut voyager et vendre.',
      other: 'Cela ne complète pas Mistreach. Il manque un village : Kesselbach.',
      second: '{1} y a déjà pris le 5 : vous auriez le 3. Deux rangées paient encore 5.',
      none: 'Alors la région ne vous rapporterait rien. Choisissez une rangée qui paie 5.',
    },
  },
  prices: {
    title: 'Les prix',
    about: 'Ce qu’un prix couvre et libère, et qui commence',
    steps: {
      raise:
        'Vous avez gagné la tuile 1 : une seule marchandise et une flèche. Elle permet d’augmenter le prix du sel de 1. Au prix 5, le curseur couvre les cases 1 et 0, et 5 et 3 sont prises : la rangée est pleine. Passez le sel à 6 : le 1 est libéré.',
      start: 'Votre tuile 1 a le plus petit numéro de tous : à vous de dire qui commence. Désignez-vous.',
      go: 'La région éclairée, Stagshaw, montre une mine de sel, pour la rangée du sel, et une forge, pour celle des armes, qui est pleine. Vendez du maïs à Havelay, le dernier village autour.',
      build: 'Grâce au prix plus haut, une case vous attend. Posez-y votre disque.',
      ends: 'Seulement {cash} pour l’instant, mais le sel paie désormais 6, et à la fin un disque compte selon le prix de sa rangée : 1 au prix 6, 9 au prix 10. À 5, rien.',
    },
    answers: {
      keep: 'Alors la rangée du sel reste pleine, et une région avec une mine de sel ne vous rapporterait rien. Augmentez le prix.',
      later: 'C’est permis, mais {1} ou {2} jouerait avant vous. Désignez-vous.',
      other: 'Cela ne complète pas Stagshaw. Allez vendre à Havelay.',
      none: 'Alors la région ne vous rapporterait rien. Posez le disque dans la rangée du sel.',
    },
  },
  end: {
    title: 'Le décompte final',
    about: 'Disques, duchés et Route principale',
    steps: {
      three:
        'La dernière action de la partie est à vous. Ensuite, trois choses rapportent. D’abord, chaque rangée où vous avez un disque paie le nombre au-dessus de son prix : pour vous, +6 pour les livres et +3 pour l’œuf.',
      dukedoms:
        'Ensuite, les rivières partagent le pays en trois duchés. Celui où vous avez le moins de comptoirs paie 3 pour chacun : ici Ostmaren, avec les deux éclairés.',
      route:
        'Enfin, la Route principale, les routes rouges : qui y a le plus de comptoirs reçoit 5, qui en a le moins perd 5. Vous avez les deux éclairés, {1} en a deux, {2} trois.',
      last: 'Mirabruck rapporterait {more} maintenant, Querlitz seulement {less}. Mais Querlitz est en Ostmaren et sur la Route. Quelle dernière vente vous fait gagner ?',
      counted:
        'Tout compté, vous avez {total}, et vous gagnez : un comptoir peut valoir plus que sa vente. Voyez plus bas ce que chacun a reçu, et pour quoi.',
    },
    answers: {
      salt: 'Plus d’argent maintenant, mais Ostmaren reste à deux et vous êtes dernier sur la Route : {2} gagnerait.',
      other: 'Ainsi, {2} gagnerait. Pensez au duché le plus pauvre et à la Route.',
    },
  },
};
