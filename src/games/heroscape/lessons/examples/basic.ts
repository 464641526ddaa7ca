import type { Example } from '../../../../lessons/lesson.ts'
import { defaultContent } from '../../content/content.ts'
import { attack, card, dice, figure, ground, idOf } from '../names.ts'
import { words } from '../words.ts'
import {
  attacks,
  can,
  cannot,
  defends,
  example,
  goes,
  ISLE,
  isDestroyed,
  isOn,
  level,
  ON_ISLE,
  onGround,
  stands,
  STOP_MOVING,
  strip,
  type Heights,
} from './laid.ts'
import { grid } from '../field.ts'

/* The Basic game: HS-EX-01 to HS-EX-12. */

const GUARDS = 'zettian-guards'
const SOLDIERS = 'airborne-elite'

const DIVE = defaultContent().scenarios.find(({ id }) => id === 'DIVE')!
const PLAYER_2 = ['mimring', 'marro-warriors', GUARDS]

/** Where the booklet puts every figure of player 2. */
const placed = PLAYER_2.flatMap((id) =>
  DIVE.layout.figures
    .filter((one) => one.card === id && one.player === 1)
    .map(({ spaces }, n) => isOn(spaces[0], id, n)),
)

const dive = { scenario: 'DIVE', armies: {}, begin: 'setup' } as const
/** Player 2 rolls more skulls and begins. */
const SECOND_BEGINS = dice('-----', 'SSSSS')

const setUp = [
  example('HS-EX-01', {
    scene: dive,
    role: 1,
    draws: SECOND_BEGINS,
    task: words(
      'You are player 2 here: look for your 3 cards and 7 figures.',
      'Hier bist du Spieler 2: Such deine 3 Karten und 7 Figuren.',
    ),
    line: [],
    point: [
      figure('mimring'),
      ...[0, 1, 2, 3].map((n) => figure('marro-warriors', n)),
      figure(GUARDS),
      figure(GUARDS, 1),
    ],
    expect: [
      ...placed,
      ...PLAYER_2.map((id) => can({ question: 'card', key: card(id) })),
      cannot({
        question: 'card',
        key: ['sgt-drake-alexander', 'krav-maga-agents', SOLDIERS, 'syvarris'].map((id) => card(id)),
      }),
    ],
    result: words(
      'All 1 + 4 + 2 = 7 figures of the 3 cards stand on their starting spaces.',
      'Alle 1 + 4 + 2 = 7 Figuren der 3 Karten stehen auf ihren Startfeldern.',
    ),
  }),
  example('HS-EX-03', {
    scene: dive,
    role: 1,
    draws: SECOND_BEGINS,
    task: words('Make the Zettian Guards your active card.', 'Mach die Zettianischen Wachen zur aktiven Karte.'),
    line: [{ question: 'card', key: card(GUARDS) }],
    expect: [
      can({ question: 'card', key: card(GUARDS) }, 0),
      can({ question: 'move', key: figure(GUARDS) }),
      can({ question: 'move', key: figure(GUARDS, 1) }),
      cannot({ question: 'move', key: [figure('mimring'), ...[0, 1, 2, 3].map((n) => figure('marro-warriors', n))] }),
    ],
    result: words(
      'In this turn the 2 guards may act, and nobody else of the army.',
      'In diesem Zug dürfen die 2 Wachen handeln, sonst niemand aus der Armee.',
    ),
  }),
]

const meadow = { heaps: grid(14, 4) }
const { at: on } = ground(meadow)

const values = example('HS-EX-02', {
  scene: onGround(meadow, {
    game: 'basic',
    active: GUARDS,
    armies: {
      0: {
        [GUARDS]: [
          [0, 1],
          [0, 3],
        ],
      },
      1: {
        [SOLDIERS]: [
          [11, 1],
          [12, 0],
        ],
      },
    },
  }),
  task: words(
    'Use the four values of a guard: move 4 spaces, attack 7 spaces away, and defend against the soldier.',
    'Nutze die vier Werte einer Wache: Zieh 4 Felder weit, greif auf 7 Felder an und verteidige dich gegen den Soldaten.',
  ),
  line: [...goes(GUARDS, on(4, 1)), STOP_MOVING, { question: 'attack', key: attack(GUARDS, SOLDIERS) }],
  others: [{ role: 1, question: 'attack', key: attack(SOLDIERS, GUARDS) }],
  draws: dice('S-', 'DD', 'S--', 'D------'),
  expect: [
    can({ question: 'moveTo', key: on(4, 1) }, 1),
    cannot({ question: 'moveTo', key: on(5, 1) }, 1),
    can({ question: 'attack', key: attack(GUARDS, SOLDIERS) }, 3),
    cannot({ question: 'attack', key: attack(GUARDS, SOLDIERS, 0, 1) }, 3),
    attacks(GUARDS, 'S-'),
    defends(GUARDS, 'D------', 0),
  ],
  result: words(
    'Move 4, Range 7, 2 dice when it attacks and 7 when it defends.',
    'Bewegung 4, Reichweite 7, 2 Würfel beim Angriff und 7 bei der Verteidigung.',
  ),
})

