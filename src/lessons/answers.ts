import type { OptionView } from '../engine/index.ts'
import type { Answers } from './lesson.ts'

/** The question's name under which standing offers are matched: they belong to no question. */
export const OFFER = 'offer'

/** An option of a question: tried, or to be had. */
export interface Tried {
  readonly question: string
  readonly option: Pick<OptionView, 'key' | 'targets'>
}

type OneOrMore = string | readonly string[]

const each = (given: OneOrMore): readonly string[] => (typeof given === 'string' ? [given] : given)
const isAny = (given: OneOrMore | undefined, is: (one: string) => boolean): boolean =>
  given === undefined || each(given).some(is)

export const fits = ({ question, key, starts, target }: Answers, tried: Tried): boolean =>
  isAny(question, (one) => one === tried.question) &&
  isAny(key, (one) => one === tried.option.key) &&
  isAny(starts, (one) => tried.option.key.startsWith(one)) &&
  isAny(target, (one) => tried.option.targets?.includes(one) === true)

/** The options that the first of these fits which fits any. */
export function firstFitting(answers: readonly Answers[], options: readonly Tried[]): readonly Tried[] {
  for (const one of answers) {
    const fitting = options.filter((option) => fits(one, option))
    if (fitting.length > 0) return fitting
  }
  return []
}
