/** Answers that a card asks for: cards, options, players, resources. */
import type { Effect } from '../../content/effects/verbs.ts'
import { FOOD, PLUNDER, RESOURCES } from '../../content/names.ts'
import { actionPriceOf, HAVEN } from '../../rules/actions/action-price.ts'
import { paymentOf } from '../../rules/phases/payments.ts'
import { contextOf, SOURCES, type Context } from '../../rules/select/context.ts'
import { cardOfOption } from '../../rules/select/pick-own-cards.ts'
import { resourceAt, totalOf } from '../../rules/table/resources.ts'
import { printed, PRINTED_IN, type Table } from '../../rules/table/state.ts'
import { worthOfFeat, worthOfItem } from './cards.ts'
import { costOf, worthOf } from './effects.ts'
import { menaceOf } from './fight.ts'
import type { Scene } from './scene.ts'

type Op<K extends Effect['op']> = Extract<Effect, { readonly op: K }>

/** The card or hex that speaks. */
function printedCard(t: Table, source: number, of: number): unknown {
  const kind = SOURCES[source]
  if (kind === 'none' || kind === 'skeleton' || kind === 'terrain') return undefined
  return printed(t)[PRINTED_IN[kind]][of]
}

/** The first effect of that kind on a card: a question says only which card it is about. */
function findEffect<K extends Effect['op']>(value: unknown, op: K): Op<K> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('op' in value && value.op === op) return value as Op<K>
  for (const part of Object.values(value)) {
    const found = findEffect(part, op)
    if (found !== undefined) return found
  }
  return undefined
}

const momentOf = ({ t, role }: Scene, source: number, of: number): Context =>
  contextOf(SOURCES[source], of, { you: role, itRole: role, here: t.state.heroAt[role] })

interface About {
  readonly source: number
  readonly of: number
  readonly about: 'may' | 'again' | 'pay' | 'bottom'
}

/** Above 0: yes. */
export function yesScore(scene: Scene, { source, of, about }: About): number {
  const { t } = scene
  const c = momentOf(scene, source, of)
  if (about === 'bottom') {
    const kind = SOURCES[source]
    return kind === 'legion' || kind === 'horde' ? menaceOf(scene, of) - 3.5 : kind === 'event' ? 0 : 0.1
  }
  const card = printedCard(t, source, of)
  if (about === 'pay') {
    const pay = findEffect(card, 'pay')
    return pay === undefined
      ? 0.1
      : worthOf(scene, pay.do, c) - costOf(scene, pay.cost) - worthOf(scene, pay.else ?? [], c)
  }
  const list = about === 'may' ? findEffect(card, 'may')?.do : findEffect(card, 'repeatMay')?.do
  return list === undefined ? 0.1 : worthOf(scene, list, c)
}

export function orElseScore(scene: Scene, option: number, { source, of }: Omit<About, 'about'>): number {
  const effect = findEffect(printedCard(scene.t, source, of), 'orElse')
  if (effect === undefined) return -option
  return worthOf(scene, option === 0 ? effect.do : effect.else, momentOf(scene, source, of))
}

/** Feats and Items in play. */
export function ownCardWorth(scene: Scene, option: number): number {
  const { kind, of } = cardOfOption(option)
  return kind === 'feat' ? worthOfFeat(scene, of) : worthOfItem(scene, of)
}

/** What is needed most: Plunder for a Haven, Food for Commands, then whatever is scarce. */
function lack({ t, role }: Scene, kind: number): number {
  const have = t.state.resources[resourceAt(role, kind)]
  const wanted = kind === PLUNDER ? actionPriceOf(t, role, HAVEN).plunder + 1 : kind === FOOD ? 3 : 2
  return (kind === PLUNDER ? 1.2 : 1) * (wanted - have)
}

export function resourceScore(scene: Scene, kind: number, purpose: string): number {
  if (kind >= RESOURCES.length) return purpose === 'give' ? 100 : -100
  return purpose === 'gain' ? lack(scene, kind) : -lack(scene, kind)
}

/** The weakest faction needs it most. */
export const playerScore = ({ t }: Scene, role: number): number => -t.state.vp[role]

/** How many resources stay for the next Chapter: they buy more than a fifth of a point. */
const KEEP = 22

export function convertScore(scene: Scene, option: number): number {
  const { t, role } = scene
  const isLast = t.state.chapter >= t.state.options.chapters
  if (option < 0) return -1000
  if (!isLast && totalOf(t.state, role) < KEEP) return -2000
  return playerScore(scene, option)
}

/** What is plentiful goes first. */
export function convertPaymentScore({ t, role }: Scene, option: number): number {
  if (option < 0) return -1000
  const paid = paymentOf(option)
  let score = 0
  for (let kind = 0; kind < RESOURCES.length; kind++)
    score += Math.min(4, t.state.resources[resourceAt(role, kind)] - paid[kind])
  return score
}
