import type { Language } from '../../../../protocol/board.ts'

/** A section of "the game in two minutes". */
interface Part {
  readonly title: string
  readonly text: string
  /** What the picture shows, for ears. */
  readonly picture: string
}

export const PARTS = ['goal', 'card', 'round', 'turn', 'moving', 'attack', 'fallen'] as const
export type PartId = (typeof PARTS)[number]

/** The rule behind each section. */
export const PART_RULES: Readonly<Record<PartId, string>> = {
  goal: 'HS-END-01',
  card: 'HS-SET-19',
  round: 'HS-RND-02',
  turn: 'HS-RND-12',
  moving: 'HS-MOV-02',
  attack: 'HS-ATT-05',
  fallen: 'HS-LIF-02',
}

const en: Readonly<Record<PartId, Part>> = {
  goal: {
    title: 'What it is about',
    text: 'Vikings, agents, robots and a dragon meet on a battlefield of stacked tiles. The scenario says who wins: mostly whoever leaves the other side without a figure, sometimes whoever reaches a place in time or has the most points after the last round.',
    picture: 'Two sides face each other on hills of stacked tiles, with water between them.',
  },
  card: {
    title: 'The army card says it all',
    text: 'Each card is a hero, a single figure, or a squad of several. It shows how far they move and reach, how many dice they attack and defend with, how many wounds they stand, what they cost, and what only they can do.',
    picture: 'The card of Finn with its values.',
  },
  round: {
    title: 'A round: plan, then roll',
    text: 'Everybody secretly lays the markers 1, 2, 3 and X on own cards: that is which card acts in which turn, and the X only bluffs. Then all roll the 20-sided die for who begins, and everybody takes three turns.',
    picture: 'The order markers 1, 2, 3 and X, and the 20-sided die.',
  },
  turn: {
    title: 'A turn: reveal, move, attack',
    text: 'You turn over your next marker. The figures of that card move first, all that you like; then they attack, each once. The Basic game has no markers: you choose a card in every turn.',
    picture: 'Three steps: a marker, a boot, crossed swords.',
  },
  moving: {
    title: 'Moving over hill and water',
    text: 'Each space costs 1, and each level up 1 more; down costs 1 like level ground, but a deep fall may hurt. Water and glyphs end the move. Whoever walks away from an enemy beside it is struck at with a die.',
    picture: 'A way uphill: after one space 1, a level up 3, two levels up 6; beside it water.',
  },
  attack: {
    title: 'Attacking',
    text: 'The target must be in range, counted in spaces, and in sight, along a straight line. The attacker counts skulls, the defender shields; each skull too many is a wound. Whoever stands higher rolls one die more.',
    picture: 'From a hill somebody aims at an enemy below: three skulls against one shield are two wounds.',
  },
  fallen: {
    title: 'Wounds, powers, glyphs',
    text: 'As many wounds as its Life, and a figure has fallen; in the Basic game one hit is enough. Until then it fights at full strength. Special powers and glyphs break the rules above: who stands on a glyph that lasts helps the whole army.',
    picture: 'A hero with two of four Life left, and glyphs with their letters.',
  },
}

const de: Readonly<Record<PartId, Part>> = {
  goal: {
    title: 'Worum es geht',
    text: 'Wikinger, Agenten, Roboter und ein Drache treffen sich auf einem Schlachtfeld aus gestapelten Teilen. Wer gewinnt, sagt das Szenario: meist, wer der anderen Seite keine Figur lässt, manchmal, wer rechtzeitig einen Ort erreicht oder nach der letzten Runde die meisten Punkte hat.',
    picture: 'Zwei Seiten stehen sich auf Hügeln aus gestapelten Teilen gegenüber, dazwischen liegt Wasser.',
  },
  card: {
    title: 'Die Armeekarte sagt alles',
    text: 'Jede Karte ist ein Held, also eine einzelne Figur, oder eine Truppe aus mehreren. Auf ihr steht, wie weit sie gehen und reichen, mit wie vielen Würfeln sie angreifen und sich verteidigen, wie viele Wunden sie aushalten, was sie kosten und was nur sie können.',
    picture: 'Die Karte von Finn mit ihren Werten.',
  },
  round: {
    title: 'Eine Runde: planen, dann würfeln',
    text: 'Alle legen die Marker 1, 2, 3 und X verdeckt auf eigene Karten: So steht fest, welche Karte in welchem Zug handelt, und das X täuscht nur. Dann würfeln alle mit dem 20-seitigen Würfel, wer beginnt, und jeder hat drei Züge.',
    picture: 'Die Ablaufmarker 1, 2, 3 und X und der 20-seitige Würfel.',
  },
  turn: {
    title: 'Ein Zug: aufdecken, bewegen, angreifen',
    text: 'Du deckst deinen nächsten Marker auf. Erst bewegen sich die Figuren dieser Karte, so viele du willst; dann greifen sie an, jede einmal. Im Grundspiel gibt es keine Marker: Du wählst in jedem Zug eine Karte.',
    picture: 'Drei Schritte: ein Marker, ein Stiefel, gekreuzte Schwerter.',
  },
  moving: {
    title: 'Über Berg und Wasser',
    text: 'Jedes Feld kostet 1, jede Ebene hinauf 1 mehr; hinab kostet 1 wie auf ebenem Boden, nur ein tiefer Sturz kann wehtun. Wasser und Glyphen beenden die Bewegung. Wer von einem Gegner neben sich weggeht, dem wird mit einem Würfel hinterhergeschlagen.',
    picture: 'Ein Weg bergauf: nach einem Feld 1, eine Ebene höher 3, zwei Ebenen höher 6; daneben Wasser.',
  },
  attack: {
    title: 'Angreifen',
    text: 'Das Ziel muss in Reichweite sein, in Feldern gezählt, und in Sicht, auf gerader Linie. Der Angreifer zählt Totenköpfe, der Verteidiger Schilde; jeder Totenkopf zu viel ist eine Wunde. Wer höher steht, wirft einen Würfel mehr.',
    picture:
      'Von einem Hügel zielt jemand auf einen Gegner darunter: Drei Totenköpfe gegen einen Schild sind zwei Wunden.',
  },
  fallen: {
    title: 'Wunden, Fähigkeiten, Glyphen',
    text: 'So viele Wunden wie Leben, und die Figur ist gefallen; im Grundspiel genügt ein Treffer. Bis dahin kämpft sie mit voller Kraft. Sonderfähigkeiten und Glyphen gehen über die Regeln oben hinaus: Wer auf einem Glyphen steht, der bleibt, hilft der ganzen Armee.',
    picture: 'Ein Held, der noch zwei von vier Leben hat, und Glyphen mit ihren Buchstaben.',
  },
}

export const TWO_MINUTES: Readonly<Record<Language, Readonly<Record<PartId, Part>>>> = { en, de }
