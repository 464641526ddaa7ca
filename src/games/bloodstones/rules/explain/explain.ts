import { say } from '../table/rules.ts'
import { isAsked, type AnyAsk, type Intent, type Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { BLANK, CITADEL, CUTIECORN, FOREST, HILLS, PLAINS, SEA, SHIP, unitNamed } from '../../content/units.ts'
import { fights } from '../battle/battle.ts'
import { isCutiecornFree } from '../cutiecorn/cutiecorn.ts'
import { isChaosHorde } from '../factions/factions.ts'
import {
  chooseFaction,
  deploymentLeft,
  deployShip,
  deployUnit,
  hasCoast,
  isFactionAllowed,
  placeCitadel,
} from '../setup/setup-questions.ts'
import { distanceToCitadels, type DeployArgs } from '../setup/setup.ts'
import { countOf } from '../table/pieces.ts'
import { factionOf, mapOf, NONE, type Area, type Role, type State, type Table } from '../table/state.ts'
import { inHand } from '../table/tiles.ts'
import { explainBattle } from './explain-battle.ts'
import { explainMove } from './explain-move.ts'
import { explainVillages } from './explain-villages.ts'

/**
 * Why something is not on offer, most specific reason first. It reads only what the role may know, so that a question can
 * be asked without telling anything.
 */
export function explain(t: Table, role: Role, intent: Intent, ask: AnyAsk<State, Content> | undefined): Reason[] {
  if (t.state.phase === 'over') return []
  if (t.state.phase === 'setup') return ask === undefined ? [] : explainSetup(t, role, intent.key, ask)
  const reasons = [
    ...explainEnd(t, role, intent.key),
    ...explainBattle(t, role, intent.key),
    ...explainMove(t, role, intent.key, ask),
    ...explainVillages(t, role, intent.key, ask),
  ]
  if (reasons.length > 0) return reasons
  if (t.state.active === role) return explainPhase(t, intent.key)
  return ask === undefined ? [{ rule: 'BS-TRN-01', message: say('refuse.notYourTurn', { role: t.state.active }) }] : []
}

/** Placing and moving belong to the actions; no tile is spent on undead (BS-TRN-02). */
function explainPhase(t: Table, key: string): Reason[] {
  const { phase } = t.state
  if (phase !== 'capture' && phase !== 'undead' && phase !== 'build') return []
  const isAction = /^(?:place|move):/.test(key) || (phase === 'undead' && key.startsWith('tile:'))
  return isAction ? [{ rule: 'BS-TRN-02', message: say('refuse.otherPhase', { phase }) }] : []
}

/** Phase 3 cannot be ended with battles open (BS-TRN-07, BS-RUL-19). */
function explainEnd(t: Table, role: Role, key: string): Reason[] {
  if (key !== 'end' || t.state.active !== role) return []
  const open: number[] = []
  fights(t, role, open)
  if (open.length === 0) return []
  const areas = [...new Set(open.map((fight) => Math.floor(fight / t.state.roles)))].join(',')
  return [{ rule: 'BS-TRN-07', message: say('refuse.battlesLeft', { areas }) }]
}

function explainSetup(t: Table, role: Role, key: string, ask: AnyAsk<State, Content>): Reason[] {
  const area = Number(key.replace('area:', ''))
  if (isAsked(ask, chooseFaction)) return explainFaction(t, key.replace('faction:', ''), ask.arg.reserved)
  if (isAsked(ask, placeCitadel)) return explainCitadel(t, area)
  if (isAsked(ask, deployUnit)) return explainDeploy(t, role, key, ask.arg)
  return isAsked(ask, deployShip) ? explainShip(t, role, area, ask.arg.area) : []
}

function explainFaction(t: Table, id: string, reserved: readonly number[]): Reason[] {
  const index = t.content.factions.findIndex((f) => f.id === id)
  if (index < 0) return []
  if (t.state.faction.includes(index) || reserved.includes(index))
    return [{ rule: 'BS-SET-04', message: say('refuse.factionTaken', { faction: id }) }]
  if (isFactionAllowed(t, index)) return []
  const rule = id === 'corsairs' ? 'BS-SET-05' : 'BS-SET-06'
  const players = t.content.factions[index].minPlayers
  return [{ rule, message: say('refuse.factionPlayers', { faction: id, players }) }]
}

function explainCitadel(t: Table, area: number): Reason[] {
  const terrain = mapOf(t).terrain[area]
  if (terrain === undefined) return []
  if (terrain !== PLAINS && terrain !== FOREST && terrain !== HILLS)
    return [{ rule: 'BS-SET-09', message: say('refuse.citadelTerrain', { area }) }]
  if (distanceToCitadels(t)[area] >= 3) return []
  return [{ rule: 'BS-SET-10', message: say('refuse.citadelDistance', { area, role: nearestOwner(t, area) }) }]
}

/** Whose citadel is too near, over the areas that count (BS-RUL-09). */
function nearestOwner(t: Table, area: Area): Role {
  const { adjacent, landAdjacent } = mapOf(t)
  const around = t.state.options.citadelDistance === 'land' ? landAdjacent : adjacent
  const near = new Set([area])
  for (let step = 0; step < 2; step++) for (const a of Array.from(near)) for (const b of around[a]) near.add(b)
  for (let role = 0; role < t.state.roles; role++) {
    if (t.state.faction[role] === NONE) continue
    for (const a of near) if (countOf(t, role, a, CITADEL) > 0) return role
  }
  return 0
}

function explainDeploy(t: Table, role: Role, key: string, args: DeployArgs): Reason[] {
  const unit = unitNamed(key.replace('tile:', ''))
  if (unit < 0) return []
  if (unit === BLANK) return [{ rule: 'BS-TIL-04', message: say('refuse.deployBlank') }]
  if (unit === CUTIECORN ? !isCutiecornFree(t) : inHand(t, role, unit) === 0)
    return unit === CUTIECORN
      ? [{ rule: 'BS-CUT-03', message: say('refuse.cutiecornInPlay') }]
      : [{ rule: 'BS-SET-11', message: say('refuse.notInHand', { unit }) }]
  const left = deploymentLeft(t, args)
  if (factionOf(t, role).cost[unit] > left)
    return [{ rule: 'BS-SET-13', message: say('refuse.deployCost', { unit, left }) }]
  return unit === SHIP && !hasCoast(t, args.area)
    ? [{ rule: 'BS-SET-12', message: say('refuse.placeNowhere', { unit }) }]
    : []
}

/** Starting ships lie beside the starting area (BS-SET-12). */
function explainShip(t: Table, role: Role, area: Area, start: Area): Reason[] {
  const { terrain, seaAdjacent } = mapOf(t)
  if (terrain[area] === undefined || seaAdjacent[start].includes(area)) return []
  if (terrain[area] !== SEA) return [{ rule: 'BS-SEA-01', message: say('refuse.placeTerrain', { unit: SHIP, area }) }]
  const message = isChaosHorde(t, role)
    ? say('refuse.placeChaos', { unit: SHIP, area })
    : say('refuse.placeNoHarbour', { area })
  return [{ rule: 'BS-SET-12', message }]
}
