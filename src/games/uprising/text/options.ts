import type { Language, OptionWording } from '../../module.ts'
import { optionWordsDe } from './option-words-de.ts'
import { optionWordsEn } from './option-words-en.ts'

const texts: Readonly<Record<Language, Readonly<Record<string, OptionWording>>>> = {
  en: optionWordsEn,
  de: optionWordsDe,
}

/** The words of a setup option; undefined where there is no such option. */
export const optionWords = (language: Language, id: string): OptionWording | undefined =>
  Object.hasOwn(texts[language], id) ? texts[language][id] : undefined
