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
      twice: 'The second transact in the same city would be ignored.',
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
  monopolies: {
    title: 'Monopolies and bluffing',
    about: 'Announce what you have, or less',
    steps: {
      coal: 'Every third turn, for each kind of goods, everybody announces how many they have; strictly the most wins a card worth 3. You begin, and have {coal} coal. You may say fewer, never more. Win the card.',
      bluff:
        '{2} said none. Perhaps {2} had some, and only hid them: after your 4 they could not win. Who speaks early shows what they have, who speaks late need not. Next comes bronze, of which you have {bronze}.',
    },
    answers: {
      tied: 'With 3 you would tie with {1}: nobody gets the card.',
      less: 'Then {1} would win the card with 3.',
    },
  },
};
