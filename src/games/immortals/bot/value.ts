/** The chance to win, from what lies open when a round begins: learnt from games that bots played (`walstatt tune immortals`). */
import type { Value } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { LANDS, LIGHT, NAMES, SHADOW } from '../content/names.ts'
import { scoreOf } from '../rules/scoring/score.ts'
import { limboAt, type Role, type State, type Table } from '../rules/table/state.ts'
import { needOf } from './money.ts'
import { sceneFor } from './scene.ts'
import learnt from './weights.json' with { type: 'json' }
import { usual } from './weights.ts'
import { heldFor, threatTo } from './worth.ts'

/** Each as the message `feature.<name>`. */
const FEATURES = [
  'points',
  'scorings',
  'lands',
  'buildings',
  'regions',
  'safe',
  'endangered',
  'armies',
  'limbo',
  'tower',
  'money',
  'landCards',
  'conflictCards',
  'marker',
] as const

/** Later on there is less that can still turn it round: what is ahead counts by how far chance can still carry the others. */
const reach = (left: number): number => Math.sqrt(left + 0.5)

/** So much of what the coming scorings bring is sure at the beginning; by the last it is all of it and more. Tried with the fit. */
const EARLY = 0.3

/** More rounds of spending are not planned for. */
const FORESEEN = 3

interface Stand {
  lands: number
  armies: number
  buildings: number
  regions: number
  safe: number
  endangered: number
}

function standOf(t: Table, role: Role): Stand {
  const scene = sceneFor(t, role, usual)
  const { possessor, armies, building } = t.state
  const stand = { lands: 0, armies: 0, buildings: 0, regions: 0, safe: 0, endangered: 0 }
  for (let land = 0; land < LANDS; land++) {
    if (possessor[land] !== role) continue
    stand.lands++
    stand.armies += armies[land]
    if (building[land] >= 0) stand.buildings += t.content.buildings[building[land]].scored
    const threat = threatTo(scene, land)
    if (threat <= 0) stand.safe++
    stand.endangered += 1 - heldFor(scene, land, armies[land]) / scene.left
  }
  for (const lands of t.content.map.landsIn) {
    const own = lands.filter((land) => possessor[land] === role).length
    stand.regions += own * own
  }
  return stand
}

/** What of gold and energy can still be of use: the rest counts little. */
function moneyOf(t: Table, role: Role, left: number): number {
  const need = needOf(sceneFor(t, role, usual))
  const rounds = Math.min(left, FORESEEN)
  return Math.min(t.state.gold[role], need.gold * rounds) + Math.min(t.state.energy[role], need.energy * rounds)
}

function measure(t: Table, role: Role, out: number[]): void {
  const { state: s } = t
  const left = Math.max(0, s.options.rounds - Math.max(1, s.round) + 1)
  const stand = standOf(t, role)
  const scale = 1 / reach(left)
  const late = (1 - Math.min(1, left / s.options.rounds)) ** 2
  const later = Math.max(0, left - 1) * scale
  let landCards = 0
  for (let name = 0; name < NAMES; name++) if (s.holder[name] === role) landCards++
  const isDealt = s.lightRace[role] >= 0
  out.push(
    s.points[role] * scale,
    scoreOf(t, role).total * left * scale * (EARLY + late),
    stand.lands * later,
    stand.buildings * later,
    stand.regions * later,
    stand.safe * later,
    stand.endangered * later,
    stand.armies * later,
    (s.limbo[limboAt(role, SHADOW)] + s.limbo[limboAt(role, LIGHT)]) * later,
    (s.tower[role] + s.tray[role]) * later,
    isDealt ? moneyOf(t, role, left) * scale : 0,
    landCards * later,
    s.conflict[role].length * scale,
    s.marker === role ? 1 : 0,
  )
}

export const value: Value<State, Content> = { features: FEATURES, measure, weights: learnt.weights }
