import type { Role } from '../../../engine/index.ts'
import type { Language } from '../../../protocol/board.ts'
import type { Values } from '../content/card.ts'
import type { Card, Content } from '../content/content.ts'
import { STANDING, WAITING } from '../rules/table/state.ts'
import { UNKNOWN } from '../rules/table/cells.ts'
import { figureName } from '../text/names.ts'
import type { Phase } from '../rules/table/state.ts'
import { cardIn, cardsOf, figuresOf, glyphsOf, markersOf, ownerOf, phaseOf, planOf, scoutOf, turnOf } from './seen.ts'
import type { CardShown, FigureShown, GlyphShown, Seen } from './seen.ts'
import type { Strings } from './strings.ts'

/* What can be read off the cells about armies. Nothing here decides what may be done. */

export const isBasicGame = (seen: Seen): boolean => seen.scenario.game === 'basic'

export const cardName = (seen: Seen, card: number, language: Language): string => seen.roster.cards[card].name[language]

/** A hero by his own name, a squad by that of its card. */
export const shortName = (seen: Seen, card: number, language: Language): string =>
  seen.roster.cards[card].figures === 1
    ? nameOfFigure(seen, seen.roster.firstFigure[card], language)
    : cardName(seen, card, language)

export function nameOfFigure(seen: Seen, figure: number, language: Language): string {
  const card = seen.roster.cardOf[figure]
  return figureName(language, seen.roster.cards[card], figure - seen.roster.firstFigure[card])
}

export const isStandingCell = ({ fate }: FigureShown): boolean => fate === STANDING

/** Whether it is the last of its army cards of this kind that has not moved in this turn. */
export function isOnlyMover(seen: Seen, figure: number): boolean {
  const { roster, view } = seen
  const card = roster.cardOf[figure]
  const alike = cardsOf(seen, ownerOf(seen, figure)).filter((one) => roster.cards[one] === roster.cards[card])
  const moved = turnOf(view)?.moved ?? []
  const left = alike
    .flatMap((one) => figuresOf(seen, one))
    .filter((one) => isStandingCell(one) && !moved.includes(one.id))
  return left.length === 1 && left[0].id === figure
}

export const standingOf = (seen: Seen, card: number): number => figuresOf(seen, card).filter(isStandingCell).length

/** HS-END-04: a card's full points as long as one of its figures stands on the battlefield; before the battle the whole army counts. */
export function pointsOn(seen: Seen, role: Role): number {
  const isBefore = BEFORE.has(phaseOf(seen.view))
  const counts = (card: number): boolean => isBefore || standingOf(seen, card) > 0
  return cardsOf(seen, role).reduce((sum, card) => sum + (counts(card) ? seen.roster.cards[card].master.points : 0), 0)
}

const BEFORE: ReadonlySet<Phase> = new Set(['start', 'army', 'placing'])

/** How many figures a player has on the battlefield. */
export const figuresOn = (seen: Seen, role: Role): number =>
  cardsOf(seen, role).reduce((sum, card) => sum + standingOf(seen, card), 0)

export const teamsOf = (seen: Seen): readonly (readonly Role[])[] =>
  seen.scenario.setups[seen.options.setup]?.teams ?? []

/** Whether two players are on one side; nobody is on nobody's. */
export const isSameSide = (seen: Seen, a: Role, b: Role): boolean =>
  a === b || teamsOf(seen).some((team) => team.includes(a) && team.includes(b))

/** Those of them who are on the side of whoever plays at this board. */
export function friendsAmong(seen: Seen, figures: readonly number[]): number[] {
  const { role } = seen
  return role === undefined ? [] : figures.filter((figure) => isSameSide(seen, role, ownerOf(seen, figure)))
}

/** Permanent glyphs under a player's figures, and those taken from the battlefield. */
export function glyphsHeld(seen: Seen, role: Role): GlyphShown[] {
  const spaces = new Set<number>()
  for (const card of cardsOf(seen, role))
    for (const figure of figuresOf(seen, card).filter(isStandingCell)) spaces.add(figure.front).add(figure.rear)
  return glyphsOf(seen).filter(
    ({ takenBy, up, space }) => takenBy === role || (takenBy < 0 && up === 1 && space >= 0 && spaces.has(space)),
  )
}

