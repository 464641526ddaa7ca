import { languageOf, useSettings, type Settings } from '../app/settings.ts'
import { animal } from './animals.ts'

/** The own name at tables: what was typed, or the animal of this device. */
export const ownNameIn = (settings: Settings): string =>
  settings.name.trim() || animal(languageOf(settings), settings.animal)

export const useOwnName = (): string => useSettings(ownNameIn)
