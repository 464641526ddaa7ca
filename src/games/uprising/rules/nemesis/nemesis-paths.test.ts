import { describe, expect, it } from 'vitest'
import { at, card, tableOf, type Position } from '../../testing/position.ts'
import { distanceOf, SPACES } from '../map/spaces.ts'
import { EMPIRE, NONE } from '../table/state.ts'
import { capitalDistances, hordePlan, notFartherHexes, skeletonPlan } from './horde-path.ts'
import { closerHexes, legionPlan } from './legion-path.ts'
import { prefer } from './priorities.ts'

/** The Executioner and where it is going, on a map of face-down tiles and ice. */
const legion = (from: number, target: number, more: Position = {}): ReturnType<typeof tableOf> =>
  tableOf({ ...more, cards: { executioner: { at: from, target }, ...more.cards } })

const EXECUTIONER = card('executioner')
const WYRM = card('bloodwyrm')

describe('the way of a Legion', () => {
  it('leads one hex closer, whatever lies there [UP-LEG-07] [UP-LEG-08]', () => {
    const t = legion(at(0, 0), at(0, 2), { curses: [at(0, 1)] })
    expect(t.state.tile[at(0, 1)]).toBeLessThan(0)
    expect(legionPlan(t, EXECUTIONER)).toEqual({ spaces: [at(0, 1)], rule: 'UP-LEG-08' })
  })

  it('stays on its Target’s hex [UP-LEG-07]', () => {
    expect(legionPlan(legion(at(0, 2), at(0, 2)), EXECUTIONER).spaces).toEqual([])
  })

  it('stays on the Capital with its Target [UP-TGT-07]', () => {
    expect(legionPlan(legion(at(0, 0), at(0, 0)), EXECUTIONER)).toEqual({ spaces: [], rule: 'UP-TGT-07' })
  })

  it('goes around impassable edges by the shortest route [UP-LEG-08] [UP-RUL-57]', () => {
    // Rhun is closed to the east and the south-east: straight south is no way out of it.
    const t = legion(at(0, 1), at(0, 2), { tiles: { [at(0, 1)]: 'plains-of-rhun' } })
    expect(closerHexes(t, EXECUTIONER, at(0, 1), at(0, 2))).toEqual([at(-1, 2)])
    expect(closerHexes(t, EXECUTIONER, at(0, 0), at(0, 2))).toEqual([at(1, 0), at(0, 1), at(-1, 1)])
  })

  it('prefers a Haven, the one with the fewest Units [UP-LEG-09] [UP-RUL-56]', () => {
    const [a, b] = [at(1, 0), at(0, 1)]
    const position: Position = { havens: { 0: [a, b, at(1, 1)] }, units: { [a]: ['tribesmen'] } }
    expect(legionPlan(legion(at(0, 0), at(1, 1), position), EXECUTIONER)).toEqual({ spaces: [b], rule: 'UP-LEG-09' })
  })

  it('counts only player Units where Havens are compared, and not Walls [UP-RUL-56]', () => {
    const [a, b] = [at(1, 0), at(0, 1)]
    const t = legion(at(0, 0), at(1, 1), { havens: { 0: [a, b, at(1, 1)] }, walls: [a], towers: [a] })
    expect(legionPlan(t, EXECUTIONER).spaces.slice().sort()).toEqual([a, b].sort())
  })

  it('then enemies, the fewest Units and Threat together [UP-LEG-10] [UP-RUL-56]', () => {
    const [a, b] = [at(1, 0), at(0, 1)]
    const weak = legion(at(0, 0), at(1, 1), { skeletons: { [a]: 2 }, cards: { bloodwyrm: { at: b, threat: 3 } } })
    expect(legionPlan(weak, EXECUTIONER)).toEqual({ spaces: [a], rule: 'UP-LEG-10' })
    const strong = legion(at(0, 0), at(1, 1), { skeletons: { [a]: 2 }, cards: { bloodwyrm: { at: b, threat: 1 } } })
    expect(legionPlan(strong, EXECUTIONER).spaces).toEqual([b])
  })

  it('own Garrisons are no enemies [UP-LEG-10]', () => {
    const [a, b] = [at(1, 0), at(0, 1)]
    const t = legion(at(0, 0), at(1, 1), { garrisons: { [a]: 1 }, skeletons: { [b]: 2 } })
    expect(legionPlan(t, EXECUTIONER).spaces).toEqual([b])
  })

  it('then an empty hex; Curse and Garrison are not empty [UP-LEG-11]', () => {
    const [a, b] = [at(1, 0), at(0, 1)]
    const cursed = legion(at(0, 0), at(1, 1), { curses: [a] })
    expect(legionPlan(cursed, EXECUTIONER)).toEqual({ spaces: [b], rule: 'UP-LEG-11' })
    const held = legion(at(0, 0), at(1, 1), { garrisons: { [b]: 1 } })
    expect(legionPlan(held, EXECUTIONER).spaces).toEqual([a])
  })

  it('then any hex that is closer [UP-LEG-12]', () => {
    const [a, b] = [at(1, 0), at(0, 1)]
    const { spaces, rule } = legionPlan(legion(at(0, 0), at(1, 1), { curses: [a, b] }), EXECUTIONER)
    expect(spaces.slice().sort()).toEqual([a, b].sort())
    expect(rule).toBe('UP-LEG-12')
  })

  it('priorities never lengthen the route [UP-RUL-57]', () => {
    const t = legion(at(0, 0), at(0, 2), { havens: { 0: [at(1, 0), at(0, 2)] } })
    expect(legionPlan(t, EXECUTIONER).spaces).toEqual([at(0, 1)])
  })

  it('takes a Sea Tower as one step to anywhere, in the second edition [UP-RUL-45] [UP-LEG-08]', () => {
    const position: Position = { tiles: { [at(2, 0)]: 'dawngaard' } }
    const second = legion(at(2, 0), at(-3, 0), position)
    expect(legionPlan(second, EXECUTIONER).spaces).toEqual([at(-3, 0)])
    const first = legion(at(2, 0), at(-3, 0), { ...position, edition: 'first' })
    expect(legionPlan(first, EXECUTIONER).spaces).not.toContain(at(-3, 0))
  })

  it('without a route goes nearer as the crow flies, else stays [UP-RUL-57]', () => {
    // A ring of nothing: the Target is walled in by turning all edges of the tiles around it.
    const t = legion(at(0, 0), at(3, 0), { tiles: { [at(2, 0)]: 'rigga', [at(1, 0)]: 'rigga' } })
    const walled = (space: number): void => {
      const hex = { ...t.content.cards.second.hexes[t.state.tile[at(2, 0)]], edges: 63 }
      const hexes = t.content.cards.second.hexes.slice()
      hexes[t.state.tile[at(2, 0)]] = hex
      t.state.tile[space] = t.state.tile[at(2, 0)]
      Object.assign(t, {
        content: { ...t.content, cards: { ...t.content.cards, second: { ...t.content.cards.second, hexes } } },
      })
    }
    walled(at(3, 0))
    expect(closerHexes(t, EXECUTIONER, at(0, 0), at(3, 0))).not.toContain(at(2, 0))
    t.state.tile[at(2, 0)] = NONE
    expect(closerHexes(t, EXECUTIONER, at(2, 0), at(3, 0))).toEqual([])
    expect(legionPlan(t, EXECUTIONER, at(2, 0))).toEqual({ spaces: [], rule: 'UP-RUL-57' })
    t.state.tile[at(1, 0)] = NONE
    expect(closerHexes(t, EXECUTIONER, at(1, 0), at(3, 0))).toEqual([at(2, 0)])
  })
})

