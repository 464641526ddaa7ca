import type { Language } from '../../module.ts'
import { rendererOf } from '../../texts.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Texts } from './types.ts'
import { wordsIn } from './words.ts'

export const texts: Readonly<Record<Language, Texts>> = { en: english, de: german }

export const { render, renderEvent } = rendererOf(texts, wordsIn)
