import { type Book, example, figure, ruling, text } from '@kontor/ui/book';

export const book: Book = [
  {
    id: 'aim',
    title: 'What it is about',
    parts: [
      text(
        'M-C5',
        'Caravans and influence',
        'Your caravan collects goods in the cities of an empire and delivers them where a contract asks for them. Every contract buys you influence: in religion, politics or economy. It is a game for 2 to 4 players from 14 years on, for 5 or 6 as a variant. At a table it takes about an hour, the short game 45 minutes.',
      ),
      text(
        '',
        'How you win',
        'Nobody counts points together. At the end players are eliminated: first the weakest in religion, then the weakest in politics, then in economy. Whoever is left wins. So be the last in nothing.',
      ),
      text(
        '',
        'A turn',
        'All players plot up to six actions in secret. Then the plots are carried out, one action of everybody after the other. What was taken is replaced, and every third turn monopolies are won.',
      ),
    ],
  },
  {
    id: 'table',
    title: 'What is on the table',
    parts: [
      text(
        'M-C1',
        'Resources',
        'Sixty of them, the rarer the more they are worth: 18 coal (worth 1), 15 bronze (2), 12 silver (3), 9 gems (4) and 6 gold (5).',
      ),
      figure('resources', 'Coal, bronze, silver, gems and gold, each with its worth.'),
      text(
        'M-C2',
        'Contracts',
        'Thirty-eight contracts of value 2 to 9. A contract’s value is what the resources that it asks for are worth together. If it shows a resource twice, it wants two of it.',
      ),
      figure(
        'contracts',
        'Contracts of value 3, 6 and 9: the seal shows the value, below it what is asked for.',
      ),
      text(
        'M-C3',
        'Cards and pieces',
        'Twenty monopoly cards, worth 3 each. Everybody has a caravan, 5 temples, 20 electors, a screen, and 6 markers for actions.',
      ),
      figure('pieces', 'A caravan, a temple, and three electors face down.'),
      text(
        'M-B1',
        'The map',
        'Twenty numbered cities of rank 1 to 3 and the capital, which has rank 3 and no number. Roads carry a letter from a to d and enclose eight regions, I to VIII.',
      ),
      figure(
        'cities',
        'Cities of rank 1, 2 and 3, and the capital: the larger the city, the more it counts.',
      ),
      figure('map', 'The middle of the map: cities, roads with their letters, and the regions between them.'),
      text(
        'M-B2',
        'Letters',
        'At most four roads meet in a city, and their letters differ. So “move b” always means one road, from both of its ends.',
      ),
      text(
        'M-B3',
        'Regions of a city',
        'A city touches the regions round it. Our source does not show the printed map, so this one is our own: 21 places, 28 roads, 8 regions; no roads cross, every city touches a region, and none is more than four roads from the capital.',
      ),
    ],
  },
  {
    id: 'setup',
    title: 'Before the first turn',
    parts: [
      text(
        'M-S1',
        'How many play',
        'Two to four. With five or six, a variant, there are six sets of resources and six contracts instead of five.',
      ),
      text('M-S2', 'How long', 'Twelve turns, or nine in the short game.'),
      text(
        'M-S3',
        'Goods on the map',
        'Four resources go to the capital. Then four times (five with 5 or 6 players) a 20-sided die shows the city that gets four more, and five (six) times the city that gets a contract. If that city is not empty, the next higher empty one gets it; after 20 comes 1. So a city never holds both, and the capital never has a contract, and never a temple.',
      ),
      text(
        'M-S4',
        'Caravans',
        'Everybody rolls; those tied for the highest roll again. The highest places their caravan first, then the others clockwise, each in a different city and nobody in the capital. A city with goods is allowed.',
      ),
    ],
  },
  {
    id: 'plot',
    title: 'Plotting',
    parts: [
      text(
        'M-1.1',
        'The first player',
        'At the start of every turn, the first one too, the title moves to the next player clockwise. So whoever placed their caravan first goes last in turn 1.',
      ),
      text(
        'M-2.1',
        'Six actions in secret',
        'All plot at the same time: a list of up to six actions without gaps. Each is “move” along a road a, b, c or d, or “transact”.',
      ),
      figure('plot', 'A plot: move b, transact, move a, move c, transact, move a.'),
      text(
        'M-2.2',
        'Ready',
        'You may change your plot until everybody is ready or the time is up. An empty plot is a plot, too. By default there is no time limit; with one, what is laid when it ends stands, and nothing laid is an empty plot.',
      ),
    ],
  },
  {
    id: 'resolve',
    title: 'Carrying it out',
    parts: [
      text(
        'M-3.1',
        'In turns',
        'Everybody’s first action, from the first player clockwise; then everybody’s second, and so on to the sixth. An empty slot does nothing.',
      ),
      text(
        'M-3.2',
        'Move',
        'Your caravan goes along the road with that letter. If there is none where it stands, nothing happens. Any number of caravans may stand in a city.',
      ),
      text(
        'M-3.3',
        'Transact: pick up',
        'In a city with resources you take the one that is worth least; once per city and turn. If somebody took the last one before you, nothing happens.',
      ),
      text(
        'M-3.4',
        'An emptied city',
        'When the last resource leaves a city, the resources marker advances by one: a new set will come.',
      ),
      text(
        'M-3.5',
        'Transact: deliver',
        'In a city with a contract you deliver, if you have everything it asks for. The goods go back into the bag, the contracts marker advances by one, and you pick two of three: keep the contract, build a temple, place electors. Everybody waits for your choice. If something is missing, nothing happens. You cannot refuse to deliver; that, and that it must be exactly two, are our rulings.',
      ),
      text('M-3.6', 'A contract not kept', 'It goes back into the bag.'),
      text(
        'M-3.7',
        'A temple',
        'There is room for one temple in a city, whoever owns it, and you have five. If you cannot build, you cannot pick it.',
      ),
      text(
        'M-3.8',
        'Electors',
        'As many as the city’s rank, each into any of the regions that the city touches. They lie face down, and nobody moves or looks at them again. How many you have left is open. If your supply is short you place what you have; that is our ruling.',
      ),
      text('M-3.9', 'Fewer than two', 'If fewer than two of the three are possible, you get those that are.'),
    ],
  },
  {
    id: 'supply',
    title: 'Supply and monopolies',
    parts: [
      text(
        'M-4.1',
        'New resources',
        'For every step of the resources marker four come from the bag: to the capital if it has none, else where the die says, as at the beginning. If the bag is short it gives what it has; if it is empty, the step stays on the marker and is served first next time. The source is silent about that: our ruling.',
      ),
      text(
        'M-4.2',
        'New contracts',
        'For every step of the contracts marker one contract comes, where the die says. The same ruling of ours holds for an empty bag.',
      ),
      text(
        'M-5.1',
        'Monopolies',
        'After turns 3, 6, 9 and 12 (the short game ends with 9) a monopoly is decided for coal, bronze, silver, gems and gold, in this order. From the first player clockwise everybody announces an amount, from nothing up to what they have; who comes later has heard the others. Strictly the most wins a monopoly card, worth 3. A tie wins nobody anything. Everybody is asked, also with nothing in hand, because not asking would tell.',
      ),
      ruling(
        'May one see the goods?',
        'In the rule book you may be asked to show what you announced. Here nobody can announce more than they have, so an announcement is always true. Announcing less is allowed.',
      ),
    ],
  },
  {
    id: 'end',
    title: 'The end: who is eliminated',
    parts: [
      text(
        'M-6.1',
        'Three influences',
        'Religion: each of your temples counts the rank of its city. Politics: 1 for each region in which you have strictly the most electors. Economy: the values of the contracts you kept, and 3 for each monopoly. All three are fixed before anybody goes.',
      ),
      text(
        'M-6.2',
        'First: religion',
        'The player with the least religious influence goes. If that is equal, the one whose largest temple is smallest, then the one with the fewest temples.',
      ),
      text(
        'M-6.3',
        'Second: politics',
        'Until two are out: the least political influence; then whose largest region is smallest, counted by their own electors in it; then the fewest electors on the map. If religion could not decide, politics takes two.',
      ),
      ruling(
        'How large is a region?',
        'The rule book compares the electors in the largest region one controls, and can be read in two ways: one’s own electors there, or all of them. We count one’s own; the option counts all.',
        'largestRegion',
      ),
      text(
        'M-6.4',
        'Third: economy',
        'Until three are out; with 5 or 6 players until one is left: the least economic influence; then the fewest monopolies, the smallest largest contract, the fewest contracts, and at last the least gold, gems, silver, bronze and coal.',
      ),
      text(
        'M-6.5',
        'Ties',
        'A comparison only throws out a single player who is strictly least. Those tied for least are compared by the next point, among themselves. If the last point does not decide either, that step throws out nobody more. After each elimination the step begins again with all who are left, and everything stops as soon as one is left. Having nothing counts as 0. Usually one goes by religion, one by politics, and the rest by economy. If several are left in the end they share the victory, or the die decides, as the table has agreed.',
      ),
      text(
        'M-6.6',
        'With two or three players',
        'With two, religion alone decides unless it ties. With three, the economy only counts if an earlier step could not decide. That is how the rule book has it; the table says so before the game starts.',
      ),
      text(
        'M-7.5',
        'Places',
        'The order of elimination, backwards, gives the places. Your score is how many players you outlasted.',
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'Secrets',
    parts: [
      text(
        'M-7.1',
        'What is hidden',
        'Behind your screen: your resources, kept contracts and monopoly cards, and your plot until all plots are revealed, whole. Temples and caravans stand in the open. Of electors one sees how many lie in a region, but not whose they are, not even the owner; the placing itself is seen by all. That kept contracts are hidden is our ruling: the rule book names only resources and monopolies. What is taken and paid is seen by all, so whoever counts along, or reads the log later, knows much of what lies behind a screen.',
      ),
      text(
        'M-7.2',
        'No secrets',
        'As an option everything lies open: goods, electors face up, and plots as soon as they are laid ready.',
      ),
      text('M-7.3', 'What nobody knows', 'What comes out of the two bags next, and what the die will show.'),
      text(
        'M-7.4',
        'No needless questions',
        'Other decisions that have only one possible answer are not asked; the log tells what happened.',
      ),
    ],
  },
  {
    id: 'examples',
    title: 'Worked examples',
    parts: [
      example(
        'M-X1',
        'The die',
        'It shows 19, where resources lie. City 20 has a contract. So the goods go to city 1.',
      ),
      example(
        'M-X2',
        'A plot',
        '“Move b, transact, move a, move c, transact, move a” is carried out in exactly this order, one action each time it is your turn.',
      ),
      example(
        'M-X3',
        'Being beaten to it',
        'Three resources lie in a city: whoever transacts there takes the one worth least. Two players have plotted to deliver the same contract: the earlier one gets it, and the later one’s action does nothing.',
      ),
      example(
        'M-X4',
        'A tie in religion',
        'Three temples of rank 1 and one temple of rank 3 are both worth 3. The largest temple decides, so the three small ones lose.',
      ),
    ],
  },
  {
    id: 'board',
    title: 'Our contracts and boards',
    parts: [
      text(
        'M-C4',
        'The contracts',
        'The rule book does not list them, so these are ours; each asks for two or three resources. Value 2: coal coal, seven times. 3: coal bronze (4), coal coal coal (2). 4: coal silver (2), coal coal bronze (2), bronze bronze. Of the values 5 to 9 there are four different ones each, from bronze silver up to gems gold.',
      ),
      text(
        'M-B4',
        'Your own board',
        'Boards and contracts are files in a documented format. Whoever owns the printed game can enter its map.',
      ),
    ],
  },
];