const flat = { heaps: strip(...level(7), ...level(1)) }
const { at: flatAt } = ground(flat)

const steps = example('HS-EX-04', {
  scene: onGround(flat, {
    game: 'basic',
    active: GUARDS,
    armies: {
      0: {
        [GUARDS]: [
          [1, 1],
          [0, 0],
        ],
      },
      1: { thorgrim: [[7, 0]] },
    },
  }),
  task: words('Move both guards 4 spaces forward.', 'Zieh beide Wachen 4 Felder vor.'),
  line: [...goes(GUARDS, flatAt(5, 1)), ...goes(GUARDS, flatAt(4, 0), 1)],
  expect: [
    ...[2, 3, 4, 5].map((q) => can({ question: 'moveTo', key: flatAt(q, 1) }, 1)),
    cannot({ question: 'moveTo', key: flatAt(6, 1) }, 1),
    ...[1, 2, 3, 4].map((q) => can({ question: 'moveTo', key: flatAt(q, 0) }, 3)),
    cannot({ question: 'moveTo', key: [flatAt(5, 0), flatAt(5, 1)] }, 3),
  ],
  result: words(
    'Both are allowed, and so are 1, 2 or 3 spaces; a fifth is not.',
    'Beides ist erlaubt, auch 1, 2 oder 3 Felder; ein fünftes nicht.',
  ),
})

/** A guard alone on a strip, somebody far away. */
function guardOn(
  id: string,
  levels: readonly Heights[],
  from: number,
  to: number,
  rest: Pick<Example, 'task' | 'result'> & { reached: readonly number[]; notReached: readonly number[] },
): Example {
  const field = { heaps: [...strip(...levels), ISLE] }
  const { at } = ground(field)
  const { reached, notReached, ...said } = rest
  return example(id, {
    ...said,
    scene: onGround(field, {
      game: 'basic',
      active: GUARDS,
      armies: { 0: { [GUARDS]: [[from, 1]] }, 1: { finn: ON_ISLE } },
    }),
    line: goes(GUARDS, at(to, 1)),
    expect: [
      ...reached.map((q) => can({ question: 'moveTo', key: at(q, 1) }, 1)),
      ...notReached.map((q) => cannot({ question: 'moveTo', key: at(q, 1) }, 1)),
      { told: { type: 'moved', figure: idOf(GUARDS) } },
    ],
  })
}

const ways = [
  guardOn('HS-EX-05', [1, 4, 4], 0, 1, {
    reached: [1],
    notReached: [2],
    task: words('Send the guard up the ledge.', 'Schick die Wache auf den Vorsprung.'),
    result: words(
      '3 edges + 1 space = 4: it stands on the ledge and cannot go on.',
      '3 Kanten + 1 Feld = 4: Sie steht auf dem Vorsprung und kann nicht weiter.',
    ),
  }),
  guardOn('HS-EX-06', [4, 1, 1, 1, 1, 1], 0, 1, {
    reached: [1, 2, 3, 4],
    notReached: [5],
    task: words('Send the guard down one space.', 'Schick die Wache ein Feld hinunter.'),
    result: words(
      'Only 1 space was counted: 3 more would have been left, but not 4.',
      'Nur 1 Feld zählte: 3 weitere wären noch gegangen, 4 nicht.',
    ),
  }),
  guardOn('HS-EX-07', [1, 1, 'water', 1, 1], 0, 2, {
    reached: [1, 2],
    notReached: [3, 4],
    task: words('Send the guard into the water.', 'Schick die Wache ins Wasser.'),
    result: words('It had to stop there after 2 of its 4 spaces.', 'Sie musste dort anhalten, nach 2 ihrer 4 Felder.'),
  }),
  guardOn('HS-EX-08', ['water', 1, 1, 1, 1], 0, 1, {
    reached: [1, 2, 3],
    notReached: [4],
    task: words('Send the guard onto the land.', 'Schick die Wache an Land.'),
    result: words(
      '1 edge + 1 space = 2: of Move 4 two spaces would have been left.',
      '1 Kante + 1 Feld = 2: Von Bewegung 4 wären zwei Felder geblieben.',
    ),
  }),
]

const brook = { heaps: [...strip(1, 1, 'water', 1, 1, 1, 1, 1), ISLE] }
const { pair } = ground(brook)

