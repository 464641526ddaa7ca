import { describe, expect, it } from 'vitest'
import type { Effect } from '../../content/effects/verbs.ts'
import { withCards } from '../../testing/cards.ts'
import { effectMatch } from '../../testing/effects.ts'
import { at, card, choose, offered, question, type Heard, type Position } from '../../testing/position.ts'
import { standingOffers, take } from '../../testing/turns.ts'
import { contextOf, type Context } from '../select/context.ts'
import { CHAOS, EMPIRE, NONE } from '../table/state.ts'
import { isPossible } from './run.ts'

const run = (effects: readonly Effect[], position: Position = {}, context: Partial<Context> = { you: 0 }): Heard =>
  effectMatch({ startFeats: false, ...position }, effects, context)
const resources = ({ match }: Heard, role = 0): number[] => match.state.resources.slice(role * 3, role * 3 + 3)

describe('resources', () => {
  it('are gained by each who is meant, of free kinds one by one', () => {
    const heard = run([
      { op: 'gain', who: 'each', salt: 1, food: { num: 'players' } },
      { op: 'gain', who: 'you', any: 2 },
    ])
    expect(question(heard.match)).toBe('chooseResource@0')
    choose(heard.match, 'resource:1', 'resource:1')
    expect([resources(heard), resources(heard, 1)]).toEqual([
      [6, 7, 7],
      [6, 5, 7],
    ])
  })

  it('are lost as far as they are there; half is rounded down [UP-RUL-13]', () => {
    const position: Position = { resources: { 0: [2, 7, 1], 1: [0, 1, 0] } }
    expect(resources(run([{ op: 'lose', who: 'you', salt: 4 }], position))).toEqual([0, 7, 1])
    const half = run([{ op: 'loseHalf', who: 'each', of: ['plunder', 'food'] }], position)
    expect([resources(half), resources(half, 1)]).toEqual([
      [2, 4, 1],
      [0, 1, 0],
    ])
    const some = run([{ op: 'lose', who: 'it', any: 2 }], position, { itRole: 1 })
    expect(resources(some, 1)).toEqual([0, 0, 0])
    expect(some.match.over).toBe(true)
  })

  it('are not lost any more when the last ones went while the player thought [UP-RUL-04]', () => {
    const away: Effect = { op: 'lose', who: 'you', salt: 9, plunder: 9, food: 9 }
    const item = {
      abilities: [{ window: 'always', use: 'may', limit: 'none', cost: [{ pay: 'flip' }], do: [away] }],
    } as const
    const content = withCards({ items: { 'xyxrit-leaves': item } })
    const position: Position = { content, items: { 0: ['xyxrit-leaves'] }, resources: { 0: [1, 1, 0] } }
    const heard = run(
      [
        { op: 'lose', who: 'you', any: 2 },
        { op: 'gainVP', who: 'you', n: 1 },
      ],
      position,
    )
    expect(offered(heard.match)).toEqual(['resource:0', 'resource:1'])
    const [ability] = standingOffers(heard.match, 0).filter((offer) => offer.startsWith('ability:'))
    take(heard.match, 0, ability)
    expect([question(heard.match), offered(heard.match)]).toEqual(['chooseResource@0', ['done']])
    choose(heard.match, 'done')
    expect([resources(heard), heard.match.state.vp[0], heard.match.over]).toEqual([[0, 0, 0], 1, true])
  })

  it('pass to another player as many as wanted', () => {
    const heard = run([{ op: 'give', who: 'you', max: 3 }])
    expect(question(heard.match)).toBe('chooseResource@0')
    choose(heard.match, 'resource:0', 'resource:2', 'done')
    expect([resources(heard), resources(heard, 1)]).toEqual([
      [4, 5, 4],
      [6, 5, 6],
    ])
  })

  it('are exchanged as often as the card says', () => {
    const one = { op: 'exchange', who: 'you', give: 2, of: 'oneKind', get: 1, times: 2 } as const
    const heard = run([one], { resources: { 0: [2, 1, 4] } })
    expect(offered(heard.match)).toEqual(['option:6', 'option:1', 'option:7', 'option:2', 'done'])
    choose(heard.match, 'option:7')
    choose(heard.match, 'option:1')
    expect([resources(heard), heard.match.over]).toEqual([[0, 3, 2], true])
    const any = run([{ ...one, of: 'any', times: 1 }], { resources: { 0: [1, 0, 1] } })
    choose(any.match, 'option:10', 'resource:0')
    expect(resources(any)).toEqual([0, 1, 0])
  })

  it('are not got for an exchange that is paid in part only [UP-RUL-04]', () => {
    const one = { op: 'exchange', who: 'you', give: 2, of: 'any', get: 1, times: 1 } as const
    const away: Effect = { op: 'lose', who: 'you', salt: 9, plunder: 9, food: 9 }
    const item = {
      abilities: [{ window: 'always', use: 'may', limit: 'none', cost: [{ pay: 'flip' }], do: [away] }],
    } as const
    const content = withCards({ items: { 'xyxrit-leaves': item } })
    const heard = run([one], { content, items: { 0: ['xyxrit-leaves'] }, resources: { 0: [2, 0, 2] } })
    choose(heard.match, 'option:10', 'resource:0')
    take(
      heard.match,
      0,
      standingOffers(heard.match, 0).find((offer) => offer.startsWith('ability:'))!,
    )
    choose(heard.match, 'done')
    expect([resources(heard), heard.match.over]).toEqual([[0, 0, 0], true])
  })

  it('come from board and Haven hexes, or one of the two', () => {
    const gains = (scope: 'all' | 'board' | 'hexes'): number =>
      run([{ op: 'produce', who: 'you', scope }], { resources: { 0: [0, 0, 0] } })
        .match.state.resources.slice(0, 3)
        .reduce((a, b) => a + b)
    expect(gains('board') + gains('hexes')).toBe(gains('all'))
    expect(gains('board')).toBeGreaterThan(0)
  })
})

