import { create } from 'zustand'
import type { Language } from '../../protocol/board.ts'
import { fieldsIn, keepJson, keptText } from './kept.ts'
import { settingsIn, type Settings } from './settings-kept.ts'

export type { Settings }

const KEY = 'walstatt.settings'

const anyAnimal = (): number => crypto.getRandomValues(new Uint16Array(1))[0]

function read(): Settings {
  const kept = fieldsIn(keptText(KEY))
  const settings = settingsIn(kept, anyAnimal)
  if (kept['animal'] !== settings.animal) keepJson(KEY, settings)
  return settings
}

export const useSettings = create<Settings>(read)

export function change(part: Partial<Settings>): void {
  useSettings.setState(part)
  keepJson(KEY, useSettings.getState())
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
