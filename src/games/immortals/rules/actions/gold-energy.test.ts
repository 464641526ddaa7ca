import { describe, expect, it } from 'vitest'
import { LIGHT } from '../../content/names.ts'
import { acting, COMPENSATION, ON } from '../../testing/acting.ts'
import { choose, joker, landCard, light, offered, refusedBy, shadow } from '../../testing/position.ts'

const LAKE = light('shorelake')
const PASS_LIGHT = light('tribute-pass')
const PASS_SHADOW = shadow('tribute-pass')

describe('earn gold', () => {
  it('brings the gold of the card in the land, for nothing [IM-GLD-01, IM-GLD-04, IM-EX-08]', () => {
    const { match, state, events, offers } = acting({ armies: { 0: [[LAKE, 1]] } }, ON.gold, LAKE)
    expect(offers()).toEqual([`land:${LAKE}`])
    choose(match, `land:${LAKE}`)
    expect([state().gold[0], state().energy[0]]).toEqual([5, 0])
    expect(events).toEqual([{ type: 'goldEarned', role: 0, land: LAKE, gold: 5 }])
    expect(state().discard).toEqual([LAKE])
  })

  it('is impossible without an army there, also with one in the twin or somebody else in the land [IM-GLD-02]', () => {
    const elsewhere = { 0: [[shadow('shorelake'), 3]], 1: [[LAKE, 2]] } as const
    const { match } = acting({ armies: elsewhere }, ON.gold, LAKE)
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${LAKE}`)).toEqual(['IM-GLD-02'])
    expect(refusedBy(match, 0, `land:${shadow('shorelake')}`)).toEqual(['IM-CRD-04'])
  })

  it('is impossible with a joker [IM-GLD-03]', () => {
    const { match } = acting({ armies: { 0: [[LAKE, 1]] } }, ON.gold, joker(LIGHT, 'water'))
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${LAKE}`)).toEqual(['IM-GLD-03'])
  })

  it('leaves the choice of the world to who has the land card and both lands [IM-CRD-03]', () => {
    const both = { 0: [[PASS_SHADOW, 1], [PASS_LIGHT, 1]] } as const // prettier-ignore
    const { match, state, offers } = acting({ armies: both }, ON.gold, landCard('tribute-pass'))
    expect(offers()).toEqual([`land:${PASS_SHADOW}`, `land:${PASS_LIGHT}`])
    choose(match, `land:${PASS_LIGHT}`)
    expect([state().gold[0], state().energy[0]]).toEqual([5, 0])
  })
})

describe('gain energy', () => {
  it('brings the value of the chosen world alone [IM-ENE-01, IM-ENE-02, IM-EX-09]', () => {
    const both = { 0: [[PASS_SHADOW, 1], [PASS_LIGHT, 1]] } as const // prettier-ignore
    const { match, state, events, offers, described } = acting({ armies: both }, ON.energy, landCard('tribute-pass'))
    expect(offers()).toEqual([`land:${PASS_SHADOW}`, `land:${PASS_LIGHT}`])
    expect(described(`land:${PASS_SHADOW}`)).toEqual({
      label: { key: 'act.energy', args: { land: PASS_SHADOW, energy: 6 } },
      targets: [`land:${PASS_SHADOW}`],
      rule: 'IM-ENE-01',
    })
    choose(match, `land:${PASS_SHADOW}`)
    expect([state().gold[0], state().energy[0]]).toEqual([0, 6])
    expect(events).toEqual([{ type: 'energyGained', role: 0, land: PASS_SHADOW, energy: 6 }])
  })

  it('costs nothing [IM-ENE-05]', () => {
    const { match, state } = acting({ armies: { 0: [[LAKE, 1]] }, gold: { 0: 1 }, energy: { 0: 1 } }, ON.energy, LAKE)
    choose(match, `land:${LAKE}`)
    expect([state().gold[0], state().energy[0]]).toEqual([1, 3])
  })

  it('is impossible without an army there [IM-ENE-03]', () => {
    const { match } = acting({ armies: { 0: [[LAKE, 1]] } }, ON.energy, landCard('tribute-pass'))
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${PASS_SHADOW}`)).toEqual(['IM-ENE-03'])
    expect(refusedBy(match, 0, `land:${LAKE}`)).toEqual(['IM-CRD-02'])
  })

  it('is impossible with a joker [IM-ENE-04]', () => {
    const { match } = acting({ armies: { 0: [[LAKE, 1]] } }, ON.energy, joker(LIGHT, 'water'))
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${LAKE}`)).toEqual(['IM-ENE-04'])
  })

  it('can be carried out for nothing where the card shows nothing [IM-RUL-32]', () => {
    const withoutEnergy = acting(
      {
        armies: { 0: [[LAKE, 1]] },
        content: (c) => ({ ...c, map: { ...c.map, energy: c.map.energy.map(() => 0) } }),
      },
      ON.energy,
      LAKE,
    )
    expect(withoutEnergy.offers()).toEqual([`land:${LAKE}`])
    choose(withoutEnergy.match, `land:${LAKE}`)
    expect(withoutEnergy.state().energy[0]).toBe(0)
    expect(withoutEnergy.state().discard).toEqual([LAKE])
  })
})
