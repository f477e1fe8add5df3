import { type Book, figure, ruling, text } from '@kontor/ui/book';
import { more } from './more/en.ts';

export const book: Book = [
  {
    id: 'aim',
    title: 'What it is about',
    parts: [
      text(
        'H-C7',
        'Traders in a small land',
        'You buy goods in a crowded market, travel the roads of a small land and sell the goods in its villages. Every sale leaves a trade station behind. Whoever has stations all round a region earns more, and more again at the end. It is a game for 2 to 5 players from 12 years on; at a table it takes 90 to 120 minutes.',
      ),
      text(
        '',
        'How you win',
        'Money is everything: the richest player wins. You earn it by being seen in the market, by selling, by completing regions, and at the very end for buildings, for being present everywhere, and for the Principal Route.',
      ),
      text(
        '',
        'A round',
        'The game has four or five rounds. Each has three phases: everybody places buyers in the market; the tiles go to whoever has the most buyers round them; then merchants travel and sell, one action after the other.',
      ),
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    parts: [
      text(
        'H-C1',
        'Eight products',
        'Each product has its own building: maize and the maize field, salt and the salt mine, the amulet and the clairvoyant tent, books and the library, weapons and the blacksmith, the blessing and the church, the egg and the dragon valley, the relic and the graveyard.',
      ),
      text(
        'H-C2',
        'Product tiles',
        'Twenty tiles, numbered 1 to 20, let you sell. A single tile shows one product and an arrow: its winner may push that price up. A double tile shows two products and no arrow.',
      ),
      text(
        'H-C3',
        'Special tiles',
        'Four tiles sell nothing but help in another way: Floating Market, Shortcut, Black Market and Good Deal.',
      ),
      figure('tiles', 'A single tile with its arrow, a double tile, and the four special tiles.'),
      text(
        'H-C4',
        'Action tiles',
        'Each round one of the tiles 3, 4, 4, 5, 5 is turned up and says how many actions everybody has. A 6 exists for variants only. One more tile marks the start player.',
      ),
      text(
        'H-C5',
        'Your pieces',
        'In your colour: 21 trade stations, 9 discs that stand for production buildings, 4 buyers and 1 merchant. There are five colours, each with a shape of its own.',
      ),
      figure('pieces', 'A buyer, a merchant, a trade station and a disc.'),
      text(
        'H-C6',
        'Money and prices',
        'Eight indicators show the prices. Money comes from a bank that never runs out, and goes back to it.',
      ),
      text(
        'H-B1',
        'The map',
        'The city of Hermagor lies in the middle. Round it are villages, each asking for one product, and roads, each with a toll. Roads enclose regions; a region shows one or more buildings, or the banner of the Nobility. A Principal Route runs through Hermagor and eight villages. Rivers part the land into three dukedoms, and every village belongs to one of them.',
      ),
      figure('map', 'The land: villages with their products, tolls on the roads, buildings in the regions.'),
      text(
        'H-B2',
        'The market',
        'Twenty booths stand in five rows of four. Between the rows run four passages, between the columns three. Along them lie 43 spaces with a price: 31 beside the edges of booths, and 12 where two passages cross. No passage runs outside, so a booth in the middle is touched by eight spaces, one at the rim by five and one in a corner by three.',
      ),
      text(
        'H-B3',
        'The price table',
        'Every product has a row. On its left are building squares worth 5, 3, 1 and 0, on its right the prices from 5 to 10. Above the prices stands what the row is worth at the end: 0, 1, 3, 6, 8 and 9. One more row is for the Nobility: 3, 4, 5, 6, 7, 8.',
      ),
      text(
        'H-B4',
        'What a price hides',
        'The indicator is long: it points at the price and covers the two squares to its left. At price 5 it hides the building squares 1 and 0, at 6 only the 0, and from 7 on none. So a rising price makes room for buildings.',
      ),
      figure(
        'prices',
        'Prices from 5 to 8. Where the price is still low, its indicator lies on building squares.',
      ),
    ],
  },
  {
    id: 'setup',
    title: 'Before the first round',
    parts: [
      text(
        'H-S1',
        'Everybody',
        'Two to five play. All prices begin at 5. Everybody has 20 in cash, a merchant in Hermagor, 4 buyers and 9 discs.',
      ),
      text(
        'H-S2',
        'How many rounds',
        'With 2 or 3 players the action tiles 3, 4, 4, 5, 5 make five rounds; with 4 players 4, 4, 5, 5 and with 5 players 3, 4, 5, 5 make four. They are shuffled face down, so nobody knows the order.',
      ),
      text(
        'H-S3',
        'The bag',
        'With 2 or 3 players the tiles 17 to 20 stay in the box. All other product tiles and the four special ones go into the bag.',
      ),
      text('H-S4', 'Who begins', 'Chance chooses the first start player.'),
    ],
  },
  {
    id: 'market',
    title: 'Phase 1: the market',
    parts: [
      text(
        'H-1.1',
        'Fill the booths',
        'Empty booths are filled from the bag, row by row from the upper left. All five rows are used with 5 players; with 4 the top row stays empty, with 2 or 3 the top and the bottom row. Tiles that nobody won stay where they are.',
      ),
      text(
        'H-1.2',
        'Turn up an action tile',
        'Its number is how many stations everybody takes from their supply, and so how many actions they will have. If the supply is short you take what is there; that can only happen with the action tile 6.',
      ),
      text(
        'H-1.3',
        'Place buyers',
        'From the start player clockwise everybody places one buyer or passes, four times round. On top of a tile costs 2, on a passage space the number printed there. A space holds one buyer. An empty booth is closed, but a passage space beside empty booths is open.',
      ),
      text(
        'H-1.4',
        'Passing',
        'If you cannot pay for any free space you pass without being asked. A pass gives up that one buyer; on the next turn round you may place again.',
      ),
      ruling(
        'Does a pass end it?',
        'The French rules let a pass end your placing for the round. The designer’s answers and the manual say that only this buyer is lost; that is our default. Whoever prefers the other reading sets the option.',
        'pass',
      ),
    ],
  },
  {
    id: 'preparing',
    title: 'Phase 2: who wins what',
    parts: [
      text(
        'H-2.1',
        'Buzz',
        'First the passages pay. For each passage count your buyers on it: 1, 2, 3 or 4 of them earn 1, 3, 6 or 10. A buyer on a crossing counts on both passages, a buyer on a tile on none.',
      ),
      text(
        'H-2.2',
        'Majorities',
        'Then the tiles are settled one at a time, as one reads: from the upper left to the lower right. A tile goes to whoever has the most buyers on it and on the spaces that touch it.',
      ),
      text(
        'H-2.3',
        'Ties',
        'Among those tied for the most, the one who stands on top of the tile wins it. If none of them does, the one with strictly most buyers on its four edges wins; crossings do not count for that. If that is equal too, nobody wins and the tile stays, just like a tile without any buyer.',
      ),
      ruling(
        'Somebody on top who is not tied',
        'In the English rules edges are counted only if nobody at all is on top, in the French ones if nobody of those tied is. We follow the French: a buyer on top that is not among the tied does not matter.',
      ),
      figure(
        'market',
        'The worked example at the end of this book, with the tiles A to L numbered 1 to 12. Under each tile stands who has how many buyers round it.',
      ),
      text(
        'H-2.4',
        'Raise a price',
        'Whoever wins a single tile may raise its product’s price by 1, at once, before the next tile is settled. No price goes beyond 10; at 10 nobody is asked.',
      ),
      text(
        'H-2.5',
        'Floating Market',
        'Its winner may raise the price of any one product by 1 at once. The tile then goes back into the bag. If all prices are at 10, nobody is asked.',
      ),
      text('H-2.6', 'Good Deal', 'Pays 5 at once and goes back into the bag.'),
      ruling(
        'Back into the bag, or away?',
        'The English rules discard Floating Market and Good Deal, the French put them back into the bag at once. We follow the French.',
      ),
      text(
        'H-2.7',
        'Kept for travelling',
        'Black Market and Shortcut stay before their winner for phase 3. All tiles that you won lie open.',
      ),
      text(
        'H-2.8',
        'A second chance',
        'Whoever has no product tile now may draw from the bag until one comes, clockwise from the start player. Special tiles drawn on the way do nothing and go back. Such a draw never raises a price. If no product tile is left in the bag, the search brings nothing; that can happen with 5 players.',
      ),
      text(
        'H-2.9',
        'The next start player',
        'Whoever holds the tile with the lowest number, drawn ones included, names the start player: anybody, themselves included, but never the shared colour. The new one begins phase 3 of this round already. If nobody holds a number, nothing changes.',
      ),
      text('H-2.10', 'Clearing up', 'All buyers go back to their owners.'),
    ],
  },
  {
    id: 'selling',
    title: 'Phase 3: travel and sell',
    parts: [
      text(
        'H-3.1',
        'One action each',
        'From the start player clockwise everybody takes one action at a time, until all stations of this round are used. Each action uses one of them. Who has none left is skipped.',
      ),
      text(
        'H-3.2',
        'Move and sell',
        'Your merchant goes to another village where you have no station yet, you pay the tolls of the roads, and sell there. The cheapest way is taken; among equal ones the one with the fewest roads.',
      ),
      text(
        'H-3.3',
        'Sell',
        'Your merchant stays and sells where it stands, if that is a village without a station of yours.',
      ),
      text(
        'H-3.4',
        'Only move',
        'To another village without a station of yours, for half the tolls, rounded down. The station goes back to your supply, and nobody at the goal earns anything.',
      ),
      text('H-3.5', 'Do nothing', 'The station goes back to your supply. That is always allowed.'),
      text(
        'H-3.6',
        'On the road',
        'A merchant may pass through anything, Hermagor and your own stations included, but never ends there. Several merchants may stand in one village. They stay where they are between rounds, and after a sale there is no more moving.',
      ),
      text(
        'H-3.7',
        'What you may sell',
        'You need a tile with the product that the village asks for. One tile serves any number of sales in this phase.',
      ),
      text(
        'H-3.8',
        'A sale, step by step',
        'You pay the way. The bank pays you the price. You put down your station. Every other player with a station in that village gets 1 from the bank. Then the regions that you completed are settled.',
      ),
      ruling(
        'Who pays the others?',
        'In the manual the seller pays them. All other sources let the bank pay, and so do we.',
      ),
      text(
        'H-3.9',
        'Black Market',
        'During this phase the others earn nothing from its holder’s sales. The holder still earns from theirs. It lasts the whole phase, not for one sale only as the manual has it.',
      ),
      text(
        'H-3.10',
        'Shortcut',
        'Once, with move and sell only, its holder pays half the tolls, rounded down; then the tile goes back into the bag. When to use it is up to them.',
      ),
      text(
        'H-3.11',
        'When the way is paid',
        'Before the sale, from the cash in hand: you cannot go where you cannot pay.',
      ),
      ruling(
        'Pay with what the sale brings?',
        'All rule texts tell the way before the sale. The designer’s answers let it be paid at the end of the action. With that option you may go wherever the sale and its regions bring enough; while you settle them, choices that would leave you unable to pay are not open. It does not apply to moving only.',
        'travelPay',
      ),
      text(
        'H-3.12',
        'Completing a region',
        'When the last village of a region gets your station, you have completed it. Hermagor itself is never needed.',
      ),
      text(
        'H-3.13',
        'A building',
        'For a region with buildings you may put one disc into the row of one of them: on the highest free square that the price does not hide. You earn its number at once. If no such square is free, or you have no disc left, the chance is gone for good. You may also decline, to save a disc.',
      ),
      text(
        'H-3.14',
        'The Nobility',
        'For a region with the banner a disc goes on the lowest free square of the Nobility row, and you earn its number. So whoever comes later gets more, until the row is full. Here, too, you may decline.',
      ),
      ruling(
        'May a disc be declined?',
        'One English text places it wherever it can go. The designer’s answers and the manual allow leaving it out, and so do we unless the table says otherwise. In the manual a price may also drop for a building that finds no room; the other sources know nothing of that: prices never drop.',
        'decline',
      ),
      text(
        'H-3.15',
        'Several at once',
        'One sale may complete several regions. You settle them in any order you like, each on the table as it then is.',
      ),
      text(
        'H-3.16',
        'The end of a round',
        'When all stations are used, all tiles before the players go back into the bag. If there is another action tile, a new round begins; if not, the game ends.',
      ),
    ],
  },
  {
    id: 'end',
    title: 'The end',
    parts: [
      text(
        'H-4.1',
        'Production',
        'For each product row in which you have at least one disc you earn its end value, once: 0 at price 5, then 1, 3, 6, 8, and 9 at price 10.',
      ),
      text(
        'H-4.2',
        'Dukedoms',
        'Count your stations in each of the three dukedoms. The smallest of the three numbers pays 3 each, with five players 4 each. So be everywhere.',
      ),
      text(
        'H-4.3',
        'Principal Route',
        'Everybody with the most stations on it earns 5, everybody with the fewest loses 5; if all have the same, nothing happens. A fortune may fall below 0. The manual rewards one’s whole network instead; we follow the other sources.',
      ),
      text(
        'H-4.4',
        'Who wins',
        'The most cash wins. If that is equal, the most discs on the price table, Nobility included; then the disc furthest left in the Nobility row, where one disc beats none; and if even that is equal, the place is shared.',
      ),
    ],
  },
  ...more,
];
