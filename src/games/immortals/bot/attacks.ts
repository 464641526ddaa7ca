/** Attacks by their exact chances. */
import { LANDS } from '../content/names.ts'
import { isJoker, isLandCard, nameOfCard } from '../content/cards.ts'
import { bestAttitude } from '../rules/actions/residents.ts'
import { throughPortal } from '../rules/table/lands.ts'
import { fightOdds, type FightOdds } from '../rules/fight/fight-odds.ts'
import { AGAINST, FOR, NONE, type Attitude, type Card, type Land } from '../rules/table/state.ts'
import type { Attack, Scene } from './scene.ts'
import { landCardWorth, prize, standing, standingNow } from './worth.ts'

/** The chances depend on the numbers alone, not on the lands. */
function oddsOf(scene: Scene, origin: Land, target: Land, sent: number, attitude: Attitude): FightOdds {
  const { possessor, armies } = scene.t.state
  const key = ((armies[target] * 64 + sent) * 3 + attitude + 1) * 8 + possessor[target] + 1
  let odds = scene.fights.get(key)
  if (odds === undefined) scene.fights.set(key, (odds = fightOdds(scene.t, origin, target, sent, attitude)))
  return odds
}

/** What an attack of so many armies brings on average. */
export function attackWith(scene: Scene, origin: Land, target: Land, attitude: Attitude, sent: number): Attack {
  const { armies } = scene.t.state
  const { w } = scene
  const { wins, attackersLeft, loses, defendersLeft } = oddsOf(scene, origin, target, sent, attitude)
  const stay = wins > 0 ? attackersLeft / wins : 0
  const land = standing(scene, target, stay) + landCardWorth(scene, target)
  const left = armies[origin] - sent
  const bared = standingNow(scene, origin) - standing(scene, origin, left)
  const lost = Math.max(0, sent - attackersLeft)
  const harm = harmBy(scene, target, loses, defendersLeft)
  const value = wins * land + harm - bared - w.army * lost
  return { origin, target, attitude, sent, value, wins, stay, remain: defendersLeft }
}

/** The defender loses the land, or only armies on it: what is left is easier to take. */
function harmBy(scene: Scene, target: Land, keeps: number, left: number): number {
  const { possessor, armies } = scene.t.state
  const defender = possessor[target]
  if (defender === NONE) return 0
  const after = keeps > 0 ? keeps * standing(scene, target, left / keeps, defender) : 0
  const points = standingNow(scene, target) - after
  const worn = scene.left > 1 ? scene.w.worn : 0
  return scene.harm[defender] * points + worn * Math.max(0, armies[target] - left)
}

/** At most about so many numbers of armies are tried. */
const TRIED = 4

/** With the best number of armies. */
export function bestAttack(scene: Scene, origin: Land, target: Land, attitude: Attitude): Attack {
  const key = (origin * LANDS + target) * 3 + attitude + 1
  let attack = scene.attacks.get(key)
  if (attack === undefined) scene.attacks.set(key, (attack = reckon(scene, origin, target, attitude)))
  return attack
}

function reckon(scene: Scene, origin: Land, target: Land, attitude: Attitude): Attack {
  const most = scene.t.state.armies[origin] - 1
  const step = Math.max(1, Math.ceil(most / TRIED))
  let best = attackWith(scene, origin, target, attitude, most)
  for (let sent = most - step; sent > 0; sent -= step) {
    const attack = attackWith(scene, origin, target, attitude, sent)
    if (attack.value > best.value) best = attack
  }
  return best
}

type Look = (origin: Land, target: Land) => void

/** Every pair of lands for an attack of the role. */
export function eachPair(scene: Scene, look: Look): void {
  for (let origin = 0; origin < LANDS; origin++) eachTarget(scene, origin, look)
}

function eachTarget({ t, role }: Scene, origin: Land, look: Look): void {
  const { possessor, armies } = t.state
  if (possessor[origin] !== role || armies[origin] < 2) return
  for (const target of t.content.map.adjacent[origin]) if (possessor[target] !== role) look(origin, target)
  const beyond = throughPortal(t.state, origin)
  if (beyond !== NONE && possessor[beyond] !== role) look(origin, beyond)
}

/** The best attack with a card that wins nobody over; it is the same for all such cards. */
function plainAttack(scene: Scene): Attack | undefined {
  const { known } = scene
  if (known.isPlainKnown) return known.plain
  let best: Attack | undefined
  eachPair(scene, (origin, target) => {
    // No attack brings more than the whole prize: most need not be reckoned out.
    if (best !== undefined && prize(scene, target) <= best.value) return
    const attack = bestAttack(scene, origin, target, AGAINST)
    if (best === undefined || attack.value > best.value) best = attack
  })
  known.isPlainKnown = true
  return (known.plain = best)
}

/** The best attack with a card. */
export function bestAttackBy(scene: Scene, card: Card): Attack | undefined {
  let best = plainAttack(scene)
  eachPair(scene, (origin, target) => {
    if (best !== undefined && prize(scene, target) <= best.value) return
    if (!isJoker(card) && !names(card, origin) && !names(card, target)) return
    const attitude = bestAttitude(scene.t, card, origin, target)
    if (attitude === AGAINST) return
    const attack = bestAttack(scene, origin, target, attitude)
    if (best === undefined || attack.value > best.value) best = attack
  })
  return best
}

const names = (card: Card, land: Land): boolean =>
  isLandCard(card) ? nameOfCard(card) === land % (LANDS / 2) : card === land

/** Whether they help or stay out is the same in an unoccupied land (IM-FGT-08). */
export const helpIn = ({ t }: Scene, target: Land, attitude: Attitude): number =>
  attitude === FOR && t.state.possessor[target] === NONE ? 0 : attitude
