import { describe, expect, it } from 'vitest'
import type { Ability } from '../../content/effects/timing.ts'
import { withCards } from '../../testing/cards.ts'
import { choose, numbered, offered, question, refusedBy, at } from '../../testing/position.ts'
import { actions, offeredOf, take, wealth } from '../../testing/turns.ts'
import { NONE } from '../table/state.ts'

const HOME = at(0, -2)
const BESIDE = at(0, -1)
const ICE = at(0, -3)

describe('turns', () => {
  it('go clockwise from the first player until nobody has AP left [UP-ACT-01, UP-ACT-07]', () => {
    const { match } = actions({ roles: 3, firstPlayer: 1, ap: { 0: 1, 1: 2, 2: 1 } })
    const order: string[] = []
    while (!match.play.over) {
      order.push(question(match))
      choose(match, 'action:trade')
      if (!match.play.over && offered(match).includes('done')) choose(match, 'done')
    }
    expect(order).toEqual(['action@1', 'action@2', 'action@0', 'action@1'])
    expect(match.state.ap).toEqual([0, 0, 0])
    expect(match.state.turn).toBe(NONE)
  })

  it('offer the seven Actions and nothing else [UP-ACT-10]', () => {
    const { match } = actions({
      heroAt: { 0: BESIDE },
      tiles: { [HOME]: 'pak-glandris' },
      market: ['xyxrit-leaves'],
      openQuests: ['the-smugglers-road'],
    })
    expect(offered(match)).toEqual([
      'action:move',
      'action:trade',
      'action:command',
      'action:explore',
      'action:market',
      'action:quest',
    ])
    const onIce = actions({ tiles: { [BESIDE]: 'rigga' }, heroAt: { 0: BESIDE } })
    expect(offered(onIce.match)).toContain('action:haven')
  })

  it('cost 1 AP for every Action, paid before anything happens [UP-ACT-02, UP-ACT-03]', () => {
    const { match, events } = actions({ heroAt: { 0: BESIDE }, ap: { 0: 3, 1: 0 } })
    choose(match, 'action:move', `hex:${HOME}`)
    expect([match.state.ap[0], match.state.spentAp[0]]).toEqual([2, 6])
    choose(match, 'action:move', `hex:${BESIDE}`)
    choose(match, 'action:explore')
    expect(match.state.ap[0]).toBe(0)
    const types = events.map(({ type }) => type)
    expect(types.indexOf('exploring')).toBeLessThan(types.indexOf('hexExplored'))
    expect(events.find(({ type }) => type === 'exploring')).toMatchObject({ ap: 1 })
  })

  it('allow Move and Trade in any order and end with one other Action [UP-ACT-04, UP-MOV-07]', () => {
    const { match } = actions({ tiles: { [BESIDE]: 'rigga' }, market: ['xyxrit-leaves'] })
    choose(match, 'action:move', `hex:${BESIDE}`, 'action:trade', 'action:move', `hex:${HOME}`, 'action:trade')
    expect(question(match)).toBe('action@0')
    expect(match.state.ap[0]).toBe(4)
    choose(match, 'action:market', 'item:0')
    expect(question(match)).toBe('action@1')
  })

  it('cannot be passed with AP left, and can be ended after a Move or Trade [UP-ACT-05, UP-ACT-06]', () => {
    const { match } = actions({})
    expect(offered(match)).not.toContain('done')
    expect(refusedBy(match, 0, 'done')).toEqual(['UP-ACT-05'])
    choose(match, 'action:trade')
    expect(offered(match)).toContain('done')
    choose(match, 'done')
    expect(question(match)).toBe('action@1')
    choose(match, 'action:move', `hex:${at(0, 1)}`, 'done')
    expect(question(match)).toBe('action@0')
  })

  it('count a Trade at any time as the AP that must be spent [UP-ACT-05, UP-TRD-02]', () => {
    const { match } = actions({})
    take(match, 0, 'action:trade')
    expect(offered(match)).toContain('done')
    const other = actions({})
    take(other.match, 1, 'action:trade')
    expect(offered(other.match)).not.toContain('done')
  })

  it('ask a player without AP only for cards that need none [UP-ACT-08, UP-RUL-25]', () => {
    const { match } = actions({ heroes: ['yanny', 'khaal'], feats: { 0: ['yanny-light-feet'] }, ap: { 0: 0, 1: 1 } })
    expect(question(match)).toBe('action@0')
    expect(offered(match)).toHaveLength(2)
    expect(offeredOf(match, 'action:')).toEqual([])
    choose(match, 'pass')
    expect(question(match)).toBe('action@1')
    choose(match, 'action:trade')
    // Once more before the Phase ends.
    expect(question(match)).toBe('action@0')
    choose(match, 'pass')
    expect(match.play.over).toBe(true)
  })

  it('go on for a passed player who gains AP [UP-ACT-09, UP-RUL-25, UP-RUL-23]', () => {
    const { match } = actions({
      heroes: ['dugpa', 'yanny'],
      feats: { 0: ['dugpa-blood-tithe'] },
      units: { [HOME]: ['tribesmen'] },
      ap: { 0: 0, 1: 0 },
    })
    const [tithe] = offeredOf(match, 'ability:')
    choose(match, tithe)
    expect(match.state.ap[0]).toBe(2)
    expect(match.state.spentAp[0]).toBe(6)
    expect(offeredOf(match, 'action:')).toEqual(['action:move', 'action:trade', 'action:command'])
    choose(match, 'action:trade', 'action:trade')
    expect(match.play.over).toBe(true)
  })

  it('end although cards without a price could be used turn after turn [UP-RUL-25]', () => {
    const free: Ability = {
      window: 'phase:actions',
      use: 'may',
      limit: 'turn',
      do: [{ op: 'gain', who: 'you', salt: 1 }],
    }
    const { match } = actions({
      content: withCards({ items: { 'bone-coin': { abilities: [free] }, 'xyxrit-leaves': { abilities: [free] } } }),
      items: { 0: ['bone-coin'], 1: ['xyxrit-leaves'] },
      ap: { 0: 0, 1: 0 },
    })
    for (const role of [0, 1]) {
      expect(question(match)).toBe(`action@${role}`)
      choose(match, ...offeredOf(match, 'ability:'))
    }
    expect(match.play.over).toBe(true)
    expect([wealth(match, 0)[0], wealth(match, 1)[0]]).toEqual([6, 6])
  })

  it('are the only time for every Action but Trade [UP-ACT-11, UP-CRD-14]', () => {
    const { match } = actions({ heroes: ['khaal', 'yanny'], feats: { 1: ['yanny-light-feet'] } })
    expect(question(match)).toBe('action@0')
    expect(refusedBy(match, 1, 'action:move')).toEqual(['UP-ACT-11'])
    expect(refusedBy(match, 1, 'action:command')).toEqual(['UP-ACT-11'])
    expect(refusedBy(match, 1, 'action:trade')).toEqual([])
  })

  it('leave cards without Action and AP to use, which does not end the turn [UP-CRD-15]', () => {
    const { match } = actions({ heroes: ['khaal', 'yanny'], feats: { 0: ['khaal-endless-tribes'] } })
    const [tribes] = offeredOf(match, 'ability:')
    choose(match, tribes)
    expect(question(match)).toBe('action@0')
    expect(match.state.ap[0]).toBe(8)
    expect(match.state.units[HOME * 4]).toBe(2)
    expect(offered(match)).not.toContain('done')
  })
})

