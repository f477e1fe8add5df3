import type { LessonTexts } from '@kontor/core';

/** The lessons of the course. */
export const core: Readonly<Record<string, LessonTexts>> = {
  plot: {
    title: 'Your first plot',
    about: 'What the game is about, and how caravans move',
    steps: {
      about:
        'Your caravan is in the lit city. Lead it through the empire, pick up goods and fulfil contracts: for that you build temples, place electors or keep contracts. In the end, whoever is weakest in one of these three is out; the last one left wins.',
      take: 'Each turn everybody plans up to six actions in secret: a plot. Press Khorane (14), the lit city, to go there; press it again to transact, which takes goods. Then press Ready.',
      took: 'All plots were turned up and carried out, one action of everybody after the other. You moved along road a and took coal: transact always takes the cheapest goods of a city. {left} goods are left there.',
    },
    answers: {
      empty: 'An empty plot does nothing. Press Khorane first.',
      arrived: 'You would arrive in Khorane, but take nothing there. Add transact.',
      elsewhere: 'That does not take anything from Khorane. Clear the plot and press Khorane twice.',
    },
  },
  deliver: {
    title: 'Pick up and deliver',
    about: 'A whole plot: goods, roads, a contract',
    steps: {
      plan: 'The contract in Pelagune (16) wants two coal. You have one, and there is one where you stand, in Samarune (18). Plan it all in one plot: transact here, go to Pelagune, transact there.',
      fulfilled:
        'Transact takes goods where there are goods, and fulfils the contract where there is one and you have all that it asks for. The coal went back into the bag, and you may choose a reward: see the next lesson.',
    },
    answers: {
      short:
        'You would arrive with one coal, and the contract wants two. Transact in Samarune before you leave.',
      pass: 'You would get to Pelagune, but not deliver. Add transact there.',
      far: 'That does not fulfil the contract in Pelagune: transact here, go there, transact again.',
    },
  },
  rewards: {
    title: 'Two of three',
    about: 'Temple, electors or the contract itself',
    steps: {
      transact: 'You stand in Khorane (14) and have what its contract asks for. Plan to transact.',
      pick: 'Choose two of three: keep the contract, its value counts for the economy; build a temple, the rank of the city (1 to 3, by its size) counts for religion; place as many electors as the rank, for politics. You have a contract, but no temple and no elector. Choose what you lack.',
      electors:
        'The city has rank {rank}: three electors for the regions that it touches. A region is yours only with strictly the most electors. {1} has one in region VI, nobody has any in VII. Take both regions.',
      done: 'Two regions for politics, a temple of rank {rank} for religion. One elector more than each rival is enough, so spread them. They lie face down and are never moved again: remember who placed how many where.',
    },
    answers: {
      away: 'You would leave without fulfilling the contract. Plan to transact first.',
      godless: 'Then you would have no temple, and be the weakest in religion. Choose temple and electors.',
      powerless:
        'Then you would have no elector, and be the weakest in politics. Choose temple and electors.',
      tied: 'In region VI it would be one against one: a tie gives it to nobody. Put two there.',
      heap: 'That wins you one region at most. Two in VI and one in VII win both.',
    },
  },
  beaten: {
    title: 'Beaten to it',
    about: 'Who comes first takes it',
    steps: {
      race: 'You have coal and want silver, for the contract in Casporan (8). Lysande (15), two roads away, has one left; but {1}, in the capital Aurelane, has only one road to go. Dereth (9), one road from you, has silver, too. Plan to take silver for sure.',
      seen: '{1} was in Lysande first and took the last silver. Your transact there would have been ignored. So before you lay a plot, look who is near what you want. Where it takes equally many actions, the first player (the small 1) is there first; that changes every turn.',
    },
    answers: {
      late: '{1} would be there before you and take the last one: your transact would be ignored. Take the silver in Dereth.',
      other: 'That brings you no silver. Go to Dereth and transact.',
    },
  },
  standing: {
    title: 'Off the last place',
    about: 'Which contract to go for',
    steps: {
      last: 'Whoever is last in religion is out first, and now that is you: your temple counts 1, the others’ 2 each. You can fulfil one of two contracts: in Pelagune (16), one road away, rank 1, or in Khorane (14), two roads, rank 3. Deliver where a temple saves you.',
      pick: 'Take the temple, and what else you like.',
      safe: 'Your temples count 1 and 3, and nobody is ahead of you in religion now. That is how to choose: look where you are last, then go for the contract that mends it.',
    },
    answers: {
      small:
        'A temple there makes 2, as much as the others have. On a tie, whoever’s largest temple is smaller is out: still you. Deliver in Khorane.',
      pass: 'You would get to Khorane, but not deliver. Add transact there.',
      other: 'That fulfils no contract: go to Khorane (14) and transact.',
      godless: 'Without the temple you stay last in religion. Choose it.',
    },
  },
  elimination: {
    title: 'Who is out',
    about: 'How the game ends',
    steps: {
      three:
        'The game is nearly over. At its end the weakest in religion is out, then of those left the weakest in politics, then in the economy. {3} has only a temple of rank 1, {2} only one region. So it will be you against {1} in the economy: contracts worth 9 against 11.',
      announce:
        'One monopoly is left: gold. Everybody says how many they have, or fewer; whoever says strictly the most wins a card worth 3. The others said 1, 0 and 2. You have {gold}. Announce.',
      out: 'With the monopoly you have 12 against 11, and win. Remember: the best contracts help nobody who is out before they count. Stay off the last place in all three. With three players religion and politics decide, and the economy only where they tie.',
    },
    answers: {
      tied: 'Two each would be a tie: nobody gets the card, and {1} wins. Announce all you have.',
      less: 'Then {3} gets the card, and {1} beats you in the economy. Announce all you have.',
    },
  },
};
