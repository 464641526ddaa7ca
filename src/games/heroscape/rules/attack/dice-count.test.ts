import { describe, expect, it } from 'vitest'
import { flat, withCard } from '../../testing/attacks.ts'
import { armyCard, figure, tableOf, type Position } from '../../testing/position.ts'
import { row, smallField, type Heap } from '../../testing/small-fields.ts'
import { attackDiceOf, defenseDiceOf, heightDice, type DiceLine } from './dice-count.ts'
import { rangeOf } from './targets.ts'

const BASIC = { game: 'basic' } as const
const FLAT = smallField(flat(9, 9))

/** Dice of the first figures of two cards against each other. */
function dice(position: Position, attacker: string, defender: string): [attack: number, defense: number] {
  const t = tableOf(position)
  const [a, d] = [figure(t, 0, attacker), figure(t, 1, defender)]
  return [attackDiceOf(t, a, d), defenseDiceOf(t, a, d)]
}

const onLevels = (low: number, high: number, more: Partial<Position> = {}): [number, number] =>
  dice(
    { field: smallField(row(low, high)), armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[1, 0]] } }, ...more },
    'finn',
    'syvarris',
  )

describe('height', () => {
  it('whoever stands higher has one die more, attacker or defender [HS-ATT-10, HS-ATT-05, HS-ATT-06]', () => {
    expect(onLevels(1, 1)).toEqual([3, 2])
    expect(onLevels(2, 1)).toEqual([4, 2])
    expect(onLevels(1, 2)).toEqual([3, 3])
  })

  it('from 10 levels on, base to base, it is two [HS-ATT-11, HS-RUL-53]', () => {
    expect([onLevels(10, 1), onLevels(11, 1), onLevels(1, 10), onLevels(1, 11)]).toEqual([
      [4, 2],
      [5, 2],
      [3, 3],
      [3, 4],
    ])
  })

  it('the second English edition measures from the top of the lower figure [HS-RUL-53, HS-RUL-88]', () => {
    const options = { edition: 'secondEnglish' } as const
    expect([onLevels(15, 1, { options }), onLevels(16, 1, { options })]).toEqual([
      [4, 2],
      [5, 2],
    ])
  })

  it('in the Basic game it is one die at any height [HS-BAS-23, HS-BAS-22]', () => {
    expect([onLevels(1, 1, { rules: BASIC }), onLevels(12, 1, { rules: BASIC })]).toEqual([
      [3, 5],
      [4, 5],
    ])
    expect(onLevels(1, 12, { rules: BASIC })).toEqual([3, 6])
  })

  it('glyphs and water add no level [HS-ATT-12]', () => {
    const water: Heap[] = [
      [0, 0, 1],
      [0, 0, [2], 'water'],
      [1, 0, 1],
    ]
    const armies = { 0: { finn: [[0, 0]] }, 1: { syvarris: [[1, 0]] } } as const
    expect(dice({ field: smallField(water), armies }, 'finn', 'syvarris')).toEqual([3, 2])
    expect(dice({ field: smallField(row(1, 1)), glyphs: [['dagmar', [0, 0]]], armies }, 'finn', 'syvarris')).toEqual([
      3, 2,
    ])
  })

  it('a two-space figure stands on one level, so its height is that of either space [HS-RUL-59]', () => {
    const t = tableOf({
      field: smallField(row(3, 3, 1)),
      armies: {
        0: {
          mimring: [
            [
              [0, 0],
              [1, 0],
            ],
          ],
        },
        1: { finn: [[2, 0]] },
      },
    })
    const [mimring, finn] = [figure(t, 0, 'mimring'), figure(t, 1, 'finn')]
    expect([heightDice(t, mimring, finn), heightDice(t, finn, mimring)]).toEqual([1, 0])
    ;[t.state.front[mimring], t.state.rear[mimring]] = [t.state.rear[mimring], t.state.front[mimring]]
    expect([heightDice(t, mimring, finn), heightDice(t, finn, mimring)]).toEqual([1, 0])
  })
})

