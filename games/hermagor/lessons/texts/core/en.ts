import type { LessonTexts } from '@kontor/core';

/** The lessons of the course. */
export const core: Readonly<Record<string, LessonTexts>> = {
  'first-tile': {
    title: 'Win a tile',
    about: 'What the game is about, and the market',
    steps: {
      place:
        'In Hermagor you win goods at the market, carry them to villages and sell them, for five rounds. Whoever has the most money at the end wins. Goods first: put a buyer onto the lit tile. It costs {cost}.',
      passage:
        '{1} now stands beside your tile. The most buyers at a tile win it. A buyer between tiles counts for every tile that it touches: take the lit crossing for {cost}, it touches four.',
      won: 'All buyers are placed, so the market is settled: two buyers against one won you your tile, and the crossing three more. Your tiles say what you can sell this round. The +1 at the end of a row or column is buzz, a short lesson of its own.',
    },
    answers: {
      passage:
        'A buyer there counts for the tiles beside it. You will need that in a moment; first the lit tile.',
      tile: 'That is another tile. The lesson goes on with the lit place.',
      edge: 'An edge touches two tiles at most. The lit crossing touches four.',
      junction: 'A crossing is right. Take the lit one, the lesson goes on from there.',
    },
  },
  ties: {
    title: 'Majority and ties',
    about: 'Who wins when buyers are equal',
    steps: {
      last: 'You have one buyer left, then the market is settled. {2} stands at the edge of the lit tile. On a tie, the buyer on the tile wins; if none of the tied is on it, more buyers at its edges win; else nobody does. Win the tile.',
      stays:
        'One buyer each, and yours was on the tile: it is yours. Nobody won the lit tile: {1} and {2} stood at an edge each. It stays for the next round.',
    },
    answers: {
      tie: 'You would tie: one buyer each, both at an edge. The tile stays. Look for a stronger place.',
      corner:
        'You would tie, but {2} stands at an edge and you at a corner: {2} wins. Look for a stronger place.',
      away: '{2} would be alone at the lit tile and win it. Place your buyer there.',
    },
  },
  sell: {
    title: 'Travel and sell',
    about: 'Roads cost, villages pay',
    steps: {
      go: 'Your tiles let you sell maize, books, salt and relics as often as you like this round. Each action uses one of your stations. Nordwacht wants relics: the road costs {toll}, the village pays {price}. Go there and sell.',
      best: 'You paid {toll} and earned {price}, and your station stays there: you cannot sell in Nordwacht again. Your turn once more. Every village shows what it would bring after the way. Take the best sale.',
      shared:
        'Salt is dearer today, and the way was short. {1} has a station in Mirabruck, too, so the bank paid {1} {cash}. That costs you nothing, but think of it.',
    },
    answers: {
      elsewhere: 'That would be a sale, too, but at the end of a dearer road. Begin with Nordwacht.',
      move: 'Moving alone costs half the way, but sells nothing. Choose to travel and sell.',
      rest: 'Doing nothing uses up a station. You can sell instead.',
      dear: 'The way would eat what you earn there. Look for the highest number on a village.',
    },
  },
  region: {
    title: 'Complete a region',
    about: 'Stations all round a region pay extra',
    steps: {
      last: 'Roads enclose regions. You have stations in three of the four villages round Mistreach, the lit region. Sell your salt in the last one, Kesselbach.',
      build:
        'Mistreach is complete! Put a disc on the row of a building that it shows. You earn the number on the first free square of the row: pick one that pays {best}.',
      earned:
        'You got {cash} at once. The disc counts again at the end, the more the dearer the product is then. Others can complete Mistreach, too, but the squares that pay most go to whoever comes first.',
    },
    answers: {
      move: 'Moving alone leaves no station. Travel and sell.',
      other: 'That does not complete Mistreach. One village is missing: Kesselbach.',
      second: '{1} has the 5 there already: you would get the 3. Two rows still pay 5.',
      none: 'Then you would get nothing for the region. Choose a row that pays 5.',
    },
  },
  prices: {
    title: 'Prices',
    about: 'What a price covers and frees, and who begins',
    steps: {
      raise:
        'You won tile 1: one product and an arrow. It lets you raise the price of salt by 1. At price 5 the indicator covers the squares 1 and 0, and 5 and 3 are taken: the row is full. Raise salt to 6: that frees the 1.',
      start: 'Your tile 1 has the lowest number of all, so you say who begins. Choose yourself.',
      go: 'The lit region, Stagshaw, shows a salt mine for the salt row, and a blacksmith for the weapons row, which is full. Sell maize in Havelay, the last village round it.',
      build: 'Thanks to the higher price there is a square for you. Put your disc on it.',
      ends: 'Only {cash} now, but salt pays 6 from today, and a disc in a row counts by its price at the end: 1 at price 6, 9 at price 10. At 5 it would count nothing.',
    },
    answers: {
      keep: 'Then the salt row stays full, and a region with a salt mine could bring you nothing. Raise the price.',
      later: 'You may, but then {1} or {2} would act before you. Choose yourself.',
      other: 'That does not complete Stagshaw. Go to Havelay and sell.',
      none: 'Then you would get nothing for the region. Put your disc on the salt row.',
    },
  },
  end: {
    title: 'How the end counts',
    about: 'Discs, dukedoms and the Principal Route',
    steps: {
      three:
        'The last action of the game is yours. After it, money comes for three things. First, each row with a disc of yours pays what stands above its price: for you +6 for books and +3 for the egg.',
      dukedoms:
        'Second, rivers part the land into three dukedoms. The one with the fewest of your stations pays 3 for each of them: here Ostmaren, with the two lit ones.',
      route:
        'Third, the Principal Route, the red roads: whoever has the most stations on it gets 5, whoever has the fewest loses 5. You have the two lit ones, {1} has two, {2} three.',
      last: 'Mirabruck would bring {more} now, Querlitz only {less}. But Querlitz lies in Ostmaren and on the Route. Which last sale wins you the game?',
      counted:
        'Counted together you have {total}, and you win: a station can be worth more than its sale. Below you see what everybody got for what.',
    },
    answers: {
      salt: 'More money now, but Ostmaren stays at two and you are last on the Route: {2} would win.',
      other: 'With that {2} would win. Think of the poorest dukedom and of the Route.',
    },
  },
};
