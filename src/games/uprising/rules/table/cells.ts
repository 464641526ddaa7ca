/** The cells of the views, each declared once: `view.ts` puts them, the boards and the stand-in (`text/stand-in.ts`) read them. */
import { cell, cellOfEach, type Plain } from '../../../../engine/index.ts'
import type { Attached, Combat, Group, HeroRoll, State, TableOptions } from './state.ts'

/** A card of a deck that is not known. */
export const UNKNOWN = -2

type Numbers = readonly number[]

export type PlayerCell = Plain<{
  /** NONE before they are chosen. */
  faction: number
  hero: number
  heroAt: number
  ap: number
  spentAp: number
  extraAp: number
  /** In the order of `RESOURCES`. */
  resources: Numbers
  /** In the order of `ATTRIBUTES`: gained besides what is printed. */
  attributes: Numbers
  feats: Numbers
  items: Numbers
  quests: Numbers
  waived: Numbers
  /** Cards left in the Feat deck; Feats drawn to choose from. */
  featDeck: number
  drawn: number
}>

/** As the state has them by space; then the Units of each type. */
export type HexCell = readonly [
  tile: number,
  rotation: number,
  curse: number,
  garrison: number,
  skeletons: number,
  haven: number,
  wall: number,
  tower: number,
  unitsOf: number,
  type0: number,
  type1: number,
  type2: number,
  type3: number,
  scouted: number,
]

/** Only the fate of a card that is not in play. */
type NemesisCell = readonly [fate: number, at?: number, threat?: number, tokens?: number, target?: number]

/** Cards left, and those on top that everybody knows, the topmost first. */
export type DeckCell = readonly [size: number, top: Numbers]

export type AttachedCell = Plain<Attached>

export type GroupDice = Omit<Group, 'forbiddenRound' | 'forbiddenCombat' | 'later'>
export type GroupCell = Plain<GroupDice & { forbidden: [round: number, combat: number] }>

type CombatKeys = 'space' | 'part' | 'step' | 'clash' | 'cause' | 'usedRound' | 'usedCombat'
export type CombatCell = Plain<Pick<Combat, CombatKeys>> & { readonly groups: readonly [GroupCell, GroupCell] }

export type HeroRollCell = Plain<Omit<HeroRoll, 'outer'>>

export const optionsCell = cell<TableOptions>('options')
export const chapterCell =
  cell<readonly [chapter: number, firstPlayer: number, turn: number, hasActed: number]>('chapter')
export const phaseCell = cell<State['phase']>('phase')
/** Shown while the immediate effect of this Legion or Horde is carried out. */
export const immediateCell = cell<number>('immediate')
/** By side: the roles, then EMPIRE and CHAOS; sides that do not play have 0. */
export const vpCell = cell<Numbers>('vp')
/** By role, by space, by Legion or Horde; what lies on a card. */
export const playerCell = cellOfEach<PlayerCell>('player')
export const hexCell = cellOfEach<HexCell>('hex')
export const nemesisCell = cellOfEach<NemesisCell>('card')
export const attachedCell = cellOfEach<Attached>('on')

export const legionDeckCell = cell<DeckCell>('legionDeck')
export const hordeDeckCell = cell<DeckCell>('hordeDeck')
/** Three spaces; NONE: empty. */
export const marketCell = cell<Numbers>('market')
export const itemDeckCell = cell<DeckCell>('itemDeck')
export const itemDiscardCell = cell<Numbers>('itemDiscard')
/** Available Quests in their order, NONE: taken or discarded; what lies on them by the same index. */
export const questsCell = cell<Numbers>('quests')
export const questAttachedCell = cell<readonly Attached[]>('questAttached')
export const questDeckCell = cell<DeckCell>('questDeck')
export const questDiscardCell = cell<Numbers>('questDiscard')
/** UNKNOWN: face-down. */
export const druidsCell = cell<Numbers>('druids')
/** Revealed Events, the latest last. */
export const eventsCell = cell<Numbers>('events')
/** By Chapter less one: what is known of its Event deck, the topmost first. */
export const nextEventsCell = cell<readonly Numbers[]>('nextEvents')

/** Units by `role * 4 + type`, Garrisons by level less one. */
export const graveyardsCell =
  cell<readonly [imperial: Numbers, chaos: Numbers, skeletons: number, garrisons: Numbers]>('graveyards')
export const boxedCell = cell<Numbers>('boxed')
/** Face-down own cards, whoever has them. */
export const flippedCell = cell<readonly [feats: Numbers, items: Numbers, quests: Numbers]>('flipped')
/** Shown if there are any. */
export const tuckedCell = cell<Numbers>('tucked')
export const usedCell = cell<readonly [turn: Numbers, chapter: Numbers, game: Numbers]>('used')
/** Shown once it was. */
export const capitalFlippedCell = cell<number>('capitalFlipped')
/** Shown while there is one. */
export const combatCell = cell<CombatCell>('combat')
export const heroRollCell = cell<HeroRollCell>('heroRoll')

/** The role's own: the Feats drawn to choose from, shown if there are any; its Feat deck as far as it knows it. */
export const drawnFeatsCell = cell<Numbers>('drawnFeats')
export const ownFeatDeckCell = cell<readonly [top: Numbers, middle: number, bottom: Numbers]>('featDeck')
