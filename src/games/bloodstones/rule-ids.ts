/** How many ids each chapter has; they are numbered from 01 without gaps, in rulebook order. */
const chapterSizes: readonly (readonly [prefix: string, size: number])[] = [
  ['BS-TIL', 34],
  ['BS-MAP', 12],
  ['BS-SET', 24],
  ['BS-TRN', 9],
  ['BS-FAC-GEN', 1],
  ['BS-FAC-DRA', 9],
  ['BS-FAC-HOR', 2],
  ['BS-FAC-HIL', 6],
  ['BS-FAC-NEC', 3],
  ['BS-FAC-CHA', 10],
  ['BS-FAC-COR', 6],
  ['BS-CAP', 8],
  ['BS-UND', 9],
  ['BS-PLC', 10],
  ['BS-MOV', 14],
  ['BS-SEA', 9],
  ['BS-BAT', 33],
  ['BS-RET', 22],
  ['BS-VIL', 14],
  ['BS-DRW', 12],
  ['BS-OUT', 4],
  ['BS-END', 11],
  ['BS-CUT', 10],
  ['BS-EX', 32],
]

const numbered = (prefix: string, size: number): string[] =>
  Array.from({ length: size }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`)

/** The 272 rules and 32 worked examples, each of which is named by a test. */
export const ruleIds: readonly string[] = chapterSizes.flatMap(([prefix, size]) => numbered(prefix, size))

/** How this table decides where the rules leave something open. */
export const rulingIds: readonly string[] = numbered('BS-RUL', 88)
