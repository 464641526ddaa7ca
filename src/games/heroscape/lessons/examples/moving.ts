import type { Example } from '../../../../lessons/lesson.ts'
import type { Heap } from '../field.ts'
import { dice, figure, ground, idOf } from '../names.ts'
import type { Scene } from '../scene-schema.ts'
import { words } from '../words.ts'
import {
  can,
  cannot,
  example,
  faces,
  goes,
  ISLE,
  ON_ISLE,
  isOn,
  level,
  onGround,
  stands,
  strip,
  type Heights,
} from './laid.ts'

/* Movement in the Master game: HS-EX-19 to HS-EX-29. */

const MARRO = 'marro-warriors'
const DEATHWALKER = 'deathwalker-9000'

interface Walk extends Pick<Example, 'task' | 'result' | 'draws'> {
  readonly levels: readonly Heights[]
  readonly from: number
  readonly to?: number
  readonly reached: readonly number[]
  readonly notReached: readonly number[]
  readonly expect?: Example['expect']
  /** A friend in the way. */
  readonly friend?: number
}

/** Somebody of one space goes along a strip. */
function walk(id: string, card: string, given: Walk): Example {
  const { levels, from, to, reached, notReached, friend, expect = [], ...said } = given
  const field = { heaps: [...strip(...levels), ISLE] }
  const { at, id: spaceOf } = ground(field)
  const armies: Scene['armies'] = {
    0: { [card]: [[from, 1]], ...(friend === undefined ? {} : { [MARRO]: [[friend, 1]] }) },
    1: { raelin: ON_ISLE },
  }
  return example(id, {
    ...said,
    scene: onGround(field, { active: card, armies }),
    line: to === undefined ? [{ question: 'move', key: figure(card) }] : goes(card, at(to, 1)),
    expect: [
      ...reached.map((q) => can({ question: 'moveTo', key: at(q, 1) }, 1)),
      ...notReached.map((q) => cannot({ question: 'moveTo', key: at(q, 1) }, 1)),
      ...(to === undefined ? [] : [isOn(spaceOf(to, 1), card)]),
      ...expect,
    ],
  })
}