describe('cards', () => {
  it('the Basic side of the Zettian Guards: Range 7, 2 attack dice, 7 defence dice [HS-EX-02]', () => {
    const position: Position = {
      field: FLAT,
      rules: BASIC,
      armies: { 0: { 'zettian-guards': [[0, 0]] }, 1: { 'airborne-elite': [[4, 0]] } },
    }
    const t = tableOf(position)
    const [guard, soldier] = [figure(t, 0, 'zettian-guards'), figure(t, 1, 'airborne-elite')]
    expect([rangeOf(t, guard), attackDiceOf(t, guard, soldier), defenseDiceOf(t, soldier, guard)]).toEqual([7, 2, 7])
  })

  it('Sword of Reckoning gives 4 dice against an adjacent figure only [HS-ATT-05, HS-POW-01]', () => {
    const against = (q: number, more: Partial<Position> = {}): number =>
      dice(
        { field: FLAT, armies: { 0: { 'agent-carr': [[0, 0]] }, 1: { finn: [[q, 0]] } }, ...more },
        'agent-carr',
        'finn',
      )[0]
    expect([against(1), against(2), against(1, { rules: BASIC })]).toEqual([6, 2, 4])
  })

  it('spirits raise Attack and Defence of a card [HS-ATT-05, HS-ATT-06]', () => {
    const [attack, defense] = dice(
      {
        field: FLAT,
        armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[1, 0]] } },
        arrange: (state, content) => {
          state.attackBonus[armyCard({ state, content }, 0, 'finn')] = 1
          state.defenseBonus[armyCard({ state, content }, 1, 'syvarris')] = 2
        },
      },
      'finn',
      'syvarris',
    )
    expect([attack, defense]).toEqual([4, 4])
  })

  it('the second Guard that attacks the same figure has one die more [HS-ATT-05]', () => {
    const t = tableOf({
      field: FLAT,
      armies: {
        0: {
          'zettian-guards': [
            [0, 0],
            [0, 1],
          ],
        },
        1: { finn: [[4, 0]], syvarris: [[4, 1]] },
      },
      active: 'zettian-guards',
    })
    const [first, second] = [figure(t, 0, 'zettian-guards'), figure(t, 0, 'zettian-guards', 1)]
    const [finn, syvarris] = [figure(t, 1, 'finn'), figure(t, 1, 'syvarris')]
    expect([attackDiceOf(t, first, finn), attackDiceOf(t, second, finn)]).toEqual([2, 2])
    t.state.turn!.attackers.push(first)
    t.state.turn!.targets.push(finn)
    expect([attackDiceOf(t, second, finn), attackDiceOf(t, second, syvarris), attackDiceOf(t, first, finn)]).toEqual([
      3, 2, 2,
    ])
  })
})

describe('auras', () => {
  const attackOf = (id: string, where: readonly [number, number], more: Partial<Position> = {}): number => {
    const t = tableOf({
      field: FLAT,
      armies: { 0: { finn: [[4, 4]], [id]: [where] }, 1: { 'ne-gok-sa': [[0, 0]] } },
      ...more,
    })
    return attackDiceOf(t, figure(t, 0, id), figure(t, 1, 'ne-gok-sa'))
  }

  it('Finn gives adjacent friends of Range 1 an attack die, but not himself [HS-ATT-05, HS-POW-01]', () => {
    expect([attackOf('tarn-viking-warriors', [5, 4]), attackOf('tarn-viking-warriors', [6, 4])]).toEqual([4, 3])
    expect(attackOf('marro-warriors', [5, 4])).toBe(2)
    expect(attackOf('thorgrim', [4, 5], { rules: BASIC })).toBe(3)
    const t = tableOf({
      field: FLAT,
      armies: { 0: { finn: [[4, 4]], thorgrim: [[4, 5]] }, 1: { 'ne-gok-sa': [[0, 0]] } },
    })
    expect(attackDiceOf(t, figure(t, 0, 'finn'), figure(t, 1, 'ne-gok-sa'))).toBe(3)
  })

  it('a team mate is a friend, an enemy is not [HS-ATT-05]', () => {
    const nextTo = (teams: NonNullable<Position['teams']>): number => {
      const t = tableOf({
        field: FLAT,
        roles: 3,
        teams,
        armies: { 0: { thorgrim: [[4, 5]] }, 1: { finn: [[4, 4]] }, 2: { syvarris: [[0, 0]] } },
      })
      return attackDiceOf(t, figure(t, 0, 'thorgrim'), figure(t, 2, 'syvarris'))
    }
    expect([nextTo([[0, 1], [2]]), nextTo([[0], [1, 2]])]).toEqual([4, 3])
  })

  const defenseOf = (giver: string, id: string, q: number, more: Partial<Position> = {}): number => {
    const t = tableOf({
      field: FLAT,
      armies: { 0: { [giver]: [[0, 0]], [id]: [[q, 0]] }, 1: { syvarris: [[0, 8]] } },
      ...more,
    })
    return defenseDiceOf(t, figure(t, 1, 'syvarris'), figure(t, 0, id))
  }

  it('Thorgrim gives adjacent friends a defence die, but not himself [HS-ATT-06, HS-POW-01]', () => {
    expect([defenseOf('thorgrim', 'finn', 1), defenseOf('thorgrim', 'finn', 2)]).toEqual([5, 4])
    expect(defenseOf('finn', 'thorgrim', 1)).toBe(4)
  })

  it('Raelin gives own figures within 4 spaces two defence dice, but not herself [HS-ATT-06, HS-POW-01]', () => {
    expect([1, 2, 4, 5].map((q) => defenseOf('raelin', 'finn', q))).toEqual([6, 6, 6, 4])
    expect(defenseOf('finn', 'raelin', 1)).toBe(3)
    expect(defenseOf('raelin', 'finn', 1, { rules: BASIC })).toBe(6)
  })

  it('Raelin must see whom she protects, and protects no team mates [HS-ATT-06]', () => {
    const behind = (level: number): number =>
      defenseOf('raelin', 'finn', 2, {
        field: smallField(row(1, level, 1, 1, 1)),
        armies: { 0: { raelin: [[0, 0]], finn: [[2, 0]] }, 1: { syvarris: [[4, 0]] } },
      })
    expect([behind(3), behind(9)]).toEqual([6, 4])
    const t = tableOf({
      field: FLAT,
      roles: 3,
      teams: [[0, 1], [2]],
      armies: { 0: { raelin: [[0, 0]] }, 1: { finn: [[1, 0]] }, 2: { syvarris: [[0, 8]] } },
    })
    expect(defenseDiceOf(t, figure(t, 2, 'syvarris'), figure(t, 1, 'finn'))).toBe(4)
  })

  it('Grimnak strengthens Orc Warriors; one Master Set has none [HS-POW-18, HS-EX-44]', () => {
    const nextToGrimnak = (change: { species: string; class?: string }): [number, number] => {
      const t = tableOf({
        field: FLAT,
        content: withCard('tarn-viking-warriors', () => change),
        armies: {
          0: {
            grimnak: [
              [
                [4, 4],
                [5, 4],
              ],
            ],
            'tarn-viking-warriors': [[3, 4]],
          },
          1: { syvarris: [[0, 0]] },
        },
      })
      const [orc, enemy] = [figure(t, 0, 'tarn-viking-warriors'), figure(t, 1, 'syvarris')]
      return [attackDiceOf(t, orc, enemy), defenseDiceOf(t, enemy, orc)]
    }
    expect(nextToGrimnak({ species: 'orc' })).toEqual([4, 5])
    expect(nextToGrimnak({ species: 'human' })).toEqual([3, 4])
    expect(nextToGrimnak({ species: 'orc', class: 'champion' })).toEqual([3, 4])
    const { content } = tableOf({ field: FLAT, armies: {} })
    expect(content.cards.filter((card) => card.species === 'orc' && card.class === 'warriors')).toEqual([])
  })
})

