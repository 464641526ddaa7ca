import { describe, expect, it } from 'vitest'
import { CAPITAL, PORTAL, SHADOW, SHRINE } from '../../content/names.ts'
import { acting, COMPENSATION, ON, RICH } from '../../testing/acting.ts'
import { choose, joker, landCard, light, magic, offered, refusedBy, shadow } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { scoreOf } from '../scoring/score.ts'
import { putArmies, takeArmies } from '../table/lands.ts'
import type { State } from '../table/state.ts'

const HOME = light('treehome')
const MURK = shadow('the-murk')
const build = (building: number, land: number): string => `build:${building}@${land}`
const anything = (land: number): string[] => [PORTAL, SHRINE, CAPITAL].map((building) => build(building, land))
const standing = (arrange: (s: State) => void, land = MURK): Position => ({
  ...RICH,
  armies: { 0: [[land, 1]] },
  arrange,
})

describe('build', () => {
  it('a portal of the Elves costs 4 energy and brings 1 point at once [IM-BLD-02, IM-BLD-04, IM-EX-11]', () => {
    const { match, state, events, described } = acting(
      { armies: { 0: [[HOME, 2]] }, energy: { 0: 4 }, gold: { 0: 0 } },
      ON.build,
      HOME,
    )
    expect(offered(match)).toEqual([build(PORTAL, HOME), ...COMPENSATION])
    expect(described(build(PORTAL, HOME))).toEqual({
      label: { key: 'act.build', args: { building: PORTAL, land: HOME } },
      targets: [`land:${HOME}`, `building:${PORTAL}`],
      detail: { key: 'act.buildDetail', args: { points: 1, energy: 4, gold: 0 } },
      rule: 'IM-BLD-04',
    })
    choose(match, build(PORTAL, HOME))
    expect([state().portal[HOME], state().building[HOME], state().armies[HOME]]).toEqual([1, -1, 2])
    expect([state().energy[0], state().gold[0], state().points[0]]).toEqual([0, 0, 1])
    expect(events).toEqual([
      { type: 'paid', role: 0, energy: 4, gold: 0 },
      { type: 'built', role: 0, building: PORTAL, land: HOME, points: 1 },
    ])
  })

  it.each([
    ['shrine', SHRINE, 1, 'IM-BLD-05'],
    ['capital', CAPITAL, 2, 'IM-BLD-06'],
  ])('a %s brings its points at once [IM-BLD-05, IM-BLD-06]', (_, building, points, rule) => {
    const { match, state, described } = acting({ ...RICH, armies: { 0: [[HOME, 1]] } }, ON.build, HOME)
    expect(described(build(building, HOME)).rule).toBe(rule)
    choose(match, build(building, HOME))
    expect([state().portal[HOME], state().building[HOME], state().points[0]]).toEqual([0, building, points])
    expect(state().points.slice(1)).toEqual([0, 0])
  })

  it('everybody may, at the prices of the own Light race [IM-BLD-01]', () => {
    const prices = (role: number): (number | string | undefined)[][] => {
      const rich = { gold: { [role]: 9 }, energy: { [role]: 9 } }
      const { described } = acting({ ...rich, armies: { [role]: [[HOME, 1]] } }, ON.build, HOME, role)
      return anything(HOME).map((key) => {
        const { energy, gold } = described(key).detail!.args!
        return [energy, gold]
      })
    }
    expect(prices(0)).toEqual([[4, 0], [1, 2], [2, 3]]) // prettier-ignore
    expect(prices(1)).toEqual([[2, 2], [2, 2], [2, 3]]) // prettier-ignore
    expect(prices(2)).toEqual([[1, 4], [0, 2], [0, 5]]) // prettier-ignore
  })

  it('offers what can be paid in full: energy is no gold [IM-RUL-42]', () => {
    const offers = (energy: number, gold: number): string[] =>
      acting({ armies: { 0: [[HOME, 1]] }, energy: { 0: energy }, gold: { 0: gold } }, ON.build, HOME).offers()
    expect(offers(1, 2)).toEqual([build(SHRINE, HOME)])
    expect(offers(3, 1)).toEqual([])
    expect(offers(2, 3)).toEqual([build(SHRINE, HOME), build(CAPITAL, HOME)])
    expect(offers(4, 3)).toEqual(anything(HOME))
    const poor = acting({ armies: { 0: [[HOME, 1]] }, energy: { 0: 3 }, gold: { 0: 1 } }, ON.build, HOME)
    expect(refusedBy(poor.match, 0, build(PORTAL, HOME))).toEqual(['IM-RUL-42'])
    expect(poor.match.explain(0, { key: build(SHRINE, HOME) })[0].message.args).toEqual({
      energy: 1,
      gold: 2,
      ownEnergy: 3,
      ownGold: 1,
    })
  })

  it('needs an army in the land of the card [IM-BLD-03]', () => {
    const { match } = acting({ ...RICH, armies: { 0: [[MURK, 1]] } }, ON.build, HOME)
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, build(SHRINE, HOME))).toEqual(['IM-BLD-03'])
    expect(refusedBy(match, 0, build(SHRINE, MURK))).toEqual(['IM-CRD-04'])
    expect(refusedBy(match, 0, `land:${HOME}`)).toEqual(['IM-BLD-03'])
    expect(refusedBy(match, 0, `building:${SHRINE}`)).toEqual(['IM-RUL-31'])
  })

  it('one shrine or capital in a land, for good [IM-BLD-08, IM-RUL-47]', () => {
    const shrine = acting(
      standing((s) => (s.building[MURK] = SHRINE)),
      ON.build,
      MURK,
    )
    expect(shrine.offers()).toEqual([build(PORTAL, MURK)])
    expect(refusedBy(shrine.match, 0, build(SHRINE, MURK))).toEqual(['IM-BLD-08'])
    expect(refusedBy(shrine.match, 0, build(CAPITAL, MURK))).toEqual(['IM-RUL-47'])
    const capital = acting(
      standing((s) => (s.building[MURK] = CAPITAL)),
      ON.build,
      MURK,
    )
    expect(capital.offers()).toEqual([build(PORTAL, MURK)])
    expect(refusedBy(capital.match, 0, build(SHRINE, MURK))).toEqual(['IM-BLD-08'])
    expect(refusedBy(capital.match, 0, build(CAPITAL, MURK))).toEqual(['IM-BLD-08'])
  })

  it('one capital in a region of a world; the other world has its own [IM-BLD-09, IM-RUL-45]', () => {
    const beside = acting(
      standing((s) => (s.building[shadow('borderland')] = CAPITAL)),
      ON.build,
      MURK,
    )
    expect(beside.offers()).toEqual([build(PORTAL, MURK), build(SHRINE, MURK)])
    expect(beside.match.explain(0, { key: build(CAPITAL, MURK) })).toEqual([
      {
        rule: 'IM-BLD-09',
        message: { key: 'refuse.actCapitalInRegion', args: { land: shadow('borderland'), region: 2 } },
      },
    ])
    const others = acting(
      standing((s) => {
        s.building[light('borderland')] = CAPITAL
        s.building[shadow('white-falls')] = CAPITAL
        s.building[shadow('crossfen')] = SHRINE
      }),
      ON.build,
      MURK,
    )
    expect(others.offers()).toEqual(anything(MURK))
  })

  it('a portal goes beside any building and to the twin, but not twice into a land [IM-BLD-10, IM-RUL-46]', () => {
    const twin = acting(
      standing((s) => (s.portal[light('the-murk')] = 1)),
      ON.build,
      MURK,
    )
    expect(twin.offers()).toEqual(anything(MURK))
    const there = acting(
      standing((s) => {
        s.portal[MURK] = 1
      }),
      ON.build,
      MURK,
    )
    expect(there.offers()).toEqual([build(SHRINE, MURK), build(CAPITAL, MURK)])
    expect(refusedBy(there.match, 0, build(PORTAL, MURK))).toEqual(['IM-RUL-46'])
    choose(there.match, build(CAPITAL, MURK))
    expect([there.state().portal[MURK], there.state().building[MURK]]).toEqual([1, CAPITAL])
  })

  it('there are 26 portals, and a tile for every land [IM-RUL-48]', () => {
    const portals = (count: number) =>
      acting(
        standing((s) => {
          for (let land = 0, built = 0; built < count; land++)
            if (land !== MURK) {
              s.portal[land] = 1
              built++
            }
        }),
        ON.build,
        MURK,
      )
    expect(portals(25).offers()).toEqual(anything(MURK))
    const none = portals(26)
    expect(none.offers()).toEqual([build(SHRINE, MURK), build(CAPITAL, MURK)])
    expect(refusedBy(none.match, 0, build(PORTAL, MURK))).toEqual(['IM-RUL-48'])
    const last = acting(
      standing((s) => s.building.forEach((_, land) => (s.building[land] = land === MURK ? -1 : SHRINE))),
      ON.build,
      MURK,
    )
    expect(last.offers()).toEqual(anything(MURK))
  })

  it('the tiles of a smaller box can run out [IM-RUL-48]', () => {
    const { match, offers } = acting(
      {
        ...standing((s) => (s.building[HOME] = SHRINE)),
        content: (c) => ({ ...c, components: { ...c.components, buildingTiles: 1 } }),
      },
      ON.build,
      MURK,
    )
    expect(offers()).toEqual([build(PORTAL, MURK)])
    expect(refusedBy(match, 0, build(SHRINE, MURK))).toEqual(['IM-RUL-48'])
  })

  it('belongs to nobody: whoever has the land scores, the builder keeps the first points [IM-BLD-11, IM-BLD-12]', () => {
    const { match, state } = acting({ ...RICH, armies: { 0: [[MURK, 1]], 1: [[HOME, 1]] } }, ON.build, MURK)
    choose(match, build(CAPITAL, MURK))
    expect(scoreOf(match.play, 0).capitals).toBe(1)
    takeArmies(state(), MURK, 1)
    expect([0, 1].map((role) => scoreOf(match.play, role).capitals)).toEqual([0, 0])
    putArmies(state(), 1, MURK, 1)
    expect([0, 1].map((role) => scoreOf(match.play, role).capitals)).toEqual([0, 1])
    expect([state().points[0], state().building[MURK]]).toEqual([2, CAPITAL])
  })

  it('a joker serves every own land of its region and world, a land card both worlds [IM-RUL-50, IM-CRD-03]', () => {
    const armies = { 0: [[MURK, 1], [light('the-murk'), 1], [shadow('gloomreach'), 1]] } as const // prettier-ignore
    expect(acting({ ...RICH, armies }, ON.build, joker(SHADOW, 'moor')).offers()).toEqual([
      ...anything(MURK),
      ...anything(shadow('gloomreach')),
    ])
    expect(acting({ ...RICH, armies }, ON.build, landCard('the-murk')).offers()).toEqual([
      ...anything(MURK),
      ...anything(light('the-murk')),
    ])
  })

  it('says why nothing can be built in a land, each reason once [IM-BLD-08, IM-RUL-46]', () => {
    const full = acting(
      standing((s) => {
        s.portal[MURK] = 1
        s.building[MURK] = SHRINE
      }),
      ON.build,
      MURK,
    )
    expect(offered(full.match)).toEqual(COMPENSATION)
    expect(refusedBy(full.match, 0, `land:${MURK}`)).toEqual(['IM-RUL-46', 'IM-BLD-08'])
    expect(refusedBy(full.match, 0, `building:${CAPITAL}`)).toEqual(['IM-RUL-47'])
    expect(refusedBy(full.match, 0, 'build:3@4')).toEqual([])
    expect(refusedBy(full.match, 0, 'build:1@50')).toEqual([])
  })
})

