/** Verbs of Feats, Items, Quests, Druids and what lies on cards. */
import { EVERYONE } from '../../../../engine/index.ts'
import { putOnBottom, sizeOfDeck } from '../../../../kit/deck.ts'
import type { OwnCards } from '../../content/effects/verbs.ts'
import { takeQuest } from '../actions/take-quest.ts'
import { dealQuest } from '../cards/deal-to-rows.ts'
import { discardMarket } from '../cards/discard-from-rows.ts'
import { discardOpenQuest, discardOwn } from '../cards/discard.ts'
import { pushFeatDraw, pushFeatSearch } from '../cards/feats.ts'
import { marketSpaces, refillMarket } from '../cards/items.ts'
import { countAttached } from '../cards/laid-on-cards.ts'
import { isOwnKind, ownerOf, turnDown, turnUp } from '../cards/ownership.ts'
import { canReveal, revealDruid } from '../combat/druids.ts'
import { isLegion } from '../nemesis/nemesis-cards.ts'
import { chosenPlayers } from '../select/choose-player.ts'
import { contextOf, sourceOf, type Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { chooseOwnCards, ownCardsFor } from '../select/pick-own-cards.ts'
import { playersOf } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { IN_DECK, NONE, printed, type Role, type Table } from '../table/state.ts'
import { attach, canAttach, detach } from './attach-and-detach.ts'
import { canGainItem, gainItem } from './gain-item.ts'
import { canLook, look } from './look.ts'
import { pushEffects } from './run.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

function* discardCards(play: Play, effect: EffectOf<'discardCards'>, c: Context): Procedure {
  for (const role of yield* chosenPlayers(play, effect.who, c))
    for (const { kind, of } of yield* chooseOwnCards(play, role, effect.cards, c, 'discard'))
      discardOwn(play, role, kind, of)
}

/** Face-down without being used, or face-up. */
const turning = (isDown: boolean) =>
  function* (play: Play, effect: EffectOf<'flipCards'> | EffectOf<'unflipCards'>, c: Context): Procedure {
    const sel = { ...effect.cards, face: isDown ? 'faceUp' : 'faceDown' } as const
    for (const role of yield* chosenPlayers(play, effect.who, c))
      for (const { kind, of, source } of yield* chooseOwnCards(play, role, sel, c, isDown ? 'flip' : 'unflip')) {
        if (isDown) turnDown(play.state, kind, of)
        else turnUp(play.state, kind, of)
        play.tell({ type: isDown ? 'cardFlipped' : 'cardUnflipped', role, source, of })
      }
  }

/** An available Quest, or an own card wherever it lies (UP-QST-10, UP-QST-11). */
function* discardThis(play: Play, _effect: EffectOf<'discardThis'>, c: Context): Procedure {
  const kind = sourceOf(c)
  if (!isOwnKind(kind)) return
  const owner = ownerOf(play.state, kind, c.of)
  if (owner !== NONE) discardOwn(play, owner, kind, c.of)
  else if (kind === 'quest') discardOpenQuest(play, play.state.openQuests.indexOf(c.of))
}

/** On the first empty space, or on one more; its immediate effect follows at once (UP-QST-12). */
function* drawQuest(play: Play, _effect: EffectOf<'drawQuest'>, c: Context): Procedure {
  const { state } = play
  if (sizeOfDeck(state.questDeck) === 0) return
  const empty = state.openQuests.indexOf(NONE)
  const slot = empty < 0 ? state.openQuests.length : empty
  dealQuest(play, slot)
  const quest = state.openQuests[slot]
  const you = c.you === NONE ? state.firstPlayer : c.you
  pushEffects(play, printed(play).quests[quest].immediate, contextOf('quest', quest, { you, here: state.heroAt[you] }))
}

/** UP-RUL-102: once; the next time it leaves the game as usual. */
function* underDeck(play: Play, _effect: EffectOf<'underDeck'>, c: Context): Procedure {
  const { state } = play
  const card = c.of
  if (state.returned[card] === 1) return
  state.returned[card] = 1
  state.fate[card] = IN_DECK
  putOnBottom(isLegion(card) ? state.legionDeck : state.hordeDeck, card, EVERYONE)
  if (isLegion(card)) state.legionsLeft++
  else state.hordesLeft++
}

export const ownCardsVerbs: Verbs<OwnCards['op']> = {
  *drawFeat(play, effect, c) {
    const n = numberOf(play, effect.n, c)
    const roles = yield* chosenPlayers(play, effect.who, c)
    for (const role of roles.toReversed()) pushFeatDraw(play, role, n, effect.keep ?? n)
  },
  *gainFeat(play, effect, c) {
    const roles = yield* chosenPlayers(play, effect.who, c)
    for (const role of roles.toReversed()) pushFeatSearch(play, role, effect.n)
  },
  gainItem,
  discardCards,
  flipCards: turning(true),
  unflipCards: turning(false),
  discardThis,
  *takeThis(play, _effect, c) {
    takeQuest(play, c.you, c.of)
  },
  drawQuest,
  discardMarket,
  *refillMarket(play) {
    refillMarket(play)
  },
  revealDruid,
  attach,
  detach,
  underDeck,
  look,
}

const anyOwnCard = (t: Table, effect: EffectOf<'discardCards' | 'flipCards' | 'unflipCards'>, c: Context): boolean => {
  const face = effect.op === 'flipCards' ? 'faceUp' : effect.op === 'unflipCards' ? 'faceDown' : effect.cards.face
  const sel = face === undefined ? effect.cards : { ...effect.cards, face }
  return playersOf(t, effect.who, c).some((role) => ownCardsFor(t, role, sel, c).length > 0)
}

const hasFeats = (t: Table, role: Role): boolean => sizeOfDeck(t.state.featDecks[role]) > 0
const isAny = (list: readonly number[]): boolean => list.some((one) => one !== NONE)

function isThisThere({ state }: Table, c: Context): boolean {
  const kind = sourceOf(c)
  if (!isOwnKind(kind)) return false
  return ownerOf(state, kind, c.of) !== NONE || (kind === 'quest' && state.openQuests.includes(c.of))
}

export const ownCardsPossible: PossibleVerbs<OwnCards['op']> = {
  drawFeat: (t, effect, c) => playersOf(t, effect.who, c).some((role) => hasFeats(t, role)),
  gainFeat: (t, effect, c) => playersOf(t, effect.who, c).some((role) => hasFeats(t, role)),
  gainItem: canGainItem,
  discardCards: anyOwnCard,
  flipCards: anyOwnCard,
  unflipCards: anyOwnCard,
  discardThis: (t, _effect, c) => isThisThere(t, c),
  takeThis: (t, _effect, c) => c.you !== NONE && t.state.openQuests.includes(c.of) && sourceOf(c) === 'quest',
  drawQuest: (t) => sizeOfDeck(t.state.questDeck) > 0,
  discardMarket: (t) => isAny(t.state.market),
  refillMarket: (t) => t.state.market.filter((item) => item !== NONE).length < marketSpaces(t),
  revealDruid: (t) => canReveal(t),
  attach: canAttach,
  detach: (t, effect, c) => countAttached(t, effect.what, c) > 0,
  underDeck: (t, _effect, c) => t.state.returned[c.of] === 0,
  look: canLook,
}
