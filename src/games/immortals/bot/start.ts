/** The start round: where to settle, with how many, and which cards to keep. */
import { isJoker } from '../content/cards.ts'
import { LIGHT, nameOf, NAMES, SHADOW, worldOf } from '../content/names.ts'
import { isOfFreeLand, worldRegionOf } from '../rules/start-round/draft.ts'
import { hasGroups } from '../rules/start-round/groups.ts'
import { limboAt, NONE, type Card, type Land } from '../rules/table/state.ts'
import type { Scene } from './scene.ts'
import { prize, perScoring, threatTo } from './worth.ts'

/** A land for an army group: points, income, own neighbours, dangerous ones. */
export function landScore(scene: Scene, land: Land): number {
  const { t, role, left } = scene
  const { possessor, holder } = t.state
  const { map } = t.content
  let score = 0.7 * left * perScoring(scene, role, land)
  if (holder[nameOf(land)] === NONE) score += scene.w.cardThere
  else if (holder[nameOf(land)] !== role) score += scene.w.conflictCardKept
  score += scene.w.income * Math.max(map.gold[land], map.energy[land])
  for (const other of map.adjacent[land]) if (possessor[other] === role) score += scene.w.neighbour
  return score - scene.w.danger * threatTo(scene, land)
}

/** A card of the draft: it places a group, or it is kept for later. */
export function draftScore(scene: Scene, card: Card): number {
  const { t, role } = scene
  if (!hasGroups(t, role) || !isOfFreeLand(t, card)) return keptScore(scene, card)
  if (!isJoker(card)) return landScore(scene, card)
  let best = -Infinity
  for (const land of t.content.map.landsIn[worldRegionOf(card)])
    if (t.state.possessor[land] === NONE) best = Math.max(best, landScore(scene, land))
  return best
}

/** Best for attacks on neighbours, then jokers, then for own lands. */
function keptScore(scene: Scene, card: Card): number {
  const { t, role } = scene
  const { possessor } = t.state
  if (isJoker(card)) return 1
  if (possessor[card] === role) return 0.8
  const isBeside = t.content.map.adjacent[card].some((land) => possessor[land] === role)
  return isBeside ? 0.2 * prize(scene, card) : 0
}

/** Enough against the strongest neighbour, and to spread out. */
export function groupScore(scene: Scene, land: Land, size: number): number {
  const { t, role } = scene
  let free = 0
  for (const other of t.content.map.adjacent[land]) if (t.state.possessor[other] !== role) free++
  return -Math.abs(size - Math.min(6, 2 + 0.5 * threatTo(scene, land) + 0.4 * free))
}

/** So that most come back as reinforcements (IM-REI-03), rather where the role has more lands. */
export function splitScore({ t, role }: Scene, light: number): number {
  const { limbo, tray, possessor } = t.state
  const per = t.content.reinforcementPer
  const inLight = limbo[limboAt(role, LIGHT)] + light
  const inShadow = limbo[limboAt(role, SHADOW)] + tray[role] - light
  let lead = 0
  for (let land = 0; land < 2 * NAMES; land++) if (possessor[land] === role) lead += worldOf(land) === LIGHT ? 1 : -1
  return Math.trunc(inLight / per) + Math.trunc(inShadow / per) + 0.01 * lead * light
}
