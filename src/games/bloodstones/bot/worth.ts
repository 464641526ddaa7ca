import type { Area, Phase, Role, Table } from '../rules/table/state.ts'
import { mapOf, NONE } from '../rules/table/state.ts'
import { bagSize, handSize } from '../rules/table/tiles.ts'
import { villagesOnMap } from '../rules/turn/draw.ts'
import { handAfterPaying } from './hand.ts'
import { captureWorth, dangersFor, FAR, roomForVillages, stepsToPrey, villageWorth } from './land.ts'
import { chanceOf, standing, survey, surveyRole, type Army, type Armies, type Attack } from './survey.ts'

/** What a position is worth, in victory points for one of each. */
export interface Weights {
  /** A point that a village on the map will score. */
  readonly harvest: number
  /** Tiles used up bring the next scoring nearer: a whole bag, and for every village as well. */
  readonly haste: number
  readonly hastePerVillage: number
  /** A village that this turn's best tile can still build, and one that later tiles can. */
  readonly building: number
  readonly room: number
  /** A point on the best tile kept, and a tile kept for the rest of the own turn. */
  readonly bestTile: number
  readonly tile: number
  /** What units are worth by themselves. */
  readonly army: number
  /** A village of others under own feet, and an own one under guard. */
  readonly raid: number
  readonly guard: number
  /** A village without a guard, for every point it will score, where others could be next turn. */
  readonly fear: number
  /** A step that a unit is away from villages of others. */
  readonly step: number
  /** A point that a battle to come will probably bring. */
  readonly battle: number
}

/** Set by hand and measured by match-ups (docs/bots.md). */
export const WEIGHTS: Weights = {
  harvest: 1,
  haste: 0.3,
  hastePerVillage: 0.12,
  building: 0.85,
  room: 0.1,
  bestTile: 0.1,
  tile: 0.05,
  army: 1,
  raid: 0.7,
  guard: 0.25,
  fear: -0.15,
  step: -0.05,
  battle: 1,
}

const WIN = 1000

/** How good a position is for a role, in victory points: what it has and may expect, minus the mean of the others'. */
export function worthOf(t: Table, role: Role, weights: Weights): number {
  lookAround(t, role)
  return worthHere(t, role, weights)
}

const steps: number[][] = []
const dangers: number[] = []

/** Steps to prey, as they were when somebody last looked around. */
export const stepsFrom = (role: Role, area: Area): number => steps[role][area]

/** Looks at everything that a role's own marches and placings do not change. */
export function lookAround(t: Table, role: Role): void {
  dangersFor(t, role, survey(t), dangers)
  for (let one = 0; one < t.state.roles; one++) stepsToPrey(t, one, (steps[one] ??= []))
}

/** The same after own marches and placings, everything else being as it was when somebody looked around. */
export function worthHere(t: Table, role: Role, weights: Weights): number {
  const { outcome, roles } = t.state
  if (outcome?.kind === 'ranking') return finalWorth(outcome.places, outcome.scores, role)
  const armies = surveyRole(t, role)
  let others = 0
  for (let other = 0; other < roles; other++) if (other !== role) others += expectation(t, other, armies, weights)
  return expectation(t, role, armies, weights) + weights.fear * exposed(t, role) - others / (roles - 1)
}

/** What own villages without a guard would score, by how easily others get there. */
function exposed(t: Table, role: Role): number {
  const { villages, villageOwner, presence } = t.state
  let sum = 0
  for (let area = 0; area < villages.length; area++)
    if (villages[area] > 0 && villageOwner[area] === role && (presence[area] & (1 << role)) === 0)
      sum += villages[area] * dangers[area]
  return sum * villageWorth(t, role)
}

function finalWorth(places: readonly (readonly Role[])[], scores: readonly number[], role: Role): number {
  const isFirst = places[0].includes(role)
  const best = Math.max(...scores.filter((_, other) => other !== role))
  return (isFirst ? WIN / places[0].length : -WIN) + scores[role] - best
}

