import { type Book, example, ruling, text } from '@kontor/ui/book';

/** The two-player game, variants, examples and the board. */
export const more: Book = [
  {
    id: 'two',
    title: 'Two players',
    parts: [
      text(
        'H-5.1',
        'A shared colour',
        'Two players share a third colour, which has a supply of its own. Each round two shared buyers may be placed in all, whoever is first. Each player also has two shared stations a round, besides their own.',
      ),
      ruling(
        'Two in all, or two each?',
        'The French rules, the only ones for two players, can be read both ways. We play two in all; with the option each player has two shared buyers of their own, four in all.',
        'sharedBuyers',
      ),
      text(
        'H-5.2',
        'Shared buyers',
        'On a turn on which you place a buyer of your own you may place one shared buyer as well, before or after it, for nothing. None on a pass. You may begin with the shared one only if a space for your own stays possible, and then you must place it. These details are our rulings.',
      ),
      text(
        'H-5.3',
        'What it wins',
        'The shared colour counts for majorities like a player, but earns no buzz. A tile that it wins goes back into the bag. A single tile raises its price by 1 without a choice; a special tile does nothing.',
      ),
      text(
        'H-5.4',
        'Shared stations',
        'On your turn you may place one of your shared stations, before or after any action: in any village without a shared one whose product you hold a tile of, wherever your merchant is. It is no sale, and no money moves. It belongs to neither of you and keeps no merchant out. What is not used goes back at the end of the round; if the supply is short it is dealt in turns from the start player. The details are our rulings.',
      ),
      text(
        'H-5.5',
        'Shared regions',
        'The shared colour has nine discs and completes regions by shared stations alone. The player on turn then chooses where its disc goes; it cannot be declined, and nobody earns anything. The French rules say nothing about it: this is our ruling.',
      ),
      text(
        'H-5.6',
        'Fewer squares',
        'All colours use the building squares 5 and 1 only. The 1 can be seen from price 6 on.',
      ),
      text(
        'H-5.7',
        'Selling beside both',
        'Where both your opponent and the shared colour have a station, your sale pays the opponent 2 instead of 1; where only the shared colour has one, nothing. A shared station placed just before the sale counts.',
      ),
      text(
        'H-5.8',
        'At the end',
        'The shared colour is no player: it earns nothing and is not compared on the Principal Route. That is our ruling.',
      ),
    ],
  },
  {
    id: 'variants',
    title: 'Variants and secrets',
    parts: [
      text(
        'H-S5',
        'The action tile 6',
        'It is not used, or takes the place of a 5, or is added and makes one more round. The sources only mention it for variants; that it replaces a 5 is our ruling.',
      ),
      text(
        'H-6.1',
        'Revenue Officer',
        'A variant of the French rules. When the market is filled and before the action tile is turned up, everybody in turn passes or declares their exact cash aloud. The lowest declared names the start player of this round, the first one included; on equal sums whoever declared earlier. If nobody declares, the present start player names. The lowest tile then names nobody. When exactly this happens, and the tie, are our rulings.',
      ),
      text(
        'H-6.2',
        'Is cash secret?',
        'Usually it is hidden behind a screen. But all payments are made in the open, so whoever counts along knows it, and so does a spectator who comes late and reads the log. With open cash everybody sees it.',
      ),
      text(
        'H-6.3',
        'What nobody knows',
        'The tiles in the bag and the action tiles face down have no order that anybody could know; chance decides when they are drawn.',
      ),
      text(
        'H-6.4',
        'No needless questions',
        'Where there is only one possible answer nobody is asked; the log tells what happened.',
      ),
    ],
  },
  {
    id: 'examples',
    title: 'Worked examples',
    parts: [
      example(
        'H-X1',
        'Settling a market',
        'Three players; the tiles A to L fill rows 2 to 4, four in a row. Red stands on the three crossings between rows 2 and 3, and on the edge between B and F. Blue stands on A and on E, on the edge between G and K and on the crossing to the right of it. Green stands on B and on I, above A and below A. Buzz pays Red 10 + 1 + 1 + 1 = 13, Blue 3 + 1 = 4, Green 1 + 1 = 2. Green wins A; Red B, C, D and F; Blue E, G, K and L; Green I. H and J stay.',
      ),
      example(
        'H-X2',
        'A long sale',
        'Red’s way costs 5 + 3 = 8. The amulet sells for 7. Green and Blue, who have stations there, get 1 each from the bank. Red completes a Nobility region where the 3 is taken: +4. And a region with graveyard, blacksmith and maize field: at price 5 the blacksmith’s squares 5 and 3 are taken, in the graveyard’s row the 5 is; Red takes the 3 there. Altogether −8 + 7 + 4 + 3 = +6.',
      ),
      example(
        'H-X3',
        'Production at the end',
        'Red has discs in rows worth 6, 9, 3 and 6: 24. Blue in rows worth 9 and 8: 17. Yellow 0, 3 and 8: 11. Green 9, 8 and 6: 23. A second disc in a row would add nothing.',
      ),
      example(
        'H-X4',
        'Dukedoms and Route',
        'Stations 9, 5 and 2 in the dukedoms pay 2 × 3 = 6, with five players 2 × 4 = 8. On the Route 6, 6, 4, 3, 3 stations pay +5, +5, 0, −5, −5; and 6, 6, 3, 3, 3 pay +5, +5, −5, −5, −5.',
      ),
    ],
  },
  {
    id: 'board',
    title: 'Our board and the printed one',
    parts: [
      text(
        'H-B5',
        'What we know of the printed board',
        'The sources have no picture of it. They tell that the small Nobility regions beside the castle have three villages and Hermagor, that at least one region shows three buildings, and that a player can have nine stations in one dukedom. Reviews add that roads and passage spaces cost 2 to 5, and that regions have three to six villages and one to three buildings.',
      ),
      text(
        'H-B6',
        'Our own',
        'Our land keeps to all of that. It has 32 villages, four for each product, at least nine in every dukedom, and each product in each of them. The Principal Route passes one village of each product and touches all three dukedoms. Four roads lead to the castle, and the four regions round it belong to the Nobility. A program checks the drawing: no roads cross, regions are what the roads enclose, rivers divide the dukedoms.',
      ),
      text(
        'H-B7',
        'Our tiles',
        'Eight single tiles, one for each product, and twelve doubles, on which each product stands three times and no pair twice. The tiles 17 to 20 show each product once, so the goods stay even when they are left out.',
      ),
      text(
        'H-B8',
        'Your own board',
        'Boards and tiles are files in a documented format. Whoever owns the printed game can enter its board.',
      ),
    ],
  },
];
