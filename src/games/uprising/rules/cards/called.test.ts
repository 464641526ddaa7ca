import { describe, expect, it } from 'vitest'
import { withCards } from '../../testing/cards.ts'
import { choose, chooseAs, numbered, offered, positionMatch, question, askedOf } from '../../testing/position.ts'
import type { Position } from '../../testing/position.ts'

const FEAT = 'khaal-pack-runners'
const OTHER = 'yanny-light-feet'
const any = (window: 'always' | 'phase:build') =>
  ({
    window,
    use: 'may',
    limit: 'none',
    cost: [{ pay: 'flip' }],
    do: [
      { op: 'gain', who: 'you', any: 2 },
      { op: 'gainVP', who: 'you', n: 1 },
    ],
  }) as const
const position = (window: 'always' | 'phase:build'): Position => ({
  heroes: ['khaal', 'yanny'],
  startFeats: false,
  feats: { 0: [FEAT], 1: [OTHER] },
  content: withCards({ feats: { [FEAT]: { abilities: [any(window)] }, [OTHER]: { abilities: [any(window)] } } }),
})

describe('effects that cannot wait', () => {
  it('a card marked ALWAYS takes effect while a question waits, which is asked again afterwards [UP-RUL-26]', () => {
    const match = positionMatch({ ...position('always'), openQuests: ['druidic-prophetess'] }, [
      { procedure: 'quest', args: { role: 0, dice: [], ignoreFail: 0 } },
    ])
    const { play } = match
    const { standing } = play.game
    const offers: number[] = []
    standing!.offers(play, 1, offers)
    const key = offers.map((offer) => standing!.key(play, 1, offer)).find((one) => one.startsWith('ability:'))
    expect(match.take(1, key!)).toMatchObject({ ok: true })
    expect(question(match)).toBe('chooseResource@1')
    choose(match, 'resource:0', 'resource:0')
    expect([match.state.resources[3], match.state.vp[1]]).toEqual([7, 1])
    expect(match.state.flippedFeats).toEqual([numbered('feats', OTHER)])
    expect(question(match)).toBe('chooseQuest@0')
  })

  it('in the open Build Phase two players carry out cards at the same time [UP-CRD-14, UP-RUL-28]', () => {
    const match = positionMatch({ ...position('phase:build'), phase: 'build', turn: -1 }, [{ procedure: 'building' }])
    const use = (role: number): string =>
      offered(match, askedOf(match, role)).find((key) => key.startsWith('ability:'))!
    chooseAs(match, 0, use(0))
    chooseAs(match, 1, use(1))
    chooseAs(match, 0, 'resource:0')
    chooseAs(match, 1, 'resource:1', 'resource:1')
    expect([match.state.vp[0], match.state.vp[1]]).toEqual([0, 1])
    chooseAs(match, 0, 'resource:2')
    expect(match.state.vp[0]).toBe(1)
    expect(match.state.resources).toEqual([6, 5, 6, 5, 7, 5])
    expect(match.state.next.map(({ procedure }) => procedure)).toEqual(['testEnd'])
  })

  it('of two hero rolls at the same time in the open Build Phase the second is left out [UP-RUL-04, UP-RUL-28]', () => {
    const roll = {
      op: 'heroRoll',
      who: 'you',
      none: [{ op: 'gainVP', who: 'you', n: 1 }],
    } as const
    const abilities = [{ window: 'phase:build', use: 'may', limit: 'chapter', do: [roll] }] as const
    const match = positionMatch(
      {
        ...position('phase:build'),
        heroes: ['hanzo', 'yanny'],
        content: withCards({ feats: { [FEAT]: { abilities }, [OTHER]: { abilities } } }),
        phase: 'build',
        turn: -1,
      },
      [{ procedure: 'building' }],
    )
    const use = (role: number): string =>
      offered(match, askedOf(match, role)).find((key) => key.startsWith('ability:'))!
    chooseAs(match, 0, use(0))
    expect(match.state.heroRoll?.role).toBe(0)
    chooseAs(match, 1, use(1))
    expect(match.state.heroRoll?.role).toBe(0)
    chooseAs(match, 0, 'option:3')
    expect([match.state.vp[0], match.state.vp[1], match.state.heroRoll]).toEqual([1, 0, undefined])
  })
})
