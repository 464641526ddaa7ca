/** Whole plans as answers, card by card; several that are nearly as good, so that nobody can read them. */
import { fastSource, type ChanceSource } from '../../../engine/index.ts'
import { SPACES } from '../content/names.ts'
import { backFrom, placeOn, READY } from '../rules/round/planning.ts'
import { at, NONE, type Card } from '../rules/table/state.ts'
import { makePlan, type Plan } from './plan.ts'
import type { Scene } from './scene.ts'
import type { Weights } from './weights.ts'

interface Kept {
  readonly key: string
  readonly plans: Plan[]
}

/** A board is filled in many answers, and the plans are the same for all of them. */
const last = new WeakMap<Weights, Kept>()

/** Everything that a plan depends on. */
function keyOf({ t: { state: s }, role }: Scene): string {
  const board = [s.possessor, s.armies, s.building, s.portal, s.holder, s.limbo, s.tower, s.tray, s.residents, s.marker]
  const own = [role, s.conflict[role], s.lightRace, s.shadowRace, s.gold[role], s.energy[role]]
  const cards = s.drawPile.length + s.discard.length
  return [...board, ...own, s.points, s.round, s.options.rounds, s.options.eighthSpace, cards].join(';')
}

/** The plain plan first, then those of other tastes, always the same. */
export function plansFor(scene: Scene, count: number): readonly Plan[] {
  const key = keyOf(scene)
  let kept = last.get(scene.w)
  if (kept?.key !== key) last.set(scene.w, (kept = { key, plans: [] }))
  const { plans } = kept
  while (plans.length < count) plans.push(makePlan(scene, plans.length === 0 ? undefined : fastSource(plans.length)))
  return plans
}

/** Of so many tastes the best are taken. */
const TASTES = 3

/** Different plans, each as the answers that lay it; among nearly equal ones chance decides which is first. */
export function linesFor(scene: Scene, k: number, source: ChanceSource): number[][] {
  const found = new Map<string, { plan: Plan; rank: number }>()
  for (let i = 0; i < TASTES * k; i++) {
    const plan = i === 0 ? plansFor(scene, 1)[0] : makePlan(scene, source)
    const rank = plan.worth + (scene.w.mixing * source.below(1001)) / 1000
    const key = plan.cards.join()
    if (!found.has(key)) found.set(key, { plan, rank })
  }
  const best = [...found.values()].sort((a, b) => b.rank - a.rank).slice(0, k)
  return best.map(({ plan }) => answersFor(scene, plan))
}

function answersFor({ t, role }: Scene, { cards }: Plan): number[] {
  const answers: number[] = []
  for (let space = 0; space < SPACES; space++) {
    const lies = t.state.planned[at(role, space)]
    if (lies !== NONE && lies !== cards[space]) answers.push(backFrom(space))
  }
  for (let space = 0; space < SPACES; space++)
    if (cards[space] !== NONE && cards[space] !== t.state.planned[at(role, space)])
      answers.push(placeOn(cards[space], space))
  return [...answers, READY]
}

const isLaid = ({ t, role }: Scene, cards: readonly Card[]): boolean => {
  for (let space = 0; space < SPACES; space++) {
    const lies = t.state.planned[at(role, space)]
    if (lies !== NONE && lies !== cards[space]) return false
  }
  return true
}

/** How many tastes are looked at where cards lie already that the plain plan has no use for. */
const OTHERS = 3

/** The next answer: whoever has begun another plan goes on with that. */
export function nextOfPlan(scene: Scene): number {
  const [plain] = plansFor(scene, 1)
  const plan = isLaid(scene, plain.cards)
    ? plain
    : (plansFor(scene, OTHERS).find(({ cards }) => isLaid(scene, cards)) ?? plain)
  return answersFor(scene, plan)[0]
}

/** The next answers of several plans, each with the worth of its plan; a later one begins with what tells it from those before. */
export function scoredPlans(scene: Scene, k: number): { option: number; score: number }[] {
  const plans = plansFor(scene, OTHERS)
    .filter(({ cards }) => isLaid(scene, cards))
    .sort((a, b) => b.worth - a.worth)
  if (plans.length === 0) return [{ option: nextOfPlan(scene), score: 0 }]
  const scored = [{ option: answersFor(scene, plans[0])[0], score: plans[0].worth }]
  for (const plan of plans.slice(1)) {
    const told = answersFor(scene, plan).find(
      (option) => option !== READY && !scored.some((one) => one.option === option) && !isIn(scene, plans[0], option),
    )
    if (told !== undefined) scored.push({ option: told, score: plan.worth })
  }
  return scored.slice(0, k)
}

const isIn = (scene: Scene, plan: Plan, option: number): boolean => answersFor(scene, plan).includes(option)
