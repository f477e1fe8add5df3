import type { LessonTexts } from '@kontor/core';

/** The lessons beside the course. */
export const more: Readonly<Record<string, LessonTexts>> = {
  'once-a-city': {
    title: 'Once a city',
    about: 'One transaction for each city and turn',
    steps: {
      two: 'You want two coal this turn. A city serves each player once a turn only, but Orontal (17), one road away, has coal as well. Plan to take both.',
      done: 'Two coal from two cities. To take more from one city, come back next turn.',
    },
    answers: {
      twice: 'The second transact in the same city would be ignored. Go to Orontal (17) for the other coal.',
      other: 'That does not bring two coal: transact here, go to Orontal (17), transact there.',
    },
  },
  supply: {
    title: 'Supply',
    about: 'What comes when a city is empty',
    steps: {
      last: 'Samarune (18) has one coal left. Take it.',
      new: 'The city was empty, so the marker of goods went one step on, and at the end of the turn four new goods came to a city by the die: here to city {city}. Each fulfilled contract brings a new one in the same way.',
    },
    answers: { other: 'Transact in Samarune (18), where you stand.' },
  },
  temples: {
    title: 'Temples',
    about: 'One in each city',
    steps: {
      free: 'You have coal and silver, which the contracts in Khorane (14) and in Tamaresh (1) both ask for. You want a temple, and each city takes one only: {1} has it in Khorane. Deliver where you can build.',
      build: 'Build the temple, and take what else you like.',
      built:
        'It counts {rank}, the rank of Tamaresh, for religion. You have {left} temples left of five. Temples are never moved, and all can see them.',
    },
    answers: {
      taken:
        'In Khorane the temple of {1} stands: you could only keep the contract and place electors. Deliver in Tamaresh.',
      other: 'That fulfils no contract: go to Tamaresh (1) and transact.',
      none: 'That builds no temple. Choose it.',
    },
  },
  electors: {
    title: 'Electors',
    about: 'Strictly the most, or nothing',
    steps: {
      transact:
        'You stand in Casporan (8) and have what its contract asks for. {2} has the temple here, so you get the other two: the contract and electors. Transact.',
      place:
        'Two electors for the regions round Casporan. In II lie two of {1}, in III one of yours and one of {2}, in IV one of {1}. Win III, and take IV from {1}: a tie gives a region to nobody.',
      placed:
        'III is yours by two to one, and IV is nobody’s. Electors lie face down: the map shows how many, but not whose. Remember who placed where; the log tells it, too.',
    },
    answers: {
      away: 'You would leave without fulfilling the contract. Transact first.',
      tied: 'In II it would be two against two, and III would stay tied: no region for you. Put one in III and one in IV.',
      one: 'There is something better: one in III wins it, and one in IV takes it from {1}.',
    },
  },
  monopolies: {
    title: 'Monopolies and bluffing',
    about: 'Announce what you have, or less',
    steps: {
      coal: 'Every third turn, for each kind of goods, everybody announces how many they have; strictly the most wins a card worth 3. You begin, and have {coal} coal. You may say fewer, never more. Win the card.',
      bluff:
        '{2} said none. Perhaps {2} had some, and only hid them: after your 4 they could not win. Who speaks early shows what they have, who speaks late need not. Next comes bronze, of which you have {bronze}.',
    },
    answers: {
      tied: 'With 3 you would tie with {1}: nobody gets the card. Announce 4.',
      less: 'Then {1} would win the card with 3. Announce 4.',
    },
  },
  'five-six': {
    title: 'Five and six players',
    about: 'More goods, and more are out',
    steps: {
      more: 'With five or six players, goods lie in six cities and contracts in six, one more of each. In the end one is out by religion, one by politics, and then by the economy one after the other, until one is left.',
      announce:
        'The last monopoly of the game: gold. 1, 0, 2 and 0 were announced, and you have {gold}. Your contract counts 9, those of {1} 11, those of {4} 10. A card is worth 3. Announce.',
      left: '{3} was out by religion and {2} by politics, as always. Then came the economy, twice: {4} with 10, and {1} with 11. Your 12 were the last to remain.',
    },
    answers: {
      out: 'Then nobody gets the card or somebody else does, and with 9 you are out by the economy. Announce 3.',
    },
  },
  'no-secrets': {
    title: 'No secrets',
    about: 'When everything lies open',
    steps: {
      open: 'At this table everything is open: goods, electors, plots that are ready. So you see two coal before {1}, who acts first, one road from Casporan (8). Two contracts ask for two coal: there, and in Marovane (11). You have two, too. Deliver for sure.',
      seen: '{1} fulfilled the contract in Casporan, as you could foresee. With open screens nobody bluffs: count what the others can do before you plot.',
    },
    answers: {
      beaten:
        '{1} has the coal and would be there before you: your transact would be ignored. Go to Marovane.',
      other: 'That fulfils no contract: go to Marovane (11) and transact.',
    },
  },
};
