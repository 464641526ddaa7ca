/** Worked examples of the Actions Phase. */
import { at, numbered } from '../laid.ts'
import { said } from '../said.ts'
import { ap, canChoose, goods, onHex, points, unitsOn, type Worked } from './expected.ts'

const HOME = at(0, -2)
const HERE = at(0, -1)
const FAR_HOME = at(0, 2)
const CAPITAL = at(0, 0)

const FACE_DOWN = -2

/** Where the Berserker and the Slaver of UP-EX-08 stand: the one in the Screaming Sea, the other behind the closed edge of Rigga. */
const [BERSERKER, SLAVER] = [at(-1, -1), at(-1, 0)]

/** It is Ronja's turn; nobody else has AP. */
const ronja = {
  begin: { turn: 0 },
  startFeats: false,
  heroes: ['ronja', 'khaal'],
  ap: { 1: 0 },
  units: { [HOME]: ['sellswords'], [FAR_HOME]: ['tribesmen', 'tribesmen'] },
} as const

const market = ['whip-of-thorns', 'flenser', 'xyxrit-leaves'] as const
const [WHIP, FLENSER, LEAVES, NEXT] = [...market, 'blackfire'].map((id) => numbered('items', id))
const [whip, flenser, leaves] = [WHIP, FLENSER, LEAVES].map((item) => `item:${item}`)