const alone: readonly Example[] = [
  walk('HS-EX-19', 'finn', {
    levels: [...level(7), 1],
    from: 0,
    to: 5,
    friend: 2,
    reached: [1, 3, 4, 5],
    notReached: [2, 6],
    task: words('Move Finn straight through the Marro Warrior.', 'Zieh mit Finn geradewegs durch den Marro-Krieger.'),
    result: words(
      'He went 5 spaces; only to stop in the Marro’s space would not be allowed.',
      'Er zog 5 Felder; nur anhalten dürfte er auf dem Feld des Marro nicht.',
    ),
  }),
  walk('HS-EX-20', 'finn', {
    levels: [1, 3, 6],
    from: 0,
    to: 1,
    reached: [1],
    notReached: [2],
    task: words('Send Finn as high as he gets.', 'Schick Finn so hoch hinauf, wie er kommt.'),
    result: words(
      'The first ledge costs 3. The top would cost 3 + 4 = 7, more than 5.',
      'Der erste Vorsprung kostet 3. Der oberste würde 3 + 4 = 7 kosten, mehr als 5.',
    ),
  }),
  walk('HS-EX-21', MARRO, {
    levels: [1, 1, 6],
    from: 1,
    reached: [0],
    notReached: [2],
    task: words('Try to send the Marro Warrior up.', 'Versuch, den Marro-Krieger hinaufzuschicken.'),
    result: words(
      'Not allowed: Move 6 would do for 5 edges + 1 space, but 5 levels are more than Height 4.',
      'Verboten: Bewegung 6 würde für 5 Kanten + 1 Feld reichen, aber 5 Ebenen sind mehr als Höhe 4.',
    ),
  }),
  walk('HS-EX-22', MARRO, {
    levels: [4, 1, 1, 1, 1, 1, 1, 1],
    from: 0,
    to: 1,
    reached: [1, 2, 3, 4, 5, 6],
    notReached: [7],
    // No die is rolled: this one would have destroyed him.
    draws: dice('S'),
    expect: [stands(MARRO)],
    task: words('Let the Marro Warrior step down.', 'Lass den Marro-Krieger hinabsteigen.'),
    result: words(
      '3 levels are fewer than 4: no edge was counted, and no die was rolled.',
      '3 Ebenen sind weniger als 4: Keine Kante zählte, und kein Würfel fiel.',
    ),
  }),
  walk('HS-EX-23', MARRO, {
    levels: [6, 1, 1],
    from: 0,
    to: 1,
    reached: [1, 2],
    notReached: [],
    draws: dice('-'),
    expect: [stands(MARRO), { told: { type: 'fell', figure: idOf(MARRO), faces: faces('-'), wounds: 0 } }],
    task: words('Let the Marro Warrior step down 5 levels.', 'Lass den Marro-Krieger 5 Ebenen hinabsteigen.'),
    result: words(
      '1 die was rolled after the move and showed no skull: unhurt.',
      'Nach der Bewegung fiel 1 Würfel und zeigte keinen Totenkopf: unverletzt.',
    ),
  }),
  walk('HS-EX-24', DEATHWALKER, {
    levels: [1, 1, 'water', 'water', 1],
    from: 1,
    to: 2,
    reached: [0, 2],
    notReached: [3, 4],
    task: words('Send Deathwalker 9000 into the water.', 'Schick Todesläufer 9000 ins Wasser.'),
    result: words('He must stop on the first water space.', 'Er muss auf dem ersten Wasserfeld anhalten.'),
  }),
  walk('HS-EX-25', DEATHWALKER, {
    levels: ['water', 1, 1, 1, 1, 1],
    from: 0,
    to: 1,
    reached: [1, 2, 3, 4],
    notReached: [5],
    task: words('Send Deathwalker 9000 onto the land.', 'Schick Todesläufer 9000 an Land.'),
    result: words(
      'The step counts 2, so 3 more of his 5 would have been left.',
      'Der Schritt zählt 2, von seinen 5 wären also noch 3 geblieben.',
    ),
  }),
]

const slope = { heaps: [...strip(1, 1, 2, 3, 3, 3), ISLE] }
const { pair: onSlope, id: slopeAt } = ground(slope)

const grimnakClimbs = example('HS-EX-26', {
  scene: onGround(slope, {
    active: 'grimnak',
    armies: {
      0: {
        grimnak: [
          [
            [1, 1],
            [0, 1],
          ],
        ],
      },
      1: { raelin: ON_ISLE },
    },
  }),
  task: words('Send Grimnak up the slope, head first.', 'Schick Grimnak den Hang hinauf, den Kopf voran.'),
  line: goes('grimnak', onSlope([4, 1], [3, 1])),
  expect: [
    can({ question: 'moveTo', key: onSlope([4, 1], [3, 1]) }, 1),
    cannot({ question: 'moveTo', key: [onSlope([2, 1], [1, 1]), onSlope([3, 1], [2, 1]), onSlope([5, 1], [4, 1])] }, 1),
    isOn(slopeAt(4, 1), 'grimnak'),
    { cell: figure('grimnak'), path: [2], is: slopeAt(3, 1) },
  ],
  result: words(
    '3 spaces and 2 edges are 5. Both his spaces lie on level 3; half on the slope he could not stop.',
    '3 Felder und 2 Kanten sind 5. Beide Felder liegen auf Ebene 3; halb im Hang dürfte er nicht anhalten.',
  ),
})

const { at: inTomb, pair: pairInTomb } = ground('migols-tomb')