describe('VP', () => {
  it('go to players and sides [UP-RUL-05]', () => {
    const effects: Effect[] = [
      { op: 'gainVP', who: 'eachOther', n: 2 },
      { op: 'gainVP', who: 'thisSide', n: 3 },
      { op: 'gainVP', who: 'otherSide', n: 4 },
    ]
    const context = contextOf('horde', card('siren'), { you: 0 })
    expect(run(effects, { vp: { [EMPIRE]: 2 } }, context).match.state.vp).toEqual([0, 2, 0, 0, 6, 3])
  })

  it('of a destroyed card go to whoever destroyed it; `anyPlayer` is chosen [UP-RUL-05]', () => {
    const heard = run([{ op: 'gainVP', who: 'destroyer', n: 3 }], {}, { destroyer: CHAOS })
    expect(heard.match.state.vp[CHAOS]).toBe(3)
    const any = run([{ op: 'gainVP', who: 'anyPlayer', n: 1 }], { firstPlayer: 1 }, { you: NONE })
    expect(question(any.match)).toBe('choosePlayer@1')
    choose(any.match, 'role:0')
    expect(any.match.state.vp[0]).toBe(1)
  })
})

describe('AP', () => {
  it('come back, and are extra beyond eight; who loses has as many as there are [UP-RUL-23]', () => {
    const back = run([{ op: 'gainAP', who: 'you', n: 2 }], { ap: { 0: 7 } }).match.state
    expect([back.ap[0], back.spentAp[0], back.extraAp[0]]).toEqual([9, 0, 1])
    const lost = run([{ op: 'loseAP', who: 'each', n: 3 }], { ap: { 0: 1 } }).match.state
    expect([lost.ap, lost.spentAp]).toEqual([
      [0, 5],
      [8, 3],
    ])
  })

  it('are laid on a card until it leaves play; who has none is spared [UP-RUL-24]', () => {
    const coven = card('coven-of-yssat')
    const context = contextOf('horde', coven)
    const position: Position = { ap: { 1: 0 }, cards: { 'coven-of-yssat': { at: at(1, 0) } } }
    const locked = run([{ op: 'lockAP', who: 'each', n: 1 }], position, context).match
    expect([locked.state.ap, locked.state.attached[coven].ap]).toEqual([
      [7, 0],
      [1, 0],
    ])
    const extra = run(
      [{ op: 'lockAP', who: 'each', n: 2 }],
      { ...position, ap: { 0: 0, 1: 9 }, arrange: (s) => void (s.ap[0] = s.extraAp[0] = 1) },
      context,
    ).match.state
    // Extra ones vanish anyway: only those that a faction owns are laid there (UP-RUL-23).
    expect([extra.ap, extra.extraAp, extra.attached[coven].ap]).toEqual([
      [1, 7],
      [1, 1],
      [0, 2],
    ])
    const released = run([{ op: 'lockAP', who: 'each', n: 1 }, { op: 'releaseAP' }], position, context).match.state
    expect([released.ap, released.spentAp, released.attached[coven].ap]).toEqual([
      [7, 0],
      [1, 8],
      [0, 0],
    ])
    const gone = run(
      [
        { op: 'lockAP', who: 'each', n: 1 },
        { op: 'loseThreat', cards: { kind: 'both', pick: 'self' }, n: 9 },
      ],
      position,
      context,
    ).match.state
    expect([gone.spentAp, gone.attached[coven].ap]).toEqual([
      [1, 8],
      [0, 0],
    ])
    expect(isPossible(locked.play, { op: 'lockAP', who: 'it', n: 1 }, { ...context, itRole: 1 })).toBe(false)
  })
})
