/** Looking at the top of a deck (verb `look`): everybody sees the cards, then they lie there as before. */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { EVERYONE } from '../../../../engine/index.ts'
import { peek, putOnBottom, sizeOfDeck, type Deck } from '../../../../kit/deck.ts'
import { isWanted } from '../select/choose-player.ts'
import { NO_CONTEXT, SOURCES, type Context } from '../select/context.ts'
import { deciderOf } from '../select/which-players.ts'
import type { Role, State, Table } from '../table/state.ts'
import type { EffectOf } from './verb-types.ts'

const DECKS = ['legions', 'hordes', 'items', 'quests', 'nextEvent'] as const
type DeckName = (typeof DECKS)[number]
const SOURCE_OF = { legions: 'legion', hordes: 'horde', items: 'item', quests: 'quest', nextEvent: 'event' } as const

/** The Events that were revealed say which deck comes next. */
function deckNamed(s: State, name: DeckName): Deck | undefined {
  if (name === 'legions') return s.legionDeck
  if (name === 'hordes') return s.hordeDeck
  if (name === 'items') return s.itemDeck
  if (name === 'quests') return s.questDeck
  // Only Chapters that are played have an Event (UP-SET-34).
  return s.events.length < s.options.chapters ? s.eventDecks[s.events.length] : undefined
}

/** Decks of Legions and Hordes hold every candidate, but only so many are really there (UP-SET-33). */
function sizeNamed(s: State, name: DeckName): number {
  if (name === 'legions') return s.legionsLeft
  if (name === 'hordes') return s.hordesLeft
  const deck = deckNamed(s, name)
  return deck === undefined ? 0 : sizeOfDeck(deck)
}

export const canLook = ({ state }: Table, { deck }: EffectOf<'look'>): boolean => sizeNamed(state, deck) > 0

export function* look(play: Play, effect: EffectOf<'look'>, c: Context): Procedure {
  const { state } = play
  const deck = deckNamed(state, effect.deck)
  const n = Math.min(effect.n, sizeNamed(state, effect.deck))
  if (deck === undefined || n === 0) return
  const source = SOURCES.indexOf(SOURCE_OF[effect.deck])
  for (const of of peek(play, deck, n, effect.deck, EVERYONE)) play.tell({ type: 'cardSeen', source, of })
  if (effect.bottom === undefined) return
  play.push(lookBottom, { deck: DECKS.indexOf(effect.deck), by: deciderOf(play, effect.bottom, c), left: n })
}

interface BottomArgs {
  readonly deck: number
  readonly by: Role
  /** Cards not yet decided on, from the top. */
  readonly left: number
}

/** Each of them may go under the deck, the topmost first. */
export const lookBottom = procedure(
  'lookBottom',
  function* (play: Play, { deck: name, by, left }: BottomArgs): Procedure {
    const deck = deckNamed(play.state, DECKS[name])
    if (deck === undefined) return
    const source = SOURCES.indexOf(SOURCE_OF[DECKS[name]])
    const kept: number[] = []
    for (let i = 0; i < left && deck.top.length > 0; i++) {
      const of = deck.top[deck.top.length - 1]
      const isDown = yield* isWanted(play, by, { ...NO_CONTEXT, source, of }, 'bottom')
      deck.top.pop()
      deck.topSeen.pop()
      if (isDown) {
        putOnBottom(deck, of, EVERYONE)
        play.tell({ type: 'cardUnderDeck', source, of })
      } else kept.push(of)
    }
    for (const of of kept.reverse()) {
      deck.top.push(of)
      deck.topSeen.push(EVERYONE)
    }
  },
)
