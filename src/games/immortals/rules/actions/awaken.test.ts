import { describe, expect, it } from 'vitest'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { acting, COMPENSATION, ON, RICH } from '../../testing/acting.ts'
import { choose, joker, landCard, light, magic, offered, question, refusedBy, shadow } from '../../testing/position.ts'
import { limboAt } from '../table/state.ts'

const CLIFF = light('emerald-cliff')
const TWIN = shadow('emerald-cliff')
const DUST = shadow('duskmoor')

describe('awaken 3', () => {
  it('costs 2 energy and 1 gold and brings three armies of that world [IM-AWK-01, IM-AWK-02, IM-EX-10]', () => {
    const { match, state, events, offers, described } = acting(
      { armies: { 0: [[CLIFF, 1], [TWIN, 1]] }, limbo: { 0: [2, 4] }, gold: { 0: 3 }, energy: { 0: 3 } }, // prettier-ignore
      ON.awaken,
      CLIFF,
    )
    expect(offers()).toEqual([`land:${CLIFF}`])
    expect(described(`land:${CLIFF}`)).toEqual({
      label: { key: 'act.awaken', args: { land: CLIFF, armies: 3 } },
      targets: [`land:${CLIFF}`, `limbo:${LIGHT}`],
      detail: { key: 'act.costs', args: { energy: 2, gold: 1 } },
      rule: 'IM-AWK-01',
    })
    choose(match, `land:${CLIFF}`)
    expect([state().armies[CLIFF], state().armies[TWIN]]).toEqual([4, 1])
    expect([state().limbo[limboAt(0, SHADOW)], state().limbo[limboAt(0, LIGHT)]]).toEqual([2, 1])
    expect([state().energy[0], state().gold[0]]).toEqual([1, 2])
    expect(events).toEqual([
      { type: 'paid', role: 0, energy: 2, gold: 1 },
      { type: 'awakened', role: 0, world: LIGHT, lands: [CLIFF], armies: [3] },
    ])
  })

  it('needs an army in that very land [IM-AWK-03]', () => {
    const { match } = acting({ ...RICH, armies: { 0: [[TWIN, 3]] }, limbo: { 0: [3, 3] } }, ON.awaken, CLIFF)
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${CLIFF}`)).toEqual(['IM-AWK-03'])
    expect(refusedBy(match, 0, `limbo:${LIGHT}`)).toEqual(['IM-RUL-31'])
  })

  it('brings fewer for the same price where limbo holds fewer, and nothing from an empty one [IM-AWK-04, IM-RUL-43]', () => {
    const two = acting({ ...RICH, armies: { 0: [[CLIFF, 1]] }, limbo: { 0: [9, 2] } }, ON.awaken, CLIFF)
    choose(two.match, `land:${CLIFF}`)
    expect(two.state().armies[CLIFF]).toBe(3)
    expect(two.state().limbo[limboAt(0, LIGHT)]).toBe(0)
    expect([two.state().energy[0], two.state().gold[0]]).toEqual([18, 19])
    const one = acting({ ...RICH, armies: { 0: [[CLIFF, 1]] }, limbo: { 0: [0, 1] } }, ON.awaken, CLIFF)
    expect(one.offers()).toEqual([`land:${CLIFF}`])
    const none = acting({ ...RICH, armies: { 0: [[CLIFF, 1]] }, limbo: { 0: [9, 0] } }, ON.awaken, CLIFF)
    expect(offered(none.match)).toEqual(COMPENSATION)
    expect(refusedBy(none.match, 0, `land:${CLIFF}`)).toEqual(['IM-RUL-43'])
  })

  it.each([
    [1, 9],
    [9, 0],
  ])('is impossible with %i energy and %i gold [IM-RUL-42]', (energy, gold) => {
    const position = { armies: { 0: [[CLIFF, 1]] }, limbo: { 0: [0, 9] } } as const
    const { match } = acting({ ...position, energy: { 0: energy }, gold: { 0: gold } }, ON.awaken, CLIFF)
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${CLIFF}`)).toEqual(['IM-RUL-42'])
    expect(acting({ ...position, energy: { 0: 2 }, gold: { 0: 1 } }, ON.awaken, CLIFF).offers()).toHaveLength(1)
  })

  it('with a joker is done in a land of its region and world, and the joker is discarded [IM-RUL-50]', () => {
    const card = joker(LIGHT, 'mountains')
    const lands = [[CLIFF, 1], [light('highcrag'), 1], [shadow('highcrag'), 1], [light('duskmoor'), 1]] as const // prettier-ignore
    const { match, state, offers } = acting({ ...RICH, armies: { 0: lands }, limbo: { 0: [3, 3] } }, ON.awaken, card)
    expect(offers()).toEqual([`land:${light('highcrag')}`, `land:${CLIFF}`])
    expect(refusedBy(match, 0, `land:${shadow('highcrag')}`)).toEqual(['IM-CRD-05'])
    expect(refusedBy(match, 0, `land:${light('mountainhome')}`)).toEqual(['IM-AWK-03'])
    choose(match, `land:${CLIFF}`)
    expect(state().armies[CLIFF]).toBe(4)
    expect(state().discard).toEqual([card])
  })

  it('with a land card may be done in either world with an army and something in limbo [IM-CRD-03]', () => {
    const both = { 0: [[CLIFF, 1], [TWIN, 1]] } as const // prettier-ignore
    const card = landCard('emerald-cliff')
    expect(acting({ ...RICH, armies: both, limbo: { 0: [1, 1] } }, ON.awaken, card).offers()).toEqual([
      `land:${TWIN}`,
      `land:${CLIFF}`,
    ])
    expect(acting({ ...RICH, armies: both, limbo: { 0: [1, 0] } }, ON.awaken, card).offers()).toEqual([`land:${TWIN}`])
  })
})

