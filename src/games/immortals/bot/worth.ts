/** What lands, armies and cards are worth to a role, from what everybody may see. */
import { nameOf, NAMES, twinOf } from '../content/names.ts'
import { throughPortal } from '../rules/table/lands.ts'
import { NONE, type Land, type Role } from '../rules/table/state.ts'
import type { Scene } from './scene.ts'

/** What possessing a land brings at every scoring, beside the other lands that the role possesses. */
export function perScoring(scene: Scene, role: Role, land: Land): number {
  if (role !== scene.role) return scoringOf(scene, role, land)
  const known = scene.scoring[land]
  return Number.isNaN(known) ? (scene.scoring[land] = scoringOf(scene, role, land)) : known
}

function scoringOf({ t, w }: Scene, role: Role, land: Land): number {
  const { state, content } = t
  const { map, buildings } = content
  let others = 0
  for (const other of map.landsIn[map.worldRegionOf[land]])
    if (other !== land && state.possessor[other] === role) others++
  const building = state.building[land]
  const scored = building === NONE ? 0 : buildings[building].scored
  return 1 / content.landsPerPoint + scored + w.region[others + 1] - w.region[others]
}

/** The armies that others could send into a land of somebody: the most from one land, and some of all the rest. */
export function threatTo(scene: Scene, land: Land, owner: Role = scene.role, isNow = false): number {
  const { t, w, strikes } = scene
  const { possessor, armies } = t.state
  const neighbours = t.content.map.adjacent[land]
  const twin = twinOf(land)
  let most = 0
  let all = 0
  for (let i = throughPortal(t.state, twin) === land ? -1 : 0; i < neighbours.length; i++) {
    const other = i < 0 ? twin : neighbours[i]
    const enemy = possessor[other]
    if (enemy === NONE || enemy === owner || (isNow && strikes[enemy] === 0)) continue
    const sent = armies[other] - 1
    if (sent > most) most = sent
    all += sent
  }
  return most + w.crowd * (all - most)
}

/** The chance to keep a land for a round. */
export const survival = ({ w }: Scene, armies: number, threat: number): number =>
  threat <= 0 ? w.safe : w.safe - w.risk / (1 + Math.exp(w.steepness * (armies - threat)))

/** How many of the scorings to come will find the land still possessed. */
export function scorings(keep: number, left: number): number {
  let sum = 0
  let chance = 1
  for (let i = 0; i < left; i++) sum += chance *= keep
  return sum
}

/** How many scorings will find a land still possessed by its owner, with so many armies on it. */
export function heldFor(scene: Scene, land: Land, armies: number, owner: Role = scene.role): number {
  const threat = threatTo(scene, land, owner)
  const later = survival(scene, armies, threat)
  if (threat <= 0) return scorings(later, scene.left)
  const now = survival(scene, armies, threatTo(scene, land, owner, true))
  return now * (1 + (scene.left > 1 ? scorings(later, scene.left - 1) : 0))
}

/** What a land is worth to its owner with so many armies on it. */
export const standing = (scene: Scene, land: Land, armies: number, owner: Role = scene.role): number =>
  armies <= 0 ? 0 : perScoring(scene, owner, land) * heldFor(scene, land, armies, owner)

/** What a land is worth to whoever stands there now. */
export function standingNow(scene: Scene, land: Land): number {
  const known = scene.held[land]
  if (!Number.isNaN(known)) return known
  const { possessor, armies } = scene.t.state
  return (scene.held[land] = standing(scene, land, armies[land], possessor[land]))
}

export function landCardWorth({ t, role, left, w }: Scene, land: Land): number {
  const { holder } = t.state
  if (left === 1 || holder[nameOf(land)] === role) return 0
  let held = 0
  for (let name = 0; name < NAMES; name++) if (holder[name] === role) held++
  return held < w.enoughLandCards ? w.scarceLandCard : w.landCard
}

/** What it is worth that its possessor loses a land. */
function harmTo(scene: Scene, land: Land): number {
  const defender = scene.t.state.possessor[land]
  return defender === NONE
    ? 0
    : scene.harm[defender] * perScoring(scene, defender, land) * scorings(scene.w.usual, scene.left)
}

/** What taking a land would bring. */
export function prize(scene: Scene, land: Land): number {
  const known = scene.prizes[land]
  if (!Number.isNaN(known)) return known
  const points = perScoring(scene, scene.role, land) * scorings(scene.w.usual, scene.left)
  return (scene.prizes[land] = points + landCardWorth(scene, land) + harmTo(scene, land))
}

/** About: two of three cubes come through the tower. */
const entering = [0, 0.6, 0.85, 0.94, 0.98]
const chanceAbout = (sent: number, defenders: number): number =>
  defenders === 0 ? (entering[sent] ?? 1) : 1 / (1 + Math.exp(0.6 * (defenders - sent + 0.5)))

/** The best attack that armies on a land could make in a later turn. */
export function potential(scene: Scene, land: Land, count: number): number {
  if (count < 2) return 0
  const { possessor, armies } = scene.t.state
  let best = 0
  for (const target of scene.t.content.map.adjacent[land])
    if (possessor[target] !== scene.role)
      best = Math.max(best, prize(scene, target) * chanceAbout(count - 1, armies[target]))
  const beyond = throughPortal(scene.t.state, land)
  if (beyond !== NONE && possessor[beyond] !== scene.role)
    best = Math.max(best, prize(scene, beyond) * chanceAbout(count - 1, armies[beyond]))
  return scene.w.potential * best
}

/** A land with armies on it: kept for the scorings, ready for an attack. */
export const armiesWorth = (scene: Scene, land: Land, count: number): number =>
  standing(scene, land, count) + potential(scene, land, count) + scene.w.army * count

/** What more armies on an own land bring. */
export function gainByArmies(scene: Scene, land: Land, more: number): number {
  const now = scene.t.state.armies[land]
  return armiesWorth(scene, land, now + more) - armiesWorth(scene, land, now)
}
