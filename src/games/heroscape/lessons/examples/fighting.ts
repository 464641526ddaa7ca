import type { Example } from '../../../../lessons/lesson.ts'
import { grid, type Heap } from '../field.ts'
import { attack, card, dice, figure, ground, idOf } from '../names.ts'
import { words } from '../words.ts'
import {
  attacks,
  can,
  cannot,
  defends,
  example,
  faces,
  goes,
  hasWounds,
  isDestroyed,
  isOn,
  level,
  onGround,
  stands,
  strip,
} from './laid.ts'

/* Range, engagement and attack: HS-EX-13, HS-EX-30 to HS-EX-35, HS-EX-44. */

const MARRO = 'marro-warriors'
const DEATHWALKER = 'deathwalker-9000'
const GUARDS = 'zettian-guards'

const meadow = { heaps: grid(11, 6) }

const range7 = example('HS-EX-13', {
  scene: onGround(meadow, {
    game: 'basic',
    begin: 'attack',
    active: GUARDS,
    armies: {
      0: { [GUARDS]: [[0, 2]] },
      1: {
        'airborne-elite': [
          [0, 3],
          [2, 2],
          [5, 4],
          [8, 1],
        ],
      },
    },
  }),
  task: words('Look whom the guard can attack.', 'Sieh nach, wen die Wache angreifen kann.'),
  line: [],
  point: [0, 1, 2, 3].map((n) => figure('airborne-elite', n)),
  expect: [
    ...[0, 1, 2].map((n) => can({ question: 'attack', key: attack(GUARDS, 'airborne-elite', 0, n) })),
    cannot({ question: 'attack', key: attack(GUARDS, 'airborne-elite', 0, 3) }),
  ],
  result: words(
    'The soldiers 1, 2 and 7 spaces away are in range, the one 8 spaces away is not.',
    'Die Soldaten in Entfernung 1, 2 und 7 sind in Reichweite, der in Entfernung 8 nicht.',
  ),
})

const range6 = example('HS-EX-33', {
  scene: onGround(meadow, {
    begin: 'attack',
    active: MARRO,
    armies: {
      0: { [MARRO]: [[0, 2]] },
      1: {
        'izumi-samurai': [
          [2, 2],
          [4, 3],
          [3, 5],
        ],
        syvarris: [[7, 1]],
      },
    },
  }),
  task: words('Look whom the Marro Warrior can attack.', 'Sieh nach, wen der Marro-Krieger angreifen kann.'),
  line: [],
  point: [...[0, 1, 2].map((n) => figure('izumi-samurai', n)), figure('syvarris')],
  expect: [
    ...[0, 1, 2].map((n) => can({ question: 'attack', key: attack(MARRO, 'izumi-samurai', 0, n) })),
    cannot({ question: 'attack', key: attack(MARRO, 'syvarris') }),
  ],
  result: words(
    'The Samurai 2, 5 and 6 spaces away are in range; Syvarris, 7 spaces away, is not.',
    'Die Samurai in Entfernung 2, 5 und 6 sind in Reichweite, Syvarris in Entfernung 7 nicht.',
  ),
})

const cliff = { heaps: [...strip(5, 1, 6), ...[0, 1, 2].map((r): Heap => [-1, r, 5])] }

const heights = example('HS-EX-30', {
  scene: onGround(cliff, {
    begin: 'attack',
    active: 'finn',
    armies: { 0: { finn: [[1, 1]] }, 1: { [DEATHWALKER]: [[2, 1]], thorgrim: [[0, 1]] } },
  }),
  task: words(
    'Finn attacks adjacent figures only: look whom he can attack.',
    'Finn greift nur angrenzende Figuren an: Sieh nach, wen er angreifen kann.',
  ),
  line: [],
  point: [figure(DEATHWALKER), figure('thorgrim')],
  expect: [
    cannot({ question: 'attack', key: attack('finn', DEATHWALKER) }),
    can({ question: 'attack', key: attack('finn', 'thorgrim') }),
  ],
  result: words(
    'Not Deathwalker 9000, who stands 5 levels above Finn’s Height of 5. Thorgrim, 4 levels above him, is adjacent.',
    'Nicht Todesläufer 9000: Er steht 5 Ebenen höher, und Finn hat Höhe 5. Thorgrim, 4 Ebenen höher, grenzt an.',
  ),
})

const yard = { heaps: grid(5, 5), ruins: [{ q: 2, r: 2, level: 1 }] }

const ruin = example('HS-EX-31', {
  scene: onGround(yard, {
    begin: 'attack',
    active: 'finn',
    armies: { 0: { finn: [[3, 2]] }, 1: { [DEATHWALKER]: [[4, 1]], thorgrim: [[3, 3]] } },
  }),
  task: words(
    'Look whom Finn can attack: Thorgrim, or Deathwalker 9000 behind the ruin.',
    'Sieh nach, wen Finn angreifen kann: Thorgrim oder Todesläufer 9000 hinter der Ruine.',
  ),
  line: [],
  point: [figure(DEATHWALKER), figure('thorgrim')],
  expect: [
    cannot({ question: 'attack', key: attack('finn', DEATHWALKER) }),
    can({ question: 'attack', key: attack('finn', 'thorgrim') }),
  ],
  result: words(
    'Only Thorgrim: the ruin is 6 levels high and Finn 5, so he and Deathwalker 9000 are not engaged.',
    'Nur Thorgrim: Die Ruine ist 6 Ebenen hoch, Finn 5, also sind er und Todesläufer 9000 nicht gebunden.',
  ),
})

