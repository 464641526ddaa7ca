import { describe, expect, it } from 'vitest'
import { UNIT_NAMES, type FactionId, type UnitName } from '../../content/units.ts'
import { fight, fightOn, heard, listen, type Fight } from '../../testing/battle.ts'
import {
  choose,
  endTurn,
  offered,
  question,
  refusedBy,
  unit,
  view,
  type BloodstonesMatch,
} from '../../testing/position.ts'
import { army, countOf, unitsIn } from '../table/pieces.ts'
import { fights, mustFight } from './battle.ts'

type Units = readonly (readonly [UnitName, number, number?])[]

const DR: FactionId = 'dragonRiders'
const HL: FactionId = 'horseLords'
const HF: FactionId = 'hillFolk'
const NE: FactionId = 'necromancers'
const CO: FactionId = 'corsairs'

const HIGH = [5, 5, 4, 4]
const LOW = [2, 2, 3, 3]

const sizeOf = (units: Units): number => units.reduce((n, [, area, count = 1]) => n + (area === 0 ? count : 0), 0)
const hasGiant = (units: Units): boolean => units.some(([name, area]) => name === 'giant' && area === 0)

/** A battle that the attacker (or the defender) wins with the best tiles against the worst. */
function won(
  winner: 0 | 1,
  factions: FactionId[],
  attackers: Units,
  defenders: Units,
  more: Partial<Fight> = {},
): BloodstonesMatch {
  const [mine, theirs] = [sizeOf(attackers), sizeOf(defenders)]
  const few = (units: Units, isLarger: boolean): number => (isLarger || hasGiant(units) ? 4 : 3)
  const draw = [
    (winner === 0 ? HIGH : LOW).slice(0, few(attackers, mine > theirs)),
    (winner === 1 ? HIGH : LOW).slice(0, few(defenders, theirs > mine)),
  ]
  return fightOn(fight({ factions, units: { 0: attackers, 1: defenders }, draw, ...more }))
}

const inArea = (match: BloodstonesMatch, area: number, role: number): Record<string, number> =>
  Object.fromEntries(army(match.play, role, area).flatMap((n, type) => (n > 0 ? [[UNIT_NAMES[type], n]] : [])))
const discarded = (match: BloodstonesMatch, role: number, name: UnitName): number =>
  match.state.discard[role * 20 + unit(name)]

describe('victory points', () => {
  it('are one for each enemy unit that took part, destroyed or not, walls included [BS-BAT-20, BS-BAT-04, BS-TIL-08]', () => {
    const match = won(0, [HL, HF], [['swordsman', 0, 6], ['leader', 0, 2], ['siegeEngine', 0, 2]], [['archer', 0, 2], ['castle', 0], ['citadel', 0]]) // prettier-ignore
    expect(match.state.vp).toEqual([4, 0])
  })

  it('go to a winning defender too [BS-BAT-20, BS-RET-22]', () => {
    const match = won(1, [DR, HL], [['archer', 0, 3]], [['swordsman', 0]])
    expect(match.state.vp).toEqual([0, 3])
    choose(match, '1')
    expect(match.state.vp).toEqual([0, 3])
  })

  it('do not grow when units cannot flee [BS-RET-22, BS-RUL-46]', () => {
    const map = { terrain: ['plains', 'plains'], links: [[0, 1]] } as const // prettier-ignore
    const match = won(
      0,
      [DR, HL],
      [
        ['swordsman', 0, 3],
        ['archer', 1],
      ],
      [['archer', 0, 2]],
      { map },
    )
    expect(match.state.vp).toEqual([2, 0])
    expect(unitsIn(match.play, 0, 1)).toBe(0)
    expect(discarded(match, 1, 'archer')).toBe(2)
  })

  it('count only the opponent of this battle, not third players [BS-RUL-38]', () => {
    const units = { 0: [['swordsman', 0]], 1: [['archer', 0]], 2: [['archer', 0, 3]] } as const
    const match = fightOn(fight({ factions: [DR, HL, HF], units, draw: [[5, 5, 4], [2, 2, 3]] })) // prettier-ignore
    expect(match.state.vp).toEqual([1, 0, 0])
    expect(unitsIn(match.play, 0, 2)).toBe(3)
    const open: number[] = []
    fights(match.play, 0, open)
    expect(open).toEqual([2])
  })
})

