import { findGame, games } from '../../games/registry.ts'
import type { GameFacts, Language } from '../../games/module.ts'
import { allFacts, factsOf } from '../games.ts'

/** A game can be played as soon as the registry has it. */
export const isPlayable = (id: string): boolean => findGame(id) !== undefined

/** What can be played first, then what is coming. */
export const BOXES: readonly GameFacts[] = [
  ...games.flatMap(({ id }) => factsOf(id) ?? []),
  ...allFacts.filter(({ id }) => !isPlayable(id)),
]

export const nameOfGame = (id: string, language: Language): string => factsOf(id)?.words[language].name ?? id
