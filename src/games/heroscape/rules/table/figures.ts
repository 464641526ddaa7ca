import type { Card, Values } from '../../content/card.ts'
import type { Power, PowerId } from '../../content/powers.ts'
import type { Special } from '../../content/scenario-schema.ts'
import { roster } from './roster.ts'
import { fieldOf, isBasic, NONE, OFF, scenarioOf, STANDING } from './state.ts'
import type { ArmyCard, Figure, Role, Space, Table } from './state.ts'

/** What is printed on an army card. */
export const printed = (t: Table, card: ArmyCard): Card => roster(t).cards[card]
export const cardOf = (t: Table, figure: Figure): ArmyCard => roster(t).cardOf[figure]
export const printedOf = (t: Table, figure: Figure): Card => printed(t, cardOf(t, figure))
export const heightOf = (t: Table, figure: Figure): number => roster(t).height[figure]
export const isTwoSpace = (t: Table, figure: Figure): boolean => printedOf(t, figure).spaces === 2
/** The figures of a card are numbered from `firstFigure` up to, not including, `endFigure`. */
export const firstFigure = (t: Table, card: ArmyCard): Figure => roster(t).firstFigure[card]
export const endFigure = (t: Table, card: ArmyCard): Figure => roster(t).firstFigure[card + 1]

/** The side of the card that counts (HS-SET-15). */
export const valuesOf = (t: Table, card: ArmyCard): Values =>
  isBasic(t) ? printed(t, card).basic : printed(t, card).master

/** HS-BAS-24: in the Basic game one hit destroys. */
export const lifeOf = (t: Table, figure: Figure): number => (isBasic(t) ? 1 : printedOf(t, figure).master.life)

/** Who controls a figure; NONE: nobody. */
export const controllerOf = (t: Table, figure: Figure): Role => t.state.owner[cardOf(t, figure)]

export const isStanding = (t: Table, figure: Figure): boolean => t.state.fate[figure] === STANDING
export const levelOf = (t: Table, figure: Figure): number => fieldOf(t).spaces.level[t.state.front[figure]]

/** The special rule of the scenario, if it has it. */
export function specialOf<R extends Special['rule']>(t: Table, rule: R): Extract<Special, { rule: R }> | undefined {
  return scenarioOf(t).special.find((one) => one.rule === rule) as Extract<Special, { rule: R }> | undefined
}

/** A special power on a card, unless the game (HS-BAS-03) or the scenario takes it away. */
export function powerOf<P extends PowerId>(t: Table, card: ArmyCard, power: P): Power<P> | undefined {
  const found = printed(t, card).powers[power] as Power<P> | undefined
  if (found === undefined || isBasic(t)) return undefined
  for (const one of scenarioOf(t).special) if (one.rule === 'withoutPower' && one.power === power) return undefined
  return found
}

/** Puts a figure onto free spaces. */
export function put(t: Table, figure: Figure, front: Space, rear: Space = OFF): void {
  const { state } = t
  state.fate[figure] = STANDING
  state.front[figure] = front
  state.rear[figure] = rear
  state.occupant[front] = figure
  if (rear !== OFF) state.occupant[rear] = figure
}

/** Frees the spaces of a figure; it stays where it is as far as `front` and `rear` say. */
export function lift(t: Table, figure: Figure): void {
  const { occupant, front, rear } = t.state
  if (front[figure] !== OFF && occupant[front[figure]] === figure) occupant[front[figure]] = NONE
  if (rear[figure] !== OFF && occupant[rear[figure]] === figure) occupant[rear[figure]] = NONE
}

/** Takes a figure off the battlefield with what has become of it. */
export function takeOff(t: Table, figure: Figure, fate: number): void {
  lift(t, figure)
  const { state } = t
  state.fate[figure] = fate
  state.front[figure] = OFF
  state.rear[figure] = OFF
}

export function hasStanding(t: Table, role: Role): boolean {
  const { fate, owner } = t.state
  const { cardOf: cards, figureCount } = roster(t)
  for (let figure = 0; figure < figureCount; figure++)
    if (fate[figure] === STANDING && owner[cards[figure]] === role) return true
  return false
}

/** HS-LIF-05: a card is in play as long as one of its figures stands or still waits for its arrival. */
export function isInPlay(t: Table, card: ArmyCard): boolean {
  if (t.state.owner[card] === NONE) return false
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++)
    if (t.state.fate[figure] <= STANDING) return true
  return false
}

/** The army cards that a role controls and may still use. */
export function cardsInPlay(t: Table, role: Role, out: ArmyCard[]): ArmyCard[] {
  const { owner } = t.state
  for (let card = 0; card < owner.length; card++) if (owner[card] === role && isInPlay(t, card)) out.push(card)
  return out
}
