/** A question as it is seen at a made-up table, without the way there. */
import { type AnyAsk, fastSource, Play, viewOf } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { uprising } from '../index.ts'
import type { QuestionOf } from '../rules/table/rules.ts'
import type { State } from '../rules/table/state.ts'
import { narrator } from '../text/narrator.ts'
import { checkQuestion, type Walk } from './check-question.ts'
import { tableOf, type Position } from './position.ts'

export interface Seen {
  readonly prompt: string
  /** By key: the English words and what they point at. */
  readonly options: Readonly<Record<string, readonly string[]>>
}

/** What a role sees when it is asked; whatever is wrong with that is a failed test. */
export function seen<A>(question: QuestionOf<A>, arg: A, position: Position = {}, role = 0): Seen {
  const { state, content } = tableOf(position)
  const play = new Play(uprising, content, state, fastSource('seen'))
  const ask: AnyAsk<State, Content> = { question, role, arg, n: 0 }
  const walk: Walk = { bad: new Set(), said: new Set(), met: new Set() }
  checkQuestion(walk, play, ask)
  if (walk.bad.size > 0) throw new Error([...walk.bad].join('; '))
  const { prompt, options } = viewOf(play, ask)
  const say = (message: Parameters<typeof narrator.message>[2]): string => narrator.message('en', play, message)
  const described = options.map(({ key, label, detail, rule, targets = [] }) => [
    key,
    [say(label), ...(detail === undefined ? [] : [say(detail)]), ...(rule === undefined ? [] : [rule]), ...targets],
  ])
  return { prompt: say(prompt), options: Object.fromEntries(described) }
}