const mimring = example('HS-EX-09', {
  scene: onGround(brook, {
    game: 'basic',
    active: 'mimring',
    armies: {
      0: {
        mimring: [
          [
            [1, 1],
            [0, 1],
          ],
        ],
      },
      1: { finn: ON_ISLE },
    },
  }),
  task: words(
    'Send Mimring over the water, head first and as far as he gets.',
    'Schick Mimring über das Wasser, den Kopf voran und so weit er kommt.',
  ),
  line: goes('mimring', pair([6, 1], [5, 1])),
  expect: [
    can({ question: 'moveTo', key: pair([6, 1], [5, 1]) }, 1),
    cannot({ question: 'moveTo', key: [pair([7, 1], [6, 1]), pair([2, 1], [1, 1]), pair([3, 1], [2, 1])] }, 1),
    { cell: figure('mimring'), path: [2], is: ground(brook).id(5, 1) },
  ],
  result: words(
    'He did not stop in the water, and with the edge up to the land his 6 spaces are used up.',
    'Er hielt im Wasser nicht an, und mit der Kante zum Land sind seine 6 Felder verbraucht.',
  ),
})

const ridge = { heaps: [...strip(1, 1, 1, 1, 1, 1, 5, 1, 1)] }

const sight = example('HS-EX-10', {
  scene: onGround(ridge, {
    game: 'basic',
    begin: 'attack',
    active: GUARDS,
    armies: { 0: { [GUARDS]: [[0, 1]] }, 1: { [SOLDIERS]: [[7, 1]], finn: [[8, 1]] } },
  }),
  task: words('Attack the soldier behind the ledge.', 'Greif den Soldaten hinter dem Vorsprung an.'),
  line: [{ question: 'attack', key: attack(GUARDS, SOLDIERS) }],
  draws: dice('SS', 'D-'),
  expect: [
    can({ question: 'attack', key: attack(GUARDS, SOLDIERS) }, 0),
    cannot({ question: 'attack', key: attack(GUARDS, 'finn') }, 0),
    attacks(GUARDS, 'SS'),
  ],
  result: words(
    '7 spaces are not more than Range 7, and the head that he shows is enough. Finn, 8 spaces away, is out of range.',
    '7 Felder sind nicht mehr als Reichweite 7, und der Kopf, den er zeigt, genügt. Finn, 8 Felder entfernt, ist außer Reichweite.',
  ),
})

const ledge = { heaps: grid(9, 4, { '0,0': 3, '0,1': 3 }) }
const fight = onGround(ledge, {
  game: 'basic',
  begin: 'attack',
  active: GUARDS,
  armies: {
    0: {
      [GUARDS]: [
        [0, 0],
        [0, 1],
      ],
    },
    1: { [SOLDIERS]: [[5, 0]], finn: [[8, 3]] },
  },
})
const FIRST = { question: 'attack', key: attack(GUARDS, SOLDIERS) }
const SECOND = { question: 'attack', key: attack(GUARDS, SOLDIERS, 1) }

const fights = [
  example('HS-EX-11', {
    scene: fight,
    task: words('Attack the soldier with one guard.', 'Greif den Soldaten mit einer Wache an.'),
    line: [FIRST],
    draws: dice('SS-', 'DD'),
    expect: [attacks(GUARDS, 'SS-', 'height:1'), defends(SOLDIERS, 'DD', 0), stands(GUARDS), stands(SOLDIERS)],
    result: words(
      '3 dice against 2: 2 skulls and 2 shields. The attack is blocked, both stay.',
      '3 Würfel gegen 2: 2 Totenköpfe und 2 Schilde. Der Angriff ist geblockt, beide bleiben.',
    ),
  }),
  example('HS-EX-12', {
    scene: fight,
    task: words(
      'The first guard was blocked: attack the soldier with the second one, too.',
      'Die erste Wache wurde geblockt: Greif den Soldaten auch mit der zweiten an.',
    ),
    line: [FIRST, SECOND],
    draws: dice('SS-', 'DD', 'SS-', 'D-'),
    expect: [
      attacks(GUARDS, 'SS-', 'height:1', 1),
      defends(SOLDIERS, 'D-', 1),
      isDestroyed(SOLDIERS),
      // The turn was over: Finn’s has followed.
      { told: { type: 'cardActivated', role: 1 } },
    ],
    result: words(
      '3 dice against 2: 2 skulls and 1 shield. The soldier is gone, and the turn is over.',
      '3 Würfel gegen 2: 2 Totenköpfe und 1 Schild. Der Soldat ist fort, und der Zug ist vorbei.',
    ),
  }),
]

const [first, third] = setUp
export const basic: readonly Example[] = [first, values, third, steps, ...ways, mimring, sight, ...fights]
