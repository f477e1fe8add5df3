import type { LessonTexts } from '@kontor/core';

/** The lessons beside the course. */
export const more: Readonly<Record<string, LessonTexts>> = {
  buzz: {
    title: 'Buzz',
    about: 'Cash for several buyers on one line',
    steps: {
      third:
        'Several buyers of yours on one line of the passages bring buzz: 1, 3, 6 or 10 cash for one to four. You have two on the lit line. Place the third.',
      paid: 'Your line paid {cash}. A crossing counts on both its lines, a buyer on a tile on none. The number at the end of a line says what it pays you.',
    },
    answers: { off: 'That buyer would not stand on the lit line. Take a space on it.' },
  },
  'floating-market': {
    title: 'Floating Market',
    about: 'Raise any price',
    steps: {
      win: 'The lit tile is the Floating Market. Win it: put your buyer onto it.',
      raise: 'Its winner may raise any one price by 1 at once. Choose a product.',
      raised: 'That price is {to} now. The tile goes back into the bag, and may come again.',
    },
    answers: {
      other: 'That does not go for the lit tile. Put your buyer onto it.',
      keep: 'You may leave all prices, but raise one here.',
    },
  },
  'good-deal': {
    title: 'Good Deal',
    about: 'Cash at once',
    steps: {
      win: 'The lit tile is the Good Deal. Put your buyer onto it.',
      paid: 'It paid you {cash} at once and goes back into the bag. You cannot sell anything with it: whoever has no product tile after the market may draw one from the bag.',
    },
    answers: { other: 'That does not go for the lit tile. Put your buyer onto it.' },
  },
  shortcut: {
    title: 'Shortcut',
    about: 'Half the way, once',
    steps: {
      far: 'With the Shortcut you travel to one sale for half the roads, rounded down. Zinnberg wants books: {full} by the roads, {half} by the Shortcut. Use it there.',
      used: 'The Shortcut works once a round and only for travelling and selling; now it is back in the bag.',
    },
    answers: {
      full: 'That would pay the whole way. Choose the Shortcut below first.',
      other: 'Use the Shortcut to sell in Zinnberg.',
    },
  },
  'black-market': {
    title: 'Black Market',
    about: 'Others earn nothing from your sales',
    steps: {
      sell: 'Both rivals have a station in Querlitz, and a sale there would pay each of them 1. With the Black Market before you it does not. Sell there.',
      sold: 'Nobody else earned anything, this whole round long. Sales of the others still pay you where you have a station.',
    },
    answers: { other: 'Sell in Querlitz.' },
  },
  'others-stations': {
    title: 'Stations of others',
    about: 'Who else earns from a sale',
    steps: {
      choose:
        'Nordwacht and Querlitz would bring you {net} each. But where others have a station, a sale pays each of them 1 from the bank, and in Querlitz both rivals have one. Sell where nobody else earns.',
      paid: 'It works for you, too: {1} sold in Lindwerth, where your station stands, and the bank paid you {cash}. It costs the seller nothing.',
    },
    answers: {
      shared: 'You would earn the same, but {1} and {2} would get 1 each. Take Nordwacht.',
      other: 'Sell in Nordwacht.',
    },
  },
  nobility: {
    title: 'Nobility',
    about: 'Regions with the red flag',
    steps: {
      last: 'A red flag marks a region of the Nobility. Kingsmead needs three villages, Hermagor itself never counts. Sell in the last one, Querlitz.',
      disc: 'Its disc goes to the Nobility row, on the lowest free square: {value} for you. Put it there.',
      later:
        'Here the numbers rise: who comes later earns more, until the row is full. Nobility discs count nothing at the end, but break ties.',
    },
    answers: {
      other: 'That does not complete Kingsmead: sell in Querlitz.',
      none: 'Then you would get nothing for Kingsmead. Put the disc on the Nobility row.',
    },
  },
  'half-tolls': {
    title: 'Half tolls',
    about: 'Travel without a sale',
    steps: {
      move: 'An action may be travelling only, for half the roads, rounded down: {toll} instead of {sum} to Zinnberg. It leaves no station. Try it: choose to travel only.',
      sell: 'Now you stand in Zinnberg and can sell where you are, without any way. Do it.',
      done: 'Two actions instead of one, but a cheap way. That pays when roads are dear and actions are left.',
    },
    answers: {
      sold: 'That travels and sells for the whole way. Choose to travel only.',
      other: 'Travel to Zinnberg without selling.',
      stay: 'Sell the books here in Zinnberg.',
    },
  },
  dukedoms: {
    title: 'Dukedoms',
    about: 'The weakest of the three counts',
    steps: {
      three:
        'Rivers part the land into three dukedoms. At the end each player counts the stations in each: the smallest number pays, 3 for each station. You have three in two of them, but only the two lit ones in Ostmaren.',
      last: 'The last action of the game is yours. Mirabruck, in Valdrune, brings {more} now; Sankt Orvel, in Ostmaren, {less}. Which one earns you more in the end?',
      counted:
        'Three stations everywhere: {total} for your dukedoms. With five players each station counts 4.',
    },
    answers: {
      stays: 'Then Ostmaren stays at two, and your dukedoms pay 6. A station in Ostmaren makes it 9.',
    },
  },
  'principal-route': {
    title: 'The Principal Route',
    about: 'Most stations +5, fewest −5',
    steps: {
      route:
        'The Principal Route runs through the eight lit villages. At the end, whoever has the most stations on it gets 5, whoever has the fewest loses 5. You have one, the others two each.',
      last: 'The last action is yours. Mirabruck brings {more} now, Querlitz {less}. But Querlitz lies on the Route. Which one earns you more in the end?',
      counted:
        'Two each: all have the most and all the fewest, so nobody wins or loses by it. You would have lost 5.',
    },
    answers: {
      fewest: 'Then you have the fewest stations on the Route, and lose 5 at the end. Querlitz lies on it.',
    },
  },
  'two-players': {
    title: 'The two-player game',
    about: 'A third colour that you share',
    steps: {
      shared:
        'With two players there is a third colour, which both of you place, free of charge. It wins tiles like a player, and they go back into the bag. {1} leads a tile that the lit crossing touches. Choose the shared buyer and place it there, so that {1} leads by less.',
      own: 'After a shared buyer you place your own. Take the lit tile: you stand on it, so a tie is yours.',
      rest: 'When selling, each of you has two shared stations, for villages whose product you hold. They complete regions of their own and take up squares. Where the opponent and the shared colour have stations, your sale pays the opponent 2.',
    },
    answers: {
      own: 'You may, but this time begin with the shared buyer: choose it, then the crossing.',
      elsewhere: 'The lesson goes on at the lit place.',
    },
  },
  'revenue-officer': {
    title: 'Revenue Officer',
    about: 'The poorest says who begins',
    steps: {
      declare:
        'With this option everybody may declare their cash to all before a round. Who declares the least names the start player. You have little: declare it.',
      name: 'Your cash was the lowest declared. Name whoever shall begin.',
      done: 'That player begins with the buyers. The lowest tile number no longer matters with this option.',
    },
    answers: {
      silent: 'Whoever passes keeps their cash secret, but cannot name the start player. Declare it.',
    },
  },
};
