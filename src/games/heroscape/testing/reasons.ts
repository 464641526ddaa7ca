import type { AnyAsk, Message, Reason } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import type { Role, State } from '../rules/table/state.ts'

/** A message as one line: `move.done`, `refuse.taken card=3 role=1`. */
export const inWords = ({ key, args = {} }: Message): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' ')

/** Reasons as lines: rule, key without `refuse.`, arguments. */
export const inLines = (reasons: readonly Reason[]): string[] =>
  reasons.map(({ rule, message }) => {
    if (!message.key.startsWith('refuse.')) throw new Error(`${message.key} is no refusal`)
    return `${rule} ${inWords(message).slice('refuse.'.length)}`
  })

/** A question that waits, as far as an explanation looks at it. */
export const askFor = (role: Role, name: string, arg: object, kind = 'figure', rule = ''): AnyAsk<State, Content> =>
  ({ role, arg, question: { name, kind, rule, options: () => {} } }) as unknown as AnyAsk<State, Content>
