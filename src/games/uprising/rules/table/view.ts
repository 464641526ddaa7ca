import { EVERYONE, includes, type PutCell, type Roles } from '../../../../engine/index.ts'
import { sizeOfDeck, type Deck } from '../../../../kit/deck.ts'
import { UNIT_TYPES } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { immediateNow } from '../nemesis/immediate.ts'
import { CARDS } from '../nemesis/nemesis-cards.ts'
import * as cells from './cells.ts'
import { UNKNOWN, type CombatCell, type DeckCell, type GroupCell } from './cells.ts'
import { cloneAttached, cloneDice, cloneRoll } from './clone-state.ts'
import {
  IN_PLAY,
  NONE,
  UNUSED,
  type Attached,
  type Combat,
  type Group,
  type Role,
  type State,
  type Table,
} from './state.ts'

/** Everything that lies open on the table: nearly all of it (UP-RUL-10). */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  cells.optionsCell.put(put, { ...s.options })
  cells.chapterCell.put(put, [s.chapter, s.firstPlayer, s.turn, s.hasActed])
  cells.phaseCell.put(put, s.phase)
  cells.vpCell.put(put, s.vp.slice())
  for (let role = 0; role < s.roles; role++) publicPlayer(s, role, put)
  for (let space = 0; space < SPACES; space++) publicSpace(s, space, put)
  for (let card = 0; card < CARDS; card++) publicCard(s, card, put)
  publicDecks(s, put)
  cells.graveyardsCell.put(put, [
    s.imperialGraveyard.slice(),
    s.chaosGraveyard.slice(),
    s.buriedSkeletons,
    s.buriedGarrisons.slice(),
  ])
  cells.boxedCell.put(put, s.boxedUnits.slice())
  cells.flippedCell.put(put, [s.flippedFeats.slice(), s.flippedItems.slice(), s.flippedQuests.slice()])
  if (s.tucked.length > 0) cells.tuckedCell.put(put, s.tucked.slice())
  cells.usedCell.put(put, [s.usedTurn.slice(), s.usedChapter.slice(), s.usedGame.slice()])
  const immediate = immediateNow(s)
  if (immediate !== NONE) cells.immediateCell.put(put, immediate)
  if (s.capitalFlipped !== 0) cells.capitalFlippedCell.put(put, s.capitalFlipped)
  if (s.combat !== undefined) cells.combatCell.put(put, combatOf(s.combat))
  if (s.heroRoll !== undefined) cells.heroRollCell.put(put, cloneRoll(s.heroRoll))
}

/** Decks, market, Quests, Druids, Events. */
function publicDecks(s: State, put: PutCell): void {
  cells.legionDeckCell.put(put, deckOf(s.legionDeck, s.legionsLeft))
  cells.hordeDeckCell.put(put, deckOf(s.hordeDeck, s.hordesLeft))
  cells.marketCell.put(put, s.market.slice())
  cells.itemDeckCell.put(put, deckOf(s.itemDeck))
  cells.itemDiscardCell.put(put, s.itemDiscard.slice())
  cells.questsCell.put(put, s.openQuests.slice())
  cells.questAttachedCell.put(put, s.questAttached.map(cloneAttached))
  cells.questDeckCell.put(put, deckOf(s.questDeck))
  cells.questDiscardCell.put(put, s.questDiscard.slice())
  cells.druidsCell.put(
    put,

    s.druids.map((druid, i) => (s.druidUp[i] === 1 ? druid : UNKNOWN)),
  )
  cells.eventsCell.put(put, s.events.slice())
  cells.nextEventsCell.put(
    put,

    s.eventDecks.map((deck) => topOf(deck)),
  )
}

function publicPlayer(s: State, role: Role, put: PutCell): void {
  cells.playerCell.put(put, role, {
    faction: s.faction[role],
    hero: s.hero[role],
    heroAt: s.heroAt[role],
    ap: s.ap[role],
    spentAp: s.spentAp[role],
    extraAp: s.extraAp[role],
    resources: s.resources.slice(role * 3, role * 3 + 3),
    attributes: s.attributes.slice(role * 4, role * 4 + 4),
    feats: s.feats[role].slice(),
    items: s.items[role].slice(),
    quests: s.quests[role].slice(),
    waived: s.waived[role].slice(),
    featDeck: s.featDecks[role] === undefined ? 0 : sizeOfDeck(s.featDecks[role]),
    drawn: s.drawnFeats[role].length,
  })
}

function publicSpace(s: State, space: number, put: PutCell): void {
  const first = space * UNIT_TYPES
  cells.hexCell.put(put, space, [
    s.tile[space],
    s.rotation[space],
    s.curse[space],
    s.garrison[space],
    s.skeletons[space],
    s.haven[space],
    s.wall[space],
    s.tower[space],
    s.unitsOf[space],
    s.units[first],
    s.units[first + 1],
    s.units[first + 2],
    s.units[first + 3],
    s.scouted[space],
  ])
}

function publicCard(s: State, card: number, put: PutCell): void {
  if (s.fate[card] === UNUSED) return
  if (s.fate[card] !== IN_PLAY) return cells.nemesisCell.put(put, card, [s.fate[card]])
  cells.nemesisCell.put(put, card, [s.fate[card], s.cardAt[card], s.threat[card], s.tokens[card], s.target[card]])
  const attached = s.attached[card]
  if (hasAttached(attached)) cells.attachedCell.put(put, card, cloneAttached(attached))
}

const hasAttached = ({ ap, units, items, druids }: Attached): boolean =>
  ap.some((n) => n > 0) || units.some((n) => n > 0) || items.length > 0 || druids.length > 0

/** How many cards, and those on top that everybody knows, the topmost first. */
function deckOf(deck: Deck, size = sizeOfDeck(deck)): DeckCell {
  return [size, topOf(deck)]
}

const topOf = (deck: Deck): number[] =>
  deck.top.map((card, i) => (deck.topSeen[i] === EVERYONE ? card : UNKNOWN)).reverse()

const groupOf = (g: Group): GroupCell =>
  Object.assign(cloneDice(g), { forbidden: [g.forbiddenRound, g.forbiddenCombat] as const })

const combatOf = (c: Combat): CombatCell => ({
  space: c.space,
  groups: [groupOf(c.groups[0]), groupOf(c.groups[1])],
  part: c.part,
  step: c.step,
  clash: c.clash,
  cause: c.cause,
  usedRound: c.usedRound.slice(),
  usedCombat: c.usedCombat.slice(),
})

/** The Feats drawn to choose from, and what the role knows of its own deck (UP-RUL-10). */
export function privateView(t: Table, role: Role, put: PutCell): void {
  const s = t.state
  if (s.drawnFeats[role].length > 0) cells.drawnFeatsCell.put(put, s.drawnFeats[role].slice())
  const deck = s.featDecks[role]
  if (deck === undefined) return
  const seen = (cards: readonly number[], seenBy: readonly Roles[]): number[] =>
    cards.map((card, i) => (includes(seenBy[i], role) ? card : UNKNOWN))
  cells.ownFeatDeckCell.put(put, [
    seen(deck.top, deck.topSeen).reverse(),
    deck.middle.length,
    seen(deck.bottom, deck.bottomSeen),
  ])
}
