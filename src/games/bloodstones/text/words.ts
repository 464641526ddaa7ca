import { germanWords } from './de/words.ts'
import { englishWords } from './en/words.ts'

export const wordsIn = { en: englishWords, de: germanWords } as const
