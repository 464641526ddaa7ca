import type { Content } from '../content/content.ts'
import { NAMES } from '../content/names.ts'
import { fill } from '../content/words.ts'
import type { Words } from '../content/words.ts'

/** Numbers of this table's box that explanations name in braces. */
const numbersOf = ({ start, reinforcementPer, landsPerPoint }: Content): Readonly<Record<string, number>> => ({
  shadowArmies: start.shadowArmies,
  draftHand: start.draftHand,
  per: reinforcementPer,
  landsPerPoint,
  lands: NAMES,
})

export const withNumbers = (content: Content, words: Words): Words => fill(words, numbersOf(content))
