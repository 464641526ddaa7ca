import type { Language } from '../engine/index.ts'

/** The same in every language. */
type Both = Readonly<Record<Language, string>>

type OfEach<T> = Readonly<Record<string, T>>

interface Worded {
  readonly label: Both
  readonly description?: Both
}

/** The words of a setup option: those of a value are its label, or more. */
interface OptionText extends Worded {
  readonly values?: OfEach<Both | Worded>
  readonly problems?: OfEach<Both>
}

const each = <T, R>(list: OfEach<T>, of: (one: T) => R): OfEach<R> =>
  Object.fromEntries(Object.entries(list).map(([id, one]) => [id, of(one)]))

/** The words of a game's setup options, written once for all languages; undefined where there is no such option. */
export const optionWordsOf = (texts: OfEach<OptionText>) => (language: Language, id: string) => {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined
  if (text === undefined) return undefined
  const words = ({ label, description }: Worded) => ({
    label: label[language],
    ...(description === undefined ? {} : { description: description[language] }),
  })
  const { values, problems } = text
  return {
    ...words(text),
    ...(values === undefined ? {} : { values: each(values, (one) => words('label' in one ? one : { label: one })) }),
    ...(problems === undefined ? {} : { problems: each(problems, (one) => one[language]) }),
  }
}