describe('an extra AP', () => {
  it('is spent first and gone at the next Refresh [UP-RUL-23, UP-REF-03]', () => {
    const { match } = actions({ ap: { 0: 9, 1: 0 } })
    expect([match.state.extraAp[0], match.state.spentAp[0]]).toEqual([1, 0])
    choose(match, 'action:trade')
    expect([match.state.ap[0], match.state.extraAp[0], match.state.spentAp[0]]).toEqual([8, 0, 0])
    choose(match, 'action:trade')
    expect([match.state.ap[0], match.state.spentAp[0]]).toEqual([7, 1])
    expect(wealth(match, 0)).toEqual([7, 5, 5])
  })
})

describe('an Action that cannot be taken', () => {
  it('says why a hex cannot be reached by Move or Command [UP-MOV-02, UP-CMD-02, UP-CMD-07]', () => {
    const { match } = actions({ heroAt: { 0: HOME }, units: { [HOME]: ['tribesmen'] } })
    expect(refusedBy(match, 0, `hex:${at(0, 3)}`)).toEqual(['UP-MOV-02', 'UP-CMD-02'])
    expect(refusedBy(match, 0, `hex:${at(0, 1)}`)).toEqual(['UP-MOV-02', 'UP-CMD-07'])
    expect(refusedBy(match, 0, `hex:${at(0, -1)}`)).toEqual(['UP-MOV-01'])
  })

  it('says why a Quest cannot be attempted, and that somebody who is asked must answer [UP-ACT-02, UP-QST-02]', () => {
    const { match } = actions({ openQuests: ['druidic-prophetess'] })
    const quest = `quest:${numbered('quests', 'druidic-prophetess')}`
    expect(refusedBy(match, 0, quest)).toEqual(['UP-QST-01'])
    choose(match, 'action:quest')
    expect(refusedBy(match, 0, 'done')).toEqual(['UP-QST-02'])
    expect(refusedBy(match, 0, 'pass')).toEqual(['UP-QST-02'])
    const { match: none } = actions({})
    expect(refusedBy(none, 0, quest)).toEqual(['UP-QST-02'])
  })

  it('is refused for its price [UP-ACT-02, UP-CMD-01, UP-HAV-01]', () => {
    const { match } = actions({
      heroAt: { 0: ICE },
      tiles: { [ICE]: 'rigga' },
      resources: { 0: [0, 1, 0] },
      units: { [HOME]: ['tribesmen'] },
    })
    expect(refusedBy(match, 0, 'action:command')).toEqual(['UP-CMD-01'])
    expect(refusedBy(match, 0, 'action:haven')).toEqual(['UP-HAV-01'])
    const { match: idle } = actions({ feats: { 0: ['khaal-pack-runners'] }, heroes: ['khaal', 'yanny'], ap: { 0: 1 } })
    choose(idle, 'action:trade')
    expect(refusedBy(idle, 1, 'action:explore')).toEqual(['UP-EXP-02'])
  })

  it('is refused where there is nothing to do [UP-EXP-02, UP-MKT-07, UP-QST-02]', () => {
    const { match } = actions({})
    expect(refusedBy(match, 0, 'action:explore')).toEqual(['UP-EXP-02'])
    expect(refusedBy(match, 0, 'action:market')).toEqual(['UP-MKT-07'])
    expect(refusedBy(match, 0, 'action:quest')).toEqual(['UP-QST-02'])
    expect(refusedBy(match, 0, 'action:haven')).toEqual(['UP-HAV-07'])
  })
})
