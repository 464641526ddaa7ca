/** Refusals in tests: what a chapter of the explanations says of each key, in one line. */
import { expect } from 'vitest'
import type { Reason } from '../../../engine/index.ts'
import type { AnyQuestion } from '../rules/explain/explain.ts'
import type { QuestionOf } from '../rules/table/rules.ts'

/** `UP-MOV-02 refuse.actHere space=4`; nothing where no reason is given. */
const lineOf = (reasons: readonly Reason[]): string =>
  reasons
    .map(({ rule, message: { key, args = {} } }) =>
      [rule, key, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' '),
    )
    .join('; ')

/** Each key is explained by exactly these reasons. */
export function explains(
  explained: (key: string) => readonly Reason[],
  expected: Readonly<Record<string, string>>,
): void {
  const said = Object.keys(expected).map((key) => [key, lineOf(explained(key))])
  expect(Object.fromEntries(said)).toEqual(expected)
}

/** A question of a role, as explanations are given it. */
export const askOf = <A>(question: QuestionOf<A>, arg: A, role = 0): AnyQuestion => ({ question, arg, role, n: 0 })

/** A question of which only the name, the rule and the argument matter. */
export const askNamed = (name: string, arg: unknown = {}, more: object = {}): AnyQuestion =>
  ({ question: { name, rule: 'UP-PHS-01', kind: 'option', ...more }, arg, role: 0, n: 0 }) as unknown as AnyQuestion
