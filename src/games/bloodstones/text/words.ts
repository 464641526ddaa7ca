import { germanWords } from './de/words.ts'
import { englishWords } from './en/words.ts'

export { names } from './names.ts'

export const wordsIn = { en: englishWords, de: germanWords } as const
