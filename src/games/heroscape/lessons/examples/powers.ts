import type { Answers, Example, Expected } from '../../../../lessons/lesson.ts'
import { grid, type Heap } from '../field.ts'
import { dice, figure, ground, idOf, namesWith } from '../names.ts'
import type { Scene } from '../scene-schema.ts'
import { words } from '../words.ts'
import { can, cannot, defends, example, faces, goes, ISLE, isDestroyed, isOn, onGround, stands } from './laid.ts'

/* Special powers: HS-EX-36 to HS-EX-43, HS-EX-47. */

const SOLDIERS = 'airborne-elite'
const SAMURAI = 'izumi-samurai'
const MARRO = 'marro-warriors'

/** Directions run clockwise from the east. */
const [EAST, SOUTH_EAST] = [0, 1]

const hill = { heaps: grid(14, 6, { '10,2': 4 }) }
const { id: onHill } = ground(hill)
const line = (space: number, direction: number): string => `line:${space}/${direction}`

const mimringAt: Scene['armies'][string] = {
  mimring: [
    [
      [2, 2],
      [1, 2],
    ],
  ],
}
const FIRE: Answers = { question: 'attack', key: `use:fireLine/${idOf('mimring')}` }
const fired = (...affected: number[]): Expected => ({ told: { type: 'fireLine', affected: affected.join() } })

const fireLine = example('HS-EX-36', {
  scene: onGround(hill, {
    begin: 'attack',
    active: 'mimring',
    armies: {
      0: mimringAt,
      1: {
        [SOLDIERS]: [
          [5, 2],
          [10, 2],
          [11, 2],
          [2, 5],
        ],
      },
    },
  }),
  task: words('Use Mimring’s Fire Line straight ahead.', 'Setz Mimrings Schusslinie geradeaus ein.'),
  line: [FIRE, { question: 'fireLine', key: line(onHill(2, 2), EAST) }],
  draws: dice('----'),
  expect: [
    can({ question: 'fireLine', key: line(onHill(2, 2), EAST) }, 1),
    can({ question: 'fireLine', key: line(onHill(2, 2), SOUTH_EAST) }, 1),
    cannot({ question: 'fireLine', key: line(onHill(1, 2), EAST) }, 1),
    fired(idOf(SOLDIERS), idOf(SOLDIERS, 1)),
  ],
  result: words(
    'Affected are the soldier on level 1 and the one on the hill, on the eighth space; not the one on the ninth.',
    'Betroffen sind der Soldat auf Ebene 1 und der auf dem Hügel, auf dem achten Feld, nicht der auf dem neunten.',
  ),
})

const cave = { heaps: grid(14, 6, { '6,2': [1, 8], '7,2': [1, 8], '7,1': 8, '8,1': 8, '8,2': 8 }) }
const { id: inCave } = ground(cave)

const intoOverhang = example('HS-EX-37', {
  scene: onGround(cave, {
    begin: 'attack',
    active: 'mimring',
    armies: {
      0: mimringAt,
      1: {
        [SOLDIERS]: [
          [6, 2, 1],
          [6, 2, 8],
          [7, 2, 1],
        ],
        finn: [[13, 5]],
      },
    },
  }),
  task: words('Fire into the overhang.', 'Schieß in den Überhang.'),
  line: [FIRE, { question: 'fireLine', key: line(inCave(2, 2), EAST) }],
  draws: dice('SS--', '-D', 'DD-', 'DD'),
  expect: [
    fired(idOf(SOLDIERS), idOf(SOLDIERS, 1), idOf(SOLDIERS, 2)),
    { told: { type: 'specialAttackRolled', attacker: idOf('mimring'), faces: faces('SS--') } },
    defends(SOLDIERS, '-D', 1),
    defends(SOLDIERS, 'DD-', 0, 1),
    defends(SOLDIERS, 'DD', 0, 2),
    isDestroyed(SOLDIERS),
    stands(SOLDIERS, 1),
    stands(SOLDIERS, 2),
  ],
  result: words(
    '4 dice were rolled once; then each of the three defended himself alone, and one of them fell.',
    '4 Würfel fielen ein einziges Mal; dann verteidigte sich jeder der drei für sich, und einer fiel.',
  ),
})

/** An overhang on level 11 that leans on rock in the west and north; from the ground in the east only M3 is beside it. */
const rock: { heaps: Heap[]; ruins: { q: number; r: number; level: number; rotation: number }[] } = {
  heaps: [
    [0, -1, 11, 'rock'],
    [1, -1, 11, 'rock'],
    [-1, 0, 11, 'rock'],
    [-1, 1, 11, 'rock'],
    [0, 0, [1, 11]],
    [1, 0, [1, 11]],
    [0, 1, [1, 11]],
    [2, 0, 1],
    [3, 0, 1],
    ISLE,
  ],
  // Between M3's space and all others up there but the rock.
  ruins: [{ q: 1, r: 0, level: 11, rotation: 4 }],
}
const { at: onRock, id: rockAt } = ground(rock)

