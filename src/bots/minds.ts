import type { Game, GameState, Mind } from '../engine/index.ts'

/** How a bot thinks about the game it plays. */
export type MindOf = <S extends GameState, C>(game: Readonly<Game<S, C>>) => Mind<S, C>

export const mindOfGame: MindOf = (game) => game.mind ?? {}

/** A character of the game; where the game has none of this name, just the game's mind. */
export const characterOf =
  (character: string): MindOf =>
  ({ mind }) =>
    (mind?.characters !== undefined && Object.hasOwn(mind.characters, character) ? mind.characters[character] : mind) ??
    {}
