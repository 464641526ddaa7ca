import type { Language } from '../../protocol/board.ts'
import { hashOf } from '../../boardkit/drawing/seed.ts'

/** Who has not said a name is called after an animal; the same place in both lists is the same animal. */
export const ANIMALS: Readonly<Record<Language, readonly string[]>> = {
  en: 'Otter,Badger,Heron,Lynx,Marten,Beaver,Hedgehog,Raven,Ibex,Falcon,Squirrel,Moose,Crane,Polecat,Kingfisher,Dormouse,Bison,Osprey,Hare,Weasel,Magpie,Stork,Salamander,Wren'.split(
    ',',
  ),
  de: 'Otter,Dachs,Reiher,Luchs,Marder,Biber,Igel,Rabe,Steinbock,Falke,Eichhorn,Elch,Kranich,Iltis,Eisvogel,Siebenschläfer,Wisent,Fischadler,Hase,Wiesel,Elster,Storch,Salamander,Zaunkönig'.split(
    ',',
  ),
}

export const animal = (language: Language, n: number): string => ANIMALS[language][n % ANIMALS[language].length]

/** The same for the same text, on every device. */
export const animalFrom = (language: Language, text: string): string => animal(language, hashOf(text))

/** Somebody else at this device: never called like its owner, for between two people the table is covered. */
export function animalBeside(mine: string, language: Language, own: number, seat: number): string {
  const name = animal(language, own + 1 + seat)
  return name === mine ? animal(language, own + 1 + seat + ANIMALS[language].length / 2) : name
}
