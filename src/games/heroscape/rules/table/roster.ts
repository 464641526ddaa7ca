import type { Body, Card } from '../../content/card.ts'
import type { Content } from '../../content/content.ts'
import type { ArmyCard, Figure, Table } from './state.ts'

/** How often a common card can be used per set; one Master Set has none (HS-DRF-21). */
const COMMON_COPIES = 3

/** The army cards and figures of a game, numbered through; lists are by army card or by figure. */
export interface Roster {
  readonly cards: readonly Card[]
  readonly cardCount: number
  readonly firstFigure: readonly Figure[]
  readonly figureCount: number
  readonly cardOf: readonly ArmyCard[]
  readonly height: readonly number[]
  readonly body: readonly Body[]
}

const known = new WeakMap<Content, Roster[]>()

/** Copies of a unique card: one per set (HS-RUL-20). */
export function rosterFor(content: Content, copies: number): Roster {
  let list = known.get(content)
  if (list === undefined) known.set(content, (list = []))
  return (list[copies] ??= build(content, copies))
}

export const copiesOf = (options: { sets: number; mirrorArmies: boolean }, roles: number): number =>
  options.mirrorArmies ? Math.max(options.sets, roles) : options.sets

export const roster = (t: Table): Roster => rosterFor(t.content, copiesOf(t.state.options, t.state.roles))

/** How many copies of a card a game has. */
export const copiesOfCard = ({ rarity }: Card, copies: number): number =>
  rarity === 'unique' ? copies : copies * COMMON_COPIES

function build(content: Content, copies: number): Roster {
  const cards: Card[] = []
  for (const card of content.cards) {
    const count = copiesOfCard(card, copies)
    for (let copy = 0; copy < count; copy++) cards.push(card)
  }
  const cardOf: ArmyCard[] = []
  const firstFigure = cards.map((card, armyCard) => {
    const first = cardOf.length
    for (let i = 0; i < card.figures; i++) cardOf.push(armyCard)
    return first
  })
  return {
    cards,
    cardCount: cards.length,
    firstFigure: [...firstFigure, cardOf.length],
    figureCount: cardOf.length,
    cardOf,
    height: cardOf.map((armyCard) => cards[armyCard].height),
    body: cardOf.map((armyCard) => cards[armyCard].body),
  }
}
