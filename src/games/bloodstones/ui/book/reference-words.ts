import type { Language } from '../../../../protocol/board.ts'
import type { FactionId } from '../../content/units.ts'
import type { Phase } from '../../rules/table/state.ts'

/** A line of the page, with its rule. */
export type Line = readonly [text: string, rule: string]

/** The phases of a turn. */
export type TurnPhase = Exclude<Phase, 'setup' | 'reenter' | 'final' | 'over'>

interface Points {
  readonly village: number
  readonly captured: number
  readonly chaos: number
  readonly citadel: number
}

const en = {
  turn: 'The turn',
  phases: {
    capture: ['One tile pays for enemy villages where you have a unit.', 'BS-CAP-01'],
    undead: ['Necromancers only: undead go up to two land areas, free.', 'BS-UND-01'],
    actions: ['Place, move, fight, as often as you like; every battle must be fought.', 'BS-TRN-05'],
    build: [
      'One tile pays for villages beside your citadel, your villages or a chain of units from there.',
      'BS-VIL-01',
    ],
    draw: [
      'Units in deserts are lost, except dragons, lizardmen, goblins and undead; then draw up to your hand limit.',
      'BS-DRW-01',
    ],
  } satisfies Record<TurnPhase, Line>,
  points: 'Points',
  pointLines: ({ village, captured, chaos, citadel }: Points): Readonly<Record<string, Line>> => ({
    battle: ['1 for each enemy unit in a battle you win', 'BS-BAT-20'],
    village: [`${village} for each village of yours on the map, at a resupply that moves your marker`, 'BS-DRW-10'],
    captured: [`${captured} for each captured village at the end (Chaos Horde ${chaos})`, 'BS-END-07'],
    citadel: [`${citadel} for each captured citadel at the end`, 'BS-END-07'],
  }),
  terrain: 'Terrain',
  area: 'Area',
  enter: 'To enter',
  most: 'Most units',
  hillFolk: 'Hill Folk',
  dragon: 'Dragon',
  room: 'Villages',
  roomOf: (n: number, cost: number) => `${n}, ${cost === 1 ? '1 point' : `${cost} points`} each`,
  shipsOnly: 'ships',
  units: 'Units',
  unit: 'Unit',
  unitsNote: 'Number of tiles, below them placement cost / point value.',
  battle: 'A battle',
  battleLines: {
    retreat: [
      'The defender may retreat as a whole army if it has a dragon or at least as much cavalry as the attacker, but never from a dragon, nor from a castle or citadel of their own.',
      'BS-RET-04',
    ],
    draw: ['More units draw 4 battle tiles, fewer or as many draw 3; a giant always draws 4.', 'BS-BAT-08'],
    replace: ['Attacker, then defender: at most one battle tile is replaced by a hand tile.', 'BS-BAT-12'],
    reveal: [
      'The three best tiles and all bonuses are added. On a tie a defending shield guard wins, otherwise draw again.',
      'BS-BAT-25',
    ],
    result: [
      'The winner scores; the loser destroys one unit, and the rest flees together or is lost. Castles and citadels never flee.',
      'BS-BAT-22',
    ],
  } satisfies Record<string, Line>,
  bag: (tiles: string) => `In each battle bag: ${tiles}.`,
  end: 'The end',
  endLine: (two: number, more: number): Line => [
    `All supply markers on field ${more}, with two players on field ${two}: last battles, free captures, final count. On a tie the most villages on the map decide.`,
    'BS-END-01',
  ],
  wipedOut: 'Wiped out',
  wipedOutLines: [
    ['Neither citadel nor villages: you may build in any empty area where villages can stand.', 'BS-OUT-01'],
    [
      'Chaos Horde without units: at the start of its turn it may place one in any empty area, at its cost; if none is empty, it is out.',
      'BS-FAC-CHA-09',
    ],
  ] satisfies readonly Line[],
  factions: 'Factions',
  factionLines: (startVp: number, chaos: number): Readonly<Record<FactionId, readonly Line[]>> => ({
    dragonRiders: [
      [
        'Dragons pay 1 point for each area, whatever its terrain; nobody retreats from them; after a won attack they are discarded.',
        'BS-FAC-DRA-02',
      ],
    ],
    horseLords: [['One leader may take the other along, and that one a third unit.', 'BS-FAC-HOR-02']],
    hillFolk: [['At home in hills and mountains; cheap castles.', 'BS-FAC-HIL-01']],
    necromancers: [['A necromancer in a won battle turns destroyed enemies into undead.', 'BS-FAC-NEC-02']],
    chaosHorde: [
      [`No citadel, no villages; begins with ${startVp} points and places units where it has some.`, 'BS-FAC-CHA-03'],
      [
        `Never builds villages; captures once during its actions, each for ${chaos} points at the end.`,
        'BS-FAC-CHA-05',
      ],
    ],
    corsairs: [
      [
        '+1 in battles at sea, 1 point more for each victory, and they replace after the opponent has revealed.',
        'BS-FAC-COR-04',
      ],
      ['By ship they may retreat whatever the cavalry.', 'BS-FAC-COR-02'],
      [
        'Where they attack next to a ship of theirs, only an army with more cavalry or a dragon may retreat.',
        'BS-FAC-COR-03',
      ],
    ],
  }),
  handLimit: (n: number) => `hand ${n}`,
  setup: 'Beginning',
  setupLine: (hand: number, cost: number): Line => [
    `From ${hand} tiles deploy in the area of your citadel any whose costs add up to ${cost} at most, then draw up to your hand limit.`,
    'BS-SET-13',
  ],
}

