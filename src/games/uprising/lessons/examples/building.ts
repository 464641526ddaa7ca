/** Worked examples of resources and the Build Phase. */
import type { Answers } from '../../../../lessons/lesson.ts'
import { at } from '../laid.ts'
import { said } from '../said.ts'
import { ap, canChoose, goods, onHex, unitsOn, type Worked } from './expected.ts'

const HOME = at(0, -2)
const SECOND = at(0, -1)

const [YOUNGLING, SPEARSINGER] = [0, 1].map((type) => `unit:${type}@${SECOND}`)

const yanny = {
  begin: { phase: 'build' },
  startFeats: false,
  featDecks: { 0: [], 1: [] },
  heroes: ['yanny', 'khaal'],
  havens: { 0: [HOME, SECOND], 1: [at(0, 2)] },
  tiles: { [SECOND]: 'torment' },
  units: {
    [HOME]: ['oathsworn', 'oathsworn', 'oathsworn', 'koloth', 'younglings'],
    [at(0, 2)]: ['tribesmen', 'tribesmen'],
  },
  resources: { 0: [2, 6, 0], 1: [0, 0, 0] },
} as const

const younglings: readonly Answers[] = [
  { question: 'build', key: YOUNGLING },
  { question: 'buildPayment', key: 'pay:0-2-0' },
  { question: 'build', key: YOUNGLING },
  { question: 'buildPayment', key: 'pay:0-2-0' },
]

export const building: readonly Worked[] = [
  {
    id: 'UP-EX-03',
    scene: {
      begin: { phase: 'build' },
      startFeats: false,
      featDecks: { 0: [], 1: [] },
      heroes: ['khaal', 'yanny'],
      units: { [HOME]: ['tribesmen'], [at(0, 2)]: ['younglings'] },
      ap: { 0: 0 },
      resources: { 0: [0, 4, 6], 1: [1, 1, 1] },
    },
    role: 0,
    seed: 'UP-EX-03',
    task: said(
      'You have no AP: turn 3 Plunder into 1 Food, then 3 Food into 1 Salt and 3 Food into 1 Plunder.',
      'Du hast keine AP: Tausche 3 Beute gegen 1 Nahrung, dann 3 Nahrung gegen 1 Salz und 3 Nahrung gegen 1 Beute.',
    ),
    line: [
      { question: 'offer', key: 'exchange:1:2' },
      { question: 'offer', key: 'exchange:2:0' },
      { question: 'offer', key: 'exchange:2:1' },
    ],
    expect: [
      goods(0, 1, 2, 1),
      ap(0, 0),
      { notOffered: { question: 'offer', starts: 'exchange:' } },
      { notOffered: { question: 'offer', key: 'action:trade' } },
    ],
    result: said(
      'You have 1 Salt, 2 Plunder and 1 Food, and the bank takes only 3 of a kind: 2 Plunder and 1 Food do not make 1 Salt.',
      'Du hast 1 Salz, 2 Beute und 1 Nahrung, und die Bank nimmt nur 3 gleiche: 2 Beute und 1 Nahrung ergeben kein Salz.',
    ),
  },
  {
    id: 'UP-EX-04',
    scene: yanny,
    role: 0,
    seed: 'UP-EX-04',
    habits: [{ question: 'build', key: 'done' }],
    task: said(
      'Build a Tower and a Wall on the full home hex, and 2 Younglings and 1 Spearsinger at the other Haven.',
      'Baue Turm und Wall auf dem vollen Heimat-Hexfeld und 2 Frischlinge und 1 Speersänger bei der anderen Zuflucht.',
    ),
    line: [
      { question: 'build', key: `tower@${HOME}` },
      { question: 'build', key: `wall@${HOME}` },
      ...younglings,
      { question: 'build', key: SPEARSINGER },
    ],
    expect: [
      ...canChoose(
        'build',
        [`tower@${HOME}`, YOUNGLING],
        [0, 1, 2].map((type) => `unit:${type}@${HOME}`),
        0,
      ),
      goods(0, 0, 0, 0),
      ...onHex(HOME, { wall: 1, tower: 1 }),
      ...unitsOn(SECOND, 2, 1, 0, 0),
    ],
    result: said(
      'That is 6 Plunder and 2 Salt: 4 Plunder and 2 Salt for the Units, 2 Plunder for the Defenses; a sixth Unit on the full hex is not offered.',
      'Das macht 6 Beute und 2 Salz: 4 Beute und 2 Salz für Einheiten, 2 Beute für Verteidigungen; eine sechste Einheit auf dem vollen Hexfeld gibt es nicht.',
    ),
  },
  {
    id: 'UP-EX-05',
    scene: yanny,
    role: 0,
    seed: 'UP-EX-05',
    habits: [{ question: 'build', key: 'done' }],
    task: said('Build the same, but without the Wall.', 'Baue dasselbe, aber ohne den Wall.'),
    line: [{ question: 'build', key: `tower@${HOME}` }, ...younglings, { question: 'build', key: SPEARSINGER }],
    expect: [goods(0, 0, 1, 0), ...onHex(HOME, { wall: 0, tower: 1 }), ...unitsOn(SECOND, 2, 1, 0, 0)],
    result: said(
      'She pays 5 Plunder (2 + 2 + 1) and 2 Salt, so 1 Plunder is left of 6.',
      'Sie bezahlt 5 Beute (2 + 2 + 1) und 2 Salz, von 6 Beute bleibt also 1.',
    ),
  },
]
