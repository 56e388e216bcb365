// The attributes by which the server's pages speak with the page's scripts and styles: all of them, in one place.
// `data-drawer-open` of the page is `drawerOpen` here. A script that uses an attribute which is not in this list
// fails the checks of ./test, and so does a page that carries one. Who sets an attribute stands in front of what it
// does: `pages` is server/src/pages, `tables` is what a game draws (crates/tables), `script` is the script itself.

/** An element that carries them. */
type Drawn = HTMLElement | SVGElement;

interface DOMStringMap {
  // The whole page, on the root element.

  /** pages: The build of styles and scripts that the page was drawn with; on an update and on #table, the one of the
   * server now. */
  build?: string;
  /** pages, script: Light or dark, as the visitor has set it. */
  theme?: string;
  /** pages, script: The size of the letters. */
  size?: string;
  /** pages, script: Whether things may move. */
  motion?: string;
  /** pages, script: Whether the table makes sounds: `on` or `off`. On a banner or a card: the name of its sound. */
  sound?: string;
  /** pages, script: Whether what costs money asks once more: `on` or `off`. */
  spend?: string;
  /** pages, script: Whether letters, numbers and signs are keys: `on` or `off`. */
  letters?: string;
  /** script: The scripts have run. */
  ready?: string;
  /** pages: The title of the page, which the script puts a sign in front of. */
  title?: string;

  // Every page.

  /** pages: On the body, which page it is; for the styles. */
  page?: string;
  /** pages: A click opens the dialog with this id. */
  opens?: string;
  /** pages: The setting that a field is for; its name is that of an attribute of the root. */
  set?: string;
  /** pages: A click copies what stands in the field with this id. */
  copies?: string;
  /** pages: A click hands the link in the field with this id to the device's own way of sharing. */
  sends?: string;
  /** pages: The picture is the QR code of the link in the field with this id. */
  qr?: string;
  /** pages: The link of this field can lead to the moment that is looked at. */
  moments?: string;
  /** pages: The file that was checked can be used. */
  good?: string;
  /** pages: What a button says once it has done its work. */
  done?: string;
  /** pages: An address from the root on, which the script completes in a field. */
  path?: string;

  // A clock.

  /** pages: The milliseconds that somebody has left. */
  left?: string;
  /** pages: The milliseconds below which it is red. */
  tenth?: string;
  /** pages: The milliseconds that pass before any of them are spent. */
  free?: string;
  /** pages: For how many milliseconds it runs by itself; without it, it stands still. */
  ticks?: string;

  // The table, on #table; most of them on an update, too, from where they are taken over.

  /** pages: The id of the game. */
  id?: string;
  /** pages: Where the page's requests go: the address of the table. */
  address?: string;
  /** pages: The version that is shown. */
  version?: string;
  /** pages: How much had happened aside (talk, seats) when the page was drawn: the stream goes on from there. */
  aside?: string;
  /** pages: The moment that is looked back at; on a line of the log, the one it tells of. */
  at?: string;
  /** pages: Whose turn it is: `yours`, `theirs`, `waiting` or `over`. On a field for an amount, from tables: what is
   * turned to with it, with `{amount}` in its place. */
  turn?: string;
  /** pages, script: How many steps of the plan are played. */
  plan?: string;
  /** pages: The chapter of the rules on the present decision. */
  chapter?: string;
  /** pages: The last word of the talk that is shown. */
  talk?: string;
  /** pages: The invitation from the page's address. */
  invite?: string;
  /** pages, script: Whether the stream is there: `off`, `on` or `lost`. */
  live?: string;
  /** pages: The sentence for an answer that does not come. */
  failed?: string;
  /** pages: On an update's log: it is the whole log, told again, and not only what is new. */
  again?: string;
  /** pages: A mark of the names with which the log is told; with another one it is told again. */
  names?: string;
  /** pages: On an update, the sentence that says why a plan was not carried out. */
  problem?: string;
  /** pages: On an update, the table stands as it did at the version that the page knew: its plan still holds. */
  same?: string;
  /** script: Whether an update is on its way. */
  busy?: string;
  /** script: How far the hints are: `thinking`, `shown` or `closed`. */
  hints?: string;

  // What changes.

