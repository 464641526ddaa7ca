/** How many ids each chapter has; they are numbered from 01 without gaps, in rulebook order. */
const chapterSizes: readonly (readonly [prefix: string, size: number])[] = [
  ['UP-SET', 37],
  ['UP-DIF', 13],
  ['UP-HER', 18],
  ['UP-CRD', 21],
  ['UP-HEX', 28],
  ['UP-PHS', 6],
  ['UP-REF', 6],
  ['UP-EVT', 11],
  ['UP-BLD', 10],
  ['UP-ACT', 11],
  ['UP-MOV', 7],
  ['UP-TRD', 6],
  ['UP-CMD', 12],
  ['UP-EXP', 14],
  ['UP-HAV', 12],
  ['UP-MKT', 9],
  ['UP-QST', 13],
  ['UP-NEM', 10],
  ['UP-PRD', 6],
  ['UP-SCO', 14],
  ['UP-WIN', 4],
  ['UP-CMB', 68],
  ['UP-TER', 13],
  ['UP-DEF', 6],
  ['UP-GRV', 6],
  ['UP-DRU', 10],
  ['UP-THR', 7],
  ['UP-GAR', 10],
  ['UP-LEG', 17],
  ['UP-TGT', 12],
  ['UP-CAP', 8],
  ['UP-SKE', 10],
  ['UP-HOR', 17],
  ['UP-CUR', 13],
  ['UP-PLC', 17],
  ['UP-EX', 40],
]

const numbered = (prefix: string, size: number): string[] =>
  Array.from({ length: size }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`)

/** The 482 rules and 40 worked examples, each of which is named by a test. */
export const ruleIds: readonly string[] = chapterSizes.flatMap(([prefix, size]) => numbered(prefix, size))

/** How this table decides where the rules leave something open. */
export const rulingIds: readonly string[] = numbered('UP-RUL', 103)