const raelin = example('HS-EX-38', {
  scene: onGround(rock, {
    active: 'raelin',
    armies: {
      0: { raelin: [[0, 0, 1]] },
      1: {
        [MARRO]: [
          [0, 1, 1],
          [-1, 5],
          [1, 0, 11],
        ],
      },
    },
  }),
  task: words('Fly out and land on top of the overhang.', 'Flieg hinaus und lande oben auf dem Überhang.'),
  line: [...goes('raelin', onRock(0, 0, 11)), { question: 'moveOn', key: onRock(0, 0, 11) }],
  others: [{ role: 1, question: 'strike', key: 'strike' }],
  draws: dice('D'),
  expect: [
    can({ question: 'moveTo', key: onRock(0, 0, 11) }, 1),
    { told: { type: 'struck', figure: idOf('raelin'), by: [idOf(MARRO)], faces: faces('D'), wounds: 0 } },
    {
      told: {
        type: 'moved',
        figure: idOf('raelin'),
        path: [rockAt(1, 0, 1), rockAt(2, 0), rockAt(1, 0, 11), rockAt(0, 0, 11)],
      },
    },
    isOn(rockAt(0, 0, 11), 'raelin'),
  ],
  result: words(
    'Neither the levels nor the ruin cost her anything. M1, whom she left, rolled 1 die; M3, whom she flew over, rolled none.',
    'Weder die Ebenen noch die Ruine kosteten sie etwas. M1, von dem sie sich löste, warf 1 Würfel, M3, über den sie flog, keinen.',
  ),
})

const throwBy = (n: number, at: string, target: number): Answers[] => [
  { question: 'attack', key: `use:grenade/${idOf(SOLDIERS, n)}` },
  { question: 'grenade', key: figure(at, target) },
]

const tooHigh = example('HS-EX-39', {
  scene: {
    scenario: 'BARREN',
    rounds: 0,
    begin: 'attack',
    active: SOLDIERS,
    armies: { 0: { [SOLDIERS]: [[2, 12]] }, 1: { [SAMURAI]: [[2, 10]], [MARRO]: [[6, 13]] } },
  } satisfies Scene,
  task: words(
    'Take the grenade and see whom the soldier may choose as target.',
    'Nimm die Granate und sieh nach, wen der Soldat als Ziel wählen darf.',
  ),
  line: [{ question: 'attack', key: `use:grenade/${idOf(SOLDIERS)}` }],
  point: [figure(MARRO), figure(SAMURAI)],
  expect: [can({ question: 'grenade', key: figure(SAMURAI) }), cannot({ question: 'grenade', key: figure(MARRO) })],
  result: words(
    'Not the Marro, though it is only 5 spaces away: over the ruin the throw would have to rise 16 levels, more than 12.',
    'Nicht den Marro, obwohl er nur 5 Felder entfernt ist: Über die Ruine müsste der Wurf 16 Ebenen steigen, mehr als 12.',
  ),
})

/** S2 stands a level higher between S3 and S1; M2 among M1, M3 and M4. */
const grenades = onGround(
  { heaps: grid(9, 6, { '4,0': 2 }) },
  {
    begin: 'attack',
    active: SOLDIERS,
    armies: {
      0: {
        [SOLDIERS]: [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 4],
        ],
      },
      1: {
        [SAMURAI]: [
          [5, 0],
          [4, 0],
          [3, 0],
        ],
        [MARRO]: [
          [5, 4],
          [4, 4],
          [4, 5],
          [3, 5],
        ],
      },
    },
  },
)
/** The four throws one after the other. */
const THROWS = [throwBy(0, SAMURAI, 1), throwBy(1, SAMURAI, 1), throwBy(2, SAMURAI, 0), throwBy(3, MARRO, 1)]
const ROLLS = [
  ['S-', 'DD----', 'DDD--', '-----'],
  ['--'],
  ['SS', 'D----', 'DD----'],
  ['S-', 'D--', 'DD-', 'DDD', '---'],
]

const grenade = (
  id: string,
  thrown: number,
  said: Pick<Example, 'task' | 'result'>,
  expect: readonly Expected[],
): Example =>
  example(id, {
    ...said,
    scene: grenades,
    line: THROWS.slice(0, thrown).flat(),
    draws: dice(...ROLLS.slice(0, thrown).flat()),
    expect,
  })

const rolled = (n: number, rolledFaces: string): Expected => ({
  told: { type: 'specialAttackRolled', attacker: idOf(SOLDIERS, n), faces: faces(rolledFaces) },
})