const path = { heaps: strip(...level(7)) }
const { at: onPath, id: pathAt } = ground(path)
const VIKINGS = 'tarn-viking-warriors'

const leaving = example('HS-EX-32', {
  scene: onGround(path, {
    active: 'finn',
    armies: {
      0: { finn: [[1, 1]] },
      1: {
        [VIKINGS]: [
          [0, 1],
          [0, 2],
        ],
      },
    },
  }),
  task: words('Move Finn away from both Vikings.', 'Zieh mit Finn von beiden Wikingern weg.'),
  line: goes('finn', onPath(2, 1)),
  others: [{ role: 1, question: 'strike', key: 'strike' }],
  draws: dice('SS'),
  expect: [
    {
      told: {
        type: 'struck',
        figure: idOf('finn'),
        by: [idOf(VIKINGS, 1), idOf(VIKINGS)],
        faces: faces('SS'),
        wounds: 2,
      },
    },
    hasWounds(2, 'finn'),
    isOn(pathAt(2, 1), 'finn'),
  ],
  result: words(
    '2 dice, 2 skulls: Finn has 2 wounds and rolled no defence.',
    '2 Würfel, 2 Totenköpfe: Finn hat 2 Wunden und durfte sich nicht verteidigen.',
  ),
})

const past = example('HS-EX-34', {
  scene: onGround(
    { heaps: grid(8, 5) },
    {
      begin: 'attack',
      active: MARRO,
      armies: { 0: { [MARRO]: [[0, 1]] }, 1: { syvarris: [[5, 2]], [VIKINGS]: [[4, 2]] } },
    },
  ),
  task: words('Attack Syvarris past the Viking.', 'Greif Syvarris am Wikinger vorbei an.'),
  line: [{ question: 'attack', key: attack(MARRO, 'syvarris') }],
  draws: dice('S-', 'D-'),
  expect: [can({ question: 'attack', key: attack(MARRO, 'syvarris') }, 0), attacks(MARRO, 'S-')],
  result: words(
    'Allowed: he is 6 spaces away, and the Viking hides only part of his hit zone.',
    'Erlaubt: Er ist 6 Felder entfernt, und der Wikinger verdeckt nur einen Teil seiner Trefferzone.',
  ),
})

/** Nobody may see which marker it was. */
const UNKNOWN = -2

const syvarrisFalls = example('HS-EX-35', {
  scene: onGround(
    { heaps: strip(1, 4, 1, 1, 1, 1) },
    {
      begin: 'attack',
      active: MARRO,
      armies: { 0: { [MARRO]: [[0, 1]] }, 1: { syvarris: [[1, 1]], 'krav-maga-agents': [[5, 1]] } },
      wounds: { syvarris: [2] },
      markers: {
        0: [MARRO, MARRO, MARRO, MARRO],
        1: ['syvarris', 'krav-maga-agents', 'krav-maga-agents', 'krav-maga-agents'],
      },
    },
  ),
  task: words('Attack the wounded Syvarris.', 'Greif den verwundeten Syvarris an.'),
  line: [{ question: 'attack', key: attack(MARRO, 'syvarris') }],
  draws: dice('SS', '---'),
  expect: [
    attacks(MARRO, 'SS'),
    defends('syvarris', '---', 2),
    {
      told: { type: 'defenseRolled', figure: idOf('syvarris'), bonuses: 'height:1' },
    },
    { told: { type: 'wounded', figure: idOf('syvarris'), wounds: 2, total: 4, life: 4 } },
    isDestroyed('syvarris'),
    { told: { type: 'turnLost', role: 1, turn: 1 } },
    { cell: 'markers:1', path: [3], is: [Number(card('syvarris').slice('card:'.length)), UNKNOWN] },
  ],
  result: words(
    '2 skulls, no shield on 3 dice: 2 + 2 wounds, and Syvarris is destroyed. His marker stays hidden, and its turn is lost.',
    '2 Totenköpfe, kein Schild mit 3 Würfeln: 2 + 2 Wunden, Syvarris ist vernichtet. Sein Marker bleibt verdeckt, und der Zug ist verloren.',
  ),
})

const features = example('HS-EX-44', {
  scene: onGround(
    { heaps: grid(12, 5) },
    {
      begin: 'attack',
      active: GUARDS,
      armies: {
        0: {
          [DEATHWALKER]: [[0, 1]],
          [GUARDS]: [
            [1, 1],
            [1, 3],
          ],
        },
        1: { raelin: [[10, 1]] },
      },
    },
  ),
  task: words(
    'Look which guard can attack Raelin: both are 9 spaces away, but only one stands beside Deathwalker 9000.',
    'Sieh nach, welche Wache Raelin angreifen kann: Beide sind 9 Felder entfernt, aber nur eine steht neben Todesläufer 9000.',
  ),
  line: [],
  point: [figure(GUARDS), figure(GUARDS, 1)],
  expect: [
    can({ question: 'attack', key: attack(GUARDS, 'raelin') }),
    cannot({ question: 'attack', key: attack(GUARDS, 'raelin', 1) }),
    stands(GUARDS),
  ],
  result: words(
    'Beside him a Soulborg guard’s Range is 7 + 2 = 9. For Grimnak’s Orc warriors there is no card in the box.',
    'Neben ihm ist die Reichweite einer Soulborg-Wache 7 + 2 = 9. Für Grimnaks Ork-Krieger gibt es in der Schachtel keine Karte.',
  ),
})

export const fighting: readonly Example[] = [range7, heights, ruin, leaving, range6, past, syvarrisFalls, features]
