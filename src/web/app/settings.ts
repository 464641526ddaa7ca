import { create } from 'zustand'
import type { Language } from '../../protocol/board.ts'
import type { Pace } from '../table/director/pace.ts'
import { plainLine } from '../ui/plain.ts'

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

const KEY = 'walstatt.settings'
const DEFAULTS: Settings = {
  language: undefined,
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  ruleIds: 'sign',
  confirm: false,
  quietSlips: [],
  endTurn: false,
  sounds: false,
  name: '',
  animal: 0,
}

const anyAnimal = (): number => crypto.getRandomValues(new Uint16Array(1))[0]

function read(): Settings {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Settings>
    const { language } = kept
    const settings = {
      ...DEFAULTS,
      animal: anyAnimal(),
      ...kept,
      language: language === 'de' || language === 'en' ? language : undefined,
      name: plainLine(kept.name ?? ''),
    }
    if (kept.animal === undefined) localStorage.setItem(KEY, JSON.stringify(settings))
    return settings
  } catch {
    return { ...DEFAULTS, animal: anyAnimal() }
  }
}

export const useSettings = create<Settings>(read)

export function change(part: Partial<Settings>): void {
  useSettings.setState(part)
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()))
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

const media = (query: string): MediaQueryList => matchMedia(query)
const light = media('(prefers-color-scheme: light)')
const still = media('(prefers-reduced-motion: reduce)')

export function browserLanguage(): Language {
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en')
  return found === 'de' ? 'de' : 'en'
}

export const languageOf = (settings: Settings): Language => settings.language ?? browserLanguage()
export const useLanguage = (): Language => useSettings(languageOf)

const hasMotion = ({ motion }: Settings): boolean => (motion === 'system' ? !still.matches : motion === 'on')
export const useMotion = (): boolean => useSettings(hasMotion)
export const themeOf = ({ theme }: Settings): 'night' | 'day' =>
  theme === 'system' ? (light.matches ? 'day' : 'night') : theme

const paper = media('print')
let isPrinting = paper.matches

function apply(): void {
  const settings = useSettings.getState()
  const { documentElement: root } = document
  // Paper is white.
  root.dataset['theme'] = isPrinting ? 'day' : themeOf(settings)
  root.dataset['motion'] = hasMotion(settings) ? 'on' : 'off'
  root.lang = languageOf(settings)
}

const printing = (is: boolean): void => {
  isPrinting = is
  apply()
}

/** Keeps the page in step with the settings, with the system's wishes and with other tabs. */
export function watchSettings(): void {
  apply()
  useSettings.subscribe(apply)
  light.addEventListener('change', apply)
  still.addEventListener('change', apply)
  // Some browsers tell of only one of them.
  paper.addEventListener('change', () => printing(paper.matches))
  addEventListener('beforeprint', () => printing(true))
  addEventListener('afterprint', () => printing(false))
  addEventListener('storage', (event) => {
    if (event.key === KEY) useSettings.setState(read())
  })
}
