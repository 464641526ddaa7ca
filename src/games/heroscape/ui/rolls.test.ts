import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'
import { extrasOf, lastRollIn, rollsIn, withRolls, type AttackRoll } from './rolls.ts'

const told = (...events: Event[]): GameEvent[] => events

const attack: Event = { type: 'attackRolled', attacker: 3, target: 8, faces: [0, 0, 2], bonuses: 'height:1' }
const defense: Event = {
  type: 'defenseRolled',
  attacker: 3,
  figure: 8,
  faces: [1, 2],
  bonuses: '',
  skulls: 2,
  shields: 1,
  hits: 1,
  dodged: 0,
}
const wounded: Event = { type: 'wounded', figure: 8, wounds: 1, total: 2, life: 4, space: 5, cause: 'attack' }

describe('rolls of dice', () => {
  it('gather an attack with its defence and its wounds', () => {
    const [roll, ...others] = withRolls([], told(attack, defense, wounded)) as AttackRoll[]
    expect(others).toEqual([])
    expect(roll).toMatchObject({ kind: 'attack', attacker: 3, targets: [8], isSpecial: false, isMissed: false })
    expect(roll.extras).toEqual([{ reason: 'height', dice: 1 }])
    expect(roll.defenses).toEqual([{ figure: 8, faces: [1, 2], extras: [], shields: 1, hits: 1, isDodged: false }])
    expect(roll.outcomes).toEqual([{ figure: 8, wounds: 1, total: 2, life: 4, isDestroyed: false }])
  })

  it('go on where the events arrive one by one', () => {
    const whole = withRolls([], told(attack, defense, wounded))
    const parts = withRolls(withRolls(withRolls([], told(attack)), told(defense)), told(wounded))
    expect(parts).toEqual(whole)
  })

  it('know who is destroyed, wounded before or not', () => {
    const end: Event = { type: 'destroyed', figure: 8, role: 1, space: 5, rear: -1, cause: 'attack' }
    const [both] = withRolls([], told(attack, defense, wounded, end)) as AttackRoll[]
    expect(both.outcomes).toEqual([{ figure: 8, wounds: 1, total: 2, life: 4, isDestroyed: true }])
    const [only] = withRolls([], told(attack, defense, end)) as AttackRoll[]
    expect(only.outcomes).toEqual([{ figure: 8, wounds: 0, total: 0, life: 0, isDestroyed: true }])
  })

  it('count only what the roll has done', () => {
    const mist: Event = { type: 'wounded', figure: 8, wounds: 1, total: 2, life: 4, space: 5, cause: 'mist' }
    const [roll] = withRolls([], told(attack, mist)) as AttackRoll[]
    expect(roll.outcomes).toEqual([])
  })

  it('tell a miss', () => {
    const miss: Event = { type: 'attackMissed', attacker: 3, targets: '8' }
    expect(withRolls([], told(attack, miss))).toMatchObject([{ isMissed: true, defenses: [] }])
  })

  it('show a special attack once for all who defend themselves', () => {
    const special: Event = { type: 'specialAttackRolled', attacker: 3, targets: '8,9', faces: [0, 1] }
    const rolls = withRolls([], told(special, defense, { ...defense, figure: 9 } as Event))
    expect(rolls).toMatchObject([{ isSpecial: true, targets: [8, 9], defenses: [{ figure: 8 }, { figure: 9 }] }])
  })

  it('show the 20-sided die with what was needed, but not a bite that needs none', () => {
    const bite = { type: 'chomped', figure: 1, target: 2, d20: 16 } as const
    expect(withRolls([], told({ ...bite, roll: 0, success: 1 }))).toEqual([])
    expect(withRolls([], told({ ...bite, roll: 16, success: 1 }))).toMatchObject([
      { kind: 'd20', what: 'chomped', figure: 1, target: 2, card: -1, role: -1, roll: 16, needed: 16, isSuccess: true },
    ])
    expect(withRolls([], told({ type: 'fellFar', figure: 4, roll: 18, isDestroyed: 1 }))).toMatchObject([
      { what: 'fellFar', needed: 19, isSuccess: false },
    ])
    expect(withRolls([], told({ type: 'rolledForReinforcements', role: 1, roll: 15, needed: 15 }))).toMatchObject([
      { what: 'reinforcements', role: 1, isSuccess: true },
    ])
  })

  it('put the rolls for the first turn together, and a tie apart', () => {
    const begin = (role: number, skulls: number): Event => ({ type: 'rolledToBegin', role, faces: [0], skulls })
    const rolls = withRolls([], told(begin(0, 1), begin(1, 1), begin(0, 2), begin(1, 0)))
    expect(rolls.map((roll) => roll.kind === 'begin' && roll.rows.map(({ skulls }) => skulls))).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('show initiative with bonuses, and who is doomed by the curse', () => {
    const first: Event = { type: 'rolledForFirst', what: 'initiative', roles: [0, 1], rolls: [7, 12], bonuses: [8, 0] }
    const curse: Event = { type: 'cursed', figures: '4,5', rolls: '1,9', doomed: '4' }
    expect(withRolls([], told(first, curse))).toEqual([
      {
        kind: 'first',
        what: 'initiative',
        rows: [
          { role: 0, roll: 7, bonus: 8 },
          { role: 1, roll: 12, bonus: 0 },
        ],
      },
      {
        kind: 'curse',
        rows: [
          { figure: 4, roll: 1, isDoomed: true },
          { figure: 5, roll: 9, isDoomed: false },
        ],
      },
    ])
  })

  it('keep the latest dozen, and the same list if nothing was rolled', () => {
    const many = withRolls([], told(...Array.from({ length: 15 }, (_, i) => ({ ...attack, attacker: i }) as Event)))
    expect(many.map((roll) => (roll as AttackRoll).attacker)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(withRolls(many, told({ type: 'battleBegan' }))).toBe(many)
  })

  it('read extra dice', () => {
    expect(extrasOf('')).toEqual([])
    expect(extrasOf('height:1,attackAura:2')).toEqual([
      { reason: 'height', dice: 1 },
      { reason: 'attackAura', dice: 2 },
    ])
  })
})

describe('rolls in all that was told', () => {
  const numbered = (...events: Event[]) => events.map((event, i) => ({ n: i + 1, event: event as GameEvent }))

  it('are the last dozen, whole, also after a reload', () => {
    const rounds = Array.from({ length: 20 }, () => [attack, defense, wounded]).flat()
    const rolls = rollsIn(numbered(...rounds))
    expect(rolls).toHaveLength(12)
    for (const roll of rolls) expect((roll as AttackRoll).outcomes).toHaveLength(1)
  })

  it('are named by the event that told of the last one', () => {
    expect(lastRollIn(numbered(attack, defense, wounded, attack, defense))).toBe(4)
    expect(lastRollIn(numbered(wounded))).toBeUndefined()
    expect(rollsIn(numbered(wounded))).toEqual([])
  })
})