describe('the loss', () => {
  it('is chosen by the loser among all units that took part [BS-BAT-22, BS-RUL-47]', () => {
    const match = won(0, [HL, HF], [['swordsman', 0, 6], ['leader', 0, 2]], [['archer', 0, 2], ['castle', 0], ['citadel', 0], ['leader', 0], ['archer', 1]]) // prettier-ignore
    expect(question(match)).toBe('lose@1')
    expect(offered(match)).toEqual(['archer', 'leader', 'castle', 'citadel'])
    expect(refusedBy(match, 1, 'ship')).toEqual(['BS-BAT-22'])
    expect(refusedBy(match, 1, 'unit:leader@0')).toEqual([])
    expect(refusedBy(match, 1, 'retreat')).toEqual(['BS-BAT-05'])
  })

  it('is the attacker’s if the defender wins [BS-BAT-22]', () => {
    const match = won(
      1,
      [DR, HL],
      [
        ['archer', 0],
        ['lizardman', 0],
      ],
      [['swordsman', 0, 3]],
    )
    expect(question(match)).toBe('lose@0')
    expect(offered(match)).toEqual(['archer', 'lizardman'])
    choose(match, 'lizardman', '2')
    expect(inArea(match, 2, 0)).toEqual({ archer: 1 })
    expect(discarded(match, 0, 'lizardman')).toBe(1)
  })

  it('goes to its owner’s discard pile; undead go back to their supply [BS-TIL-07]', () => {
    const match = won(
      0,
      [DR, NE],
      [['swordsman', 0, 3]],
      [
        ['undead', 0],
        ['archer', 0],
      ],
    )
    choose(match, 'undead')
    expect(discarded(match, 1, 'undead')).toBe(0)
    expect(countOf(match.play, 1, 0, unit('undead'))).toBe(0)
    choose(match, '1')
    expect(inArea(match, 1, 1)).toEqual({ archer: 1 })
  })

  it('plays the end of the worked example [BS-EX-23]', () => {
    const match = fight({
      factions: [DR, HL],
      units: { 0: [['cavalry', 0], ['lizardman', 0, 2], ['leader', 0]], 1: [['swordsman', 0], ['shieldGuard', 0]] },
      hands: { 0: ['dragon'], 1: ['ship'] },
      draw: [[4, 3, 2, 2], [5, 3, 2]],
    }) // prettier-ignore
    choose(match, 'dragon>2', 'ship>2')
    expect(match.state.vp).toEqual([2, 0])
    expect(question(match)).toBe('lose@1')
    expect(offered(match)).toEqual(['swordsman', 'shieldGuard'])
    choose(match, 'shieldGuard')
    expect(offered(match)).toEqual(['1', '2', '3', '5'])
    choose(match, '3')
    expect(inArea(match, 3, 1)).toEqual({ swordsman: 1 })
    expect([discarded(match, 0, 'dragon'), discarded(match, 1, 'ship'), discarded(match, 1, 'shieldGuard')]).toEqual([1, 1, 1]) // prettier-ignore
    expect(match.state.hand.every((n) => n === 0)).toBe(true)
    expect(question(match)).toBe('action@0')
  })
})

