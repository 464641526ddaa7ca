import { only } from '../../../engine/table.ts'
import type { Secret } from '../../../engine/secrets.ts'
import { listSecret } from '../../../kit/bag.ts'
import { deckSecrets } from '../../../kit/deck.ts'
import type { Table } from './state.ts'

/** Decks, and the Feats that somebody has drawn to choose from (UP-RUL-10). Face-down tiles are decided when they are turned. */
export function secrets(t: Table): Secret[] {
  const s = t.state
  const list: Secret[] = []
  s.featDecks.forEach((deck, role) => {
    const pool = `feats:${role}`
    list.push(...deckSecrets(deck, 'feats', pool))
    if (s.drawnFeats[role].length > 0) list.push(listSecret(s.drawnFeats[role], 'drawnFeats', pool, only(role)))
  })
  s.eventDecks.forEach((deck, chapter) => list.push(...deckSecrets(deck, 'events', `events:${chapter}`)))
  list.push(...deckSecrets(s.itemDeck, 'items'), ...deckSecrets(s.questDeck, 'quests'))
  list.push(...deckSecrets(s.legionDeck, 'legions'), ...deckSecrets(s.hordeDeck, 'hordes'))
  return list
}