describe('glyphs', () => {
  const withGlyph = (glyph: 'astrid' | 'gerda', holder: 0 | 1): [number, number] =>
    dice(
      {
        field: FLAT,
        glyphs: [[glyph, [8, 8]]],
        armies: {
          0: { finn: [[0, 0]], ...(holder === 0 ? { raelin: [[8, 8]] } : {}) },
          1: { syvarris: [[1, 0]], ...(holder === 1 ? { 'ne-gok-sa': [[8, 8]] } : {}) },
        },
      },
      'finn',
      'syvarris',
    )

  it('Astrid gives every figure of its player an attack die [HS-GLY-09]', () => {
    expect([withGlyph('astrid', 0), withGlyph('astrid', 1)]).toEqual([
      [4, 2],
      [3, 2],
    ])
  })

  it('Gerda gives every figure of its player a defence die [HS-GLY-10]', () => {
    expect([withGlyph('gerda', 1), withGlyph('gerda', 0)]).toEqual([
      [3, 3],
      [3, 2],
    ])
  })

  it('everything adds up and says where it comes from [HS-RUL-58, HS-ATT-14, HS-RUL-63]', () => {
    const t = tableOf({
      field: smallField([...flat(4, 4), [0, 0, 2]]),
      glyphs: [
        ['astrid', [3, 3]],
        ['gerda', [3, 2]],
      ],
      armies: {
        0: { thorgrim: [[0, 0]], finn: [[0, 1]], 'tarn-viking-warriors': [[3, 3]] },
        1: { syvarris: [[1, 0]], raelin: [[3, 2]] },
      },
      arrange: (state, content) => void (state.attackBonus[armyCard({ state, content }, 0, 'thorgrim')] = 1),
    })
    const [attack, defense]: [DiceLine[], DiceLine[]] = [[], []]
    const [thorgrim, syvarris] = [figure(t, 0, 'thorgrim'), figure(t, 1, 'syvarris')]
    expect([attackDiceOf(t, thorgrim, syvarris, attack), defenseDiceOf(t, thorgrim, syvarris, defense)]).toEqual([7, 5])
    expect(attack).toEqual([
      { reason: 'height', rule: 'HS-ATT-10', dice: 1 },
      { reason: 'attackAura', rule: 'HS-POW-01', dice: 1 },
      { reason: 'attackSpirit', rule: 'HS-POW-01', dice: 1 },
      { reason: 'glyph', rule: 'HS-GLY-09', dice: 1 },
    ])
    expect(defense).toEqual([
      { reason: 'defensiveAura', rule: 'HS-POW-01', dice: 2 },
      { reason: 'glyph', rule: 'HS-GLY-10', dice: 1 },
    ])
  })
})
