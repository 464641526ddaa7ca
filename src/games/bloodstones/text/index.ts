import type { Language, NamesOf } from '../../module.ts'
import { rendererOf } from '../../texts.ts'
import type { Table } from '../rules/table/state.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Texts, Words } from './types.ts'
import { wordsIn } from './words.ts'

export const texts: Readonly<Record<Language, Texts>> = { en: english, de: german }

/** Names of things at this table. */
export const wordsFor = (language: Language, table: Table, names?: NamesOf): Words => wordsIn[language](table, names)

export const { render, renderEvent } = rendererOf(texts, wordsFor)