describe('a shrine by magic', () => {
  const CARD = magic('shrineOrTakeover')
  const armies = { 0: [[MURK, 1], [HOME, 2]], 1: [[light('saltmere'), 1]] } as const // prettier-ignore
  const shrines = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith('shrine:'))

  it('goes to any own land without shrine or capital, for 2 and 2 instead of the price of the race [IM-MAG-08, IM-RUL-70, IM-MAG-07]', () => {
    const { match, state, offers, described } = acting({ armies, gold: { 0: 2 }, energy: { 0: 2 } }, ON.magic, CARD)
    expect(shrines(offers())).toEqual([`shrine:${MURK}`, `shrine:${HOME}`])
    expect(described(`shrine:${HOME}`)).toEqual({
      label: { key: 'act.build', args: { building: SHRINE, land: HOME } },
      targets: [`land:${HOME}`, `building:${SHRINE}`],
      detail: { key: 'act.buildDetail', args: { points: 1, energy: 2, gold: 2 } },
      rule: 'IM-MAG-08',
    })
    choose(match, `shrine:${HOME}`)
    expect([state().building[HOME], state().points[0], state().energy[0], state().gold[0]]).toEqual([SHRINE, 1, 0, 0])
  })

  it('does not go beside a shrine or a capital [IM-RUL-70]', () => {
    const { match, offers } = acting(
      {
        ...RICH,
        armies,
        arrange: (s) => {
          s.building[HOME] = CAPITAL
          s.building[shadow('crossfen')] = CAPITAL
        },
      },
      ON.magic,
      CARD,
    )
    expect(shrines(offers())).toEqual([`shrine:${MURK}`])
    expect(refusedBy(match, 0, `shrine:${HOME}`)).toEqual(['IM-BLD-08'])
    expect(refusedBy(match, 0, `shrine:${light('saltmere')}`)).toEqual(['IM-MAG-08'])
  })

  it.each([
    [1, 9],
    [9, 1],
  ])('cannot be had for %i energy and %i gold [IM-MAG-07]', (energy, gold) => {
    // prettier-ignore
    const { match } = acting({ armies, gold: { 0: gold }, energy: { 0: energy } }, ON.magic, CARD)
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `shrine:${HOME}`)).toEqual(['IM-RUL-42'])
    expect(refusedBy(match, 0, `building:${SHRINE}`)).toEqual(['IM-RUL-42'])
  })
})