/** The markers on a card as far as this board knows them, those that are being placed too: 0 to 3, or UNKNOWN. */
export function markersOnCard(seen: Seen, card: number): number[] {
  const owner = cardIn(seen, card)?.owner ?? -1
  const placed = markersOf(seen, owner).filter(([on]) => on === card)
  const planned = owner === seen.role ? planOf(seen) : []
  return [...placed.map(([, marker]) => marker), ...planned.flatMap((on, marker) => (on === card ? [marker] : []))]
}

/** A card's values on the side that this game uses, with what spirits have added. */
export function valuesNow(seen: Seen, card: number): Values {
  const printed = seen.roster.cards[card]
  if (isBasicGame(seen)) return printed.basic
  const { attackBonus = 0, defenseBonus = 0 } = cardIn(seen, card) ?? {}
  const { move, range, attack, defense } = printed.master
  return { move, range, attack: attack + attackBonus, defense: defense + defenseBonus }
}

export interface PowerText {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** The special powers of a card in words, with this card's numbers in them. */
export function powerTexts(content: Content, card: Card, language: Language): PowerText[] {
  return Object.entries(card.powers).map(([id, power]) => {
    const words = content.powers[id as keyof Content['powers']]
    return {
      id,
      name: words.name[language],
      text: fill(words.text[language], power as Readonly<Record<string, unknown>>),
    }
  })
}

/** `{dice}` becomes the number of that name. */
export const fill = (text: string, numbers: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (typeof numbers[name] === 'number' ? `${numbers[name]}` : whole))

/** The cards of the box, each printed card once: the copy that is on offer, else one that is free, else the first. */
export function boxCards(seen: Seen, isOffered: (card: number) => boolean): number[] {
  const byCard = new Map<Card, number>()
  const rank = (card: number): number => (isOffered(card) ? 2 : cardIn(seen, card) === undefined ? 1 : 0)
  seen.roster.cards.forEach((printed, card) => {
    const other = byCard.get(printed)
    if (other === undefined || rank(card) > rank(other)) byCard.set(printed, card)
  })
  return [...byCard.values()]
}

/** What lies on an army card, and how its figures are. */
export interface CardStatus extends Omit<CardShown, 'isInPlay' | 'scout'> {
  readonly isInPlay: boolean
  readonly standing: number
  readonly waiting: number
  /** Of a hero; 1 in the Basic game. */
  readonly life: number
  readonly wounds: number
  readonly scout: 'scout' | 'hidden' | undefined
  readonly markers: readonly number[]
}

/** `undefined` for cards in the box. */
export function statusOf(seen: Seen, card: number): CardStatus | undefined {
  const cell = cardIn(seen, card)
  if (cell === undefined) return undefined
  const figures = figuresOf(seen, card)
  const isScout = cell.scout === 1 || scoutOf(seen) === card
  return {
    ...cell,
    isInPlay: cell.isInPlay === 1,
    standing: figures.filter(isStandingCell).length,
    waiting: figures.filter(({ fate }) => fate === WAITING).length,
    life: isBasicGame(seen) ? 1 : seen.roster.cards[card].master.life,
    wounds: figures.reduce((sum, { wounds }) => sum + wounds, 0),
    scout: isScout ? 'scout' : cell.scout === UNKNOWN ? 'hidden' : undefined,
    markers: markersOnCard(seen, card),
  }
}

export function figureLabel(s: Strings, card: Card, { isInPlay, standing, waiting, wounds, life }: CardStatus): string {
  if (!isInPlay && waiting === 0) return s.outOfPlay
  if (standing === 0) return s.waiting
  if (card.kind === 'hero' && life > 1) return s.wounds(wounds, life)
  return card.figures === 1 ? s.onField : s.standing(standing, card.figures)
}
