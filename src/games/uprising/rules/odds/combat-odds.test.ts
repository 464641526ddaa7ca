import { describe, expect, it } from 'vitest'
import type { Odds } from '../../../../engine/index.ts'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { FIELD } from '../../testing/combat.ts'
import { card, tableOf, type Position } from '../../testing/position.ts'
import { commandPiece } from '../actions/command.ts'
import { chooseQuest } from '../actions/quest.ts'
import { bitOf, combatOf } from '../combat/combat-group.ts'
import { moveWhere } from '../nemesis/move-card.ts'
import { CHAOS, EMPIRE, type Table } from '../table/state.ts'
import { combatOdds } from './combat-odds.ts'
import { oddsFor, oddsOfAttack } from './odds.ts'

const TROLLS: Position = { units: { [FIELD]: ['trolls', 'trolls'] }, startFeats: false, tiles: { [FIELD]: 'ice' } }
const all = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)

describe('chances against Godpowers', () => {
  const power = (symbol: 'skull' | 'shield', n: number, limit: Ability['limit']): Ability => ({
    window: 'combat:beforeDamage',
    rounds: ['archery', 'clash'],
    use: 'must',
    limit,
    cost: [{ pay: 'bolt', n: 1 }],
    do: [{ op: 'addSymbols', side: 'self', symbol, n }],
  })

  /** The chance to win against a Siren that uses its Bolts like this. */
  function won(godpower: Ability, forbidden = 0): number {
    const content = withCards({ nemesis: { siren: { abilities: [], modifiers: [], godpower } } })
    const t = tableOf({ ...TROLLS, content, cards: { siren: { at: FIELD, threat: 3 } } })
    const c = combatOf(t, FIELD, [0, CHAOS], 0)
    c.groups[1].forbiddenCombat = forbidden
    t.state.combat = c
    const { wins, losses, both, horde } = combatOdds(t, c, 'clash', t.state.units.slice(FIELD * 4, FIELD * 4 + 4))
    expect(all(wins) + all(losses) + both + horde).toBeCloseTo(1, 6)
    return all(wins)
  }

  it('Skulls and Shields that Bolts bring make it harder, the more the harder [UP-DRU-06, UP-CMB-43]', () => {
    const idle = won({ ...power('skull', 1, 'round'), do: [{ op: 'gainVP', who: 'chaos', n: 1 }] })
    const [once, twice, often] = [
      won(power('skull', 1, 'round')),
      won(power('skull', 2, 'round')),
      won(power('skull', 1, 'none')),
    ]
    expect(once).toBeLessThan(idle)
    expect(twice).toBeLessThan(once)
    expect(often).toBeLessThan(once)
    expect(won(power('shield', 2, 'round'))).toBeLessThan(idle)
    expect(won(power('shield', 2, 'round'), bitOf('shields'))).toBeGreaterThan(won(power('shield', 2, 'round')))
  })

  it('but not if they are forbidden [UP-DRU-07]', () => {
    const idle = won({ ...power('skull', 1, 'round'), do: [{ op: 'gainVP', who: 'chaos', n: 1 }] })
    expect(won(power('skull', 3, 'none'), bitOf('godpower'))).toBeCloseTo(idle, 9)
    expect(won(power('skull', 3, 'none'), bitOf('bolts'))).toBeCloseTo(idle, 9)
  })
})

describe('chances that are told', () => {
  const keys = ([odds]: readonly Odds[]): string[] => [odds.about.key, ...odds.chances.map(({ label }) => label.key)]
  const ask = (question: object, arg: object): never => ({ question, arg, role: 0, n: 0 }) as never

  it('of two Nemeses: who wins, or nobody [UP-RUL-79]', () => {
    const t = tableOf({
      garrisons: { [FIELD]: 1 },
      cards: { siren: { at: FIELD, threat: 1 } },
      tiles: { [FIELD]: 'ice' },
    })
    t.state.combat = combatOf(t, FIELD, [EMPIRE, CHAOS], 1)
    const odds = oddsFor(t, 0, ask(moveWhere, {}))
    expect(keys(odds)).toEqual(['combat.oddsNemeses', 'combat.oddsSideWins', 'combat.oddsSideWins', 'combat.oddsBoth'])
    expect(odds[0].about.args).toEqual({ space: FIELD })
    expect(odds[0].chances.map(({ label }) => label.args?.side)).toEqual([EMPIRE, CHAOS, undefined])
    expect(odds[0].chances[1].label.args?.card).toBe(card('siren'))
    expect(all(odds[0].chances.map(({ probability }) => probability))).toBeCloseTo(1, 2)
    t.state.combat.part = 'after'
    expect(oddsFor(t, 0, ask(moveWhere, {}))).toEqual([])
  })

  it('of the own attack: how many are left, the best first [UP-CMB-16]', () => {
    const t = tableOf({ ...TROLLS, garrisons: { [FIELD]: 1 } })
    const [{ about, chances }] = oddsFor(t, 0, ask(commandPiece, { to: FIELD, moved: 1 }))
    expect([about.key, about.args]).toEqual(['combat.oddsCombat', { side: EMPIRE, card: -1, space: FIELD }])
    const left = chances.filter(({ label }) => label.key === 'combat.oddsWin').map(({ label }) => label.args?.left)
    expect(left).toEqual([2, 1])
    expect(chances.some(({ label }) => label.key === 'combat.oddsLose')).toBe(true)
    expect(oddsFor(t, 1, ask(commandPiece, { to: FIELD, moved: 1 }))).toEqual([])
    expect(oddsFor(t, 0, ask(moveWhere, { to: FIELD }))).toEqual([])
    const against = oddsOfAttack(tableOf({ ...TROLLS, skeletons: { [FIELD]: 2 } }), 0, FIELD, [0, 0, 0, 2])
    expect(against[0].about.args).toMatchObject({ side: CHAOS })
    expect(against[0].chances.some(({ label }) => label.key === 'combat.oddsHorde')).toBe(true)
  })

  it('of every open Quest before one is chosen [UP-QST-06]', () => {
    const t: Table = tableOf({ openQuests: ['instruction-of-the-druids'] })
    const open = t.state.openQuests.filter((quest) => quest >= 0)
    const odds = oddsFor(t, 0, ask(chooseQuest, {}))
    expect(odds.map(({ about }) => about.args?.quest)).toEqual(open)
  })
})
