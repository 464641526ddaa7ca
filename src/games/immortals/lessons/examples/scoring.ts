/** Worked examples of scoring (IM-SCO). */
import type { Example, Words } from '../../../../lessons/lesson.ts'
import type { Scene } from '../scene.ts'
import { w, type LandWord } from '../words.ts'
import { example, has } from './made.ts'

type Armies = Partial<Record<LandWord, number>>

/** Purple has a blank card left and the others none: whoever passes now ends the round, and it is scored. */
const lastCard = (own: Armies, more: Partial<Scene> = {}): Scene => ({
  races: [
    ['humans', 'orcs'],
    ['elves', 'nightElves'],
    ['dwarves', 'necromancers'],
  ],
  round: 4,
  armies: [own, { 'shadow.duskmoor': 3, 'light.gloomreach': 2 }, { 'shadow.emerald-cliff': 2, 'light.eagle-stair': 2 }],
  planned: [{ awaken: 'blank' }],
  points: [12, 10, 11],
  ...more,
})

const PASSING = [
  { question: 'turn', key: 'pass' },
  { question: 'compensation', key: 'compensation:gold' },
]
const task: Words = w(
  'Only a blank card is left on your player board: pass, so that the round ends and is scored.',
  'Auf deinem Spielertableau liegt nur noch eine Blankokarte: Passe, dann endet die Runde und wird gewertet.',
)

interface Scored {
  readonly id: string
  readonly scene: Scene
  readonly told: Readonly<Record<string, number>>
  readonly result: Words
}

const scored = ({ id, scene, told, result }: Scored): Example =>
  example({ id, scene, task, line: PASSING, expect: [{ told: { type: 'scored', role: 0, ...told } }], result })

const SCATTERED: Armies = {
  'light.heartwood': 3,
  'light.saltmere': 2,
  'shadow.anvil-ridge': 2,
  'shadow.borderland': 1,
  'light.highcrag': 2,
}

const TWO_SHRINES = { 'light.heartwood': 'shrine', 'shadow.anvil-ridge': 'shrine' } as const

const WHOLE: Armies = {
  'light.heartwood': 3,
  'light.treehome': 2,
  'light.mossgate': 1,
  'light.elderglade': 1,
  'shadow.heartwood': 2,
  'shadow.treehome': 2,
  'shadow.thornhollow': 1,
  'light.saltmere': 1,
  'shadow.the-murk': 1,
  'light.forge-fire': 1,
  'shadow.highcrag': 1,
}

const FOUR_LANDS_OF_OTHERS: Armies = {
  'shadow.duskmoor': 3,
  'light.gloomreach': 2,
  'shadow.mistharbor': 1,
  'light.crossfen': 1,
}

export const scoringExamples: readonly Example[] = [
  scored({
    id: 'IM-EX-25',
    scene: lastCard(SCATTERED),
    told: { lands: 2, shrines: 0, capitals: 0, regions: 0, total: 2, points: 14 },
    result: w('5 lands of both worlds together: 2 points.', '5 Länder beider Welten zusammen: 2 Siegpunkte.'),
  }),
  scored({
    id: 'IM-EX-26',
    scene: lastCard({ 'light.heartwood': 3, 'shadow.anvil-ridge': 2 }, { buildings: TWO_SHRINES }),
    told: { lands: 1, shrines: 2, capitals: 0, regions: 0, total: 3 },
    result: w(
      'The two shrines bring 2 points, and the two lands 1 besides.',
      'Die zwei Schreine bringen 2 Siegpunkte, die zwei Länder außerdem 1.',
    ),
  }),
  scored({
    id: 'IM-EX-27',
    scene: lastCard({ 'light.heartwood': 3 }, { buildings: { 'light.heartwood': 'capital' } }),
    told: { lands: 0, shrines: 0, capitals: 1, regions: 0, total: 1 },
    result: w('The capital brings 1 point.', 'Die Hauptstadt bringt 1 Siegpunkt.'),
  }),
  scored({
    id: 'IM-EX-28',
    scene: lastCard({ 'light.heartwood': 3, 'light.treehome': 2, 'light.mossgate': 1 }),
    told: { lands: 1, regions: 2, total: 3 },
    result: w(
      '3 lands of the Light Forest: 2 points for the region, and 1 for the lands besides.',
      '3 Länder des Waldes der Lichtwelt: 2 Siegpunkte für die Region, außerdem 1 für die Länder.',
    ),
  }),
  scored({
    id: 'IM-EX-29',
    scene: lastCard({
      'light.heartwood': 3,
      'light.treehome': 2,
      'light.mossgate': 1,
      'light.elderglade': 1,
      'light.thornhollow': 1,
    }),
    told: { lands: 2, regions: 3, total: 5 },
    result: w(
      'The whole Light Forest: 3 points for the region, and 2 for its 5 lands besides.',
      'Der ganze Wald der Lichtwelt: 3 Siegpunkte für die Region, außerdem 2 für seine 5 Länder.',
    ),
  }),
  example({
    id: 'IM-EX-43',
    scene: lastCard(
      { 'light.heartwood': 3, 'light.treehome': 2, 'light.mossgate': 1, 'shadow.anvil-ridge': 2 },
      {
        armies: [
          { 'light.heartwood': 3, 'light.treehome': 2, 'light.mossgate': 1, 'shadow.anvil-ridge': 2 },
          FOUR_LANDS_OF_OTHERS,
          { 'shadow.emerald-cliff': 2 },
        ],
        buildings: { 'light.heartwood': 'shrine' },
        points: [58, 58, 40],
      },
    ),
    task: w(
      'You and black have 58 points each. Pass, so that the round is scored.',
      'Du und Schwarz habt je 58 Siegpunkte. Passe, dann wird die Runde gewertet.',
    ),
    line: PASSING,
    expect: [
      { told: { type: 'scored', role: 0, total: 5, points: 63, laps: 1, field: 3 } },
      { told: { type: 'scored', role: 1, total: 2, points: 60, laps: 0, field: 60 } },
      has(0, 'points', 63),
      has(1, 'points', 60),
    ],
    result: w(
      'You gain 5: the +60 marker and field 3, 63 points. Black gains 2 and stands on field 60, without the +60 marker.',
      'Du bekommst 5 dazu: +60 Marker und Feld 3, 63 Siegpunkte. Schwarz bekommt 2 dazu und steht auf Feld 60, ohne den +60 Marker.',
    ),
  }),
  scored({
    id: 'IM-EX-44',
    scene: lastCard(WHOLE, { buildings: { 'light.heartwood': 'shrine', 'shadow.treehome': 'capital' } }),
    told: { lands: 5, shrines: 1, capitals: 1, regions: 4, total: 11, points: 23 },
    result: w(
      '11 lands bring 5, the shrine 1, the capital 1, the two regions 2 + 2: 11 points.',
      '11 Länder bringen 5, der Schrein 1, die Hauptstadt 1, die beiden Regionen 2 + 2: 11 Siegpunkte.',
    ),
  }),
]
