import type { Options, OptionSpec, Problem } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { CHAPTERS, DIFFICULTIES, EDITIONS, type Difficulty, type Edition } from '../../content/names.ts'
import type { EditionFlags, TableOptions } from '../table/state.ts'

/** A flag that follows the edition unless the table says otherwise (UP-RUL-01). */
const AS_EDITION = 'edition'
const MOST_EXTRA_CURSES = 6

/** By flag: its values, and the ruling that tells the editions apart. 1 and 0 are called yes and no. */
const FLAGS: { readonly [F in keyof EditionFlags]: readonly [rule: string, ...values: readonly EditionFlags[F][]] } = {
  contentSet: ['UP-SET-09', ...EDITIONS],
  difficultyTable: ['UP-RUL-22', ...EDITIONS],
  druidMode: ['UP-RUL-21', 'faceUp', 'revealPerChapter'],
  druidDefaultLimit: ['UP-RUL-93', 'round', 'printed'],
  groupDecisions: ['UP-RUL-05', 'firstPlayer', 'actingPlayer'],
  alwaysOffTurn: ['UP-RUL-26', 1, 0],
  noHavenBuild: ['UP-RUL-29', 'noEnemies', 'empty'],
  impassableBreaksAdjacency: ['UP-RUL-43', 1, 0],
  seaTowerForNemesis: ['UP-RUL-45', 1, 0],
  hordeDistance: ['UP-RUL-63', 'raw', 'route'],
  placementFallback: ['UP-RUL-73', 'ordered', 'free'],
  capitalFlip: ['UP-RUL-61', 1, 0],
  itemDeckReshuffle: ['UP-RUL-35', 1, 0],
  combatItemsNeedHero: ['UP-RUL-32', 'printed', 'always'],
  resourceSupply: ['UP-RUL-11', 'limited', 'unlimited'],
}

const wordOf = (value: string | number): string => (value === 1 ? 'yes' : value === 0 ? 'no' : String(value))

const flagSpecs: readonly OptionSpec[] = Object.entries(FLAGS).map(([id, [rule, ...values]]) => ({
  id,
  kind: 'choice',
  values: [AS_EDITION, ...values.map(wordOf)],
  default: AS_EDITION,
  rule,
}))

/** What is chosen before the game: the usual things first, then every difference between the editions by itself. */
export const optionSpecs: readonly OptionSpec[] = [
  { id: 'edition', kind: 'choice', values: EDITIONS, default: 'second', rule: 'UP-RUL-01' },
  { id: 'chapters', kind: 'number', min: 2, max: CHAPTERS, default: CHAPTERS, rule: 'UP-DIF-01' },
  { id: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'veteran', rule: 'UP-DIF-02' },
  { id: 'advanced', kind: 'choice', values: ['difficulty', 'all'], default: 'difficulty', rule: 'UP-DIF-03' },
  { id: 'nemesisTies', kind: 'choice', perRole: true, values: ['asked', 'drawn'], default: 'asked', rule: 'UP-RUL-05' },
  { id: 'ninthLegion', kind: 'switch', default: false, rule: 'UP-RUL-101' },
  { id: 'extraCurses', kind: 'number', min: 0, max: MOST_EXTRA_CURSES, default: 0, rule: 'UP-RUL-18' },
  { id: 'firstPlayer', kind: 'choice', values: ['drawn', 'chosen'], default: 'drawn', rule: 'UP-SET-36' },
  ...flagSpecs,
]

const presetOf = (content: Content, edition: Edition): EditionFlags =>
  content.setup.editions[EDITIONS.indexOf(edition)].flags

function flagsOf(content: Content, options: Options): EditionFlags {
  const flags: Record<string, string | number> = { ...presetOf(content, options.edition as Edition) }
  for (const [id, [, ...values]] of Object.entries(FLAGS)) {
    const own = values.find((value) => wordOf(value) === options[id])
    if (own !== undefined) flags[id] = own
  }
  return flags as unknown as EditionFlags
}

/** Empty where everybody is asked, which is the rule. */
const tiesOf = (chosen: Options[string] | undefined): TableOptions['nemesisTies'] =>
  Array.isArray(chosen) && chosen.includes('drawn') ? (chosen as TableOptions['nemesisTies']) : []

/** The table's options, from valid ones. */
export function tableOptions(content: Content, _roles: number, options: Options): TableOptions {
  return {
    ...flagsOf(content, options),
    edition: options.edition as Edition,
    chapters: options.chapters as number,
    difficulty: options.difficulty as Difficulty,
    advanced: options.advanced as TableOptions['advanced'],
    extraCurses: options.extraCurses as number,
    firstPlayer: options.firstPlayer as TableOptions['firstPlayer'],
    ninthLegion: options.ninthLegion as boolean,
    nemesisTies: tiesOf(options.nemesisTies),
  }
}

/** The defaults of everything for an edition: for tables that are not set up by a form. */
export function defaultOptions(content: Content, edition: Edition = 'second'): TableOptions {
  const plain = Object.fromEntries(optionSpecs.map((spec) => [spec.id, spec.default])) as Options
  return tableOptions(content, 0, { ...plain, edition })
}

/** Only the first edition's hardest level says "3 or more" Curses. */
export function checkOptions(content: Content, _roles: number, options: Options): Problem[] {
  if (options.extraCurses === 0) return []
  const { difficultyTable } = flagsOf(content, options)
  if (options.difficulty === 'apocalypse' && difficultyTable === 'first') return []
  const problem = 'only the hardest level of the first edition has more Curses [UP-RUL-18]'
  return [{ path: 'options.extraCurses', problem }]
}
