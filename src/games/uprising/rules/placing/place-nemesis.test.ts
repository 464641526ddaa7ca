import { describe, expect, it } from 'vitest'
import type { HexSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { asked, at, card, choose, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'
import { isEmpty } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { CHAOS, EMPIRE, NONE, type State } from '../table/state.ts'
import { hasX, placesFor } from './where-it-fits.ts'

const ON_EMPTY: HexSel = { pick: 'choose', where: [{ is: 'empty' }, { is: 'not', of: { is: 'hasX' } }] }
const HERE = { at: 'here' } as const
const CAPITAL = { at: 'capital' } as const
const garrisons = (n: number, to: HexSel): Effect[] => [{ op: 'placeGarrison', n, at: to }]
const skeletons = (n: number, to: HexSel): Effect[] => [{ op: 'placeSkeleton', n, at: to }]
const together = (n: number): Effect[] => [{ op: 'joinSkeletons', n }]

/** Garrisons on so many spaces that no level-1 piece is left, none of them on the Capital. */
const LEVEL_ONE_USED = Object.fromEntries(
  [at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1), at(1, -1), at(-1, -1), at(1, -2), at(-1, 2), at(1, 1)].map(
    (space) => [space, 1],
  ),
)

/** Every hex without X has something on it. */
const crowded = (state: State): void => {
  for (let space = 0; space < SPACES; space++)
    if (state.tile[space] !== NONE && isEmpty(state, space)) state.curse[space] = 1
}

const hexes = (spaces: readonly number[]): string[] => spaces.map((space) => `hex:${space}`)

describe('placing Garrisons', () => {
  it('offers empty hexes without X, explored or not [UP-PLC-01] [UP-PLC-04]', () => {
    const { match } = effectMatch({ garrisons: { [at(1, 0)]: 1 }, curses: [at(0, 1)] }, garrisons(1, ON_EMPTY))
    expect(question(match)).toBe('placeWhere@0')
    const { state } = match.play
    const free = Array.from({ length: SPACES }, (_, space) => space).filter(
      (space) => isEmpty(state, space) && !hasX(match.play, space),
    )
    expect(offered(match)).toEqual(hexes(free))
    expect(offered(match)).toContain(`hex:${at(1, 1)}`)
    expect(offered(match)).not.toContain(`hex:${at(3, 0)}`)
    choose(match, `hex:${at(1, 1)}`)
    expect(state.garrison[at(1, 1)]).toBe(1)
    expect(state.vp[EMPIRE]).toBe(0)
  })

  it('says why a hex is no place [UP-PLC-04]', () => {
    const { match } = effectMatch({ garrisons: { [at(1, 0)]: 3, [at(0, 1)]: 1 } }, garrisons(1, ON_EMPTY))
    expect(refusedBy(match, 0, `hex:${at(1, 0)}`)).toEqual(['UP-HEX-05'])
    expect(refusedBy(match, 0, `hex:${at(0, 1)}`)).toEqual(['UP-PLC-04'])
    expect(refusedBy(match, 0, `hex:${at(3, 0)}`)).toEqual(['UP-PLC-04'])
    expect(refusedBy(match, 0, `hex:${at(1, 1)}`)).toEqual([])
  })

  it('takes the next empty hex for the next Garrison', () => {
    const { match } = effectMatch({}, garrisons(2, ON_EMPTY))
    choose(match, `hex:${at(1, 1)}`)
    expect(offered(match)).not.toContain(`hex:${at(1, 1)}`)
  })

  it('falls back to hexes with a Garrison or Legion, first empty ones [UP-PLC-02] [UP-PLC-05] [UP-RUL-73]', () => {
    const position: Position = {
      garrisons: { [at(0, 0)]: 2, [at(1, 0)]: 1, [at(0, 1)]: 3 },
      cards: { executioner: { at: at(3, 0) } },
      arrange: crowded,
    }
    const { match } = effectMatch(position, garrisons(1, ON_EMPTY))
    expect(offered(match).sort()).toEqual(hexes([at(0, 0), at(1, 0), at(3, 0)]).sort())
  })

  it('leaves the choice between empty and own hexes in the first edition [UP-PLC-02] [UP-RUL-73]', () => {
    const sel: HexSel = { pick: 'choose', where: [{ is: 'terrain', in: ['woods'] }, { is: 'hasCurse' }] }
    const position: Position = { garrisons: { [at(1, 0)]: 1 } }
    const places = (edition: 'first' | 'second'): number[] =>
      placesFor(tableOf({ ...position, edition }), 'garrison', sel, NO_CONTEXT)
    expect(places('second')).not.toContain(at(1, 0))
    expect(places('second')).toContain(at(1, 1))
    expect(places('first')).toContain(at(1, 0))
    expect(places('first')).toContain(at(1, 1))
  })

  it('needs the piece of the next level: without level 1 an own hex is raised [UP-PLC-05] [UP-RUL-75]', () => {
    const { match } = effectMatch({ garrisons: LEVEL_ONE_USED }, garrisons(1, ON_EMPTY))
    expect(offered(match).sort()).toEqual(hexes(Object.keys(LEVEL_ONE_USED).map(Number)).sort())
    choose(match, `hex:${at(1, 0)}`)
    expect(match.play.state.garrison[at(1, 0)]).toBe(2)
  })

  it('a Legion without Garrison needs a level-1 piece [UP-RUL-75]', () => {
    const { match } = effectMatch(
      { garrisons: LEVEL_ONE_USED, cards: { executioner: { at: at(3, 0) } } },
      garrisons(1, ON_EMPTY),
    )
    expect(offered(match)).not.toContain(`hex:${at(3, 0)}`)
    expect(refusedBy(match, 0, `hex:${at(3, 0)}`)).toEqual(['UP-RUL-75'])
  })

  it('gives The Empire 1 VP for each that finds no place [UP-PLC-03] [UP-PLC-06]', () => {
    const full = Object.fromEntries(Object.keys(LEVEL_ONE_USED).map((space) => [space, 3]))
    const { match, told } = effectMatch({ garrisons: full }, garrisons(2, ON_EMPTY))
    expect(match.play.state.vp[EMPIRE]).toBe(2)
    expect(told('vpGained')).toContainEqual({ side: EMPIRE, points: 1, rule: 'UP-PLC-06' })
  })

  it('never relocates what belongs on one hex: full means 1 VP each [UP-GAR-10] [UP-PLC-15] [UP-RUL-72]', () => {
    const { match, told } = effectMatch({ garrisons: { [at(1, 0)]: 2 } }, garrisons(3, HERE), { here: at(1, 0) })
    expect(match.play.state.garrison[at(1, 0)]).toBe(3)
    expect(match.play.state.vp[EMPIRE]).toBe(2)
    expect(told('vpGained')).toContainEqual({ side: EMPIRE, points: 1, rule: 'UP-GAR-10' })
  })

  it('without a Garrison in the reserve The Empire scores 1 VP [UP-GAR-09]', () => {
    const { match, told } = effectMatch({ garrisons: LEVEL_ONE_USED }, garrisons(1, HERE), { here: at(2, 1) })
    expect(match.play.state.garrison[at(2, 1)]).toBe(0)
    expect(told('vpGained')).toEqual([{ side: EMPIRE, points: 1, rule: 'UP-GAR-09' }])
  })

  it('counts a face-down hex as one without X [UP-RUL-48] [UP-PLC-04]', () => {
    const t = tableOf({ tiles: { [at(1, 0)]: 'face-down', [at(0, 1)]: 'graveyard' } })
    expect(hasX(t, at(1, 0))).toBe(false)
    expect(hasX(t, at(0, 1))).toBe(true)
    expect(hasX(t, at(3, 0))).toBe(true)
    expect(hasX(t, at(0, 0))).toBe(true)
  })
})

describe('a fourth Garrison for the Capital', () => {
  it('goes to an empty hex without X, no VP [UP-CAP-02] [UP-CAP-03]', () => {
    const { match, told } = effectMatch({ garrisons: { [at(0, 0)]: 2 } }, garrisons(2, CAPITAL))
    expect(match.play.state.garrison[at(0, 0)]).toBe(3)
    expect(question(match)).toBe('placeWhere@0')
    expect(offered(match)).toContain(`hex:${at(1, 1)}`)
    expect(offered(match)).not.toContain(`hex:${at(3, 0)}`)
    choose(match, `hex:${at(1, 1)}`)
    expect(told('garrisonPlaced')).toContainEqual({ space: at(1, 1), level: 1, rule: 'UP-CAP-03' })
    expect(match.play.state.vp[EMPIRE]).toBe(0)
  })

  it('without one raises another Garrison, but joins no Legion [UP-CAP-03]', () => {
    const { match } = effectMatch(
      {
        garrisons: { [at(0, 0)]: 3, [at(1, 0)]: 1, [at(0, 1)]: 2, [at(-1, 0)]: 3 },
        cards: { executioner: { at: at(3, 0) } },
        arrange: crowded,
      },
      garrisons(1, CAPITAL),
    )
    expect(offered(match).sort()).toEqual(hexes([at(1, 0), at(0, 1)]).sort())
  })

  it('scores 1 VP only if that is impossible too [UP-CAP-04]', () => {
    const { match, told } = effectMatch(
      { garrisons: { [at(0, 0)]: 3, [at(1, 0)]: 3 }, arrange: crowded },
      garrisons(1, CAPITAL),
    )
    expect(match.play.state.vp[EMPIRE]).toBe(1)
    expect(told('vpGained')).toEqual([{ side: EMPIRE, points: 1, rule: 'UP-CAP-04' }])
  })
})

describe('placing Skeletons', () => {
  it('together: the second follows the first; where neither fits it is 1 VP each [UP-PLC-03] [UP-PLC-11]', () => {
    const both: Effect[] = [
      { op: 'placeSkeleton', n: 2, at: { pick: 'choose', where: [{ is: 'empty' }] }, together: 1 },
    ]
    const full = (state: State): void => {
      for (let space = 0; space < SPACES; space++) if (isEmpty(state, space)) state.curse[space] = 1
      state.hordesLeft = 0
    }
    const one = effectMatch({ skeletons: { [at(0, 1)]: 1 }, arrange: full }, both)
    expect(one.match.state.skeletons[at(0, 1)]).toBe(2)
    expect(one.match.state.vp[CHAOS]).toBe(1)
    const none = effectMatch({ skeletons: { [at(0, 1)]: 2 }, arrange: full }, both)
    expect(none.match.state.vp[CHAOS]).toBe(2)
  })

  it('joins hexes with one or two, each chosen for itself [UP-PLC-07] [UP-PLC-08]', () => {
    const { match } = effectMatch({ skeletons: { [at(3, 0)]: 1, [at(0, 3)]: 2 } }, together(2))
    expect(offered(match).sort()).toEqual(hexes([at(3, 0), at(0, 3)]).sort())
    expect(refusedBy(match, 0, `hex:${at(1, 0)}`)).toEqual(['UP-PLC-07'])
    choose(match, `hex:${at(3, 0)}`)
    expect(match.play.state.skeletons[at(3, 0)]).toBe(2)
    expect(offered(match).sort()).toEqual(hexes([at(3, 0), at(0, 3)]).sort())
  })

  it('a third one makes a Horde of all three [UP-SKE-07] [UP-PLC-07]', () => {
    const { match, told } = effectMatch(
      { skeletons: { [at(3, 0)]: 2 }, nextHordes: ['bloodwyrm'], events: ['solar-eclipse'] },
      together(1),
    )
    const { state } = match.play
    expect(state.skeletons[at(3, 0)]).toBe(0)
    expect(state.cardAt[card('bloodwyrm')]).toBe(at(3, 0))
    expect(told('skeletonsBecomeHorde')).toEqual([{ space: at(3, 0), count: 3, rule: 'UP-SKE-07' }])
  })

  it('goes to any empty hex if there are none on the map [UP-PLC-09]', () => {
    const { match } = effectMatch({}, together(1))
    expect(offered(match)).toContain(`hex:${at(3, 0)}`)
    expect(offered(match)).toContain(`hex:${at(1, 0)}`)
    expect(offered(match)).not.toContain(`hex:${at(0, 2)}`)
  })

  const ELEVEN = { [at(3, 0)]: 2, [at(0, 3)]: 2, [at(-3, 0)]: 2, [at(0, -3)]: 2, [at(3, -3)]: 2, [at(-3, 3)]: 1 }

  it('without one in the reserve those of a hex become a Horde, then it goes on [UP-SKE-08] [UP-PLC-10] [UP-RUL-66]', () => {
    const { match, told } = effectMatch(
      { skeletons: ELEVEN, nextHordes: ['bloodwyrm'], events: ['solar-eclipse'] },
      skeletons(2, HERE),
      { here: at(2, 1) },
    )
    expect(question(match)).toBe('placeWhere@0')
    expect(offered(match)).toHaveLength(6)
    expect(refusedBy(match, 0, `hex:${at(1, 0)}`)).toEqual(['UP-SKE-08'])
    choose(match, `hex:${at(-3, 3)}`)
    const { state } = match.play
    expect(state.cardAt[card('bloodwyrm')]).toBe(at(-3, 3))
    expect(state.skeletons[at(-3, 3)]).toBe(0)
    expect(told('skeletonsBecomeHorde')).toEqual([{ space: at(-3, 3), count: 1, rule: 'UP-SKE-08' }])
    expect(state.skeletons[at(2, 1)]).toBe(1)
    expect(state.vp[CHAOS]).toBe(0)
  })

  it('which of them become a Horde is for the first player to say, in the first edition for who acts [UP-RUL-06] [UP-PHS-05]', () => {
    const asks = (more: Position): string =>
      question(effectMatch({ skeletons: ELEVEN, ...more }, skeletons(1, HERE), { here: at(2, 1), you: 1 }).match)
    expect(asks({})).toBe('placeWhere@0')
    expect(asks({ edition: 'first' })).toBe('placeWhere@1')
    expect(asks({ edition: 'first', phase: 'events' })).toBe('placeWhere@0')
  })

  it('without any on the map and in the reserve Chaos gains 1 VP [UP-RUL-66]', () => {
    const { match } = effectMatch({ arrange: (s) => (s.buriedSkeletons = 11) }, skeletons(1, HERE), { here: at(2, 1) })
    expect(match.play.state.vp[CHAOS]).toBe(1)
  })

  it('with an empty Horde deck a third is not possible: another hex, else 1 VP [UP-RUL-67] [UP-PLC-11]', () => {
    const position: Position = { skeletons: { [at(3, 0)]: 2, [at(0, 3)]: 1 }, arrange: (s) => (s.hordesLeft = 0) }
    const { match, told } = effectMatch(position, together(2))
    expect(match.play.state.skeletons[at(0, 3)]).toBe(2)
    expect(told('vpGained')).toEqual([])
    expect(offered(match)).toContain(`hex:${at(1, 0)}`)
    expect(offered(match)).not.toContain(`hex:${at(0, 3)}`)
    const full = effectMatch(
      {
        ...position,
        arrange: (s) => {
          s.hordesLeft = 0
          for (let space = 0; space < SPACES; space++) if (isEmpty(s, space)) s.curse[space] = 1
        },
      },
      together(2),
    )
    expect(full.told('vpGained')).toEqual([{ side: CHAOS, points: 1, rule: 'UP-PLC-11' }])
    const here = effectMatch(position, skeletons(1, HERE), { here: at(3, 0) })
    expect(here.match.play.state.skeletons[at(3, 0)]).toBe(2)
    expect(here.told('vpGained')).toEqual([{ side: CHAOS, points: 1, rule: 'UP-RUL-67' }])
  })
})

describe('placing Legions and Hordes', () => {
  it('a Legion goes to the Capital unless told otherwise, with the Threat of the Event [UP-LEG-01] [UP-LEG-02] [UP-EVT-07]', () => {
    const { match, told } = effectMatch({ nextLegions: ['executioner'], events: ['the-empire-strikes'] }, [
      { op: 'placeLegion', n: 1 },
    ])
    const { state } = match.play
    expect(state.cardAt[card('executioner')]).toBe(at(0, 0))
    expect(state.threat[card('executioner')]).toBe(6)
    expect(told('nemesisPlaced')).toEqual([
      { card: card('executioner'), space: at(0, 0), threat: 6, rule: 'UP-LEG-01' },
    ])
  })

  it('an effect that gives a Threat is heard first [UP-EVT-07] [UP-THR-03]', () => {
    const { match } = effectMatch({ nextLegions: ['executioner'], events: ['the-empire-strikes'] }, [
      { op: 'placeLegion', n: 1, threat: 2 },
    ])
    expect(match.play.state.threat[card('executioner')]).toBe(2)
  })

  it('without a Legion The Empire gains 1 VP [UP-LEG-03] [UP-PLC-12]', () => {
    const { match } = effectMatch({ arrange: (s) => (s.legionsLeft = 0) }, [{ op: 'placeLegion', n: 2, at: CAPITAL }])
    expect(match.play.state.vp[EMPIRE]).toBe(2)
  })

  it('a Horde goes to an empty hex, else to Skeletons or a Curse, else 1 VP [UP-PLC-13]', () => {
    const t = tableOf({ skeletons: { [at(3, 0)]: 1 }, curses: [at(0, 1)] })
    const places = placesFor(t, 'horde', undefined, NO_CONTEXT)
    expect(places).toContain(at(1, 0))
    expect(places).not.toContain(at(3, 0))
    for (let space = 0; space < SPACES; space++) if (isEmpty(t.state, space)) t.state.garrison[space] = 1
    expect(placesFor(t, 'horde', undefined, NO_CONTEXT).sort()).toEqual([at(3, 0), at(0, 1)].sort())
    const { match } = effectMatch({ arrange: (s) => (s.hordesLeft = 0) }, [{ op: 'placeHorde', n: 1 }])
    expect(match.play.state.vp[CHAOS]).toBe(1)
  })

  it('prefers an empty hex in the first edition too, and a Skeleton or Curse to another Horde [UP-PLC-13] [UP-PLC-02]', () => {
    const t = tableOf({
      edition: 'first',
      skeletons: { [at(3, 0)]: 1 },
      curses: [at(0, 1)],
      cards: { bloodwyrm: { at: at(1, 1) } },
    })
    const places = placesFor(t, 'horde', undefined, NO_CONTEXT)
    expect(places.length).toBeGreaterThan(0)
    expect(places.every((space) => isEmpty(t.state, space))).toBe(true)
    for (let space = 0; space < SPACES; space++) if (isEmpty(t.state, space)) t.state.garrison[space] = 1
    expect(placesFor(t, 'horde', undefined, NO_CONTEXT).sort()).toEqual([at(3, 0), at(0, 1)].sort())
    t.state.skeletons[at(3, 0)] = 0
    t.state.curse[at(0, 1)] = 0
    t.state.garrison[at(3, 0)] = 1
    t.state.garrison[at(0, 1)] = 1
    expect(placesFor(t, 'horde', undefined, NO_CONTEXT)).toEqual([at(1, 1)])
  })

  it('a Skeleton for a region stays in it with a Skeleton or a Curse there [UP-RUL-74] [UP-PLC-14]', () => {
    const sel: HexSel = { pick: 'choose', region: 'fog-grave', where: [{ is: 'empty' }] }
    const t = tableOf({ skeletons: { [at(0, 3)]: 1 }, curses: [at(2, 1)] })
    for (const space of placesFor(t, 'skeleton', sel, NO_CONTEXT)) t.state.garrison[space] = 1
    expect(placesFor(t, 'skeleton', sel, NO_CONTEXT).sort()).toEqual([at(0, 3), at(2, 1)].sort())
    t.state.skeletons[at(0, 3)] = 2
    t.state.hordesLeft = 0
    expect(placesFor(t, 'skeleton', sel, NO_CONTEXT)).toEqual([at(2, 1)])
  })

  it('keeps to a named region, there also with Skeletons or a Curse, before leaving it [UP-PLC-14] [UP-RUL-74]', () => {
    const sel: HexSel = { pick: 'choose', region: 'fog-grave', where: [{ is: 'empty' }] }
    const t = tableOf({ skeletons: { [at(0, 3)]: 1 }, curses: [at(2, 1)] })
    const { region } = t.content.board
    const first = placesFor(t, 'horde', sel, NO_CONTEXT)
    expect(first.length).toBeGreaterThan(0)
    expect(first.every((space) => region[space] === 1 && t.state.tile[space] === NONE && isEmpty(t.state, space))).toBe(
      true,
    )
    for (const space of first) t.state.garrison[space] = 1
    expect(placesFor(t, 'horde', sel, NO_CONTEXT).sort()).toEqual([at(0, 3), at(2, 1)].sort())
    t.state.skeletons[at(0, 3)] = 0
    t.state.garrison[at(0, 3)] = 1
    t.state.curse[at(2, 1)] = 0
    t.state.garrison[at(2, 1)] = 1
    const outside = placesFor(t, 'horde', sel, NO_CONTEXT)
    expect(outside.length).toBeGreaterThan(0)
    expect(outside.every((space) => isEmpty(t.state, space))).toBe(true)
  })

  it('asks in an Event the first player [UP-PLC-01] [UP-EVT-04]', () => {
    const { match } = effectMatch({ firstPlayer: 1, phase: 'events', nextHordes: ['bloodwyrm'] }, [
      { op: 'placeHorde', n: 1, at: { pick: 'choose', where: [{ is: 'empty' }], by: 'first' } },
    ])
    expect(asked(match).role).toBe(1)
    choose(match, `hex:${at(3, 0)}`)
    expect(match.play.state.cardAt[card('bloodwyrm')]).toBe(at(3, 0))
  })
})

describe('reinforcing', () => {
  const reinforce: Effect[] = [{ op: 'reinforce', at: HERE }]

  it('adds a Garrison to The Empire, a Skeleton to Chaos, nothing to players [UP-EXP-06] [UP-EXP-07] [UP-RUL-76]', () => {
    const here = at(1, 0)
    const after = (position: Position): State => effectMatch(position, reinforce, { here }).match.play.state
    expect(after({ garrisons: { [here]: 1 } }).garrison[here]).toBe(2)
    expect(after({ cards: { executioner: { at: here } } }).garrison[here]).toBe(1)
    expect(after({ skeletons: { [here]: 1 } }).skeletons[here]).toBe(2)
    expect(after({ cards: { bloodwyrm: { at: here } } }).skeletons[here]).toBe(1)
    const own = after({ units: { [here]: ['tribesmen'] } })
    expect([own.garrison[here], own.skeletons[here], own.vp[EMPIRE], own.vp[CHAOS]]).toEqual([0, 0, 0, 0])
    expect(after({ garrisons: { [here]: 3 } }).vp[EMPIRE]).toBe(1)
  })
})
