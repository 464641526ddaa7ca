/** How many ids each chapter has; they are numbered from 01 without gaps, in rulebook order. */
const chapterSizes: readonly (readonly [chapter: string, size: number])[] = [
  ['SET', 22],
  ['STA', 29],
  ['TOW', 10],
  ['RND', 6],
  ['REI', 6],
  ['PLN', 12],
  ['ACT', 13],
  ['GLD', 4],
  ['ENE', 5],
  ['AWK', 4],
  ['BLD', 12],
  ['ATT', 12],
  ['MOV', 8],
  ['RAC', 6],
  ['MAG', 14],
  ['FGT', 25],
  ['CRD', 15],
  ['SCO', 10],
  ['END', 6],
  ['INV', 11],
  ['EX', 45],
]

const numbered = (chapter: string, size: number): string[] =>
  Array.from({ length: size }, (_, index) => `IM-${chapter}-${String(index + 1).padStart(2, '0')}`)

/** The 219 rules, 11 invariants and 45 worked examples, each of which is named by a test. */
export const ruleIds: readonly string[] = chapterSizes.flatMap(([chapter, size]) => numbered(chapter, size))

/** How this table decides where the rules leave something open. */
export const rulingIds: readonly string[] = numbered('RUL', 83)
