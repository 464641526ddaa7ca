export interface Words {
  readonly en: string
  readonly de: string
}

const NUMBER = /\{([a-z]+)\}/gi

/** Puts the content's numbers into its texts. */
export function fill(words: Words, numbers: Readonly<Record<string, number>>): Words {
  const put = (text: string): string => text.replace(NUMBER, (whole, name: string) => String(numbers[name] ?? whole))
  return { en: put(words.en), de: put(words.de) }
}

/** Names in braces that no number of the content has. */
export function unknownNumbers(words: Words, names: readonly string[]): string[] {
  const used = [words.en, words.de].flatMap((text) => [...text.matchAll(NUMBER)].map((match) => match[1]))
  return [...new Set(used.filter((name) => !names.includes(name)))]
}
