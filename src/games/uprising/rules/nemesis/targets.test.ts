import { describe, expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, offered, question, refusedBy, tableOf, type Position } from '../../testing/position.ts'
import { isPossible } from '../effects/run.ts'
import { contextOf, NO_CONTEXT } from '../select/context.ts'
import { NONE } from '../table/state.ts'
import { canBeTargeted, weakestHavens } from './targets.ts'

const EXECUTIONER = card('executioner')
const self = contextOf('legion', EXECUTIONER)
const place: Effect[] = [{ op: 'placeTarget' }]
const removeHavens: Effect[] = [{ op: 'remove', pieces: { kinds: ['haven'], at: { at: 'here' }, n: 'all' } }]
const placed: Position = { cards: { executioner: { at: at(0, 0) } }, firstPlayer: 1, startFeats: false }

describe('a new Target', () => {
  it('goes to a faction with a Haven and without a Target; the first player says which [UP-TGT-01] [UP-TGT-02] [UP-TGT-03]', () => {
    const { match, told } = effectMatch(placed, place, self)
    expect(question(match)).toBe('targetFaction@1')
    expect(offered(match)).toEqual(['role:0', 'role:1'])
    choose(match, 'role:0')
    expect(match.play.state.target[EXECUTIONER]).toBe(at(0, -2))
    expect(told('targetPlaced')).toEqual([{ card: EXECUTIONER, role: 0, space: at(0, -2), rule: 'UP-TGT-04' }])
  })

  it('in the first edition the resolving player decides, outside Events [UP-TGT-03]', () => {
    const { match } = effectMatch({ ...placed, edition: 'first' }, place, { ...self, you: 0 })
    expect(question(match)).toBe('targetFaction@0')
    const event = effectMatch({ ...placed, edition: 'first', phase: 'events' }, place, self)
    expect(question(event.match)).toBe('targetFaction@1')
    const capital = effectMatch({ ...placed, edition: 'first', turn: 0 }, place, self)
    expect(question(capital.match)).toBe('targetFaction@0')
  })

  it('lies on the Haven with the fewest Units; Walls and Towers do not count [UP-TGT-04] [UP-RUL-59]', () => {
    const havens = [at(1, 1), at(0, 2), at(-1, 2)]
    const t = tableOf({
      havens: { 1: havens },
      units: { [at(0, 2)]: ['younglings'] },
      walls: [at(1, 1)],
      towers: [at(1, 1)],
    })
    expect(weakestHavens(t, 1).sort()).toEqual([at(1, 1), at(-1, 2)].sort())
  })

  it('asks the first player among the weakest, and says why others are not [UP-TGT-04] [UP-RUL-06]', () => {
    const { match } = effectMatch(
      { ...placed, havens: { 0: [], 1: [at(1, 1), at(0, 2), at(-1, 2)] }, units: { [at(0, 2)]: ['younglings'] } },
      place,
      self,
    )
    expect(question(match)).toBe('targetHaven@1')
    expect(offered(match).sort()).toEqual([`hex:${at(1, 1)}`, `hex:${at(-1, 2)}`].sort())
    expect(refusedBy(match, 1, `hex:${at(0, 2)}`)).toEqual(['UP-TGT-04'])
    expect(refusedBy(match, 1, `hex:${at(3, 0)}`)).toEqual(['UP-TGT-10'])
  })

  it('a faction has only one at a time [UP-TGT-05] [UP-RUL-58]', () => {
    const t = tableOf({ cards: { courtesan: { at: at(3, 0), target: at(0, 2) } }, havens: { 0: [] } })
    expect(canBeTargeted(t.state, 1)).toBe(false)
    expect(canBeTargeted(t.state, 0)).toBe(false)
    const { match } = effectMatch(
      {
        ...placed,
        roles: 3,
        cards: {
          executioner: { at: at(0, 0) },
          courtesan: { at: at(3, 0), target: tableOf({ roles: 3 }).state.heroAt[1] },
        },
      },
      place,
      self,
    )
    expect(offered(match)).toEqual(['role:0', 'role:2'])
    expect(refusedBy(match, 1, 'role:1')).toEqual(['UP-TGT-05'])
  })

  it('without anybody to go to lies on the Capital [UP-TGT-06]', () => {
    const taken = effectMatch(
      { ...placed, havens: { 0: [] }, cards: { ...placed.cards, courtesan: { at: at(3, 0), target: at(0, 2) } } },
      place,
      self,
    )
    expect(taken.match.play.state.target[EXECUTIONER]).toBe(at(0, 0))
    expect(taken.told('targetOnCapital')).toEqual([{ card: EXECUTIONER, rule: 'UP-TGT-06' }])
  })

  it('a faction freed of its Target can get another [UP-TGT-12] [UP-RUL-59]', () => {
    const t = tableOf({ cards: { courtesan: { at: at(3, 0), target: at(0, 2) } } })
    expect(canBeTargeted(t.state, 1)).toBe(false)
    t.state.target[card('courtesan')] = at(0, 0)
    expect(canBeTargeted(t.state, 1)).toBe(true)
  })
})

