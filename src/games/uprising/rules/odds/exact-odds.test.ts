import { describe, expect, it } from 'vitest'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { FIELD, TILES } from '../../testing/combat.ts'
import { exactChances, type Fighting } from '../../testing/exact-combat.ts'
import { tableOf, type Position } from '../../testing/position.ts'
import { bitOf, combatOf } from '../combat/combat-group.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'
import { combatOdds } from './combat-odds.ts'

type Dice = Pick<Fighting, 'archery' | 'clash'>

/** Dice by strength, from 1 on. */
const byStrength = (archery: readonly string[], clash: readonly string[]): Dice => ({
  archery: (n) => archery[n - 1],
  clash: (n) => clash[n - 1],
})
const NO = ['', '', '', '', '']
const GARRISONS = byStrength(['w', 'ww', 'www'], ['bw', 'byyw', 'bbyyw'])
const SKELETONS = byStrength(NO, ['r', 'rr', 'rrr'])
const SIREN = byStrength(['b', 'bb', 'bb'], ['pw', 'pww', 'pyww'])

interface Case {
  readonly position: Position
  readonly sides: readonly [number, number]
  readonly own: Fighting
  readonly enemy: Fighting
  readonly part?: 'clash'
  readonly forbidden?: readonly [own: number, enemy: number]
}

const godpower = (symbol: 'skull' | 'shield', n: number, limit: Ability['limit']): Ability => ({
  window: 'combat:beforeDamage',
  rounds: ['archery', 'clash'],
  use: 'must',
  limit,
  cost: [{ pay: 'bolt', n: 1 }],
  do: [{ op: 'addSymbols', side: 'self', symbol, n }],
})
const siren = (power: Ability, threat = 2): Pick<Position, 'content' | 'cards'> => ({
  content: withCards({ nemesis: { siren: { abilities: [], modifiers: [], godpower: power } } }),
  cards: { siren: { at: FIELD, threat } },
})
const IDLE: Ability = { ...godpower('skull', 1, 'round'), do: [{ op: 'gainVP', who: 'chaos', n: 1 }] }

/** Units of the Krowh: Tribesmen white, Vargs red, Trolls black; nobody shoots. The cheapest fall first. */
const KROWH: Fighting = { strength: 3, ...byStrength(NO, ['k', 'kr', 'krw']) }
const krowh: Position['units'] = { [FIELD]: ['tribesmen', 'vargs', 'trolls'] }
/** Units of the Duerkhar: Younglings blue, Spearsingers white in both rounds, Koloth black. */
const DUERKHAR: Fighting = { strength: 3, ...byStrength(['', 'w', 'w'], ['k', 'kw', 'kwb']) }
const duerkhar: Position['units'] = { [FIELD]: ['younglings', 'spearsingers', 'koloth'] }