  /** pages, tables: The element takes the place of the one with its id. */
  part?: string;
  /** tables: A name; if what stands in the element is new for that name, it stands out. */
  watch?: string;
  /** tables: How many coast-to-coast symbols a city has; where there is no room for as many lozenges, the styles show
   * the number. */
  symbols?: string;
  /** script: Who made an element that no server has drawn. */
  made?: string;
  /** pages, tables: The id of what takes the focus when the element is gone. */
  refocus?: string;

  // What has happened.

  /** pages: On a banner: it concerns the player, and stays longer. */
  stays?: string;
  /** pages: A click opens the card of this payment again, by its version, or of the `end`. */
  card?: string;
  /** pages: A click puts this away: `this` banner, or the `card`. */
  putAway?: string;
  /** pages: A click plays the moves, with a stop at each of these versions. */
  stops?: string;
  /** script: On #table: the card that is shown, by its version, or `end`. */
  occasion?: string;
  /** pages: On #table: what is said when a step was taken back. */
  gone?: string;
  /** pages: On an update: the last step of the plan, in words. */
  planned?: string;

  // A first game with a coach.

  /** pages: A click answers the coach: what he says was `read`, he is to be silent (`off`), or to speak again (`on`). */
  coach?: string;
  /** pages: The name of what he says: once it was read it stays away. */
  remark?: string;

  // What can be done.

  /** tables: A click adds this action to the plan. */
  do?: string;
  /** tables: What the action is called as a step of the plan, where it is not the words on the element. */
  called?: string;
  /** tables: The action is carried out at once. */
  now?: string;
  /** tables: The action takes the place of the plan. */
  only?: string;
  /** tables, pages: The id of the field with the amount of the action. Enter in that field is a click on this element. */
  with?: string;
  /** tables: The name of the amount in the action. */
  field?: string;
  /** tables: What the element asks before it is done, with `{amount}` for the amount; pressing it again is the answer. */
  asks?: string;
  /** tables: From this amount on, the question is the next one. */
  far?: string;
  /** tables: What is asked where the amount is far more than needed. */
  asksFar?: string;
  /** tables: What is asked where the amount is all there is. These two are asked even of those who do not want to be
   * asked. */
  asksAll?: string;
  /** script: What the element asks at this moment. */
  asked?: string;
  /** script: The element asks (`asked`), and can be answered (`ready`). */
  sure?: string;
  /** tables: What the element says of the amount of its button, with `{amount}` in its place. */
  says?: string;
  /** tables: A click turns to this: the table is drawn for it. */
  focus?: string;
  /** tables: A click changes the amount by as many steps. */
  step?: string;
  /** tables: The id of the field whose amount is changed. */
  for?: string;
  /** tables: The id of the field that a slider moves, and that moves the slider. */
  slides?: string;
  /** tables: The element names the amount; until the table is drawn for another one, it names none. */
  amount?: string;
  /** tables: What is wrong with an empty field, and below with one that is filled otherwise. */
  valueMissing?: string;
  /** tables: It is no number. */
  badInput?: string;
  /** tables: It lies between two steps. */
  stepMismatch?: string;
  /** tables: It is too little. */
  rangeUnderflow?: string;
  /** tables: It is too much. */
  rangeOverflow?: string;
  /** tables: A click puts these actions in the place of the plan. */
  instead?: string;
  /** pages: A click takes that step of the plan back: its number, `last`, or `all`. */
  drop?: string;
  /** pages: A click carries the plan out. */
  confirm?: string;
  /** pages: The action that the plan still needs at its end. */
  last?: string;
  /** pages, tables: The keys that click on the element, with spaces between them. A key of several elements goes from the
   * one that is pressed (`aria-pressed`) to the next. */
  key?: string;

  // What can be looked at.

  /** tables: What the element is about, as a kind and a name with a colon between them; a card explains it. On the card:
   * what it explains. */
  about?: string;
  /** pages, tables: What lights up on the stage when somebody points at the element, or at a button in which it is the only
   * one: names, with spaces between them. */
  lights?: string;
  /** script: On what a hint's move would use, the numbers of the hints that do. */
  hinted?: string;
  /** script: On the stage, the names of what is lit; elements whose id is such a name have the class `lit`. */
  lit?: string;
  /** pages: A click opens this chapter of the rules. */
  rules?: string;
  /** pages: A click opens the panel of this name; on the body, the one that is open. */
  tab?: string;
  /** script: How much is new behind a tab. */
  news?: string;
  /** pages: A word of the talk that the visitor is told of at once, over the table. */
  tells?: string;
  /** pages: A click shuts what tells of it: it is to be `read`, or to `close`. */
  told?: string;
  /** pages: The name of a panel. */
  panel?: string;
  /** script: A panel is open, on a phone. */
  open?: string;
  /** tables: The question is answered on the panel of this name. */
  wants?: string;
  /** script: On the body, a drawer is open. */
  drawers?: string;
  /** pages, script: A drawer is open, beside the board. */
  drawerOpen?: string;
  /** pages: Where a click leads in time: `first`, `now`, `play`, or so many moves on. */
  go?: string;

