import { describe, expect, it } from 'vitest'
import { LIGHT } from '../../content/names.ts'
import { ATTACK_SPACE, eventsOf, fought } from '../../testing/fights.ts'
import {
  actionMatch,
  asked,
  choose,
  joker,
  landCard,
  light,
  offered,
  question,
  shadow,
  view,
  type ImmortalsMatch,
  type Position,
} from '../../testing/position.ts'
import type { Card } from '../table/state.ts'

const UNINVOLVED = light('saltmere')
const RACE_SPACE = 7

const attacks = (match: ImmortalsMatch): string[] => offered(match).filter((key) => key.startsWith('attack:'))
const match = (position: Position, card: Card = UNINVOLVED, space = ATTACK_SPACE): ImmortalsMatch =>
  actionMatch(position, { space, card })

const arrow = (from: number, to: number): string => `attack:${from}>${to}`

describe('which attacks are offered', () => {
  it('into every adjacent land that is unoccupied or hostile, whatever the card [IM-ATT-01] [IM-ATT-03] [IM-ATT-11]', () => {
    const position = { armies: { 0: [[light('elderglade'), 3]], 1: [[light('mossgate'), 5]] } } as const
    const around = (['mossgate', 'treehome', 'thornhollow', 'heartwood'] as const).map((id) =>
      arrow(light('elderglade'), light(id)),
    )
    for (const card of [
      UNINVOLVED,
      light('elderglade'),
      light('mossgate'),
      landCard('eagle-stair'),
      shadow('saltmere'),
    ])
      expect(attacks(match(position, card))).toEqual(around)
  })

  it('told with as many armies as may go: one stays [IM-ATT-08]', () => {
    const { options } = view(match({ armies: { 0: [[light('elderglade'), 3]], 1: [[light('mossgate'), 5]] } }))!
    const details = options.filter(({ key }) => key.startsWith('attack:')).map(({ detail }) => detail?.args?.sent)
    expect(details).toEqual([2, 2, 2, 2])
  })

  it('never into an own land [IM-ATT-02]', () => {
    const armies = { 0: [[light('elderglade'), 3] as const, [light('mossgate'), 1] as const] }
    expect(attacks(match({ armies }))).toEqual(
      (['treehome', 'thornhollow', 'heartwood'] as const).map((id) => arrow(light('elderglade'), light(id))),
    )
  })

  it('only from a land with at least 2 armies; without any there is only the compensation [IM-ATT-08] [IM-RUL-54]', () => {
    expect(offered(match({ armies: { 0: [[light('elderglade'), 1]] } }))).toEqual([
      'compensation:gold',
      'compensation:energy',
    ])
    expect(attacks(match({ armies: { 0: [[light('elderglade'), 2]] } }))).toHaveLength(4)
    expect(attacks(match({}))).toEqual([])
  })

  it('nothing without an own land around [IM-RUL-54]', () => {
    const armies = {
      0: [
        [light('thornhollow'), 4],
        [light('elderglade'), 1],
        [light('treehome'), 1],
        [light('duskmoor'), 1],
      ],
    } as const
    expect(attacks(match({ armies }))).toEqual([])
  })

  it('costs nothing [IM-ATT-09]', () => {
    const { state } = fought({ a: 1, r: 0, card: light('borderland'), position: { gold: { 0: 3 }, energy: { 0: 4 } } })
    expect([state.gold[0], state.energy[0]]).toEqual([3, 4])
  })
})

describe('portals', () => {
  const [mike, ani] = [light('heartwood'), shadow('heartwood')]
  const armies = { 0: [[mike, 2]], 1: [[ani, 4]] } as const
  const portalIn = (land: number): Position => ({ armies, arrange: (state) => void (state.portal[land] = 1) })

  it('make the twin a target from the land that has one [IM-ATT-10] [IM-EX-12]', () => {
    expect(attacks(match({ armies }))).not.toContain(arrow(mike, ani))
    expect(attacks(match(portalIn(mike)))).toContain(arrow(mike, ani))
    expect(attacks(match(portalIn(ani)))).not.toContain(arrow(mike, ani))
  })

  it('lead one way only: the attacked cannot strike back through it [IM-EX-12] [IM-BLD-07]', () => {
    const back = (position: Position): string[] =>
      attacks(actionMatch(position, { role: 1, space: ATTACK_SPACE, card: UNINVOLVED }))
    expect(back(portalIn(mike))).not.toContain(arrow(ani, mike))
    expect(back(portalIn(ani))).toContain(arrow(ani, mike))
  })

  it('do not lead into an own twin [IM-ATT-02]', () => {
    const own = { 0: [[mike, 2] as const, [ani, 1] as const] }
    const offers = attacks(match({ armies: own, arrange: (state) => void (state.portal[mike] = 1) }))
    expect(offers).not.toContain(arrow(mike, ani))
    expect(offers).toHaveLength(6)
  })

  it('send losses of both sides to the limbo of the world that was not attacked [IM-RUL-53] [IM-FGT-20]', () => {
    const { state } = fought({
      a: 1,
      d: 3,
      r: 0,
      sent: 2,
      card: UNINVOLVED,
      origin: mike,
      target: ani,
      position: { arrange: (s) => void (s.portal[mike] = 1) },
    })
    // By role, Shadow then Light: the fight was in the Shadow world.
    expect(state.limbo).toEqual([0, 1, 0, 1, 0, 0])
  })
})

