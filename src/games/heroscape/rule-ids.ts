/** How many ids each chapter or scenario has; they are numbered from 01 without gaps, in rulebook order. */
const chapterSizes: readonly (readonly [prefix: string, size: number])[] = [
  ['HS-SET', 36],
  ['HS-BAS', 26],
  ['HS-DRF', 23],
  ['HS-RND', 21],
  ['HS-MOV', 31],
  ['HS-ENG', 18],
  ['HS-RNG', 9],
  ['HS-LOS', 9],
  ['HS-ATT', 17],
  ['HS-LIF', 9],
  ['HS-GLY', 21],
  ['HS-POW', 19],
  ['HS-TEAM', 9],
  ['HS-END', 7],
  ['HS-SCN-DAWN', 5],
  ['HS-SCN-FRONT', 6],
  ['HS-SCN-DIVE', 6],
  ['HS-SCN-WINTER', 13],
  ['HS-SCN-PLANT', 9],
  ['HS-SCN-STORM', 13],
  ['HS-SCN-RESCUE', 9],
  ['HS-SCN-MIST', 10],
  ['HS-SCN-FORT', 9],
  ['HS-SCN-BARREN', 7],
  ['HS-EX', 48],
]

const numbered = (prefix: string, size: number): string[] =>
  Array.from({ length: size }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`)

/** The 342 rules and 48 worked examples, each of which is named by a test. */
export const ruleIds: readonly string[] = chapterSizes.flatMap(([prefix, size]) => numbered(prefix, size))

/** How this table decides where the rules leave something open. */
export const rulingIds: readonly string[] = numbered('HS-RUL', 89)
