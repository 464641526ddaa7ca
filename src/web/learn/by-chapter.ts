import { chapterCodeOf, linkedRules, type Rulebook } from '../../kit/rulebook.ts'

interface Chapter {
  readonly title: string
  readonly examples: readonly { readonly id: string; readonly title: string }[]
}

/** Examples by the chapter of the first rule that their text leads to, in the book's order; the rest at the end. */
export function byChapter(ids: readonly string[], book: Rulebook | undefined): readonly Chapter[] {
  const rules = new Map(book?.chapters.flatMap(({ rules: all }) => all.map((rule) => [rule.id, rule] as const)))
  const chapterOf = (id: string): string => {
    const text = rules.get(id)?.text ?? ''
    return (
      linkedRules(text)
        .map(chapterCodeOf)
        .find((code) => code !== chapterCodeOf(id)) ?? ''
    )
  }
  const chapters = [...(book?.chapters ?? []), { code: '', title: '' }]
  const known = new Set(chapters.map(({ code }) => code))
  return chapters.flatMap(({ code, title }) => {
    const among = ids.filter((id) => (known.has(chapterOf(id)) ? chapterOf(id) : '') === code)
    const examples = among.map((id) => ({ id, title: rules.get(id)?.title ?? '' }))
    return examples.length === 0 ? [] : [{ title, examples }]
  })
}
