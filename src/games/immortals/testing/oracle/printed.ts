/** What boards and cards say, read anew: the ground of the oracles. Nothing here comes from the rules but the shape of the state. */
import { Disagreement, type Oracle } from '../../../../engine/proof/index.ts'
import type { AnyAsk, Play } from '../../../../engine/index.ts'
import {
  isBlank,
  isConflictCard,
  isJoker,
  isLandCard,
  isMagicCard,
  nameOfCard,
  regionOfJoker,
  worldOfConflictCard,
} from '../../content/cards.ts'
import { boardOf, type Content, type PlayerBoard } from '../../content/content.ts'
import type { State } from '../../rules/table/state.ts'

export type Game = Play<State, Content>
export type Asked = AnyAsk<State, Content>
export type ImmortalsOracle = Oracle<State, Content>

export const NAMES = 25
export const ALL_LANDS = Array.from({ length: 2 * NAMES }, (_, land) => land)
export const ALL_SPACES = Array.from({ length: 10 }, (_, space) => space)
export const NOBODY = -1
export const COMPENSATION = ['compensation:gold', 'compensation:energy']

export const worldIn = (land: number): number => (land < NAMES ? 0 : 1)
export const nameIn = (land: number): number => land % NAMES
export const twin = (land: number): number => (land < NAMES ? land + NAMES : land - NAMES)
export const regionIn = (play: Game, land: number): number => play.content.map.regionOf[nameIn(land)]

/** L142: next to each other in one world; L132: through a portal to the same land of the other world, and not back. */
export function leadsTo(play: Game, from: number, to: number): boolean {
  if (from === to) return false
  if (worldIn(from) === worldIn(to)) return play.content.map.adjacent[from].includes(to)
  return to === twin(from) && play.state.portal[from] === 1
}

export const ownLands = ({ state }: Game, role: number): number[] =>
  ALL_LANDS.filter((land) => state.possessor[land] === role && state.armies[land] > 0)

export function boardFor({ state, content }: Game, role: number): PlayerBoard {
  const boards = state.options.eighthSpace === 'attack' ? content.boards : content.movementBoards
  return boards[boardOf(state.lightRace[role], state.shadowRace[role])]
}

/** L104 to L107: where the card lets its player act. */
export function landsOfCard(play: Game, role: number, card: number): number[] {
  return ownLands(play, role).filter((land) => {
    if (isJoker(card))
      return worldOfConflictCard(card) === worldIn(land) && regionOfJoker(card) === regionIn(play, land)
    return isLandCard(card) ? nameOfCard(card) === nameIn(land) : card === land
  })
}

/** Every card the player has, on the board or in hand; the blank card as often as it is there. */
export function cardsOf({ state, content }: Game, role: number): number[] {
  const cards = [...state.conflict[role]]
  for (let card = 0; card < 200; card++) {
    if (isLandCard(card) && state.holder[nameOfCard(card)] === role) cards.push(card)
    if (isMagicCard(card)) cards.push(card)
    if (isBlank(card)) for (let n = 0; n < content.components.blanks; n++) cards.push(card)
  }
  return cards
}

export const planOf = ({ state }: Game, role: number): number[] => state.planned.slice(role * 10, role * 10 + 10)

/** All cards less those on the board. */
export function handOf(play: Game, role: number): number[] {
  const hand = cardsOf(play, role)
  for (const card of planOf(play, role)) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1)
  return hand
}

/** L143 to L145, with the joker as the conflict card of the land that suits best. */
export function attitudesOf(play: Game, role: number, card: number, from: number, to: number): number[] {
  const shows = (land: number): boolean => {
    if (isJoker(card))
      return worldOfConflictCard(card) === worldIn(land) && regionOfJoker(card) === regionIn(play, land)
    return isConflictCard(card) && card === land
  }
  const isCardOf = (land: number): boolean => isLandCard(card) && nameOfCard(card) === nameIn(land)
  if (shows(to) || (play.state.options.landCardWinsResidents && isCardOf(to))) return [1]
  if (shows(from)) return [0]
  if (!isCardOf(from)) return [-1]
  // L104: in both worlds, the player decides for which one the card holds.
  return play.state.possessor[twin(from)] === role ? [0, -1] : [0]
}

export const keysOffered = (play: Game, ask: Asked): string[] =>
  [...play.options(ask)].map((option) => ask.question.key(play, option, ask))

/** Every question that waits, by its name. */
export const waiting = (play: Game, ...names: readonly string[]): Asked[] =>
  (play.pending as readonly Asked[]).filter(({ question }) => names.includes(question.name))

/** The same keys, whatever their order; each counts as one comparison. */
export function sameKeys(oracle: string, play: Game, ask: Asked, expected: readonly string[]): number {
  const offered = keysOffered(play, ask)
  const missing = expected.filter((key) => !offered.includes(key))
  const tooMany = offered.filter((key, i) => !expected.includes(key) || offered.indexOf(key) !== i)
  if (missing.length + tooMany.length > 0)
    throw new Disagreement(
      oracle,
      `${ask.question.name} of ${ask.role}: missing [${missing.join(' ')}], too many [${tooMany.join(' ')}]`,
    )
  return expected.length
}