const CASES: readonly (readonly [string, Case])[] = [
  [
    'against Garrisons that shoot first [UP-CMB-36]',
    {
      position: { units: krowh, garrisons: { [FIELD]: 2 } },
      sides: [0, EMPIRE],
      own: KROWH,
      enemy: { strength: 2, ...GARRISONS },
    },
  ],
  [
    'without Archery [UP-CMB-19]',
    {
      position: { units: krowh, garrisons: { [FIELD]: 3 } },
      sides: [0, EMPIRE],
      own: KROWH,
      enemy: { strength: 3, ...GARRISONS },
      part: 'clash',
    },
  ],
  [
    'when both shoot, and Bolts cancel Shields [UP-CMB-42]',
    {
      position: { units: duerkhar, ...siren(IDLE) },
      sides: [1, CHAOS],
      own: DUERKHAR,
      enemy: { strength: 2, ...SIREN },
    },
  ],
  [
    'against Skeletons that Bolts raise, until there are three [UP-RUL-94] [UP-SKE-04]',
    {
      position: { units: { [FIELD]: ['vargs', 'trolls'] }, skeletons: { [FIELD]: 2 } },
      sides: [0, CHAOS],
      own: { strength: 2, ...byStrength(NO, ['k', 'kr']) },
      enemy: { strength: 2, ...SKELETONS, isSkeletons: true },
    },
  ],
  [
    'against Skeletons that may use no Bolts [UP-RUL-94]',
    {
      position: { units: { [FIELD]: ['trolls'] }, skeletons: { [FIELD]: 2 } },
      sides: [0, CHAOS],
      own: { strength: 1, ...byStrength(NO, ['k']) },
      enemy: { strength: 2, ...SKELETONS, isSkeletons: true, hasBolts: false },
      forbidden: [0, bitOf('bolts')],
    },
  ],
  ...(
    [
      ['a Skull once a round', 'skull', 1, 'round', { adds: 'S', most: 1 }],
      ['two Shields once a round', 'shield', 2, 'round', { adds: 'HH', most: 1 }],
      ['a Skull for every Bolt', 'skull', 1, 'none', { adds: 'S', most: Infinity }],
    ] as const
  ).map(([title, symbol, n, limit, power]): readonly [string, Case] => [
    `against a Godpower that brings ${title} [UP-DRU-06] [UP-CMB-43]`,
    {
      position: { units: duerkhar, ...siren(godpower(symbol, n, limit)) },
      sides: [1, CHAOS],
      own: DUERKHAR,
      enemy: { strength: 2, ...SIREN, power },
    },
  ]),
  [
    'against a forbidden Godpower [UP-DRU-07]',
    {
      position: { units: duerkhar, ...siren(godpower('skull', 1, 'none')) },
      sides: [1, CHAOS],
      own: DUERKHAR,
      enemy: { strength: 2, ...SIREN },
      forbidden: [0, bitOf('godpower')],
    },
  ],
  [
    'against Shields that do not count [UP-DRU-07]',
    {
      position: { units: duerkhar, ...siren(godpower('shield', 2, 'round')) },
      sides: [1, CHAOS],
      own: { ...DUERKHAR, hasBolts: false },
      enemy: { strength: 2, ...SIREN, hasShields: false, power: { adds: 'HH', most: 1 } },
      forbidden: [bitOf('bolts'), bitOf('shields')],
    },
  ],
  [
    'in a Marsh: red is white [UP-TER-08]',
    {
      position: { tiles: { [FIELD]: TILES.marsh }, units: krowh, skeletons: { [FIELD]: 1 } },
      sides: [0, CHAOS],
      own: { strength: 3, ...byStrength(NO, ['k', 'kw', 'kww']) },
      enemy: { strength: 1, ...byStrength(NO, ['w', 'ww']), isSkeletons: true },
    },
  ],
  [
    'in the Highlands: one die in Archery [UP-TER-05]',
    {
      position: {
        tiles: { [FIELD]: TILES.highlands },
        units: { [FIELD]: ['spearsingers', 'spearsingers'] },
        garrisons: { [FIELD]: 2 },
      },
      sides: [1, EMPIRE],
      own: { strength: 2, ...byStrength(['w', 'w'], ['w', 'ww']) },
      enemy: { strength: 2, ...byStrength(['w', 'w'], ['bw', 'byyw']) },
    },
  ],
  [
    'in the Woods: up to two blanks rolled again in Archery [UP-TER-09]',
    {
      position: {
        tiles: { [FIELD]: TILES.woods },
        units: { [FIELD]: ['spearsingers', 'spearsingers', 'spearsingers'] },
        garrisons: { [FIELD]: 1 },
      },
      sides: [1, EMPIRE],
      own: { strength: 3, ...byStrength(['w', 'ww', 'www'], ['w', 'ww', 'www']), rerolls: 2 },
      enemy: { strength: 1, ...GARRISONS, rerolls: 1 },
    },
  ],
  [
    'of two Nemeses [UP-RUL-79]',
    {
      position: { garrisons: { [FIELD]: 2 }, ...siren(IDLE, 3) },
      sides: [EMPIRE, CHAOS],
      own: { strength: 2, ...GARRISONS },
      enemy: { strength: 3, ...SIREN },
    },
  ],
]

describe('the chances of a combat are those of every face of every die', () => {
  it.each(CASES)('%s', (_, { position, sides, own, enemy, part, forbidden = [0, 0] }) => {
    const t = tableOf({ startFeats: false, ...position, tiles: { [FIELD]: 'ice', ...position.tiles } })
    const c = combatOf(t, FIELD, sides, 0)
    t.state.combat = c
    c.groups.forEach((group, i) => (group.forbiddenCombat = forbidden[i]))
    const start = t.state.units.slice(FIELD * 4, FIELD * 4 + 4)
    const before = JSON.stringify(t.state)
    const found = combatOdds(t, c, part ?? 'archery', start)
    expect(JSON.stringify(t.state)).toBe(before)
    const expected = exactChances(own, enemy, part === undefined)
    const near = (list: readonly number[]): number[] => list.map((n) => Math.round(n * 1e6) / 1e6)
    expect(near(found.wins)).toEqual(near(expected.wins))
    expect(near(found.losses)).toEqual(near(expected.losses))
    expect(near([found.both, found.horde])).toEqual(near([expected.both, expected.horde]))
  })
})
