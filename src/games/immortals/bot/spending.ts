/** What a round's money is spent on. */
import { FIRST_MAGIC_CARD } from '../content/cards.ts'
import { ATTACK, AWAKEN, BUILD_SHRINE, MAGIC, MAGIC_IDS, PORTAL, SHRINE, SPACES, worldOf } from '../content/names.ts'
import { meaningOf, type Meaning } from '../rules/actions/act-options.ts'
import { armiesToAwaken } from '../rules/actions/awaken.ts'
import { obstacleTo, CAN_BUILD } from '../rules/actions/build.ts'
import { mayLieOn } from '../rules/round/planning.ts'
import { fromLimbo } from '../rules/table/lands.ts'
import { canPay } from '../rules/table/prices.ts'
import { limboAt, NONE, playerBoard, type Card, type Land, type Space } from '../rules/table/state.ts'
import { compensation, offersOf, type Act, type Offer } from './acts.ts'
import { priceOf } from './money.ts'
import { lay, type Planning } from './planning.ts'
import { imagine, type Scene } from './scene.ts'

interface Purchase extends Offer {
  readonly space: Space
  readonly card: Card
  readonly taste: number
}

/** Again and again what brings most for its price, from what will then be there. */
export function spend(planning: Planning): void {
  let purchases = purchasesOf(planning)
  for (;;) {
    const best = bestOf(planning.scene, purchases)
    if (best === undefined) return
    const { space, card } = best
    const value = best.gain - priceOf(planning.scene, best.energy, best.gold)
    lay(planning, space, card, value)
    planning.scene = afterAct(planning.scene, space, best)
    purchases = purchases.filter((one) => one.space !== space && one.card !== card && isStill(planning.scene, one))
    purchases = purchases.map((one) => (isAwakening(planning.scene, one) ? again(planning.scene, one) : one))
  }
}

function purchasesOf({ scene, plan, cards, taste }: Planning): Purchase[] {
  const { action } = playerBoard(scene.t, scene.role)
  const magic = MAGIC_IDS.map((_, i) => FIRST_MAGIC_CARD + i)
  const purchases: Purchase[] = []
  for (let space = 0; space < SPACES; space++) {
    if (plan[space] !== NONE || action[space] === ATTACK) continue
    for (const card of action[space] === MAGIC ? magic : cards) {
      if (!mayLieOn(scene.t, scene.role, card, space)) continue
      for (const offer of offersOf(scene, space, card, false))
        if (offer.gain > 0) purchases.push({ ...offer, space, card, taste: taste() })
    }
  }
  return purchases
}

function bestOf(scene: Scene, purchases: readonly Purchase[]): Purchase | undefined {
  let best: Purchase | undefined
  let most = compensation(scene).value
  for (const one of purchases) {
    if (!canPay(scene.t.state, scene.role, Math.max(0, one.energy), Math.max(0, one.gold))) continue
    const liked = one.taste * (one.gain - priceOf(scene, one.energy, one.gold))
    if (liked > most) [best, most] = [one, liked]
  }
  return best
}

const actionOf = ({ t, role }: Scene, space: Space): number => playerBoard(t, role).action[space]

/** What is built in a land, NONE if nothing is. */
function buildingOf(scene: Scene, { space }: Purchase, meaning: Meaning): number {
  if (meaning.is === 'build') return meaning.building
  if (meaning.is === 'shrine') return SHRINE
  return meaning.is === 'land' && actionOf(scene, space) === BUILD_SHRINE ? SHRINE : NONE
}

/** Nothing stands there in the meantime. */
function isStill(scene: Scene, one: Purchase): boolean {
  const meaning = meaningOf(one.option)
  const building = buildingOf(scene, one, meaning)
  return building === NONE || !('land' in meaning) || obstacleTo(scene.t, building, meaning.land) === CAN_BUILD
}

function isAwakening(scene: Scene, { option, space }: Purchase): boolean {
  const meaning = meaningOf(option)
  return meaning.is === 'awaken' || (meaning.is === 'land' && actionOf(scene, space) === AWAKEN)
}

/** The same in another position; it may have become impossible. */
function again(scene: Scene, one: Purchase): Purchase {
  const offer = offersOf(scene, one.space, one.card, false).find(({ option }) => option === one.option)
  return offer === undefined ? { ...one, gain: -Infinity } : { ...one, ...offer }
}

/** Paid or received, built, awakened; that is enough for the next choice. */
export function afterAct(scene: Scene, space: Space, act: Pick<Act, 'option' | 'energy' | 'gold'>): Scene {
  const { role } = scene
  const meaning = meaningOf(act.option)
  const changed = 'land' in meaning && !isIncome(scene, space) ? [meaning.land] : []
  return imagine(scene, changed, (state) => {
    state.energy[role] -= act.energy
    state.gold[role] -= act.gold
    if (meaning.is === 'build' && meaning.building === PORTAL) state.portal[meaning.land] = 1
    else if (meaning.is === 'build') state.building[meaning.land] = meaning.building
    else if (meaning.is === 'shrine') state.building[meaning.land] = SHRINE
    else if (meaning.is === 'awaken') state.limbo[limboAt(role, meaning.world)] = 0
    else if (meaning.is === 'land') inLand(scene, space, meaning.land, state)
  })
}

const isIncome = (scene: Scene, space: Space): boolean => {
  const action = actionOf(scene, space)
  return action !== AWAKEN && action !== BUILD_SHRINE
}

function inLand(scene: Scene, space: Space, land: Land, state: Scene['t']['state']): void {
  const action = actionOf(scene, space)
  const armies = armiesToAwaken(scene.t, scene.role, worldOf(land), scene.t.content.awakenArmies)
  if (action === AWAKEN) fromLimbo(state, scene.role, land, armies)
  else if (action === BUILD_SHRINE) state.building[land] = SHRINE
}