describe('a Target whose Haven is removed', () => {
  const targeted = (havens: readonly number[]): Position => ({
    ...placed,
    cards: { executioner: { at: at(3, 0), target: at(0, 2) } },
    havens: { 1: havens },
  })

  it('moves to the weakest other Haven of the same faction, whatever removed it [UP-TGT-10]', () => {
    const { match, told } = effectMatch(
      { ...targeted([at(0, 2), at(1, 1), at(-1, 2)]), units: { [at(1, 1)]: ['younglings'] } },
      removeHavens,
      { here: at(0, 2) },
    )
    expect(match.play.state.target[EXECUTIONER]).toBe(at(-1, 2))
    expect(told('targetMoved')).toEqual([{ card: EXECUTIONER, from: at(0, 2), to: at(-1, 2), rule: 'UP-TGT-10' }])
  })

  it('goes to the Capital without another Haven of that faction [UP-TGT-11]', () => {
    const { match, told } = effectMatch(targeted([at(0, 2)]), removeHavens, { here: at(0, 2) })
    expect(match.play.state.target[EXECUTIONER]).toBe(at(0, 0))
    expect(told('targetOnCapital')).toEqual([{ card: EXECUTIONER, rule: 'UP-TGT-11' }])
    expect(told('targetMoved')).toEqual([])
    // The Haven is still there: an effect that retargets may not choose it again.
    const retarget: Effect[] = [{ op: 'retarget', cards: { kind: 'legion', pick: 'all' } }]
    const only = effectMatch(targeted([at(0, 2)]), retarget)
    expect([only.match.over, only.match.state.target[EXECUTIONER]]).toEqual([true, at(0, 0)])
    expect(only.told('targetOnCapital')).toEqual([{ card: EXECUTIONER, rule: 'UP-TGT-11' }])
  })

  it('moves for nothing else: other Havens and Units do not matter [UP-TGT-09]', () => {
    const { match } = effectMatch(targeted([at(0, 2), at(1, 1)]), removeHavens, { here: at(1, 1) })
    expect(match.play.state.target[EXECUTIONER]).toBe(at(0, 2))
  })

  it('an effect can say the same; on the Capital it stays for good [UP-TGT-07] [UP-TGT-10]', () => {
    const retarget: Effect[] = [{ op: 'retarget', cards: { kind: 'legion', pick: 'all' } }]
    const moved = effectMatch(targeted([at(0, 2), at(1, 1)]), retarget)
    expect(moved.match.play.state.target[EXECUTIONER]).toBe(at(1, 1))
    const stays = effectMatch({ ...placed, cards: { executioner: { at: at(0, 0), target: at(0, 0) } } }, retarget)
    expect(stays.match.play.state.target[EXECUTIONER]).toBe(at(0, 0))
  })

  it('only one that can move is offered to an effect that moves it [UP-TGT-07] [UP-RUL-04]', () => {
    const retarget = { op: 'retarget', cards: { kind: 'legion', pick: 'choose', by: 'you' } } as const
    const cards = {
      executioner: { at: at(0, 0), target: at(0, 0) },
      assassin: { at: at(1, 0), target: at(0, 2) },
      warlock: { at: at(1, 0), target: at(0, -2) },
    } as const
    const { match } = effectMatch({ ...placed, cards }, [retarget], { you: 0 })
    expect(offered(match).toSorted()).toEqual([`card:${card('assassin')}`, `card:${card('warlock')}`].toSorted())
    const c = { ...NO_CONTEXT, you: 0 }
    expect(isPossible(tableOf({ ...placed, cards }), retarget, c)).toBe(true)
    expect(isPossible(tableOf({ ...placed, cards: { executioner: cards.executioner } }), retarget, c)).toBe(false)
  })

  it('leads its Legion home from the Capital, and there it stays [UP-TGT-07] [UP-TGT-11]', () => {
    const activate: Effect = { op: 'activate', cards: { kind: 'legion', pick: 'all' }, n: 4 }
    const { match } = effectMatch(targeted([at(0, 2)]), [...removeHavens, activate], { here: at(0, 2) })
    const { state } = match.play
    expect([state.cardAt[EXECUTIONER], state.target[EXECUTIONER]]).toEqual([at(0, 0), at(0, 0)])
    expect([at(3, 0), at(2, 0), at(1, 0), at(0, 0)].map((space) => state.garrison[space])).toEqual([1, 1, 1, 1])
  })

  it('is removed with its Legion, also if its card does not say so [UP-TGT-12] [UP-RUL-60]', () => {
    const silent = ({ nemesis, ...cards }: Content['cards']['second']): Content['cards']['second'] => ({
      ...cards,
      nemesis: nemesis.map((one) => ({ ...one, destroyed: [] })),
    })
    const content = (whole: Content): Content => ({
      ...whole,
      cards: { second: silent(whole.cards.second), first: silent(whole.cards.first) },
    })
    const cards = { kind: 'legion', pick: 'all' } as const
    const { match } = effectMatch({ ...targeted([at(0, 2)]), content }, [{ op: 'loseThreat', cards, n: 9 }])
    expect(match.play.state.target[EXECUTIONER]).toBe(NONE)
  })
})