const underTheRoof = example('HS-EX-27', {
  scene: {
    scenario: 'BARREN',
    special: [],
    rounds: 0,
    armies: {
      0: {
        finn: [[7, 10]],
        grimnak: [
          [
            [6, 11],
            [7, 11],
          ],
        ],
      },
      1: { raelin: [[-2, 8]] },
    },
    markers: { 0: ['finn', 'grimnak', 'finn', 'grimnak'] },
    begin: 'turn',
  } satisfies Scene,
  task: words(
    'Move Finn beneath the overhang, then see where Grimnak may go.',
    'Zieh Finn unter den Überhang und sieh dann, wohin Grimnak darf.',
  ),
  line: [...goes('finn', inTomb(6, 10, 1)), { question: 'move', key: figure('grimnak') }],
  expect: [
    can({ question: 'moveTo', key: inTomb(6, 10, 1) }, 1),
    can({ question: 'moveTo', key: pairInTomb([7, 11], [6, 11]) }),
    cannot({ question: 'moveTo', key: [pairInTomb([5, 11, 1], [6, 11]), pairInTomb([6, 11], [5, 11, 1])] }),
  ],
  result: words(
    '9 levels are free: enough for Finn’s 5, too few for Grimnak’s 11.',
    '9 Ebenen sind frei: genug für Finns 5, zu wenig für Grimnaks 11.',
  ),
})

/** A roof on level 4 over a gap, land of the same height behind it and beside it. */
const hollow: { heaps: Heap[] } = { heaps: [[0, 0, 1], [1, 0, [1, 4]], [2, 0, 4], [3, 0, 4], [0, 1, 4], ISLE] }
const { at: onHollow, id: hollowAt } = ground(hollow)

const lowOverhang = example('HS-EX-28', {
  scene: onGround(hollow, { active: 'finn', armies: { 0: { finn: [[0, 0]] }, 1: { raelin: ON_ISLE } } }),
  task: words('Send Finn onto the overhang.', 'Schick Finn auf den Überhang.'),
  line: goes('finn', onHollow(1, 0, 4)),
  expect: [
    can({ question: 'moveTo', key: onHollow(1, 0, 4) }, 1),
    can({ question: 'moveTo', key: onHollow(0, 1) }, 1),
    can({ question: 'moveTo', key: onHollow(2, 0) }, 1),
    cannot({ question: 'moveTo', key: [onHollow(1, 0, 1), onHollow(3, 0)] }, 1),
    isOn(hollowAt(1, 0, 4), 'finn'),
  ],
  result: words(
    '3 edges + 1 space = 4, as up to the solid land beside it; of Move 5 one space would be left.',
    '3 Kanten + 1 Feld = 4, wie auf das massive Land daneben; von Bewegung 5 bliebe ein Feld.',
  ),
})

const { pair: inNiche, id: tableAt } = ground('table-of-the-giants')

const niche = example('HS-EX-29', {
  scene: {
    scenario: 'FRONT',
    begin: 'move',
    active: 'grimnak',
    glyphs: [],
    rounds: 0,
    armies: {
      0: {
        grimnak: [
          [
            [7, 13],
            [6, 13],
          ],
        ],
      },
      1: { raelin: [[14, 13]] },
    },
  } satisfies Scene,
  task: words('Send Grimnak into the niche, head first.', 'Schick Grimnak in die Nische, den Kopf voran.'),
  line: goes('grimnak', inNiche([8, 11], [7, 12])),
  expect: [
    can({ question: 'moveTo', key: inNiche([8, 11], [7, 12]) }, 1),
    cannot({ question: 'moveTo', key: [inNiche([7, 12], [8, 11]), inNiche([8, 12], [8, 11])] }, 1),
    isOn(tableAt(8, 11), 'grimnak'),
  ],
  result: words(
    'With his head inwards he may stand there; backwards was not offered, his tail would stick out.',
    'Mit dem Kopf nach innen darf er dort stehen; rückwärts war nicht im Angebot, sein Schwanz würde herausragen.',
  ),
})

export const moving: readonly Example[] = [...alone, grimnakClimbs, underTheRoof, lowOverhang, niche]
