/** The Build Phase: Units where they are needed, without eating up what Havens and Commands cost. */
import type { Price } from '../content/content.ts'
import { FOOD, PLUNDER, SALT } from '../content/names.ts'
import { actionPriceOf, HAVEN } from '../rules/actions/action-price.ts'
import { abilityAt } from '../rules/cards/ability-index.ts'
import { contextOfAbility } from '../rules/cards/obstacles.ts'
import { UNIT_TYPES, unitsOn } from '../rules/map/pieces.ts'
import { havensLeft } from '../rules/map/reserve.ts'
import { isFaceDown } from '../rules/map/tiles.ts'
import { changeOf, PIECES, pricesOf, unitTypeOf, WALL } from '../rules/phases/build-options.ts'
import { type BuildArg } from '../rules/phases/build.ts'
import { paymentOf } from '../rules/phases/payments.ts'
import { NO_CONTEXT } from '../rules/select/context.ts'
import { resourceAt } from '../rules/table/resources.ts'
import type { Space } from '../rules/table/state.ts'
import { costOf, worthOf } from './effects.ts'
import { hasEnemies } from './fight.ts'
import { havenWorth } from './plans.ts'
import { unitsAt, type Scene } from './scene.ts'
import { dangersOf, holding } from './ways.ts'
import { DIE } from './weights.ts'

const DONE = -1
/** How much a resource that is kept for something else is missed. */
const MISSED = 0.7
/** The same for a faction that pays its Units with Plunder: it would have none left for Havens. */
const MISSED_PLUNDER = 1.2

/** Whether Plunder alone buys a Basic Unit. */
const paysWithPlunder = ({ t, role }: Scene): boolean =>
  pricesOf(t, role, 0).some(([salt, plunder, food, any]) => plunder > 0 && salt + food + any === 0)

/** What the coming Actions Phase will need: Plunder for Havens, Food for Commands. */
function kept(scene: Scene): readonly number[] {
  const { t, role, left } = scene
  const havens = Math.min(havensLeft(t, role), t.state.chapter === 1 && !paysWithPlunder(scene) ? 2 : 1)
  return [0, havens * actionPriceOf(t, role, HAVEN).plunder, left > 1 ? 3 : 2]
}

function hurt(scene: Scene, paid: readonly number[]): number {
  const { t, role, resource } = scene
  const keep = kept(scene)
  const missed = paysWithPlunder(scene) ? MISSED_PLUNDER : MISSED
  let sum = 0
  for (const kind of [SALT, PLUNDER, FOOD]) {
    const have = t.state.resources[resourceAt(role, kind)]
    const before = Math.max(0, keep[kind] - have)
    const after = Math.max(0, keep[kind] - have + paid[kind])
    sum += paid[kind] * resource * 0.7 + (after - before) * missed
  }
  return sum
}

export const paymentScore = (scene: Scene, option: number): number =>
  option === DONE ? -100 : -hurt(scene, paymentOf(option))

/** The cheapest way to pay; what may be of any kind is taken where most is. */
function priceHurt(scene: Scene, price: Price, change: number): number {
  const { t, role } = scene
  const paid = [price[0], price[1], price[2]]
  for (let any = price[3] + Math.max(0, change); any > 0; any--) {
    let most = 0
    for (const kind of [SALT, PLUNDER, FOOD]) {
      const left = t.state.resources[resourceAt(role, kind)] - paid[kind] - kept(scene)[kind]
      if (left > t.state.resources[resourceAt(role, most)] - paid[most] - kept(scene)[most]) most = kind
    }
    paid[most]++
  }
  return hurt(scene, paid) + Math.min(0, change) * scene.resource * 0.7
}

/** How much one more Unit is wanted, by how many there are. */
function wanted({ t, role }: Scene): number {
  let units = 0
  for (let space = 0; space < t.state.unitsOf.length; space++)
    if (t.state.unitsOf[space] === role) units += unitsOn(t.state, space)
  return units < 5 ? 2 : units < 8 ? 1.6 : units < 11 ? 1.2 : 0.8
}

/** Something to do beside this hex: to explore or to fight. */
function prospectsBeside({ t, role }: Scene, space: Space): number {
  let n = 0
  for (const next of t.content.board.neighbours[space]) if (isFaceDown(t.state, next) || hasEnemies(t, next)) n++
  return 0.06 * n + 0.04 * (t.state.unitsOf[space] === role ? unitsOn(t.state, space) : 0)
}

function unitScore(scene: Scene, type: number, space: Space): number {
  const { t, role } = scene
  const unit = unitTypeOf(t, role, type)
  let worth =
    wanted(scene) * scene.w.unit * DIE[unit.die] * (unit.class === 1 ? 1.35 : 1) + prospectsBeside(scene, space)
  for (const danger of dangersOf(scene)) {
    if (danger.space !== space) continue
    const units = unitsAt(t, space)
    const before = holding(scene, danger, units)
    units[type]++
    worth += 0.5 * Math.max(0, holding(scene, danger, units) - before) * havenWorth(scene, space) + 0.1
  }
  return worth
}

function pieceScore(scene: Scene, option: number, arg: BuildArg): number {
  const { t, role } = scene
  const [piece, space] = [option % PIECES, Math.floor(option / PIECES)]
  const change = changeOf(t, role, piece, arg.discount)
  const price = Math.min(...pricesOf(t, role, piece).map((one) => priceHurt(scene, one, change)))
  if (piece < UNIT_TYPES) return unitScore(scene, piece, space) - price
  const isThreatened = dangersOf(scene).some((danger) => danger.space === space)
  const defended = unitsOn(t.state, space) > 0 ? 1 : 0
  return (isThreatened ? 0.75 : 0.2) * defended * (piece === WALL ? 1.1 : 1) - price
}

export function buildScore(scene: Scene, option: number, arg: BuildArg): number {
  if (option === DONE) return 0
  if (option > DONE) return pieceScore(scene, option, arg)
  const one = abilityAt(scene.t.content, -2 - option)
  const c = contextOfAbility(scene.t, scene.role, one, NO_CONTEXT)
  return worthOf(scene, one.ability.do, c) - costOf(scene, one.ability.cost ?? [])
}