export const actions: readonly Worked[] = [
  {
    id: 'UP-EX-06',
    scene: { ...ronja, garrisons: { [HERE]: 1 } },
    role: 0,
    seed: 'UP-EX-06',
    task: said(
      'Move Ronja to the unexplored hex beside her home, where a Garrison stands.',
      'Bewege Ronja auf das unerkundete Hexfeld neben ihrer Heimat, auf dem eine Garnison steht.',
    ),
    line: [
      { question: 'action', key: 'action:move' },
      { question: 'moveTo', key: `hex:${HERE}` },
    ],
    expect: [
      ap(0, 7),
      ...onHex(HERE, { tile: FACE_DOWN, garrison: 1 }),
      ...canChoose('action', ['done', 'action:explore']),
    ],
    result: said(
      'She has 1 AP less, the hex stays unexplored, nobody fights, and her turn may end here.',
      'Sie hat 1 AP weniger, das Hexfeld bleibt unerkundet, niemand kämpft, und ihr Zug darf hier enden.',
    ),
  },
  {
    id: 'UP-EX-07',
    scene: {
      begin: { turn: 0 },
      startFeats: false,
      heroes: ['khaal', 'ronja'],
      heroAt: { 0: HERE, 1: at(1, -1) },
      tiles: { [HERE]: 'raufrost', [at(1, -1)]: 'torment' },
      units: { [HOME]: ['tribesmen'], [FAR_HOME]: ['sellswords'] },
      resources: { 0: [0, 0, 0], 1: [0, 4, 0] },
    },
    role: 0,
    seed: 'UP-EX-07',
    habits: [{ question: 'gift', key: 'done' }],
    others: [1, 2, 3].map(() => ({ role: 1, question: 'gift', key: 'give:0:resource:1' })),
    task: said(
      "Move Kha'al to Ronja and Trade there: she will give him 3 Plunder.",
      "Bewege Kha'al zu Ronja und handle dort: Sie gibt ihm 3 Beute.",
    ),
    line: [
      { question: 'action', key: 'action:move' },
      { question: 'moveTo', key: `hex:${at(1, -1)}` },
      { question: 'action', key: 'action:trade' },
      { question: 'gift', key: 'done' },
      { question: 'gift', key: 'done' },
    ],
    expect: [
      ap(0, 6),
      ap(1, 8),
      goods(0, 1, 3, 0),
      goods(1, 0, 1, 0),
      ...canChoose('action', ['done', 'action:move', 'action:trade']),
    ],
    result: said(
      'He has 2 AP less, 1 Salt and 3 Plunder more; Ronja has 3 Plunder less and spends no AP.',
      'Er hat 2 AP weniger sowie 1 Salz und 3 Beute mehr; Ronja hat 3 Beute weniger und gibt keine AP aus.',
    ),
  },
  {
    id: 'UP-EX-08',
    scene: {
      ...ronja,
      heroAt: { 0: SLAVER },
      tiles: { [HERE]: 'rigga', [BERSERKER]: 'ice', [SLAVER]: 'torment' },
      rotations: { [HERE]: 5 },
      units: {
        [HOME]: ['sellswords', 'sellswords'],
        [BERSERKER]: ['berserkers'],
        [SLAVER]: ['slavers'],
        [FAR_HOME]: ['tribesmen', 'tribesmen'],
      },
    },
    role: 0,
    seed: 'UP-EX-08',
    task: said(
      'Command Rigga and send everybody who may come, Ronja too.',
      'Kommandiere nach Rigga und schick alle, die mitkommen dürfen, auch Ronja.',
    ),
    line: [
      { question: 'action', key: 'action:command' },
      { question: 'commandHex', key: `hex:${HERE}` },
      { question: 'commandPiece', key: `unit:0@${HOME}` },
      { question: 'commandPiece', key: `unit:0@${HOME}` },
      { question: 'commandPiece', key: `unit:2@${BERSERKER}` },
      { question: 'commandPiece', key: 'hero:0' },
    ],
    expect: [
      ...canChoose('commandPiece', [`unit:0@${HOME}`, `unit:2@${BERSERKER}`, 'hero:0'], [`unit:3@${SLAVER}`], 2),
      ...unitsOn(HERE, 2, 0, 1, 0),
      ...unitsOn(SLAVER, 0, 0, 0, 1),
      { cell: 'player:0', path: ['heroAt'], is: HERE },
      ap(0, 7),
      goods(0, 5, 5, 4),
    ],
    result: said(
      'For 1 AP and 1 Food the 2 Sellswords and the Berserker come, and Ronja over the closed edge; the Slaver behind it may not.',
      'Für 1 AP und 1 Nahrung kommen die 2 Söldner und der Berserker, und Ronja auch über die geschlossene Kante; der Sklaventreiber dahinter darf nicht.',
    ),
  },
  {
    id: 'UP-EX-09',
    scene: { ...ronja, heroAt: { 0: HERE }, resources: { 0: [0, 0, 0] }, nextTiles: ['rigga'] },
    role: 0,
    seed: 'UP-EX-09',
    task: said(
      'Explore, put the second Garrison on an empty hex, and turn Rigga as you like.',
      'Erkunde, stell die zweite Garnison auf ein leeres Hexfeld und richte Rigga aus, wie du magst.',
    ),
    line: [
      { question: 'action', key: 'action:explore' },
      { question: 'placeWhere', key: `hex:${at(1, 0)}` },
      { question: 'orientation', key: 'option:3' },
    ],
    draws: [0],
    expect: [
      ...canChoose(
        'placeWhere',
        [`hex:${at(1, 0)}`, `hex:${at(2, 0)}`],
        [`hex:${HERE}`, `hex:${CAPITAL}`, `hex:${at(0, -3)}`],
        1,
      ),
      goods(0, 0, 0, 2),
      ap(0, 7),
      ...onHex(HERE, { tile: numbered('hexes', 'rigga'), rotation: 3, garrison: 1 }),
      ...onHex(at(1, 0), { garrison: 1 }),
    ],
    result: said(
      'She gains 2 Food, a level-1 Garrison stands on Rigga and one on the other hex, and her turn is over.',
      'Sie erhält 2 Nahrung, je eine Garnison der Stufe 1 steht auf Rigga und auf dem anderen Hexfeld, und ihr Zug ist vorbei.',
    ),
  },
  {
    id: 'UP-EX-10',
    scene: {
      ...ronja,
      heroAt: { 0: HERE },
      havens: { 0: [HOME, at(-1, -1)], 1: [FAR_HOME] },
      tiles: { [HERE]: 'rigga', [at(-1, -1)]: 'dunkelholm' },
      resources: { 0: [0, 2, 0], 1: [0, 0, 0] },
      ap: { 0: 1, 1: 0 },
    },
    role: 0,
    seed: 'UP-EX-10',
    task: said(
      'Build a Haven on Rigga with your last AP; Production and Scoring follow.',
      'Errichte mit deinem letzten AP eine Zuflucht auf Rigga; Produktion und Auswertung folgen.',
    ),
    line: [{ question: 'action', key: 'action:haven' }],
    expect: [
      { told: { type: 'havenBuilt', role: 0, space: HERE, ap: 1, plunder: 2 } },
      ...onHex(HERE, { haven: 0 }),
      goods(0, 4, 5, 6),
      points(0, 8),
    ],
    result: said(
      'With the third Haven her board gives 3/2/3 instead of 2/2/2, and Rigga 2 Food: 1 Salt and 3 Food more in Production, and 2 VP more in Scoring.',
      'Mit der dritten Zuflucht gibt ihre Übersicht 3/2/3 statt 2/2/2 und Rigga 2 Nahrung: 1 Salz und 3 Nahrung mehr in der Produktion und 2 SP mehr in der Auswertung.',
    ),
  },
  {
    id: 'UP-EX-11',
    scene: { ...ronja, market, nextItems: ['blackfire'] },
    role: 0,
    seed: 'UP-EX-11',
    task: said('Go to the market and buy the Xyxrit Leaves.', 'Geh auf den Markt und kauf die Xyxrit-Blätter.'),
    line: [
      { question: 'action', key: 'action:market' },
      { question: 'buyItem', key: leaves },
    ],
    expect: [
      ...canChoose('buyItem', [flenser, leaves], [whip], 1),
      ap(0, 7),
      goods(0, 4, 5, 5),
      { cell: 'player:0', path: ['items'], is: [LEAVES] },
      { cell: 'market', is: [WHIP, FLENSER, NEXT] },
    ],
    result: said(
      'She pays 1 AP and 1 Salt, and the free space is refilled at once; the Flenser was for sale, too, but not the Whip, which needs Leadership 2.',
      'Sie bezahlt 1 AP und 1 Salz, und der freie Platz wird sofort aufgefüllt; auch der Speckschneider war zu haben, nicht aber die Peitsche, die Charisma 2 verlangt.',
    ),
  },
  {
    id: 'UP-EX-12',
    scene: { ...ronja, market, nextItems: ['blackfire'], resources: { 0: [0, 0, 0] } },
    role: 0,
    seed: 'UP-EX-12',
    task: said(
      'Ronja has no Salt: Trade first, then buy the Xyxrit Leaves.',
      'Ronja hat kein Salz: Handle zuerst, dann kauf die Xyxrit-Blätter.',
    ),
    line: [
      { question: 'action', key: 'action:trade' },
      { question: 'action', key: 'action:market' },
      { question: 'buyItem', key: leaves },
    ],
    expect: [
      ...canChoose('action', ['action:trade'], ['action:market'], 0),
      ap(0, 6),
      goods(0, 0, 0, 0),
      { cell: 'player:0', path: ['items'], is: [LEAVES] },
      { cell: 'market', is: [WHIP, FLENSER, NEXT] },
    ],
    result: said(
      'She spends 2 AP in all, has 0 Salt again and owns the Leaves.',
      'Sie gibt insgesamt 2 AP aus, hat wieder 0 Salz und besitzt die Blätter.',
    ),
  },
]
