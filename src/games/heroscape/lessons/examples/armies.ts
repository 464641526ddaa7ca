import type { Answers, Example, Expected } from '../../../../lessons/lesson.ts'
import { defaultContent } from '../../content/content.ts'
import { grid } from '../field.ts'
import { card, cardCount, dice, figure, figureCount, ground, idOf, namesWith } from '../names.ts'
import type { Scene } from '../scene-schema.ts'
import { words } from '../words.ts'
import { can, cannot, example, hasWounds, isOn, onGround, STOP_MOVING } from './laid.ts'

/* Armies, order markers, several sets, the mist: HS-EX-15 to HS-EX-18, HS-EX-45, HS-EX-46, HS-EX-48. */

const MARRO = 'marro-warriors'
const DEATHWALKER = 'deathwalker-9000'
const GUARDS = 'zettian-guards'
const AGENTS = 'krav-maga-agents'
const VIKINGS = 'tarn-viking-warriors'

const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1))
const takes = (id: string): Answers => ({ question: 'armyCard', key: card(id) })
const chosen = (role: number, id: string, left: number): Expected => ({
  told: { type: 'cardChosen', role, card: numberIn(card(id)), left },
})
const completed = (role: number, points: number): Expected => ({ told: { type: 'armyComplete', role, points } })
const PLACES: Answers = { question: 'place', starts: 'space:' }

// The zones of "Clashing Fronts": brown with its front row in the east, dark blue.
type Spot = readonly [q: number, r: number]
const spots = (zone: number): Spot[] => {
  const { battlefield, layout } = defaultContent().scenarios.find(({ id }) => id === 'FRONT')!
  const { columns, spaces } = battlefield
  return layout.zones[zone].spaces.map((space) => [columns.q[spaces.column[space]], columns.r[spaces.column[space]]])
}
const [brown, blue] = [spots(0), spots(1)]
const { at, pair, id: onTable } = ground('table-of-the-giants')

/** Squads and heroes put down in a zone one after the other. */
function laidIn(zone: readonly Spot[], ...ids: readonly string[]): Record<string, [number, number][]> {
  let next = 0
  const army: Record<string, [number, number][]> = {}
  for (const id of ids) {
    const { figures } = defaultContent().cardById.get(id)!
    army[id] = zone.slice(next, next + figures).map(([q, r]) => [q, r])
    next += figures
  }
  return army
}

const differentArmies = example('HS-EX-15', {
  scene: {
    scenario: 'FRONT',
    begin: 'draft',
    armies: {
      0: {
        mimring: [
          [
            [0, 12],
            [-1, 12],
          ],
        ],
        ...laidIn(brown, DEATHWALKER),
      },
      1: laidIn(blue, VIKINGS, MARRO, 'izumi-samurai', GUARDS),
    },
    draft: [110, 170],
  } satisfies Scene,
  task: words(
    'You have 2 cards for 290 of 400 points: take Agent Carr as the third.',
    'Du hast 2 Karten für 290 von 400 Punkten: Nimm Agent Carr als dritte.',
  ),
  line: [takes('agent-carr'), PLACES],
  others: [
    { role: 1, question: 'armyCard', key: card(AGENTS) },
    { role: 1, question: 'armyCard', key: 'done' },
  ],
  expect: [chosen(0, 'agent-carr', 10), completed(0, 10), chosen(1, AGENTS, 70), completed(1, 70), { asked: 'marker' }],
  result: words(
    'Your army of 3 cards meets one of 5, under the same limit; both are allowed.',
    'Deine Armee aus 3 Karten trifft auf eine aus 5, bei derselben Grenze; beide sind erlaubt.',
  ),
})

const points = example('HS-EX-16', {
  scene: { scenario: 'FRONT', begin: 'setup', armies: {} } satisfies Scene,
  task: words(
    'Take an army of exactly 400 points, and put Grimnak in the front row of your zone.',
    'Nimm eine Armee für genau 400 Punkte, und stell Grimnak in die vorderste Reihe deiner Zone.',
  ),
  line: [
    takes('grimnak'),
    { question: 'place', key: pair([0, 11], [-1, 11]) },
    takes('finn'),
    PLACES,
    takes(GUARDS),
    PLACES,
    PLACES,
    takes(MARRO),
    PLACES,
    PLACES,
    PLACES,
    PLACES,
    takes('thorgrim'),
    PLACES,
  ],
  // You choose first.
  draws: dice(12, 3),
  others: [
    { role: 1, question: 'armyCard', key: card('syvarris') },
    { role: 1, question: 'place', key: at(15, 12) },
    { role: 1, question: 'armyCard', key: card(DEATHWALKER) },
    { role: 1, question: 'place', key: at(15, 13) },
    { role: 1, question: 'armyCard', key: card(AGENTS) },
    ...[0, 1, 2].map(() => ({ role: 1, question: 'place' })),
    { role: 1, question: 'armyCard', key: card(VIKINGS) },
    ...[0, 1, 2, 3].map(() => ({ role: 1, question: 'place' })),
  ],
  expect: [
    chosen(0, 'grimnak', 280),
    chosen(0, 'finn', 200),
    chosen(0, GUARDS, 130),
    chosen(0, MARRO, 80),
    chosen(0, 'thorgrim', 0),
    completed(0, 0),
    chosen(1, 'syvarris', 300),
    chosen(1, DEATHWALKER, 160),
    chosen(1, AGENTS, 60),
    chosen(1, VIKINGS, 10),
    completed(1, 10),
    isOn(onTable(0, 11), 'grimnak'),
    isOn(onTable(15, 12), 'syvarris'),
    isOn(onTable(15, 13), DEATHWALKER),
    { asked: 'marker' },
  ],
  result: words(
    '120 + 80 + 70 + 50 + 80 = 400 against 100 + 140 + 100 + 50 = 390: both are allowed.',
    '120 + 80 + 70 + 50 + 80 = 400 gegen 100 + 140 + 100 + 50 = 390: Beide sind erlaubt.',
  ),
})

