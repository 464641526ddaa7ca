import { findGame, games } from '../../games/registry.ts'
import type { GameFacts, Lang } from '../../protocol/board.ts'
import { factsOf } from '../games.ts'

/** Games that are still to come; what is said in a game's own folder goes first. */
const COMING: readonly GameFacts[] = [
  {
    id: 'immortals',
    players: [3, 5],
    minutes: [90, 150],
    words: {
      en: {
        name: 'Immortals',
        kind: 'Area majority in two worlds',
        about: 'Light and darkness mirror each other; who falls in one world rises in the other.',
      },
      de: {
        name: 'Immortals',
        kind: 'Mehrheiten in zwei Welten',
        about: 'Licht und Dunkel spiegeln sich; wer in der einen Welt fällt, ersteht in der anderen.',
      },
    },
  },
  {
    id: 'uprising',
    players: [1, 4],
    minutes: [90, 180],
    words: {
      en: {
        name: 'Uprising',
        kind: 'Cooperative exploration and war',
        about: 'Together against Empire and Chaos in a frozen, ruined land.',
      },
      de: {
        name: 'Uprising',
        kind: 'Gemeinsam erkunden und kämpfen',
        about: 'Zusammen gegen Imperium und Chaos in einem vereisten, zerstörten Land.',
      },
    },
  },
]

const knownFacts = (id: string): GameFacts | undefined => factsOf(id) ?? COMING.find((facts) => facts.id === id)

/** A game can be played as soon as the registry has it. */
export const isPlayable = (id: string): boolean => findGame(id) !== undefined

/** What can be played first, then what is coming. */
export const BOXES: readonly GameFacts[] = [
  ...games.flatMap(({ id }) => knownFacts(id) ?? []),
  ...COMING.filter(({ id }) => !isPlayable(id)),
]

export const nameOfGame = (id: string, lang: Lang): string => knownFacts(id)?.words[lang].name ?? id
