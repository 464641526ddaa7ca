import { describe, expect, it } from 'vitest'
import type { Fight } from '../rules/table/state.ts'
import { attitudeIn, countOf, fateOf, outcomeOf, stagedIn } from './stage-count.ts'

const FIGHT: Fight = {
  attacker: 0,
  defender: 2,
  origin: 30,
  target: 31,
  sent: 5,
  attitude: 1,
  thrown: [5, 1, 3, 2],
  inside: [2, 4, 1, 3],
  fellThrown: [3, 1, 2, 1],
  fellInside: [1, 0, 0, 1],
  winner: 'attacker',
  placed: 4,
  attackerLost: 0,
  defenderLost: 2,
  residentsLost: 2,
}

describe('a fight counted out', () => {
  it('counts what fell, with the residents on their side', () => {
    expect(countOf(FIGHT)).toEqual({
      attackers: 4,
      defenders: 2,
      residents: 2,
      residentsWith: 'attacker',
      attack: 6,
      defence: 2,
    })
    expect(countOf({ ...FIGHT, attitude: 0 })).toMatchObject({ residentsWith: 'nobody', attack: 4, defence: 2 })
    expect(countOf({ ...FIGHT, attitude: -1 })).toMatchObject({ residentsWith: 'defender', attack: 4, defence: 4 })
  })

  it('counts no defenders in a land that was free', () => {
    expect(countOf({ ...FIGHT, defender: -1, attitude: -1 })).toMatchObject({ defenders: 0, defence: 2 })
  })

  it('counts residents for nobody who enters an empty land [IM-FGT-08] [IM-FGT-10] [IM-FGT-11]', () => {
    const entered: Fight = {
      ...FIGHT,
      defender: -1,
      fellThrown: [0, 1, 2, 1],
      fellInside: [0, 0, 0, 1],
      winner: 'nobody',
    }
    expect(countOf(entered)).toMatchObject({ residentsWith: 'nobody', attack: 0, defence: 0 })
    expect([1, 0, -1].map((attitude) => attitudeIn({ ...entered, attitude } as Fight))).toEqual([0, 0, -1])
    expect([1, 0, -1].map((attitude) => attitudeIn({ ...FIGHT, attitude } as Fight))).toEqual([1, 0, -1])
  })

  it('calls a land empty that residents won without any army, and held otherwise [IM-RUL-60] [IM-FGT-14]', () => {
    const ended = (change: Partial<Fight>) => outcomeOf({ ...FIGHT, placed: 0, ...change })
    expect(ended({ winner: 'residents' })).toBe('attackersResidents')
    expect(ended({ winner: 'defender' })).toBe('defendersResidents')
    expect(ended({ winner: 'defender', placed: 1 })).toBe('defender')
    expect(ended({ winner: 'residents', defender: -1 })).toBe('residents')
    expect(ended({ winner: 'tie' })).toBe('tie')
  })

  it('tells what becomes of every cube in the tray', () => {
    const fates = (fight: Fight, colour: number, n: number): string[] =>
      Array.from({ length: n }, (_, at) => fateOf(fight, colour, at))
    expect(fates(FIGHT, 0, 4)).toEqual(['placed', 'placed', 'placed', 'placed'])
    expect(fates(FIGHT, 1, 1)).toEqual(['stays'])
    expect(fates(FIGHT, 2, 2)).toEqual(['lost', 'lost'])
    expect(fates(FIGHT, 3, 3)).toEqual(['lost', 'lost', 'stays'])
    const held: Fight = { ...FIGHT, winner: 'defender', placed: 1, attackerLost: 4, defenderLost: 1 }
    expect(fates(held, 2, 2)).toEqual(['lost', 'placed'])
    expect(fates(held, 0, 4)).toEqual(['lost', 'lost', 'lost', 'lost'])
  })
})

describe('what is on the stage', () => {
  const { attacker, defender, origin, target, sent, attitude, thrown, inside, fellThrown, fellInside } = FIGHT
  const fought = [
    { type: 'attacked', role: attacker, card: 7, origin, target, defender, sent, attitude },
    { type: 'residentsAdjusted', added: 1 },
    { type: 'cubesThrown', role: attacker, thrown, inside, fellThrown, fellInside },
    { ...FIGHT, type: 'fightDecided', attackers: 4, defenders: 2, residents: 2 },
  ]
  const plan = { type: 'planningBegan' }
  const card = { type: 'cardRevealed', role: 0, space: 1, card: 2 }
  const filled = { type: 'towerFilled', thrown: [7, 7, 7, 10], fell: [5, 4, 6, 7], kept: 2 }
  const on = (...events: { type: string }[]) => stagedIn(events.map((event, n) => ({ n, event })))

  it('is a fight made of attack, throw and result, and several of several', () => {
    expect(on(plan, card, ...fought)).toEqual({ name: 'fight 5', fights: [FIGHT], filling: undefined })
    expect(on(plan, card, ...fought, ...fought)?.fights).toEqual([FIGHT, FIGHT])
    expect(on(...fought.slice(1))).toBeUndefined()
  })

  it('stays until the next round has its first card, and keeps its name', () => {
    const before = on(plan, card, ...fought)
    expect(on(plan, card, ...fought, plan)).toEqual(before)
    expect(on(plan, card, ...fought, plan, card)).toBeUndefined()
  })

  it('is the filling of the tower before the first actions only', () => {
    expect(on(filled)?.filling).toEqual({
      thrown: [7, 7, 7, 10],
      inside: [0, 0, 0, 0],
      fellThrown: [5, 4, 6, 7],
      fellInside: [0, 0, 0, 0],
    })
    expect(on(filled, plan)?.name).toBe('filling 0')
    expect(on(filled, plan, card)).toBeUndefined()
    expect(on(filled, plan, card, ...fought)?.filling).toBeUndefined()
  })
})
