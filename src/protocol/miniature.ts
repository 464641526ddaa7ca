import type { Options } from '../engine/index.ts'
import type { Language } from './board.ts'

/** A table to be drawn small: by what was chosen for it. */
export interface MiniatureProps {
  readonly language: Language
  readonly roles: number
  readonly options: Options
}

/** A faction or race of the game's offer. */
export interface EmblemProps {
  readonly id: string
}

/** What a game's `ui/miniature.tsx` exports as default: pictures of a table before and beside it, loaded without the board. */
export interface GameMiniatures<Miniature, Emblem> {
  /** The map as it lies at the beginning. Draws nothing where there is no drawing, as for maps of a content pack. */
  readonly Miniature: Miniature
  readonly Emblem?: Emblem
}
