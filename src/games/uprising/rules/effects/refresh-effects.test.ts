import { describe, expect, it } from 'vitest'
import { defaultContent, type Content } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { heardMatch, type Heard } from '../../testing/position.ts'
import { CHAOS, EMPIRE } from '../table/state.ts'

/** Two Quests whose immediate effects are these. */
function withImmediate(content: Content, ...lists: readonly (readonly Effect[])[]): Content {
  const { second, first } = content.cards
  const quests = second.quests.map((quest, i) => ({ ...quest, immediate: lists[i] ?? [] }))
  return { ...content, cards: { first, second: { ...second, quests } } }
}

const { quests } = defaultContent().cards.second

const refreshed = (...lists: readonly (readonly Effect[])[]): Heard =>
  heardMatch(
    {
      phase: 'refresh',
      content: (content) => withImmediate(content, ...lists),
      nextQuests: quests.slice(0, lists.length).map(({ id }) => id),
      resources: { 0: [0, 0, 7], 1: [1, 1, 1] },
      arrange: (state) => (state.questDeck.middle = []),
    },
    [{ procedure: 'refresh', args: { step: 0 } }],
  )

describe('immediate effects of Quests', () => {
  it('come from left to right [UP-RUL-37, UP-REF-05]', () => {
    const { told } = refreshed(
      [{ op: 'gainVP', who: 'empire', n: 1 }],
      [{ op: 'gainVP', who: 'chaos', n: 1 }],
      [{ op: 'gainVP', who: 'first', n: 1 }],
    )
    expect(told('vpGained').map((event) => (event as { side: number }).side)).toEqual([EMPIRE, CHAOS, 0])
  })

  it('are carried out in their order, each as far as possible; the rest still happens [UP-RUL-04, UP-RUL-13]', () => {
    const { match } = refreshed([
      { op: 'gainVP', who: 'chaos', n: 2 },
      { op: 'lose', who: 'first', salt: 3, food: 2 },
      { op: 'gain', who: 'each', plunder: 1 },
    ])
    expect(match.state.resources).toEqual([0, 1, 5, 1, 2, 1])
    expect(match.state.vp[CHAOS]).toBe(2)
  })

  it('lose half of something rounded down [UP-RUL-13]', () => {
    const { match } = refreshed([{ op: 'loseHalf', who: 'each', of: ['food'] }])
    expect([match.state.resources[2], match.state.resources[5]]).toEqual([4, 1])
  })
})
