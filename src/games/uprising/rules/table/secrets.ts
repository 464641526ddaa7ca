import { only, type Secret } from '../../../../engine/index.ts'
import { listSecret } from '../../../../kit/bag.ts'
import { deckSecrets } from '../../../../kit/deck.ts'
import type { Table } from './state.ts'

/**
 * Feat decks, and the Feats that somebody has drawn to choose from (UP-RUL-10). All other decks are only drawn from and
 * looked at openly: everybody knows which cards are left, and their order, like that of face-down tiles, is decided when
 * they are turned.
 */
export function secrets(t: Table): Secret[] {
  const s = t.state
  const list: Secret[] = []
  s.featDecks.forEach((deck, role) => {
    const pool = `feats:${role}`
    list.push(...deckSecrets(deck, 'feats', pool))
    if (s.drawnFeats[role].length > 0) list.push(listSecret(s.drawnFeats[role], 'drawnFeats', pool, only(role)))
  })
  return list
}