const round: Scene = {
  scenario: 'FRONT',
  begin: 'round',
  armies: {
    0: {
      grimnak: [
        [
          [0, 12],
          [-1, 12],
        ],
      ],
      ...laidIn(brown, 'finn', MARRO, GUARDS),
    },
    1: laidIn(blue, 'syvarris', DEATHWALKER, AGENTS),
  },
}
const markers = (...ids: readonly string[]): Answers[] => ids.map((id) => ({ question: 'marker', key: card(id) }))
const lays = (role: number, ...ids: readonly string[]) => ids.map((id) => ({ role, question: 'marker', key: card(id) }))
const shows = (role: number, id: string, marker: number): Expected => ({
  told: { type: 'markerShown', role, card: numberIn(card(id)), marker },
})
const activeIs = (id: string, after: number): Expected => ({
  cell: 'turn',
  path: ['card'],
  is: numberIn(card(id)),
  after,
})
const YOURS = ['grimnak', MARRO, 'finn', GUARDS]
const THEIRS = ['syvarris', DEATHWALKER, DEATHWALKER, AGENTS]
/** His Explosion would meet friends alone. */
const NO_ATTACK: Answers = { question: 'attack', key: 'done' }
const THREE_TURNS = [STOP_MOVING, STOP_MOVING, STOP_MOVING]

const orders: readonly Example[] = [
  example('HS-EX-17', {
    scene: round,
    task: words(
      'Put your markers as in the book, then look whose turn it is, three times.',
      'Stell deine Marker wie im Buch und sieh dann dreimal nach, wer dran ist.',
    ),
    line: [...markers(...YOURS), ...THREE_TURNS],
    others: lays(1, ...THEIRS),
    draws: dice(12, 3),
    expect: [
      activeIs('grimnak', 4),
      activeIs(MARRO, 5),
      activeIs('finn', 6),
      shows(0, 'grimnak', 0),
      shows(0, MARRO, 1),
      shows(0, 'finn', 2),
      cannot({ question: 'move', key: [figure(GUARDS), figure(GUARDS, 1)] }, 6),
      { cell: 'round', path: [0], is: 2 },
    ],
    result: words(
      'Grimnak, the Marro Warriors and Finn had a turn each; the guards under the X had none.',
      'Grimnak, die Marro-Krieger und Finn hatten je einen Zug, die Wachen unter dem X keinen.',
    ),
  }),
  example('HS-EX-18', {
    scene: round,
    role: 1,
    task: words(
      'Here you are the opponent: put two markers on Deathwalker 9000.',
      'Hier bist du der Gegner: Stell zwei Marker auf Todesläufer 9000.',
    ),
    line: [...markers(...THEIRS), STOP_MOVING, STOP_MOVING, NO_ATTACK, STOP_MOVING, NO_ATTACK],
    others: lays(0, ...YOURS),
    draws: dice(3, 12),
    expect: [
      activeIs('syvarris', 4),
      activeIs(DEATHWALKER, 5),
      activeIs(DEATHWALKER, 7),
      shows(1, 'syvarris', 0),
      shows(1, DEATHWALKER, 1),
      shows(1, DEATHWALKER, 2),
    ],
    result: words(
      'Syvarris had the first turn, Deathwalker 9000 the second and the third.',
      'Syvarris hatte den ersten Zug, Todesläufer 9000 den zweiten und den dritten.',
    ),
  }),
]

const two = namesWith(2)

const twoSets = example('HS-EX-45', {
  scene: {
    scenario: 'FRONT',
    begin: 'draft',
    options: { sets: 2 },
    first: 1,
    armies: {
      0: laidIn(brown, 'finn'),
      1: {
        grimnak: [
          [
            [18, 12],
            [19, 12],
          ],
        ],
      },
    },
    draft: [320, 280],
  } satisfies Scene,
  role: 1,
  task: words(
    'You have a Grimnak: look for the second one, then take Thorgrim. The other player takes it.',
    'Du hast einen Grimnak: Such den zweiten, dann nimm Thorgrim. Den zweiten nimmt der andere.',
  ),
  line: [{ question: 'armyCard', key: two.card('thorgrim') }, PLACES],
  others: [{ role: 0, question: 'armyCard', key: two.card('grimnak', 1) }],
  expect: [
    cannot({ question: 'armyCard', key: [two.card('grimnak'), two.card('grimnak', 1)] }, 0),
    can({ question: 'armyCard', key: two.card('thorgrim') }, 0),
    { told: { type: 'cardChosen', role: 0, card: numberIn(two.card('grimnak', 1)), left: 200 } },
  ],
  result: words(
    'One army with two Grimnaks was not offered; one in each of two armies is allowed.',
    'Eine Armee mit zwei Grimnaks war nicht im Angebot; je einer in zwei Armeen ist erlaubt.',
  ),
})

