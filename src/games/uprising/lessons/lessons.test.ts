/** Every lesson and example, played by who does what the coach says, in both languages. */
import { expect, it } from 'vitest'
import { proveTeaching } from '../../../lessons/testing/prove.ts'
import { defaultContent } from '../content/content.ts'
import { COLOURS } from '../content/names.ts'
import { uprising } from '../index.ts'
import { ruleIds } from '../rule-ids.ts'
import { NONE } from '../rules/table/state.ts'
import teaching from './index.ts'
import { lastChapter } from './last-chapter.ts'

proveTeaching(uprising, teaching, ruleIds)

it('the last Chapter begins with two tokens on every card in play [UP-EVT-05]', () => {
  const { chapter, cardAt, tokens } = teaching.set(lastChapter.scene).state
  const inPlay = cardAt.flatMap((space, card) => (space === NONE ? [] : [tokens[card]]))
  expect([chapter, inPlay]).toEqual([2, [2, 2]])
})

it('what the combat lesson says of the dice is what is on them [UP-RUL-14]', () => {
  const most = (symbol: 'skulls' | 'shields' | 'bolts', n: number): string[] =>
    defaultContent()
      .dice.map(({ [symbol]: faces }, colour) => ({ id: COLOURS[colour], sum: faces.reduce((a, b) => a + b, 0) }))
      .toSorted((a, b) => b.sum - a.sum)
      .filter(({ sum }, i) => sum > 0 && i < n)
      .map(({ id }) => id)
  expect(most('skulls', 2)).toEqual(['black', 'red'])
  expect(most('bolts', 1)).toEqual(['purple'])
  expect(most('shields', 6).toSorted()).toEqual(['blue', 'white'])
})