describe('how many armies', () => {
  it('any number from 1, and one stays [IM-ATT-08] [IM-INV-09]', () => {
    const m = match({ armies: { 0: [[light('elderglade'), 4]] } })
    choose(m, arrow(light('elderglade'), light('mossgate')))
    expect(question(m)).toBe('attackArmies@0')
    expect(offered(m)).toEqual(['armies:1', 'armies:2', 'armies:3'])
    const lands = [`land:${light('elderglade')}`, `land:${light('mossgate')}`]
    expect(view(m)!.options.map(({ targets }) => targets)).toEqual([lands, lands, lands])
    choose(m, 'armies:2')
    expect(m.play.state.armies[light('elderglade')]).toBe(2)
    expect(m.play.state.fight).toMatchObject({ attacker: 0, defender: -1, sent: 2 })
  })

  it('a single possible number is still put to people, since the throw follows [IM-RUL-34]', () => {
    const m = match({ armies: { 0: [[light('elderglade'), 2]] } })
    choose(m, arrow(light('elderglade'), light('mossgate')))
    expect(offered(m)).toEqual(['armies:1'])
  })
})

describe('for which land the card is meant', () => {
  const position = { armies: { 0: [[light('mossgate'), 3]], 1: [[light('heartwood'), 2]] } } as const
  const pair = arrow(light('mossgate'), light('heartwood'))

  it('a land card asks where its player is present in both worlds [IM-CRD-03]', () => {
    const both = {
      ...position,
      armies: {
        ...position.armies,
        0: [
          [light('mossgate'), 3],
          [shadow('mossgate'), 1],
        ],
      },
    } as const
    const m = match(both, landCard('mossgate'))
    choose(m, pair)
    expect(question(m)).toBe('attitude@0')
    expect(offered(m)).toEqual(['neutral', 'against'])
    expect(view(m)!.options.map(({ targets }) => targets)).toEqual([
      [`land:${light('mossgate')}`],
      [`card:${landCard('mossgate')}`],
    ])
    choose(m, 'against', 'armies:1')
    expect(m.play.state.fight!.attitude).toBe(-1)
  })

  it.each([
    ['the attacked land', light('heartwood'), 1],
    ['the attacking land', light('mossgate'), 0],
    ['another land', light('elderglade'), -1],
    ['a joker of both', joker(LIGHT, 'forest'), 1],
    ['a joker of another region', joker(LIGHT, 'water'), -1],
    ['the land card of the attacking land', landCard('mossgate'), 0],
  ] as const)(
    '%s: no question, and so the fight is fought [IM-ATT-04] [IM-ATT-06] [IM-RUL-50]',
    (_, card, attitude) => {
      const m = match(position, card)
      choose(m, pair)
      expect(question(m)).toBe('attackArmies@0')
      expect(asked(m).arg).toMatchObject({ attitude })
      choose(m, 'armies:2')
      expect(m.play.state.fight!.attitude).toBe(attitude)
    },
  )
})

describe('race attacks', () => {
  const races = { 0: ['elves', 'trolls'] } as const
  const armies = { 0: [[light('elderglade'), 2]] } as const

  it('are offered only if the price can be paid [IM-RUL-42] [IM-RAC-06]', () => {
    const offers = (energy: number, gold: number): number =>
      attacks(
        match(
          {
            races: { ...races, 1: ['humans', 'orcs'], 2: ['dwarves', 'demons'] },
            armies,
            energy: { 0: energy },
            gold: { 0: gold },
          },
          UNINVOLVED,
          RACE_SPACE,
        ),
      ).length
    expect([offers(1, 2), offers(0, 2), offers(1, 1)]).toEqual([4, 0, 0])
  })

  it('are paid when the cubes are thrown [IM-RUL-72]', () => {
    const m = match(
      {
        races: { ...races, 1: ['humans', 'orcs'], 2: ['dwarves', 'demons'] },
        armies,
        energy: { 0: 3 },
        gold: { 0: 3 },
        planned: { 1: { 0: UNINVOLVED - 1 } },
      },
      light('mossgate'),
      RACE_SPACE,
    )
    choose(m, arrow(light('elderglade'), light('mossgate')))
    expect([m.play.state.energy[0], m.play.state.gold[0]]).toEqual([3, 3])
    choose(m, 'armies:1')
    expect([m.play.state.energy[0], m.play.state.gold[0]]).toEqual([2, 1])
  })
})

describe('what is told', () => {
  it('names the attack before the cubes [IM-ATT-11]', () => {
    const { events } = fought({ a: 2, d: 1, r: 0, card: light('borderland') })
    expect(eventsOf(events, 'attacked')).toEqual([
      {
        type: 'attacked',
        role: 0,
        card: light('borderland'),
        origin: light('heartwood'),
        target: light('borderland'),
        defender: 1,
        sent: 2,
        attitude: 1,
      },
    ])
    const order = events.map(({ type }) => type)
    expect(order.indexOf('attacked')).toBeLessThan(order.indexOf('cubesThrown'))
    expect(order.indexOf('cubesThrown')).toBeLessThan(order.indexOf('fightDecided'))
  })
})