/** A common card, made for this example. */
const BLADE_GRUTS = {
  id: 'blade-gruts',
  name: words('Blade Gruts', 'Grut-Schwertkämpfer'),
  provenance: {
    basic: 'recreated',
    master: 'recreated',
    powers: 'recreated',
    features: 'recreated',
    germanName: 'recreated',
  },
  general: 'utgar',
  species: 'orc',
  class: 'warriors',
  personality: 'wild',
  size: 'medium',
  height: 4,
  rarity: 'common',
  kind: 'squad',
  figures: 4,
  spaces: 1,
  world: 'Grut',
  collector: [101, 102, 103, 104],
  basic: { move: 6, range: 1, attack: 2, defense: 2 },
  master: { life: 1, move: 6, range: 1, attack: 2, defense: 2, points: 40 },
  powers: [],
}
const grut = (n: number): string => `figure:${figureCount + n}`
const camp = { heaps: grid(14, 4) }
const { at: inCamp } = ground(camp)
/** Two of either card. */
const ACTING = [0, 5, 2, 7]

const blades = example('HS-EX-46', {
  scene: onGround(camp, {
    begin: 'turn',
    cards: [BLADE_GRUTS],
    armies: {
      0: { 'blade-gruts': [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n % 2, Math.floor(n / 2)] as [number, number]) },
      1: { syvarris: [[13, 3]] },
    },
    markers: { 0: ['blade-gruts', 'blade-gruts', 'blade-gruts', 'blade-gruts'] },
  }),
  task: words(
    'A marker lies on one of the two cards: move any four of your eight Blade Gruts.',
    'Ein Marker liegt auf einer der beiden Karten: Zieh mit vier beliebigen deiner acht Schwertkämpfer.',
  ),
  line: ACTING.flatMap((n, i) => [
    { question: 'move', key: grut(n) },
    { question: 'moveTo', key: inCamp(4, i) },
  ]),
  expect: [
    { cell: 'turn', path: ['card'], is: cardCount, after: 0 },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => can({ question: 'move', key: grut(n) }, 0)),
    can({ question: 'move', key: grut(7) }, 6),
    { told: { type: 'markerShown', role: 0, card: cardCount } },
    // A fifth cannot move: the next turn has begun, and all eight may again be chosen.
    { told: { type: 'markerShown', role: 0, card: cardCount, marker: 1 } },
  ],
  result: words(
    'Four have acted, two of either card; for a fifth the turn was over.',
    'Vier haben gehandelt, je zwei von jeder Karte; für einen fünften war der Zug vorbei.',
  ),
})

const MIST_ROUND = [...markers('finn', 'finn', 'finn', 'raelin'), ...THREE_TURNS]

const mist = example('HS-EX-48', {
  scene: {
    scenario: 'MIST',
    begin: 'roundEnd',
    round: 1,
    glyphs: [],
    armies: { 0: { finn: [[2, 2]], raelin: [[3, 2]] }, 1: { thorgrim: [[6, 8]], syvarris: [[11, 10]] } },
  } satisfies Scene,
  task: words(
    'The mist has risen once: play a round in which nobody moves, until it rises again.',
    'Der Nebel ist einmal gestiegen: Spiel eine Runde, in der niemand sich bewegt, bis er wieder steigt.',
  ),
  line: MIST_ROUND,
  expect: [
    { cell: 'mist', is: 1, after: 0 },
    { ...hasWounds(1, 'finn'), after: 0 },
    { ...hasWounds(0, 'raelin'), after: 0 },
    { ...hasWounds(1, 'thorgrim'), after: 0 },
    { cell: 'mist', is: 2 },
    hasWounds(2, 'finn'),
    hasWounds(1, 'raelin'),
    hasWounds(2, 'thorgrim'),
    hasWounds(0, 'syvarris'),
    {
      told: {
        type: 'mistRose',
        level: 2,
        figures: [idOf('finn'), idOf('thorgrim'), idOf('raelin')].toSorted((a, b) => a - b).join(),
      },
    },
  ],
  result: words(
    'First Finn on level 1 and Thorgrim in the water got a wound, then Raelin on level 2, too. Syvarris on level 6 never gets one.',
    'Erst erhielten Finn auf Ebene 1 und Thorgrim im Wasser eine Wunde, dann auch Raelin auf Ebene 2. Syvarris auf Ebene 6 erhält nie eine.',
  ),
})

export const armies: readonly Example[] = [differentArmies, points, ...orders, twoSets, blades, mist]
