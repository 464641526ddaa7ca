import type { Language } from '../../protocol/board.ts'
import { PACES, type Pace } from '../table/director/pace.ts'
import { plainLine } from '../ui/plain.ts'
import type { Fields } from './kept.ts'

export interface Settings {
  /** `undefined` follows the browser. */
  readonly language: Language | undefined
  readonly theme: 'system' | 'night' | 'day'
  readonly motion: 'system' | 'on' | 'off'
  /** How fast acts of others are shown. */
  readonly pace: Pace
  /** Where the ids of rules stand: as a small sign, or written out. */
  readonly ruleIds: 'sign' | 'always'
  /** Ask before an answer that cannot be taken back. */
  readonly confirm: boolean
  /** Kinds of slips that need not be asked about any more. */
  readonly quietSlips: readonly string[]
  /** Answer closing questions with one option by itself. */
  readonly endTurn: boolean
  readonly sounds: boolean
  /** Empty until one is typed. */
  readonly name: string
  /** Which animal lends its name until then: chosen once on this device. */
  readonly animal: number
}

type Read<T> = (value: unknown) => T
const oneOf =
  <T>(first: T, ...others: readonly T[]): Read<T> =>
  (value) =>
    others.find((one) => one === value) ?? first
const switched: Read<boolean> = (value) => value === true
const isText = (value: unknown): value is string => typeof value === 'string'
const isAnimal = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** How each field is read from what may be anything. */
const FIELDS: { readonly [Name in Exclude<keyof Settings, 'animal'>]: Read<Settings[Name]> } = {
  language: oneOf<Language | undefined>(undefined, 'de', 'en'),
  theme: oneOf<Settings['theme']>('system', 'night', 'day'),
  motion: oneOf<Settings['motion']>('system', 'on', 'off'),
  pace: oneOf<Pace>('normal', ...PACES),
  ruleIds: oneOf<Settings['ruleIds']>('sign', 'always'),
  confirm: switched,
  quietSlips: (value) => (Array.isArray(value) ? value.filter(isText) : []),
  endTurn: switched,
  sounds: switched,
  name: (value) => (isText(value) ? plainLine(value) : ''),
}

/** The settings in what was kept: what is wrong falls back, what is unknown is left out. */
export function settingsIn(kept: Fields, anyAnimal: () => number): Settings {
  const read = Object.entries(FIELDS).map(([name, field]) => [name, field(kept[name])] as const)
  const { animal } = kept
  return { ...(Object.fromEntries(read) as Omit<Settings, 'animal'>), animal: isAnimal(animal) ? animal : anyAnimal() }
}