const horde = (from: number, more: Position = {}): ReturnType<typeof tableOf> =>
  tableOf({ ...more, cards: { bloodwyrm: { at: from }, ...more.cards } })

describe('the way of a Horde', () => {
  it('never farther from the Capital; as far is allowed [UP-HOR-06] [UP-HOR-09]', () => {
    const t = horde(at(3, 0))
    const places = notFartherHexes(t, 'horde', at(3, 0))
    expect(places.sort()).toEqual([at(2, 0), at(2, 1), at(3, -1)].sort())
  })

  it('measures as the crow flies, in the first edition along the route [UP-HOR-07] [UP-RUL-63]', () => {
    // Rigga on (1, 0) is closed to the Capital in the west and to (0, 1).
    const tiles = { [at(1, 0)]: 'rigga' } as const
    const second = notFartherHexes(horde(at(1, 0), { tiles }), 'horde', at(1, 0))
    expect(second).not.toContain(at(2, 0))
    const first = notFartherHexes(horde(at(1, 0), { tiles, edition: 'first' }), 'horde', at(1, 0))
    expect(first).toContain(at(1, -1))
    // From there the Capital is two steps away, so hexes of the second ring that are two steps away count.
    expect(first).toContain(at(2, -1))
    expect(second).not.toContain(at(2, -1))
  })

  it('does not cross impassable terrain [UP-HOR-08]', () => {
    const t = horde(at(1, 0), { tiles: { [at(1, 0)]: 'rigga' } })
    const places = notFartherHexes(t, 'horde', at(1, 0))
    expect(places).not.toContain(at(0, 0))
    expect(places).not.toContain(at(0, 1))
    expect(places).toEqual([at(1, -1)])
  })

  it('prefers a Haven with the fewest Units [UP-HOR-10]', () => {
    const position: Position = { havens: { 0: [at(2, 0), at(2, 1)] }, units: { [at(2, 0)]: ['tribesmen'] } }
    expect(hordePlan(horde(at(3, 0), position), WYRM)).toEqual({ spaces: [at(2, 1)], rule: 'UP-HOR-10' })
  })

  it('then the weakest enemy, The Empire included [UP-HOR-11] [UP-RUL-56]', () => {
    const t = horde(at(3, 0), { garrisons: { [at(2, 0)]: 1, [at(2, 1)]: 2 } })
    expect(hordePlan(t, WYRM)).toEqual({ spaces: [at(2, 0)], rule: 'UP-HOR-11' })
  })

  it('then an empty hex; Curse and Skeletons are not empty [UP-HOR-12]', () => {
    const t = horde(at(3, 0), { curses: [at(2, 0)], skeletons: { [at(2, 1)]: 1 } })
    expect(hordePlan(t, WYRM)).toEqual({ spaces: [at(3, -1)], rule: 'UP-HOR-12' })
  })

  it('then any hex that is not farther [UP-HOR-13]', () => {
    const t = horde(at(3, 0), { curses: [at(2, 0), at(2, 1), at(3, -1)] })
    expect(hordePlan(t, WYRM).rule).toBe('UP-HOR-13')
    expect(hordePlan(t, WYRM).spaces).toHaveLength(3)
  })

  it('stays without a hex to go to, always on the Capital [UP-HOR-15] [UP-RUL-64]', () => {
    expect(hordePlan(horde(at(0, 0)), WYRM)).toEqual({ spaces: [], rule: 'UP-HOR-15' })
  })

  it('on a face-up Sea Tower looks at every hex as near as it is [UP-RUL-45]', () => {
    const tiles = { [at(2, 0)]: 'dawngaard' } as const
    expect(notFartherHexes(horde(at(2, 0), { tiles }), 'horde', at(2, 0))).toContain(at(-2, 0))
    expect(notFartherHexes(horde(at(2, 0), { tiles, edition: 'first' }), 'horde', at(2, 0))).not.toContain(at(-2, 0))
  })

  it('measures by a Sea Tower as the crow flies, whatever distance is otherwise [UP-RUL-45] [UP-RUL-63]', () => {
    // Rigga on (-1, 0) is closed to the Capital: by the route it lies farther than the tower’s ring allows from there.
    const position: Position = {
      tiles: { [at(2, 0)]: 'dawngaard', [at(-1, 0)]: 'rigga' },
      rotations: { [at(-1, 0)]: 3 },
      options: { hordeDistance: 'route', seaTowerForNemesis: 1 },
    }
    const t = horde(at(2, 0), position)
    const near = notFartherHexes(t, 'horde', at(2, 0))
    for (let space = 0; space < SPACES; space++)
      expect(near.includes(space)).toBe(space !== at(2, 0) && distanceOf(t, space, at(0, 0)) <= 2)
    // (-2, 0) is reached over Rigga only by a detour, so a route would leave it out.
    expect(capitalDistances(t)(at(-2, 0))).toBeGreaterThan(2)
  })

  it('is the way of Skeletons too [UP-SKE-09]', () => {
    const t = tableOf({ skeletons: { [at(3, 0)]: 2 }, garrisons: { [at(2, 1)]: 1 } })
    expect(skeletonPlan(t, at(3, 0))).toEqual({ spaces: [at(2, 1)], rule: 'UP-HOR-11' })
  })
})

describe('priorities', () => {
  it('a single hex leaves nothing to decide', () => {
    expect(prefer(tableOf(), EMPIRE, [at(1, 0)])).toEqual({ spaces: [at(1, 0)], priority: 'only' })
  })
})