function expectation(t: Table, role: Role, armies: readonly Armies[], weights: Weights): number {
  const s = t.state
  if (s.faction[role] === NONE) return 0
  const village = villageWorth(t, role)
  const own = villagesOnMap(t, role)
  const captured = s.capturedVillages[role] * captureWorth(t, role) + s.capturedCitadels[role] * t.content.citadelScore
  const used = 1 - (bagSize(t, role) + handSize(t, role)) / BAG
  const haste = used * (weights.haste + weights.hastePerVillage * own)
  const land = weights.harvest * own * village + haste
  return s.vp[role] + captured + land + chancesToBuild(t, role, village, weights) + armiesOf(t, role, armies, weights)
}

/** Tiles in a faction's bag (BS-TIL-11). */
const BAG = 36

const BEFORE_BUILDING: ReadonlySet<Phase> = new Set(['capture', 'undead', 'actions', 'build'])
/** More room than this will hardly be used. */
const MUCH_ROOM = 14

/** Room for villages, what the best tile in hand can still build this turn (BS-VIL-01), and what tiles are good for besides. */
function chancesToBuild(t: Table, role: Role, village: number, weights: Weights): number {
  const isOwnTurn = t.state.active === role && BEFORE_BUILDING.has(t.state.phase)
  const { best, tiles } = handAfterPaying(t, role)
  const kept = weights.bestTile * best + (isOwnTurn ? weights.tile * tiles : 0)
  const supply = t.state.villageSupply[role]
  if (supply === 0) return kept
  const room = Math.min(roomForVillages(t, role), supply)
  const now = isOwnTurn ? Math.min(best, room) : 0
  return kept + village * (weights.building * now + weights.room * Math.min(room, MUCH_ROOM))
}

/** A crowd does not count for more than this on its way. */
const CROWD = 4

function armiesOf(t: Table, role: Role, armies: readonly Armies[], weights: Weights): number {
  const { presence, villages, villageOwner } = t.state
  const { list, count } = armies[role]
  let sum = 0
  for (let i = 0; i < count; i++) {
    const army = list[i]
    const { area } = army
    sum += weights.army * army.worth
    if (presence[area] !== 1 << role) sum += weights.battle * battlesOf(t, role, armies, army)
    else if (villages[area] > 0 && villageOwner[area] !== role)
      sum += weights.raid * villages[area] * captureWorth(t, role)
    else {
      sum += weights.guard * villages[area]
      if (mapOf(t).landAdjacent[area].length > 0)
        sum += weights.step * Math.min(army.marchers, CROWD) * Math.min(steps[role][area], FAR)
    }
  }
  return sum
}

// Battles to come

const attack: Attack = { units: 0, power: 0, giants: 0 }
/** A unit lost, and the trouble that each of the others has on its flight. */
const LOSS = 0.4
const TROUBLE = 0.1

/** What battles in an area will probably bring: points for every enemy unit, minus what a loss would cost (BS-BAT-20 to BS-BAT-28). */
function battlesOf(t: Table, role: Role, armies: readonly Armies[], army: Army): number {
  const { roles, presence, active } = t.state
  let sum = 0
  let enemies = 0
  for (let other = 0; other < roles; other++) {
    if (other === role || (presence[army.area] & (1 << other)) === 0) continue
    const foe = armies[other].list[armies[other].at[army.area]]
    // Whoever of the two has the next turn attacks (BS-RUL-65).
    const isFirst = (role - active + roles) % roles < (other - active + roles) % roles
    const p = isFirst
      ? chanceOf(t, standing(t, army, foe, attack), foe)
      : 1 - chanceOf(t, standing(t, foe, army, attack), army)
    const gain = foe.units + (foe.hasCitadel ? t.content.citadelScore : 0)
    sum += p * gain - (1 - p) * (LOSS + 0.7 * army.castles + (army.hasCitadel ? 5 : 0) + TROUBLE * army.units)
    enemies++
  }
  return sum / enemies
}
