import { EVERYONE, type Secret } from '../../../../engine/index.ts'
import { itemSecret } from '../../../../kit/bag.ts'
import { canBeScout } from '../armies/army.ts'
import { MARKERS, NONE, type Table } from './state.ts'

/**
 * Order markers (HS-RND-06), the glyphs that lie symbol side up (HS-SET-30) and the scout (HS-SCN-STORM-04). Where
 * markers and glyphs lie is open; which they are is not.
 */
export function secrets(t: Table): Secret[] {
  const s = t.state
  const list: Secret[] = []
  for (let slot = 0; slot < s.marker.length; slot++)
    if (s.markerOn[slot] !== NONE && s.markerSeenBy[slot] !== EVERYONE)
      list.push(itemSecret(s.marker, slot, 'marker', `markers:${Math.floor(slot / MARKERS)}`, s.markerSeenBy[slot]))
  for (let piece = 0; piece < s.glyph.length; piece++)
    if (s.glyphSeenBy[piece] !== EVERYONE)
      list.push(itemSecret(s.glyph, piece, 'glyph', 'glyphs', s.glyphSeenBy[piece]))
  // Nobody takes a squad for the scout, whatever lies on it (HS-SCN-STORM-05).
  for (let card = 0; card < s.scout.length; card++)
    if (s.scoutSeenBy[card] !== EVERYONE && canBeScout(t, card))
      list.push(itemSecret(s.scout, card, 'scout', 'scout', s.scoutSeenBy[card]))
  return list
}
