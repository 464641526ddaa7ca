/** What the Nemesis will do as things stand: for everybody who wants to get out of its way. Pure. */
import { say } from '../table/rules.ts'
import type { Message } from '../../../../engine/index.ts'
import { strengthAgainst } from '../map/pieces.ts'
import { NONE, printed, type Card, type Space, type Table } from '../table/state.ts'
import { hordePlan } from './horde-path.ts'
import { legionPlan } from './legion-path.ts'
import { isLegion, sideOfCard } from './nemesis-cards.ts'
import { cardsInPlay } from './tokens.ts'

export interface PlannedStep {
  readonly from: Space
  /** Nothing: it stays. Several: the first player will choose. */
  readonly to: readonly Space[]
  /** Why there. */
  readonly rule: string
}

export interface PlannedCard {
  readonly card: Card
  readonly initiative: number
  readonly tokens: number
  /** The hex of the Target, NONE without one. */
  readonly target: Space
  /** One for each token, as far as it is determined. */
  readonly steps: readonly PlannedStep[]
  /** The last step leads into a fight or leaves a choice: what comes then is open. */
  readonly isOpen: boolean
}

/** In the order of activation; cards without tokens are left out. What they do to each other is not looked ahead. */
export function nemesisPreview(t: Table): PlannedCard[] {
  const { state } = t
  return cardsInPlay(t)
    .filter((card) => state.tokens[card] > 0)
    .map((card) => planFor(t, card))
}

function planFor(t: Table, card: Card): PlannedCard {
  const { state } = t
  const steps: PlannedStep[] = []
  let from = state.cardAt[card]
  let isOpen = false
  for (let left = state.tokens[card]; left > 0 && !isOpen; left--) {
    const { spaces, rule } = isLegion(card) ? legionPlan(t, card, from) : hordePlan(t, card, from)
    steps.push({ from, to: spaces, rule })
    if (spaces.length === 0) continue
    isOpen = spaces.length > 1 || isFight(t, card, spaces[0])
    from = spaces[0]
  }
  const { initiative } = printed(t).nemesis[card]
  return { card, initiative, tokens: state.tokens[card], target: state.target[card], steps, isOpen }
}

/** Units to fight, or a Haven whose fall moves the Target. */
const isFight = ({ state }: Table, card: Card, space: Space): boolean =>
  strengthAgainst(state, space, sideOfCard(card)) > 0 || state.haven[space] !== NONE

/** The same in words, one sentence a step. */
export const previewLines = (t: Table): Message[] =>
  nemesisPreview(t).flatMap(({ card, steps }) =>
    steps.map(({ from, to, rule }) => {
      if (to.length === 0) return say('nemesis.previewStay', { card, from, rule })
      if (to.length === 1) return say('nemesis.previewGo', { card, from, to: to[0], rule })
      return say('nemesis.previewChoice', { card, from, to: to.join(','), rule })
    }),
  )
