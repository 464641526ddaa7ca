import { describe, expect, it } from 'vitest'
import { LIGHT } from '../../content/names.ts'
import { acting, COMPENSATION, ON } from '../../testing/acting.ts'
import { choose, joker, landCard, light, offered, question, view, refusedBy, shadow } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'

const FALLS = light('white-falls')
const BORDER = light('borderland')
const HOME = light('treehome')
const TWIN = shadow('white-falls')
const moves = (keys: readonly string[]): string[] => keys.filter((key) => key.startsWith('move:'))
const go = (from: number, to: number): string => `move:${from}>${to}`

type Armies = readonly (readonly [number, number])[]
const move = (armies: Armies, more: Partial<Position> = {}, card = FALLS) =>
  acting({ armies: { 0: armies }, gold: { 0: 1 }, ...more }, ON.attackOrMove, card)

describe('movement', () => {
  it('4 of 6 armies go over Borderland to Treehome for 1 gold [IM-EX-14, IM-MOV-02, IM-MOV-06]', () => {
    const { match, state, events, described, meant, offers } = move([[FALLS, 6], [BORDER, 2], [HOME, 1]]) // prettier-ignore
    expect(moves(offers())).toEqual([go(FALLS, HOME), go(FALLS, BORDER)])
    expect(described(go(FALLS, HOME))).toEqual({
      label: { key: 'act.move', args: { from: FALLS, to: HOME } },
      targets: [`land:${FALLS}`, `land:${HOME}`],
      detail: { key: 'act.moveDetail', args: { most: 5, energy: 0, gold: 1 } },
      rule: 'IM-MOV-02',
    })
    expect(meant(go(FALLS, HOME))).toEqual({ is: 'move', from: FALLS, to: HOME })
    choose(match, go(FALLS, HOME))
    expect(question(match)).toBe('moveArmies@0')
    expect(described('armies:4')).toEqual({
      label: { key: 'move.armies', args: { armies: 4 } },
      targets: [`land:${FALLS}`, `land:${HOME}`],
      detail: { key: 'move.after', args: { from: FALLS, left: 2, to: HOME, there: 5 } },
    })
    expect([view(match)?.about, meant('armies:4')]).toEqual([{ from: FALLS, to: HOME }, { armies: 4 }])
    expect(state().gold[0]).toBe(1)
    choose(match, 'armies:4')
    expect([FALLS, BORDER, HOME].map((land) => state().armies[land])).toEqual([2, 2, 5])
    expect([state().gold[0], state().energy[0]]).toEqual([0, 0])
    expect(events).toEqual([
      { type: 'paid', role: 0, energy: 0, gold: 1 },
      { type: 'armiesMoved', role: 0, armies: 4, route: [FALLS, BORDER, HOME] },
    ])
  })

  it('any number leaves, but one stays [IM-MOV-03, IM-MOV-04, IM-INV-09]', () => {
    const { match } = move([[FALLS, 4], [BORDER, 1]]) // prettier-ignore
    choose(match, go(FALLS, BORDER))
    expect(offered(match)).toEqual(['armies:1', 'armies:2', 'armies:3'])
    expect(match.explain(0, { key: 'armies:4' })).toEqual([
      { rule: 'IM-MOV-04', message: { key: 'refuse.actArmies', args: { land: FALLS, most: 3 } } },
    ])
    expect(refusedBy(match, 0, 'compensation:gold')).toEqual(['IM-RUL-34'])
    const alone = move([[FALLS, 1], [BORDER, 4]]) // prettier-ignore
    expect(moves(alone.offers())).toEqual([])
    expect(refusedBy(alone.match, 0, go(FALLS, BORDER))).toEqual(['IM-MOV-04'])
    const two = move([[FALLS, 2], [BORDER, 1]]) // prettier-ignore
    choose(two.match, go(FALLS, BORDER))
    expect(offered(two.match)).toEqual(['armies:1'])
  })

  it('starts in the land and world of the card [IM-MOV-03]', () => {
    const armies = [[FALLS, 3], [BORDER, 3], [TWIN, 3], [shadow('borderland'), 3]] as const // prettier-ignore
    expect(moves(move(armies).offers())).toEqual([go(FALLS, BORDER)])
    expect(moves(move(armies, {}, landCard('white-falls')).offers())).toEqual([
      go(TWIN, shadow('borderland')),
      go(FALLS, BORDER),
    ])
    const { match } = move(armies)
    expect(refusedBy(match, 0, go(BORDER, FALLS))).toEqual(['IM-MOV-03'])
    expect(refusedBy(match, 0, go(TWIN, shadow('borderland')))).toEqual(['IM-MOV-03'])
    const without = move([[BORDER, 3], [HOME, 3]]) // prettier-ignore
    expect(moves(without.offers())).toEqual([])
    expect(refusedBy(without.match, 0, go(FALLS, BORDER))).toEqual(['IM-MOV-03'])
    expect(refusedBy(without.match, 0, `land:${HOME}`)).toEqual(['IM-MOV-03'])
  })

  it('ends in another own land [IM-MOV-05]', () => {
    const { match, offers } = move([[FALLS, 3], [BORDER, 1]], { armies: { 0: [[FALLS, 3], [BORDER, 1]], 1: [[light('saltmere'), 1]] } }) // prettier-ignore
    expect(moves(offers())).toEqual([go(FALLS, BORDER)])
    expect(refusedBy(match, 0, go(FALLS, light('saltmere')))).toEqual(['IM-MOV-05'])
    expect(refusedBy(match, 0, go(FALLS, light('shorelake')))).toEqual(['IM-MOV-05'])
    expect(refusedBy(match, 0, go(FALLS, FALLS))).toEqual(['IM-MOV-05'])
  })

  it('runs over own lands only, as far as they reach [IM-MOV-06]', () => {
    const gap = move([[FALLS, 3], [HOME, 1]]) // prettier-ignore
    expect(moves(gap.offers())).toEqual([])
    expect(refusedBy(gap.match, 0, go(FALLS, HOME))).toEqual(['IM-MOV-06'])
    expect(refusedBy(gap.match, 0, `land:${HOME}`)).toEqual(['IM-MOV-06'])
    const hostile = move([], { armies: { 0: [[FALLS, 3], [HOME, 1]], 1: [[BORDER, 1]] } }) // prettier-ignore
    expect(moves(hostile.offers())).toEqual([])
    const far = move([[FALLS, 3], [BORDER, 1], [HOME, 1], [light('mossgate'), 1], [light('elderglade'), 1], [light('highcrag'), 1]]) // prettier-ignore
    expect(moves(far.offers())).toEqual(
      [light('elderglade'), light('mossgate'), HOME, BORDER].map((land) => go(FALLS, land)),
    )
  })

  it('passes portals in their direction [IM-MOV-07, IM-BLD-07, IM-RUL-73]', () => {
    const armies = [[FALLS, 3], [TWIN, 3], [shadow('saltmere'), 1]] as const // prettier-ignore
    const there = (s: { portal: number[] }): void => void (s.portal[FALLS] = 1)
    const out = move(armies, { arrange: there })
    expect(moves(out.offers())).toEqual([go(FALLS, TWIN), go(FALLS, shadow('saltmere'))])
    const back = move(armies, { arrange: there }, TWIN)
    expect(moves(back.offers())).toEqual([go(TWIN, shadow('saltmere'))])
    expect(refusedBy(back.match, 0, go(TWIN, FALLS))).toEqual(['IM-MOV-07'])
    const closed = move(armies)
    expect(moves(closed.offers())).toEqual([])
    expect(refusedBy(closed.match, 0, go(FALLS, shadow('saltmere')))).toEqual(['IM-MOV-06'])
  })

  it('passes several portals, whoever has built them [IM-RUL-73, IM-RUL-49]', () => {
    const GLOOM = shadow('gloomreach')
    const lands = [TWIN, shadow('saltmere'), GLOOM, light('gloomreach')]
    const { match, events } = move([[FALLS, 3], ...lands.map((land) => [land, 1] as const)], {
      arrange: (s) => {
        s.portal[FALLS] = 1
        s.portal[GLOOM] = 1
      },
    })
    expect(moves(offered(match))).toEqual(lands.map((land) => go(FALLS, land)))
    choose(match, go(FALLS, light('gloomreach')), 'armies:2')
    expect(events[1]).toMatchObject({ armies: 2, route: [FALLS, ...lands] })
  })

  it('a twin without own army is no way, portal or not [IM-MOV-06]', () => {
    const { offers } = move([[FALLS, 3], [shadow('saltmere'), 1]], { arrange: (s) => void (s.portal[FALLS] = 1) }) // prettier-ignore
    expect(moves(offers())).toEqual([])
  })

  it('needs 1 gold, unlike the attack on the same space [IM-MOV-01, IM-MOV-02]', () => {
    const armies = [[FALLS, 2], [BORDER, 1]] as const // prettier-ignore
    const poor = move(armies, { gold: { 0: 0 } })
    expect(poor.offers().length).toBeGreaterThan(0)
    expect(poor.offers().every((key) => key.startsWith('attack:'))).toBe(true)
    expect(refusedBy(poor.match, 0, go(FALLS, BORDER))).toEqual(['IM-RUL-42'])
    const rich = move(armies)
    expect(rich.offers()).toEqual([...poor.offers(), go(FALLS, BORDER)])
    const attackSpace = acting({ armies: { 0: armies }, gold: { 0: 1 } }, ON.attack, FALLS)
    expect(attackSpace.offers()).toEqual(poor.offers())
    expect(refusedBy(attackSpace.match, 0, go(FALLS, BORDER))).toEqual(['IM-PLN-06'])
  })

  it('causes no fight and moves no land card [IM-MOV-08]', () => {
    const { match, state } = move([[FALLS, 3], [BORDER, 1]], { cards: { 1: [landCard('borderland')] } }) // prettier-ignore
    const holders = state().holder.slice()
    choose(match, go(FALLS, BORDER), 'armies:2')
    expect(state().fight).toBeUndefined()
    expect(state().holder).toEqual(holders)
    expect(state().armies[BORDER]).toBe(3)
    expect(state().discard).toEqual([FALLS])
  })

  it('a joker names the origin [IM-RUL-73, IM-RUL-50]', () => {
    const armies = [[FALLS, 2], [light('saltmere'), 2], [light('tidewatch'), 1], [BORDER, 5]] as const // prettier-ignore
    const { match, state, offers } = move(armies, {}, joker(LIGHT, 'water'))
    const to = (from: number, ...lands: number[]): string[] => lands.map((land) => go(from, land))
    expect(moves(offers())).toEqual([
      ...to(FALLS, light('tidewatch'), BORDER, light('saltmere')),
      ...to(light('saltmere'), light('tidewatch'), BORDER, FALLS),
    ])
    expect(refusedBy(match, 0, go(BORDER, FALLS))).toEqual(['IM-MOV-03'])
    expect(refusedBy(match, 0, go(light('tidewatch'), FALLS))).toEqual(['IM-MOV-04'])
    choose(match, go(light('saltmere'), BORDER), 'armies:1')
    expect(state().discard).toEqual([joker(LIGHT, 'water')])
  })

  it('nowhere to go and nothing to attack leaves the compensation [IM-MOV-05]', () => {
    const { match } = move([[FALLS, 1]])
    expect(offered(match)).toEqual(COMPENSATION)
    expect(refusedBy(match, 0, `land:${FALLS}`)).toEqual(['IM-MOV-04'])
  })
})
