/** What stands on offer beside a question: 3 of a kind for 1, and cards marked ALWAYS. */
import { FOOD, PLUNDER, SALT } from '../content/names.ts'
import { actionPriceOf, COMMAND, HAVEN, MOVE } from '../rules/actions/action-price.ts'
import { abilityAt } from '../rules/cards/ability-index.ts'
import { contextOfAbility } from '../rules/cards/obstacles.ts'
import { abilityOfOffer, exchangeOf, standing } from '../rules/actions/standing.ts'
import { NO_CONTEXT } from '../rules/select/context.ts'
import { resourceAt } from '../rules/table/resources.ts'
import { costOf, worthOf } from './effects.ts'
import { plansOf, ratioOf, type Plan } from './plans.ts'
import type { Scene } from './scene.ts'
import { plansNow } from './turn.ts'

/** Only here it is looked for: an Action is about to be chosen. */
const QUESTION = 'action'
/** What a card or an exchange must bring: plans are guesses. */
const LEAST_WORTH = 0.25

/** The offer that is taken before the question is answered; nothing where the answer comes first. */
export function offerFor(scene: Scene, question: string): number | undefined {
  const { t, role } = scene
  if (question !== QUESTION || t.state.turn !== role || t.state.ap[role] === 0) return undefined
  const offers: number[] = []
  standing.offers(t, role, offers)
  let [best, most]: [number | undefined, number] = [undefined, LEAST_WORTH]
  for (const offer of offers) {
    const worth = worthOfOffer(scene, offer)
    if (worth > most) [best, most] = [offer, worth]
  }
  return best
}

function worthOfOffer(scene: Scene, offer: number): number {
  const exchange = exchangeOf(offer)
  if (exchange !== undefined) return worthOfExchange(scene, exchange.give, exchange.get)
  const number = abilityOfOffer(offer)
  return number === undefined ? 0 : worthOfAbility(scene, number)
}

/** A card that carries the Hero saves the AP of a way that is to be gone anyway. */
function worthOfAbility(scene: Scene, number: number): number {
  const { ability, ...one } = abilityAt(scene.t.content, number)
  const context = contextOfAbility(scene.t, scene.role, { ability, ...one }, NO_CONTEXT)
  const cost = costOf(scene, ability.cost ?? [])
  if (ability.do.some(({ op }) => op === 'movePieces')) return worthOfCarriage(scene) - cost
  return worthOf(scene, ability.do, context) - cost
}

function worthOfCarriage({ w, ...scene }: Scene): number {
  const [plan] = plansNow({ w, ...scene })
  return plan?.action === MOVE ? w.actionPoint : 0
}

/** What is missing for a Haven or a Command, and is not spent by the exchange. */
function worthOfExchange(scene: Scene, give: number, get: number): number {
  const { t, role, resource } = scene
  if (get === SALT || !isMissing(scene, get)) return 0
  const n = t.content.setup.exchange
  const resources = t.state.resources.slice()
  resources[resourceAt(role, give)] -= n
  resources[resourceAt(role, get)]++
  const after = plansOf({ ...scene, t: { ...t, state: { ...t.state, resources } } })
  const [before] = plansNow(scene)
  return gainOf(before, after[0]) - resource * (n - 1)
}

function isMissing({ t, role }: Scene, kind: number): boolean {
  const has = t.state.resources[resourceAt(role, kind)]
  if (kind === FOOD) return has < actionPriceOf(t, role, COMMAND).food
  return kind === PLUNDER && has === actionPriceOf(t, role, HAVEN).plunder - 1
}

/** For as many AP as the better plan takes. */
const gainOf = (before: Plan | undefined, after: Plan | undefined): number =>
  after === undefined ? 0 : (ratioOf(after) - (before === undefined ? 0 : ratioOf(before))) * after.ap
