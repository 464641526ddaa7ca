import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, NEUTRAL } from '../table/state.ts'
import { resultOfEntering, resultOfFight } from './fight-result.ts'

describe('an unoccupied land, residents for the attacker or neutral', () => {
  it('is won by a single army in the tray; all of them enter, none is lost [IM-FGT-08] [IM-FGT-09]', () => {
    for (const attitude of [FOR, NEUTRAL] as const) {
      expect(resultOfEntering(1, 3, attitude)).toEqual({
        winner: 'attacker',
        placed: 1,
        attackerLost: 0,
        defenderLost: 0,
        residentsLost: 0,
      })
      expect(resultOfEntering(4, 3, attitude)).toMatchObject({ placed: 4, attackerLost: 0, residentsLost: 0 })
    }
  })

  it('is not won without an army in the tray, and nothing else happens [IM-FGT-11]', () => {
    for (const attitude of [FOR, NEUTRAL] as const)
      expect(resultOfEntering(0, 3, attitude)).toEqual({
        winner: 'nobody',
        placed: 0,
        attackerLost: 0,
        defenderLost: 0,
        residentsLost: 0,
      })
  })
})

describe('an unoccupied land, residents against the attacker', () => {
  it('armies and residents leave in pairs, the rest enters [IM-FGT-12] [IM-FGT-13]', () => {
    expect(resultOfEntering(3, 2, AGAINST)).toEqual({
      winner: 'attacker',
      placed: 1,
      attackerLost: 2,
      defenderLost: 0,
      residentsLost: 2,
    })
    expect(resultOfEntering(2, 0, AGAINST)).toMatchObject({ winner: 'attacker', placed: 2, attackerLost: 0 })
  })

  it.each([
    [2, 2, 'residents', 2],
    [1, 3, 'residents', 1],
    [0, 2, 'residents', 0],
    [0, 0, 'nobody', 0],
  ] as const)('%i armies against %i residents have lost [IM-FGT-14] [IM-EX-37] [IM-RUL-62]', (a, r, winner, pairs) => {
    expect(resultOfEntering(a, r, AGAINST)).toEqual({
      winner,
      placed: 0,
      attackerLost: pairs,
      defenderLost: 0,
      residentsLost: pairs,
    })
  })
})

describe('an occupied land', () => {
  it.each([
    [FOR, 1, 2, 2, 'attacker'],
    [NEUTRAL, 1, 2, 2, 'defender'],
    [AGAINST, 3, 2, 2, 'defender'],
    [NEUTRAL, 3, 2, 2, 'attacker'],
    [FOR, 1, 4, 2, 'defender'],
  ] as const)('residents %i: %i against %i with %i residents [IM-FGT-16] [IM-FGT-18]', (attitude, a, d, r, winner) => {
    expect(resultOfFight(a, d, r, attitude).winner).toBe(winner)
  })

  it('both parties lose the strength of the loser [IM-FGT-19] [IM-EX-30] [IM-RUL-57]', () => {
    expect(resultOfFight(5, 2, 2, AGAINST)).toEqual({
      winner: 'attacker',
      placed: 1,
      attackerLost: 4,
      defenderLost: 2,
      residentsLost: 2,
    })
  })

  it('residents of the losing attacker count and leave [IM-EX-31] [IM-RUL-57]', () => {
    expect(resultOfFight(2, 4, 1, FOR)).toEqual({
      winner: 'defender',
      placed: 1,
      attackerLost: 2,
      defenderLost: 3,
      residentsLost: 1,
    })
  })

  it('residents of a winning attacker are removed first [IM-FGT-21]', () => {
    expect(resultOfFight(4, 3, 1, FOR)).toMatchObject({ placed: 2, attackerLost: 2, residentsLost: 1 })
    expect(resultOfFight(2, 1, 3, FOR)).toMatchObject({ placed: 2, attackerLost: 0, residentsLost: 1 })
  })

  it('residents of a winning defender are removed first too [IM-EX-32] [IM-RUL-59] [IM-RUL-58]', () => {
    expect(resultOfFight(2, 2, 3, AGAINST)).toEqual({
      winner: 'defender',
      placed: 2,
      attackerLost: 2,
      defenderLost: 0,
      residentsLost: 2,
    })
    expect(resultOfFight(4, 3, 2, AGAINST)).toMatchObject({ placed: 1, defenderLost: 2, residentsLost: 2 })
  })

  it('a tie costs everything but neutral residents [IM-FGT-24] [IM-EX-33] [IM-EX-34]', () => {
    expect(resultOfFight(3, 2, 1, AGAINST)).toEqual({
      winner: 'tie',
      placed: 0,
      attackerLost: 3,
      defenderLost: 2,
      residentsLost: 1,
    })
    expect(resultOfFight(1, 3, 2, FOR)).toMatchObject({ winner: 'tie', residentsLost: 2 })
    expect(resultOfFight(2, 2, 3, NEUTRAL)).toEqual({
      winner: 'tie',
      placed: 0,
      attackerLost: 2,
      defenderLost: 2,
      residentsLost: 0,
    })
  })

  it('neutral residents are ignored by a winner [IM-FGT-17]', () => {
    expect(resultOfFight(3, 1, 2, NEUTRAL)).toMatchObject({ winner: 'attacker', placed: 2, residentsLost: 0 })
    expect(resultOfFight(1, 3, 2, NEUTRAL)).toMatchObject({ winner: 'defender', placed: 2, residentsLost: 0 })
  })

  it('residents alone win nothing for the attacker [IM-EX-35] [IM-RUL-60]', () => {
    expect(resultOfFight(0, 1, 2, FOR)).toEqual({
      winner: 'residents',
      placed: 0,
      attackerLost: 0,
      defenderLost: 1,
      residentsLost: 1,
    })
    expect(resultOfFight(1, 0, 2, AGAINST)).toMatchObject({ winner: 'defender', placed: 0, residentsLost: 1 })
  })

  it('nothing against nothing is a tie [IM-EX-36] [IM-RUL-61]', () => {
    expect(resultOfFight(0, 0, 3, NEUTRAL).winner).toBe('tie')
    expect(resultOfFight(0, 0, 0, FOR).winner).toBe('tie')
    expect(resultOfFight(0, 0, 0, AGAINST).winner).toBe('tie')
  })
})
