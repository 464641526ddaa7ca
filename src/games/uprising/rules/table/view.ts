import { EVERYONE, includes } from '../../../../engine/table.ts'
import type { CellValue, PutCell } from '../../../../engine/view.ts'
import { sizeOfDeck, type Deck } from '../../../../kit/deck.ts'
import { UNIT_TYPES } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { CARDS } from '../nemesis/nemesis-cards.ts'
import { IN_PLAY, UNUSED, type Attached, type Combat, type Group, type Role, type State, type Table } from './state.ts'

/** A card of a deck that is not known. */
export const UNKNOWN = -2

/** Everything that lies open on the table: nearly all of it (UP-RUL-10). */
export function publicView(t: Table, put: PutCell): void {
  const s = t.state
  put('options', { ...s.options })
  put('chapter', [s.chapter, s.firstPlayer, s.turn, s.hasActed])
  put('phase', s.phase)
  put('vp', s.vp.slice())
  for (let role = 0; role < s.roles; role++) publicPlayer(s, role, put)
  for (let space = 0; space < SPACES; space++) publicSpace(s, space, put)
  for (let card = 0; card < CARDS; card++) publicCard(s, card, put)
  publicDecks(s, put)
  put('graveyards', [
    s.imperialGraveyard.slice(),
    s.chaosGraveyard.slice(),
    s.buriedSkeletons,
    s.buriedGarrisons.slice(),
  ])
  put('boxed', s.boxedUnits.slice())
  put('flipped', [s.flippedFeats.slice(), s.flippedItems.slice(), s.flippedQuests.slice()])
  if (s.tucked.length > 0) put('tucked', s.tucked.slice())
  put('used', [s.usedTurn.slice(), s.usedChapter.slice(), s.usedGame.slice()])
  if (s.capitalFlipped !== 0) put('capitalFlipped', s.capitalFlipped)
  if (s.combat !== undefined) put('combat', combatCell(s.combat))
  if (s.heroRoll !== undefined)
    put('heroRoll', {
      role: s.heroRoll.role,
      quest: s.heroRoll.quest,
      dice: s.heroRoll.dice.slice(),
      faces: s.heroRoll.faces.slice(),
      added: s.heroRoll.added.slice(),
      usedRound: s.heroRoll.usedRound.slice(),
    })
}

/** Decks, market, Quests, Druids, Events. */
function publicDecks(s: State, put: PutCell): void {
  put('legionDeck', deckCell(s.legionDeck, s.legionsLeft))
  put('hordeDeck', deckCell(s.hordeDeck, s.hordesLeft))
  put('market', s.market.slice())
  put('itemDeck', deckCell(s.itemDeck))
  put('itemDiscard', s.itemDiscard.slice())
  put('quests', s.openQuests.slice())
  put('questAttached', s.questAttached.map(attachedCell))
  put('questDeck', deckCell(s.questDeck))
  put('questDiscard', s.questDiscard.slice())
  put(
    'druids',
    s.druids.map((druid, i) => (s.druidUp[i] === 1 ? druid : UNKNOWN)),
  )
  put('events', s.events.slice())
  put(
    'nextEvents',
    s.eventDecks.map((deck) => topCell(deck)),
  )
}

function publicPlayer(s: State, role: Role, put: PutCell): void {
  put(`player:${role}`, {
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

/** Uncovered spaces without anything on them are left out. */
function publicSpace(s: State, space: number, put: PutCell): void {
  const units = s.units.slice(space * UNIT_TYPES, (space + 1) * UNIT_TYPES)
  const cell = [
    s.tile[space],
    s.rotation[space],
    s.curse[space],
    s.garrison[space],
    s.skeletons[space],
    s.haven[space],
    s.wall[space],
    s.tower[space],
    s.unitsOf[space],
    ...units,
    s.scouted[space],
  ]
  put(`hex:${space}`, cell)
}

function publicCard(s: State, card: number, put: PutCell): void {
  if (s.fate[card] === UNUSED) return
  if (s.fate[card] !== IN_PLAY) return put(`card:${card}`, [s.fate[card]])
  put(`card:${card}`, [s.fate[card], s.cardAt[card], s.threat[card], s.tokens[card], s.target[card]])
  const attached = s.attached[card]
  if (hasAttached(attached)) put(`on:${card}`, attachedCell(attached))
}

const hasAttached = ({ ap, units, items, druids }: Attached): boolean =>
  ap.some((n) => n > 0) || units.some((n) => n > 0) || items.length > 0 || druids.length > 0

const attachedCell = ({ ap, units, items, druids }: Attached): CellValue => ({
  ap: ap.slice(),
  units: units.slice(),
  items: items.slice(),
  druids: druids.slice(),
})

/** How many cards, and those on top that everybody knows, the topmost first. */
function deckCell(deck: Deck, size = sizeOfDeck(deck)): CellValue {
  return [size, topCell(deck)]
}

const topCell = (deck: Deck): CellValue =>
  deck.top.map((card, i) => (deck.topSeen[i] === EVERYONE ? card : UNKNOWN)).reverse()

const groupCell = (g: Group): CellValue => ({
  side: g.side,
  card: g.card,
  dice: g.dice.slice(),
  faces: g.faces.slice(),
  added: g.added.slice(),
  cancelled: g.cancelled.slice(),
  boltsUsed: g.boltsUsed,
  ignored: g.ignored.slice(),
  forbidden: [g.forbiddenRound, g.forbiddenCombat],
})

const combatCell = (c: Combat): CellValue => ({
  space: c.space,
  groups: c.groups.map(groupCell),
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
  if (s.drawnFeats[role].length > 0) put('drawnFeats', s.drawnFeats[role].slice())
  const deck = s.featDecks[role]
  if (deck === undefined) return
  const seen = (cards: readonly number[], seenBy: readonly number[]): number[] =>
    cards.map((card, i) => (includes(seenBy[i], role) ? card : UNKNOWN))
  put('featDeck', [seen(deck.top, deck.topSeen).reverse(), deck.middle.length, seen(deck.bottom, deck.bottomSeen)])
}