const throws: readonly Example[] = [
  grenade(
    'HS-EX-40',
    1,
    {
      task: words(
        'Throw the grenade of the soldier in the corner at the Samurai in the middle.',
        'Wirf die Granate des Soldaten in der Ecke auf den mittleren Samurai.',
      ),
      result: words(
        '1 skull: S2 with 6 dice and 2 shields and S1 with 3 shields are safe, S3 without a shield is destroyed.',
        '1 Totenkopf: S2 mit 6 Würfeln und 2 Schilden und S1 mit 3 Schilden sind gerettet, S3 ohne Schild ist vernichtet.',
      ),
    },
    [
      rolled(0, 'S-'),
      defends(SAMURAI, 'DD----', 0, 1),
      { told: { type: 'defenseRolled', figure: idOf(SAMURAI, 1), bonuses: 'height:1' } },
      defends(SAMURAI, 'DDD--', 0),
      defends(SAMURAI, '-----', 1, 2),
      stands(SAMURAI, 1),
      stands(SAMURAI),
      isDestroyed(SAMURAI, 2),
    ],
  ),
  grenade(
    'HS-EX-41',
    2,
    {
      task: words(
        'After the first grenade the second soldier throws his, at S2 again.',
        'Nach der ersten Granate wirft der zweite Soldat seine, wieder auf S2.',
      ),
      result: words(
        'No skull: nobody has to roll, and nothing happens.',
        'Kein Totenkopf: Niemand muss würfeln, und nichts geschieht.',
      ),
    },
    [
      rolled(1, '--'),
      { told: { type: 'attackMissed', attacker: idOf(SOLDIERS, 1) } },
      stands(SAMURAI),
      stands(SAMURAI, 1),
    ],
  ),
  grenade(
    'HS-EX-42',
    3,
    {
      task: words(
        'After two grenades the third soldier throws his, at S1.',
        'Nach zwei Granaten wirft der dritte Soldat seine, auf S1.',
      ),
      result: words(
        '2 skulls: S1 with 1 shield is destroyed, S2 with 2 shields is safe.',
        '2 Totenköpfe: S1 mit 1 Schild ist vernichtet, S2 mit 2 Schilden gerettet.',
      ),
    },
    [
      rolled(2, 'SS'),
      defends(SAMURAI, 'D----', 1),
      defends(SAMURAI, 'DD----', 0, 1),
      isDestroyed(SAMURAI),
      stands(SAMURAI, 1),
    ],
  ),
  grenade(
    'HS-EX-43',
    4,
    {
      task: words(
        'After three grenades the last soldier throws his, at the Marro among the others.',
        'Nach drei Granaten wirft der letzte Soldat seine, auf den Marro mitten unter den anderen.',
      ),
      result: words(
        '1 skull: M2, M1 and M3 with 1, 2 and 3 shields are safe, M4 without a shield is destroyed.',
        '1 Totenkopf: M2, M1 und M3 mit 1, 2 und 3 Schilden sind gerettet, M4 ohne Schild ist vernichtet.',
      ),
    },
    [
      rolled(3, 'S-'),
      defends(MARRO, 'D--', 0, 1),
      defends(MARRO, 'DD-', 0),
      defends(MARRO, 'DDD', 0, 2),
      defends(MARRO, '---', 1, 3),
      ...[0, 1, 2].map((n) => stands(MARRO, n)),
      isDestroyed(MARRO, 3),
    ],
  ),
]

const sky = { heaps: grid(15, 1) }
const { at: inSky } = ground(sky)
const two = namesWith(2)

const drops = example('HS-EX-47', {
  scene: onGround(sky, {
    begin: 'round',
    options: { sets: 2 },
    armies: { 0: { finn: [[0, 0]], [SOLDIERS]: [] }, 1: { syvarris: [[7, 0]], [SOLDIERS]: [] } },
    waiting: [SOLDIERS],
  }),
  task: words(
    'You rolled 12, your opponent 5, and both rolls for The Drop are 13: let your soldiers land first.',
    'Du hast 12 gewürfelt, dein Gegner 5, und beide Würfe für den Absprung sind 13: Lass deine Soldaten zuerst landen.',
  ),
  line: [2, 4, 9, 11].map((q) => ({ question: 'dropTo', key: inSky(q, 0) })),
  draws: dice(12, 5, 13, 13),
  others: [{ role: 1, question: 'dropTo', key: inSky(13, 0) }],
  expect: [
    { told: { type: 'rolledForFirst', what: 'drop', roles: [0, 1], rolls: [12, 5] } },
    { told: { type: 'dropped', role: 0, figure: two.idOf(SOLDIERS) }, after: 1 },
    can({ question: 'dropTo', key: inSky(4, 0) }, 1),
    { told: { type: 'dropped', role: 1, figure: two.idOf(SOLDIERS, 0, 1) } },
  ],
  result: words(
    'The higher roll dropped first and with all figures; then the other one followed.',
    'Der höhere Wurf sprang zuerst ab, mit allen Figuren; dann folgte der andere.',
  ),
})

export const powers: readonly Example[] = [fireLine, intoOverhang, raelin, tooHigh, ...throws, drops]