describe('flight', () => {
  it('takes the rest to an allowed area of the loser’s choice [BS-BAT-23, BS-RET-01, BS-RET-16]', () => {
    const match = won(0, [DR, HL], [['swordsman', 0, 4], ['leader', 1]], [['archer', 0, 3], ['archer', 2]], { villages: { 0: [[5, 1]] } }) // prettier-ignore
    expect(question(match)).toBe('fleeTo@1')
    expect(offered(match)).toEqual(['2', '3'])
    expect(refusedBy(match, 1, '1')).toEqual(['BS-RET-11'])
    expect(refusedBy(match, 1, '4')).toEqual(['BS-RET-17'])
    expect(refusedBy(match, 1, 'fleeTo:9')).toEqual(['BS-RET-10'])
    const told = listen(match)
    choose(match, '2')
    expect(inArea(match, 2, 1)).toEqual({ archer: 3 })
    expect(heard(told, 'fled')).toEqual([{ type: 'fled', role: 1, from: 0, to: 2, units: '0*2', overSea: false }])
    expect(match.state.fledFrom[1]).toEqual([0])
  })

  it('does not depend on cavalry, dragons or walls [BS-RET-01]', () => {
    const match = won(
      0,
      [DR, HL],
      [
        ['dragon', 0],
        ['cavalry', 0, 2],
        ['leader', 0],
      ],
      [
        ['archer', 0, 2],
        ['castle', 0],
      ],
    )
    choose(match, 'archer')
    expect(offered(match)).toEqual(['1', '2', '3', '5'])
  })

  it('goes over sea along own ships [BS-RET-15]', () => {
    const match = won(
      0,
      [DR, HL],
      [['swordsman', 0, 4]],
      [
        ['archer', 0, 2],
        ['ship', 6],
        ['ship', 7],
      ],
    )
    expect(offered(match)).toEqual(['1', '2', '3', '5', '8'])
    const told = listen(match)
    choose(match, '8')
    expect(heard(told, 'fled')[0].overSea).toBe(true)
    expect(inArea(match, 8, 1)).toEqual({ archer: 1 })
  })

  it('leaves castles and citadel to destruction, the citadel to the winner [BS-RET-19, BS-RET-20, BS-BAT-28]', () => {
    const match = won(0, [HL, HF], [['swordsman', 0, 6], ['leader', 0, 2], ['siegeEngine', 0, 2]], [['archer', 0, 2], ['castle', 0, 2], ['citadel', 0]]) // prettier-ignore
    const told = listen(match)
    choose(match, 'archer', '1')
    expect(inArea(match, 0, 1)).toEqual({})
    expect(inArea(match, 1, 1)).toEqual({ archer: 1 })
    expect(discarded(match, 1, 'castle')).toBe(2)
    expect(match.state.capturedCitadels).toEqual([1, 0])
    expect(heard(told, 'leftAndDestroyed')).toEqual([{ type: 'leftAndDestroyed', role: 1, area: 0, units: '7*2,18*1' }])
    expect(heard(told, 'citadelTaken')).toEqual([{ type: 'citadelTaken', role: 0, loser: 1, area: 0 }])
  })

  it('gives the citadel to the winner also as the chosen loss; the others may flee [BS-BAT-27, BS-RUL-48, BS-TIL-07]', () => {
    const match = won(0, [HL, HF], [['swordsman', 0, 6], ['leader', 0, 2], ['siegeEngine', 0, 2]], [['archer', 0], ['citadel', 0]]) // prettier-ignore
    const citadel = view(match)!.options.find((option) => option.key === 'citadel')!
    expect(citadel.detail).toEqual({ key: 'battle.loseCitadel', args: { winner: 0 } })
    choose(match, 'citadel', '2')
    expect(match.state.capturedCitadels).toEqual([1, 0])
    expect(inArea(match, 2, 1)).toEqual({ archer: 1 })
    expect(discarded(match, 1, 'citadel')).toBe(0)
  })

  it('gives an attacker’s citadel to a victorious defender [BS-RUL-49]', () => {
    const match = won(1, [HL, HF], [['citadel', 0]], [['giant', 0, 2]])
    expect(match.state.capturedCitadels).toEqual([0, 1])
    expect(match.state.vp).toEqual([0, 1])
  })

  it('destroys an attacking castle after a lost battle; after a won one it stays [BS-RUL-27, BS-PLC-09, BS-EX-25]', () => {
    const lost = won(
      1,
      [HL, HF],
      [
        ['archer', 0],
        ['castle', 0],
      ],
      [
        ['giant', 0],
        ['archer', 0],
      ],
    )
    expect(lost.state.vp).toEqual([0, 2])
    choose(lost, 'archer')
    expect(discarded(lost, 0, 'castle')).toBe(1)
    const winning = won(
      0,
      [HL, HF],
      [
        ['castle', 0],
        ['archer', 0],
      ],
      [['archer', 0]],
    )
    expect(inArea(winning, 0, 0)).toEqual({ archer: 1, castle: 1 })
  })

  it('destroys everybody if there is no allowed area [BS-RET-18, BS-BAT-23]', () => {
    const map = { terrain: ['plains', 'mountains', 'plains'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    const match = won(
      0,
      [DR, HL],
      [
        ['swordsman', 0, 4],
        ['archer', 2],
      ],
      [['archer', 0, 3]],
      { map },
    )
    expect(question(match)).toBe('action@0')
    expect(discarded(match, 1, 'archer')).toBe(3)
    expect(match.state.fledFrom).toEqual([[], []])
  })

  it('destroys those who cannot go along if no area takes all [BS-RET-17]', () => {
    const map = { terrain: ['plains', 'mountains', 'plains'], links: [[0, 1], [0, 2]] } as const // prettier-ignore
    const match = won(0, [DR, NE], [['swordsman', 0, 4], ['dragon', 0], ['archer', 2]], [['archer', 0, 3], ['undead', 0]], { map }) // prettier-ignore
    choose(match, 'archer')
    expect(inArea(match, 1, 1)).toEqual({ undead: 1 })
    expect(discarded(match, 1, 'archer')).toBe(3)
  })

  it('leaves villages alone [BS-BAT-24]', () => {
    const match = won(0, [DR, HL], [['swordsman', 0, 2]], [['archer', 0]], { villages: { 1: [[0, 2]] } })
    expect([match.state.villageOwner[0], match.state.villages[0]]).toEqual([1, 2])
  })

  it('towards the active player leads to another battle in the same turn [BS-RET-14, BS-RUL-39]', () => {
    const match = won(
      0,
      [DR, HL],
      [
        ['swordsman', 0, 3],
        ['leader', 1],
      ],
      [
        ['archer', 0, 2],
        ['archer', 1],
      ],
    )
    choose(match, '1')
    expect(mustFight(match.play, 0)).toBe(true)
    expect(question(match)).toBe('action@0')
    expect(offered(match).filter((key) => key.startsWith('fight') || key === 'end')).toEqual(['fight:1@1'])
    expect(refusedBy(match, 0, 'end')).toContain('BS-TRN-07')
  })

  it('towards a third player leaves a contested area to whoever is active next [BS-EX-27, BS-RUL-65, BS-RET-14]', () => {
    const flight = (fleeing: 1 | 2): BloodstonesMatch => {
      const third = fleeing === 1 ? 2 : 1
      const units = { 0: [['swordsman', 0, 2]], [fleeing]: [['archer', 0, 2]], [third]: [['archer', 1]] } as const
      const draw = [[5, 5, 4], [2, 2, 3]] // prettier-ignore
      const villages = { [fleeing]: [[1, 1]] } as const
      const match = fightOn(fight({ factions: [DR, HL, HF], units, villages, draw, defender: fleeing }))
      choose(match, '1')
      expect([0, 1, 2].map((role) => mustFight(match.play, role))).toEqual([false, true, true])
      endTurn(match)
      return match
    }
    for (const fleeing of [1, 2] as const) {
      const match = flight(fleeing)
      expect(question(match)).toBe('action@1')
      expect(offered(match).filter((key) => key.startsWith('fight') || key === 'end')).toEqual(['fight:1@2'])
      choose(match, 'fight:1@2')
      expect(match.state.battle).toMatchObject({ area: 1, roles: [1, 2] })
    }
  })
})

describe('afterwards', () => {
  it('the winner stays where it fought and may act again [BS-BAT-33]', () => {
    const match = won(0, [DR, HL], [['swordsman', 0, 2]], [['archer', 0]], { hands: { 0: ['ship'] } })
    expect(inArea(match, 0, 0)).toEqual({ swordsman: 2 })
    expect(question(match)).toBe('action@0')
    expect(offered(match)).toContain('move:0')
  })

  it('discards the dragons of a victorious attacker after the battle [BS-FAC-DRA-08, BS-BAT-32, BS-RUL-52]', () => {
    const match = fight({ factions: [DR, HL], units: { 0: [['dragon', 0, 2], ['archer', 0]], 1: [['archer', 0]] }, draw: [HIGH, [2, 2, 3]], hands: { 1: ['ship'] } }) // prettier-ignore
    const told = listen(match)
    choose(match, 'none')
    expect(inArea(match, 0, 0)).toEqual({ archer: 1 })
    expect(discarded(match, 0, 'dragon')).toBe(2)
    expect(heard(told, 'dragonsLeave')).toEqual([{ type: 'dragonsLeave', role: 0, area: 0, count: 2 }])
    expect(match.state.vp).toEqual([1, 0])
    const order = told.map(({ event }) => event.type).filter((type) => ['battleWon', 'unitLost', 'dragonsLeave', 'battleEnded'].includes(type)) // prettier-ignore
    expect(order).toEqual(['battleWon', 'unitLost', 'dragonsLeave', 'battleEnded'])
  })

  it('tells only what happened [BS-RUL-52]', () => {
    const units = { 0: [['swordsman', 0]], 1: [['archer', 0]] } as const
    const match = fight({ factions: [DR, HL], units, draw: [[5, 5, 4], [2, 2, 3]] }) // prettier-ignore
    const told = listen(match)
    choose(match, 'stay')
    const kinds = told.map(({ event }) => event.type)
    expect(kinds.slice(kinds.indexOf('battleWon'))).toEqual(['battleWon', 'unitLost', 'battleEnded'])
    expect(match.log.flatMap((entry) => (entry.type === 'answer' ? [entry.option] : []))).toEqual(['stay', 'archer'])
  })

  it('keeps dragons elsewhere, of defenders and of losers [BS-FAC-DRA-09]', () => {
    const defended = won(1, [HL, DR], [['archer', 0]], [['dragon', 0]])
    expect(inArea(defended, 0, 1)).toEqual({ dragon: 1 })
    const lost = won(
      1,
      [DR, HL],
      [
        ['dragon', 0],
        ['archer', 0],
      ],
      [
        ['swordsman', 0, 6],
        ['castle', 0],
      ],
    )
    choose(lost, 'archer', '4')
    expect(inArea(lost, 4, 0)).toEqual({ dragon: 1 })
    const elsewhere = won(
      0,
      [DR, HL],
      [
        ['swordsman', 0, 2],
        ['dragon', 3],
      ],
      [['archer', 0]],
    )
    expect(inArea(elsewhere, 3, 0)).toEqual({ dragon: 1 })
  })

  it('may cost a dragon as the chosen loss [BS-FAC-DRA-09]', () => {
    const match = won(
      1,
      [DR, HL],
      [
        ['dragon', 0],
        ['archer', 0],
      ],
      [
        ['swordsman', 0, 6],
        ['castle', 0],
      ],
    )
    expect(offered(match)).toEqual(['archer', 'dragon'])
    choose(match, 'dragon', '1')
    expect(discarded(match, 0, 'dragon')).toBe(1)
  })
})

describe('undead', () => {
  const map = { terrain: ['plains', 'plains'], links: [[0, 1]] } as const // prettier-ignore
  const raisers: Units = [
    ['necromancer', 0],
    ['goblin', 0, 4],
    ['goblin', 1],
  ]

  it('may take the place of each destroyed enemy, as many as wanted [BS-FAC-NEC-02, BS-RUL-50, BS-FAC-NEC-01]', () => {
    const match = won(
      0,
      [NE, HL],
      raisers,
      [
        ['archer', 0, 2],
        ['castle', 0],
      ],
      { map },
    )
    choose(match, 'archer')
    expect(question(match)).toBe('raise@0')
    expect(offered(match)).toEqual(['0', '1', '2', '3'])
    expect(refusedBy(match, 0, '4')).toEqual(['BS-FAC-NEC-02'])
    const told = listen(match)
    choose(match, '2')
    expect(inArea(match, 0, 0)).toEqual({ goblin: 4, necromancer: 1, undead: 2 })
    expect(heard(told, 'undeadRaised')).toEqual([{ type: 'undeadRaised', role: 0, area: 0, count: 2 }])
    expect(match.state.vp).toEqual([3, 0])
  })

  it('may be declined [BS-FAC-NEC-02]', () => {
    const match = won(0, [NE, HL], raisers, [['archer', 0]], { map })
    expect(offered(match)).toEqual(['0', '1'])
    choose(match, '0')
    expect(inArea(match, 0, 0)).toEqual({ goblin: 4, necromancer: 1 })
  })

  it('rise only as far as the supply goes [BS-RUL-24, BS-UND-09]', () => {
    const match = won(0, [NE, HL], [...raisers, ['undead', 0, 2], ['undead', 1]], [['archer', 0, 3]], { map })
    expect(offered(match)).toEqual(['0', '1'])
    const none = won(0, [NE, HL], [...raisers, ['undead', 0, 4]], [['archer', 0, 3]], { map })
    expect(question(none)).toBe('action@0')
  })

  it('rise only with a necromancer in the battle, one is enough [BS-FAC-NEC-02, BS-FAC-NEC-03]', () => {
    const without = won(
      0,
      [NE, HL],
      [
        ['goblin', 0, 4],
        ['goblin', 1],
        ['necromancer', 1],
      ],
      [['archer', 0, 2]],
      { map },
    )
    expect(question(without)).toBe('action@0')
    const two = won(0, [NE, HL], [...raisers, ['necromancer', 0]], [['archer', 0, 2]], { map })
    expect(offered(two)).toEqual(['0', '1', '2'])
  })

  it('rise in defence too, and for units that fled in vain, not for those that got away [BS-RUL-50]', () => {
    const match = won(
      1,
      [HL, NE],
      [['archer', 0, 3]],
      [
        ['necromancer', 0, 3],
        ['undead', 0],
      ],
    )
    expect(question(match)).toBe('fleeTo@0')
    choose(match, '1')
    expect(question(match)).toBe('raise@1')
    expect(offered(match)).toEqual(['0', '1'])
  })

  it('count a captured citadel, which is still kept [BS-RUL-50, BS-BAT-27]', () => {
    const match = won(0, [NE, HL], [...raisers, ['undead', 0, 2], ['siegeEngine', 0, 2]], [['citadel', 0]], { map })
    expect(match.state.capturedCitadels).toEqual([1, 0])
    expect(offered(match)).toEqual(['0', '1'])
  })

  it('rise for the chosen loss only, if the table plays so [BS-RUL-50]', () => {
    const match = won(0, [NE, HL], raisers, [['archer', 0, 3]], { map, options: { undeadFor: 'chosenLoss' } })
    expect(offered(match)).toEqual(['0', '1'])
  })

  it('are never raised by the loser or by others [BS-FAC-NEC-02]', () => {
    const match = won(1, [NE, HL], [['necromancer', 0]], [['archer', 0, 3]], { map })
    expect(question(match)).toBe('action@0')
  })
})

describe('the cutiecorn in a lost battle', () => {
  const options = { cutiecorn: true }

  it('is worth three more, stays and changes sides [BS-CUT-08, BS-CUT-09, BS-RUL-82]', () => {
    const match = won(
      0,
      [DR, HL],
      [['swordsman', 0, 4]],
      [
        ['archer', 0, 2],
        ['cutiecorn', 0],
      ],
      { options },
    )
    expect(match.state.vp).toEqual([6, 0])
    expect(question(match)).toBe('fleeTo@1')
    expect(refusedBy(match, 1, 'cutiecorn')).toEqual(['BS-RUL-82'])
    choose(match, '1')
    expect(inArea(match, 1, 1)).toEqual({ archer: 1 })
    expect(inArea(match, 0, 0)).toEqual({ swordsman: 4, cutiecorn: 1 })
    expect(match.state.cutiecorn).toBe(0)
  })

  it('cannot be the loss [BS-RUL-82]', () => {
    const match = won(
      0,
      [DR, HL],
      [['swordsman', 0, 4]],
      [
        ['archer', 0],
        ['leader', 0],
        ['cutiecorn', 0],
      ],
      { options },
    )
    expect(offered(match)).toEqual(['archer', 'leader'])
  })

  it('raises no undead, and gives nothing where it did not take part [BS-RUL-82, BS-CUT-08]', () => {
    const match = won(
      0,
      [NE, HL],
      [['necromancer', 0, 4]],
      [
        ['archer', 0],
        ['cutiecorn', 0],
      ],
      { options },
    )
    expect(match.state.vp).toEqual([5, 0])
    expect(offered(match)).toEqual(['0', '1'])
    const away = won(
      0,
      [DR, HL],
      [['swordsman', 0, 4]],
      [
        ['archer', 0],
        ['archer', 1],
        ['cutiecorn', 1],
      ],
      { options },
    )
    expect(away.state.vp).toEqual([1, 0])
    expect(away.state.cutiecorn).toBe(1)
  })

  it('goes to a victorious defender as well, with the bonus of Corsairs [BS-CUT-08, BS-FAC-COR-05]', () => {
    const match = won(
      1,
      [DR, CO, HL],
      [
        ['archer', 0],
        ['cutiecorn', 0],
      ],
      [['axeThrower', 0, 4]],
      { options },
    )
    expect(match.state.vp).toEqual([0, 6, 0])
    expect(match.state.cutiecorn).toBe(1)
  })

  it('goes to the winner although a third player is stronger there [BS-CUT-08, BS-RUL-38]', () => {
    const units = { 0: [['archer', 0], ['cutiecorn', 0]], 1: [['swordsman', 0]], 2: [['archer', 0, 4]] } as const // prettier-ignore
    const match = fightOn(fight({ factions: [DR, HL, HF], units, options, draw: [LOW, [5, 5, 4]] }))
    expect(match.state.vp).toEqual([0, 5, 0])
    expect(inArea(match, 0, 1)).toEqual({ swordsman: 1, cutiecorn: 1 })
  })

  it('of an enemy, alone where others flee to, joins them [BS-CUT-07]', () => {
    const attackers: Units = [
      ['swordsman', 0, 3],
      ['cutiecorn', 1],
    ]
    const match = won(0, [DR, HL], attackers, [['archer', 0, 2]], { options, villages: { 1: [[1, 1]] } })
    choose(match, '1')
    expect(inArea(match, 1, 1)).toEqual({ archer: 1, cutiecorn: 1 })
    expect(match.state.vp).toEqual([2, 0])
  })

  it('left alone with a third player by departing dragons, it joins that player [BS-CUT-07]', () => {
    const units = { 0: [['dragon', 0], ['cutiecorn', 0]], 1: [['archer', 0]], 2: [['archer', 0]] } as const // prettier-ignore
    const match = fightOn(fight({ factions: [DR, HL, HF], units, options, draw: [HIGH, [2, 2, 3]] }))
    expect(match.state.cutiecorn).toBe(2)
    expect(inArea(match, 0, 0)).toEqual({})
  })
})