  // A picture that can be zoomed and walked through.

  /** tables: The picture can be zoomed; script: how far it is. */
  zoom?: string;
  /** tables: A click zooms by this factor; 0 shows everything. */
  zoomBy?: string;
  /** tables: How wide a place is in the picture. */
  placeWidth?: string;
  /** tables: Where the middle of a place is: the arrow keys go from one to the next. script: where it is drawn, if it says
   * nothing else. */
  x?: string;
  /** tables: The same from above. */
  y?: string;
  /** tables: A click goes to the next answer in the picture, or by -1 to the one before. */
  nextPlace?: string;
  /** tables: A text in the picture in which a place that is pointed at says its name: what stands in its `about` behind
   * the colon. */
  here?: string;
  /** tables: A small picture of the whole, for the picture with this id while that is zoomed; it moves it, too. */
  overview?: string;
  /** tables: In the overview, the frame around what is seen. */
  seen?: string;

  // Standing orders.

  /** pages: A click gives this order, with the amount of its field if it has one. */
  order?: string;
  /** pages: A click withdraws the order of this slot. */
  withdraw?: string;

  // The money sheet: tables that can be sorted.

  /** pages: A click opens the money sheet, or closes it. */
  money?: string;
  /** pages, script: What the figures of the sheet show: `now`, `both`, `plan` or `change`. */
  show?: string;
  /** pages: A click lets the figures show that. */
  shows?: string;
  /** tables: The rows of the table can be sorted. */
  sorts?: string;
  /** tables: A click sorts by the column of this name. */
  sort?: string;
  /** tables: The name of the column that a cell stands in. */
  column?: string;
  /** tables: The column that the cell's own belongs to: it is shown while that one is sorted by. */
  beside?: string;
  /** tables: What a cell is sorted by while the figures are shown as they are now. */
  was?: string;
  /** tables: What it is sorted by else. */
  is?: string;

  // The coach, and lessons.

  /** pages: On the coach's card, what it points at: a list of `#id`s and of names from `about`. */
  points?: string;
  /** pages: On the coach's card, where the learner is: sent with every request. */
  lesson?: string;
  /** pages: A click leads to this place of the lesson. */
  turns?: string;
  /** pages: What happens on the way there is told. */
  onward?: string;
  /** pages: These actions are laid out there as a plan, one after another. */
  demonstrates?: string;

  // Notices.

  /** pages: A click lets the browser be pushed what happens, by a server with this public key. */
  pushKey?: string;

  // Hints, talk, notes, the analysis.

  /** pages: A click asks for hints. */
  hint?: string;
  /** pages: What is said while hints are thought about. */
  thinking?: string;
  /** pages: A click puts these actions into the plan. */
  line?: string;
  /** pages: A click closes that. */
  closes?: string;
  /** pages: A click shows what was said before this. */
  talkBefore?: string;
  /** script: The note is stored as it stands. */
  kept?: string;
  /** pages: The id of the game that is analysed. */
  game?: string;
  /** pages: How far the analysis is; it is absent once that is there. */
  progress?: string;

  // What moves (motion.js).

  /** tables: The name of a pile of cards: a column, what somebody holds, a card in its place. */
  pile?: string;
  /** tables: How many cards lie there. */
  cards?: string;
  /** tables: Which card lies on top: when this pile loses it and another with the same one grows, it flies there. */
  top?: string;
  /** tables: The line draws itself on when it grows. */
  grows?: string;
  /** tables: Who has a link, one name after another: when there is another, it lights up. */
  litBy?: string;
  /** tables: On a card of a payment, who was paid what stands here, as in `data-about`: money goes there. */
  paid?: string;
}