describe('awakening by magic', () => {
  const lands = [[CLIFF, 1], [light('highcrag'), 2], [DUST, 4]] as const // prettier-ignore

  it('awaken 5 spreads five armies of one limbo over own lands of its world [IM-MAG-02, IM-EX-15]', () => {
    const { match, state, events, offers, described } = acting(
      { ...RICH, armies: { 0: lands }, limbo: { 0: [3, 6] } },
      ON.magic,
      magic('awaken'),
    )
    expect(offers()).toEqual([`awaken:${SHADOW}`, `awaken:${LIGHT}`])
    expect(described(`awaken:${LIGHT}`)).toEqual({
      label: { key: 'act.awakenFrom', args: { world: LIGHT, armies: 5 } },
      targets: [`limbo:${LIGHT}`],
      detail: { key: 'act.costs', args: { energy: 4, gold: 1 } },
      rule: 'IM-MAG-02',
    })
    choose(match, `awaken:${LIGHT}`)
    expect([state().energy[0], state().gold[0]]).toEqual([16, 19])
    for (const land of [CLIFF, CLIFF, light('highcrag'), CLIFF, light('highcrag')]) {
      expect(question(match)).toBe('awakenArmy@0')
      expect(offered(match)).toEqual([`land:${light('highcrag')}`, `land:${CLIFF}`])
      choose(match, `land:${land}`)
    }
    expect([state().armies[CLIFF], state().armies[light('highcrag')], state().armies[DUST]]).toEqual([4, 4, 4])
    expect([state().limbo[limboAt(0, SHADOW)], state().limbo[limboAt(0, LIGHT)]]).toEqual([3, 1])
    expect([state().energy[0], state().gold[0]]).toEqual([16, 19])
    expect(events).toEqual([
      { type: 'paid', role: 0, energy: 4, gold: 1 },
      { type: 'awakened', role: 0, world: LIGHT, lands: [CLIFF, light('highcrag')], armies: [3, 2], rule: 'IM-MAG-02' },
    ])
  })

  it('awaken 2 places two, in one land or two [IM-MAG-14, IM-MAG-12]', () => {
    const { match, state, described, events } = acting(
      { armies: { 0: lands }, limbo: { 0: [0, 6] }, gold: { 0: 2 } },
      ON.magic,
      magic('conflictsOrAwaken'),
    )
    expect(offered(match)).toEqual(['draw', `awaken:${LIGHT}`, ...COMPENSATION])
    expect(described(`awaken:${LIGHT}`).rule).toBe('IM-MAG-14')
    choose(match, `awaken:${LIGHT}`, `land:${CLIFF}`, `land:${light('highcrag')}`)
    expect([state().armies[CLIFF], state().armies[light('highcrag')]]).toEqual([2, 3])
    expect(events.at(-1)).toMatchObject({ type: 'awakened', rule: 'IM-MAG-14' })
    expect([state().energy[0], state().gold[0], state().limbo[limboAt(0, LIGHT)]]).toEqual([0, 0, 4])
    expect(question(match)).toBe('compensation@1')
  })

  it('brings all that a smaller limbo holds, none from an empty one or without a land there [IM-RUL-44]', () => {
    const two = acting({ ...RICH, armies: { 0: lands }, limbo: { 0: [0, 2] } }, ON.magic, magic('awaken'))
    expect(two.offers()).toEqual([`awaken:${LIGHT}`])
    expect(two.described(`awaken:${LIGHT}`).label.args).toEqual({ world: LIGHT, armies: 2 })
    expect(refusedBy(two.match, 0, `awaken:${SHADOW}`)).toEqual(['IM-RUL-44'])
    choose(two.match, `awaken:${LIGHT}`, `land:${CLIFF}`, `land:${CLIFF}`)
    expect(two.state().armies[CLIFF]).toBe(3)
    expect([two.state().energy[0], two.state().gold[0]]).toEqual([16, 19])
    const absent = acting({ ...RICH, armies: { 0: [[DUST, 1]] }, limbo: { 0: [0, 2] } }, ON.magic, magic('awaken'))
    expect(offered(absent.match)).toEqual(COMPENSATION)
    expect(refusedBy(absent.match, 0, `awaken:${LIGHT}`)).toEqual(['IM-RUL-79'])
    expect(refusedBy(absent.match, 0, `limbo:${SHADOW}`)).toEqual(['IM-RUL-44'])
  })

  it('the only own land of the world takes them all [IM-RUL-44]', () => {
    const { match, state } = acting({ ...RICH, armies: { 0: lands }, limbo: { 0: [5, 0] } }, ON.magic, magic('awaken'))
    choose(match, `awaken:${SHADOW}`)
    expect(offered(match)).toEqual([`land:${DUST}`])
    choose(match, `land:${DUST}`)
    expect(state().armies[DUST]).toBe(9)
  })

  it('explains every land while armies are placed [IM-RUL-44, IM-RUL-34]', () => {
    const { match, described } = acting(
      { ...RICH, armies: { 0: lands }, limbo: { 0: [0, 6] } },
      ON.magic,
      magic('awaken'),
    )
    choose(match, `awaken:${LIGHT}`)
    expect(described(`land:${CLIFF}`)).toEqual({
      label: { key: 'awaken.land', args: { land: CLIFF } },
      targets: [`land:${CLIFF}`],
      detail: { key: 'awaken.landNow', args: { armies: 1 } },
    })
    expect(match.explain(0, { key: `land:${DUST}` })).toEqual([
      { rule: 'IM-RUL-44', message: { key: 'refuse.actOtherWorld', args: { land: DUST, world: LIGHT } } },
    ])
    expect(match.explain(0, { key: `land:${light('the-murk')}` })).toEqual([
      { rule: 'IM-RUL-44', message: { key: 'refuse.actNotPresent', args: { land: light('the-murk') } } },
    ])
    expect(refusedBy(match, 0, 'compensation:gold')).toEqual(['IM-RUL-34'])
  })
})
