/** The secret scout (HS-SCN-STORM-04, HS-SCN-STORM-10, HS-RUL-81, HS-RUL-82). */
import { EVERYONE } from '../../../engine/table.ts'
import { cardOf } from './figures.ts'
import type { ArmyCard, Figure, Play, Procedure } from './state.ts'
import { tell } from './words.ts'

/**
 * A figure was destroyed or its card was taken over: if a hidden glyph lies on the card, it is turned over. Whoever calls
 * this asks nothing more in the same procedure.
 */
export function* showScout(play: Play, figure: Figure): Procedure {
  turnGlyphOn(play, cardOf(play, figure))
}

/** The glyph on an army card is shown to everybody. */
export function turnGlyphOn(play: Play, card: ArmyCard): void {
  const { state } = play
  if (state.scoutSeenBy[card] === EVERYONE) return
  play.reveal(state.scoutSeenBy, card)
  tell(play, { type: 'scoutShown', card, isScout: state.scout[card] })
}
