/** What lands, armies and cards are worth to a role, from what everybody may see. */
import { nameOf, NAMES, twinOf } from '../../content/names.ts'
import { throughPortal } from '../../rules/table/lands.ts'
import { NONE, type Attitude, type Land, type Role, type Table } from '../../rules/table/state.ts'
import {
  ARMY,
  ENOUGH_LAND_CARDS,
  HARM,
  LAND_CARD,
  POTENTIAL,
  REGION,
  RISK,
  SAFE,
  SCARCE_LAND_CARD,
  STEEPNESS,
  USUAL,
} from './weights.ts'

/** A position as a role sees it: real or imagined in a plan. */
export interface Scene {
  readonly t: Table
  readonly role: Role
  /** Scorings to come, that of this round included. */
  readonly left: number
  /** Attacks that were reckoned out for this position. */
  readonly attacks: Map<number, Attack>
}

export interface Attack {
  readonly origin: Land
  readonly target: Land
  readonly attitude: Attitude
  readonly sent: number
  readonly value: number
  /** The chance to take the land, and how many armies stand there then. */
  readonly wins: number
  readonly stay: number
}

export function sceneFor(t: Table, role: Role): Scene {
  const { round, options } = t.state
  return { t, role, left: options.rounds - Math.max(1, round) + 1, attacks: new Map() }
}

/** What possessing a land brings at every scoring, beside the other lands that the role possesses. */
export function perScoring({ t }: Scene, role: Role, land: Land): number {
  const { state, content } = t
  const { map, buildings } = content
  let others = 0
  for (const other of map.landsIn[map.worldRegionOf[land]])
    if (other !== land && state.possessor[other] === role) others++
  const building = state.building[land]
  const scored = building === NONE ? 0 : buildings[building].scored
  return 1 / content.landsPerPoint + scored + REGION[others + 1] - REGION[others]
}

/** The most armies that somebody else could send into a land. */
export function threatTo({ t, role }: Scene, land: Land): number {
  const { possessor, armies } = t.state
  let most = 0
  for (const other of t.content.map.adjacent[land])
    if (possessor[other] !== NONE && possessor[other] !== role) most = Math.max(most, armies[other] - 1)
  const twin = twinOf(land)
  if (throughPortal(t.state, twin) === land && possessor[twin] !== NONE && possessor[twin] !== role)
    most = Math.max(most, armies[twin] - 1)
  return most
}

/** The chance to keep a land for a round. */
export const survival = (armies: number, threat: number): number =>
  threat <= 0 ? SAFE : SAFE - RISK / (1 + Math.exp(STEEPNESS * (armies - threat)))

/** How many of the scorings to come will find the land still possessed. */
export function scorings(keep: number, left: number): number {
  return (keep * (1 - keep ** left)) / (1 - keep)
}

/** What a land is worth to the role with so many armies on it. */
export const standing = (scene: Scene, land: Land, armies: number): number =>
  armies <= 0 ? 0 : perScoring(scene, scene.role, land) * scorings(survival(armies, threatTo(scene, land)), scene.left)

export function landCardWorth({ t, role, left }: Scene, land: Land): number {
  const { holder } = t.state
  if (left === 1 || holder[nameOf(land)] === role) return 0
  let held = 0
  for (let name = 0; name < NAMES; name++) if (holder[name] === role) held++
  return held < ENOUGH_LAND_CARDS ? SCARCE_LAND_CARD : LAND_CARD
}

/** What its possessor loses with a land. */
export function harmTo(scene: Scene, land: Land): number {
  const defender = scene.t.state.possessor[land]
  return defender === NONE ? 0 : HARM * perScoring(scene, defender, land) * scorings(USUAL, scene.left)
}

/** What taking a land would bring. */
export const prize = (scene: Scene, land: Land): number =>
  perScoring(scene, scene.role, land) * scorings(USUAL, scene.left) + landCardWorth(scene, land) + harmTo(scene, land)

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
  return POTENTIAL * best
}

/** A land with armies on it: kept for the scorings, ready for an attack. */
export const armiesWorth = (scene: Scene, land: Land, count: number): number =>
  standing(scene, land, count) + potential(scene, land, count) + ARMY * count

/** What more armies on an own land bring. */
export function gainByArmies(scene: Scene, land: Land, more: number): number {
  const now = scene.t.state.armies[land]
  return armiesWorth(scene, land, now + more) - armiesWorth(scene, land, now)
}

/** The best own land of a world for one more army, or NONE. */
export function bestForArmy(scene: Scene, world: number): Land {
  const { possessor } = scene.t.state
  let best = NONE
  let most = -Infinity
  for (let land = world * NAMES; land < (world + 1) * NAMES; land++) {
    if (possessor[land] !== scene.role) continue
    const gain = gainByArmies(scene, land, 1)
    if (gain > most) [best, most] = [land, gain]
  }
  return best
}

/** The position after a change, for plans that reckon with it. */
export function imagine(scene: Scene, change: (state: Mutable) => void): Scene {
  const { state, content } = scene.t
  const { possessor, armies, building, portal, gold, energy, limbo, holder } = state
  const copy = {
    ...state,
    possessor: possessor.slice(),
    armies: armies.slice(),
    building: building.slice(),
    portal: portal.slice(),
    gold: gold.slice(),
    energy: energy.slice(),
    limbo: limbo.slice(),
    holder: holder.slice(),
  }
  change(copy)
  return { ...scene, t: { state: copy, content }, attacks: new Map() }
}

type Mutable = Table['state']