/** Every language has every text: a missing one does not compile. */
type Words = typeof en

const de: Words = {
  turn: 'Der Zug',
  phases: {
    capture: ['Ein Plättchen zahlt für gegnerische Dörfer, bei denen du eine Einheit hast.', 'BS-CAP-01'],
    undead: ['Nur Totenbeschwörer: Untote ziehen bis zu zwei Landgebiete weit, kostenlos.', 'BS-UND-01'],
    actions: ['Platzieren, bewegen, kämpfen, so oft du willst; jeder Kampf muss ausgetragen werden.', 'BS-TRN-05'],
    build: [
      'Ein Plättchen zahlt für Dörfer neben Zitadelle, Dörfern oder einer Kette von Einheiten von dort aus.',
      'BS-VIL-01',
    ],
    draw: [
      'Einheiten in Wüsten gehen verloren, außer Drachen, Echsenmenschen, Kobolden und Untoten; dann ziehst du bis zum Handlimit.',
      'BS-DRW-01',
    ],
  },
  points: 'Punkte',
  pointLines: ({ village, captured, chaos, citadel }) => ({
    battle: ['1 je gegnerischer Einheit in einem Kampf, den du gewinnst', 'BS-BAT-20'],
    village: [`${village} je eigenem Dorf auf der Karte, bei einem Nachschub, der deinen Marker vorrückt`, 'BS-DRW-10'],
    captured: [`${captured} je erobertem Dorf am Ende (Chaoshorde ${chaos})`, 'BS-END-07'],
    citadel: [`${citadel} je eroberter Zitadelle am Ende`, 'BS-END-07'],
  }),
  terrain: 'Gelände',
  area: 'Gebiet',
  enter: 'Betreten',
  most: 'Die meisten',
  hillFolk: 'Hügelvolk',
  dragon: 'Drache',
  room: 'Dörfer',
  roomOf: (n, cost) => `${n}, je ${cost === 1 ? '1 Punkt' : `${cost} Punkte`}`,
  shipsOnly: 'Schiffe',
  units: 'Einheiten',
  unit: 'Einheit',
  unitsNote: 'Anzahl der Plättchen, darunter Platzierungskosten / Punktwert.',
  battle: 'Ein Kampf',
  battleLines: {
    retreat: [
      'Wer verteidigt, darf sich mit der ganzen Armee zurückziehen, wenn sie einen Drachen oder mindestens so viel Reiterei wie der Angreifer hat, aber nie vor einem Drachen und nie von der eigenen Burg oder Zitadelle.',
      'BS-RET-04',
    ],
    draw: [
      'Mehr Einheiten ziehen 4 Kampfplättchen, weniger oder gleich viele 3; ein Riese zieht immer 4.',
      'BS-BAT-08',
    ],
    replace: [
      'Erst Angriff, dann Verteidigung: Höchstens ein Kampfplättchen wird durch ein Handplättchen ersetzt.',
      'BS-BAT-12',
    ],
    reveal: [
      'Die drei besten Plättchen und alle Boni werden addiert. Bei Gleichstand gewinnt eine verteidigende Schildwache, sonst wird neu gezogen.',
      'BS-BAT-25',
    ],
    result: [
      'Wer gewinnt, bekommt Punkte; wer verliert, vernichtet eine Einheit, der Rest flieht gemeinsam oder geht verloren. Burgen und Zitadellen fliehen nie.',
      'BS-BAT-22',
    ],
  },
  bag: (tiles) => `In jedem Kampfbeutel: ${tiles}.`,
  end: 'Das Ende',
  endLine: (two, more) => [
    `Alle Nachschubmarker auf Feld ${more}, zu zweit auf Feld ${two}: letzte Kämpfe, kostenlose Eroberungen, Schlusswertung. Bei Gleichstand entscheiden die meisten Dörfer auf der Karte.`,
    'BS-END-01',
  ],
  wipedOut: 'Ausgelöscht',
  wipedOutLines: [
    ['Weder Zitadelle noch Dörfer: Du darfst in jedem leeren Gebiet bauen, in dem Dörfer stehen können.', 'BS-OUT-01'],
    [
      'Chaoshorde ohne Einheiten: Zu Beginn ihres Zuges darf sie eine in ein leeres Gebiet platzieren, zu deren Kosten; ist keins leer, scheidet sie aus.',
      'BS-FAC-CHA-09',
    ],
  ],
  factions: 'Fraktionen',
  factionLines: (startVp, chaos) => ({
    dragonRiders: [
      [
        'Drachen zahlen je Gebiet 1 Punkt, gleich welches Gelände, und verhindern den Rückzug vor ihnen; nach gewonnenem Angriff werden sie abgeworfen.',
        'BS-FAC-DRA-02',
      ],
    ],
    horseLords: [['Ein Anführer darf den anderen mitnehmen und der eine dritte Einheit.', 'BS-FAC-HOR-02']],
    hillFolk: [['Daheim in Hügeln und Gebirge; günstige Burgen.', 'BS-FAC-HIL-01']],
    necromancers: [['Ein Nekromant macht im gewonnenen Kampf aus vernichteten Gegnern Untote.', 'BS-FAC-NEC-02']],
    chaosHorde: [
      [
        `Keine Zitadelle, keine Dörfer; beginnt mit ${startVp} Punkten und platziert, wo sie Einheiten hat.`,
        'BS-FAC-CHA-03',
      ],
      [
        `Errichtet nie Dörfer; erobert einmal während ihrer Aktionen, jedes zählt am Ende ${chaos} Punkte.`,
        'BS-FAC-CHA-05',
      ],
    ],
    corsairs: [
      [
        '+1 in Kämpfen auf See, 1 Punkt mehr je Sieg, und sie ersetzen erst, wenn der Gegner aufgedeckt hat.',
        'BS-FAC-COR-04',
      ],
      ['Über See dürfen sie sich zurückziehen, gleich wie viel Reiterei angreift.', 'BS-FAC-COR-02'],
      [
        'Greifen sie neben einem ihrer Schiffe an, darf sich nur zurückziehen, wer mehr Reiterei oder einen Drachen hat.',
        'BS-FAC-COR-03',
      ],
    ],
  }),
  handLimit: (n) => `Hand ${n}`,
  setup: 'Der Anfang',
  setupLine: (hand, cost) => [
    `Von ${hand} Plättchen stellst du im Gebiet deiner Zitadelle beliebige auf, deren Kosten zusammen höchstens ${cost} sind, dann ziehst du bis zum Handlimit.`,
    'BS-SET-13',
  ],
}

export const REFERENCE: Readonly<Record<Language, Words>> = { en, de }
