import { turn } from '../turn/turn.ts'
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { ask, frame, type Options } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { FOREST, HILLS, PLAINS, SEA, SHIP, CITADEL, CUTIECORN } from '../../content/units.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { countOf, put, unitsIn } from '../table/pieces.ts'
import { emptyState, factionOf, mapOf, UNIT_TYPES } from '../table/state.ts'
import type { Area, Role, State, Table } from '../table/state.ts'
import { takeFromHand } from '../table/tiles.ts'
import { drawTile, drawUpToLimit } from '../turn/draw.ts'
import { chooseFaction, deployShip, deployUnit, DONE, placeCitadel } from './setup-questions.ts'

export const BUILT_IN_MAPS = ['tyrants-lament', 'twin-ford', 'fals-heartland', 'two-inland-seas']

/** Choose a map suited to the number of players (BS-SET-02). */
export function mapFor(content: Content, roles: number, id: string): number {
  const fits = (i: number): boolean => {
    const { min, max } = content.maps[i].players
    return roles >= min && roles <= max
  }
  if (id === 'pack') return content.maps.findIndex((map) => !BUILT_IN_MAPS.includes(map.id))
  if (id !== 'auto') return content.maps.findIndex((map) => map.id === id)
  return content.maps.findIndex((_, i) => fits(i))
}

export function setup(content: Content, roles: number, options: Options): State {
  const state = emptyState(content, roles, {
    map: mapFor(content, roles, options.map as string),
    citadelDistance: options.citadelDistance as 'land' | 'any',
    undeadFor: options.undeadFor as 'eachDestroyed' | 'chosenLoss',
    captureUncontested: options.captureUncontested as boolean,
    factionLimits: options.factionLimits as boolean,
    freeOverpay: options.freeOverpay as boolean,
    roundLimit: options.roundLimit as number,
    cutiecorn: options.cutiecorn as boolean,
  })
  const wanted = (options.factions as readonly string[]).map((id) => content.factions.findIndex((f) => f.id === id))
  state.next.push(frame(chooseFactions, { wanted }))
  state.next.push(frame(startPlayer, { tied: Array.from({ length: roles }, (_, role) => role) }))
  return state
}

/** Roles clockwise from one of them. */
export function clockwise(t: Table, from: Role): Role[] {
  return Array.from({ length: t.state.roles }, (_, i) => (from + i) % t.state.roles)
}

/** Everybody draws two battle tiles; the highest sum starts, only those tied for it draw again (BS-SET-03, BS-RUL-13). */
export const startPlayer = procedure('startPlayer', function* (play: Play, args: { tied: Role[] }): Procedure {
  const sums = args.tied.map((role) => {
    const tiles = drawTwo(play)
    play.tell({ type: 'startPlayerDraw', role, tiles })
    return tiles[0] + tiles[1]
  })
  const best = Math.max(...sums)
  const tied = args.tied.filter((_, i) => sums[i] === best)
  if (tied.length > 1) return play.push(startPlayer, { tied })
  play.state.startRole = tied[0]
  play.state.active = tied[0]
  play.tell({ type: 'startPlayer', role: tied[0] })
})

function drawTwo(play: Play): [number, number] {
  const bag = play.content.battleBag.slice()
  const first = play.drawOne(bag, 'battleTile')
  bag.splice(bag.indexOf(first), 1)
  return [first, play.drawOne(bag, 'battleTile')]
}

/** From the start player clockwise, each chooses a faction not yet taken (BS-SET-04). */
export const chooseFactions = procedure(
  'chooseFactions',
  function* (play: Play, args: { wanted: number[] }): Procedure {
    const { state } = play
    for (const role of clockwise(play, state.startRole)) {
      const wanted = args.wanted[role]
      const faction = wanted >= 0 ? wanted : yield* ask(play, chooseFaction, role, { reserved: args.wanted })
      takeFaction(play, role, faction)
    }
    const order = deploymentOrder(play)
    for (const role of order.toReversed()) play.push(deploy, { role })
    for (const role of order.toReversed()) play.push(startingHand, { role })
  },
)

/** The faction's tiles go into its bag, its villages into the supply (BS-SET-04, BS-SET-18, BS-SET-20), undead aside (BS-SET-24). */
function takeFaction(play: Play, role: Role, index: number): void {
  const { state, content } = play
  const faction = content.factions[index]
  state.faction[role] = index
  for (let type = 0; type < UNIT_TYPES; type++) state.bag[role * UNIT_TYPES + type] = faction.count[type]
  state.villageSupply[role] = faction.villages
  state.vp[role] = faction.startVp
  play.tell({ type: 'factionChosen', role, faction: faction.id })
}

/** In reverse player order; the Chaos Horde after everybody else (BS-SET-08, BS-SET-14, BS-FAC-CHA-02). */
export function deploymentOrder(t: Table): Role[] {
  const reverse = clockwise(t, t.state.startRole).reverse()
  const isLast = (role: Role): boolean => isChaosHorde(t, role)
  return [...reverse.filter((role) => !isLast(role)), ...reverse.filter(isLast)]
}

/** Nine tiles, visible only to their owner (BS-SET-07). The hidden draw ends the procedure. */
export const startingHand = procedure('startingHand', function* (play: Play, args: { role: Role }): Procedure {
  const count = play.content.startingHand
  for (let i = 0; i < count; i++) drawTile(play, args.role)
  play.tell({ type: 'startingHand', role: args.role, count })
})

/** Citadel (or starting area), starting units, then drawing up to the limit (BS-SET-08 to BS-SET-17). */
export const deploy = procedure('deploy', function* (play: Play, args: { role: Role }): Procedure {
  const { role } = args
  const faction = factionOf(play, role)
  const area = yield* ask(play, placeCitadel, role, undefined)
  if (faction.citadels > 0) {
    put(play, role, CITADEL, area)
    play.tell({ type: 'citadelPlaced', role, area })
  } else play.tell({ type: 'startChosen', role, area })
  play.push(drawAfterDeployment, { role })
  play.push(deployUnits, { role, area, spent: 0, last: -1 })
})

/** Any tiles of the starting hand with printed costs of at most 5 together (BS-SET-11, BS-SET-13). One by one. */
export const deployUnits = procedure('deployUnits', function* (play: Play, args: DeployArgs): Procedure {
  const { role, area } = args
  const type = yield* ask(play, deployUnit, role, args)
  if (type === DONE) return
  const where = type === SHIP ? yield* ask(play, deployShip, role, { area }) : area
  if (type === CUTIECORN) play.state.cutiecorn = role
  else takeFromHand(play, role, type)
  put(play, role, type, where)
  play.tell({ type: 'deployed', role, unit: type, area: where })
  const spent = args.spent + factionOf(play, role).cost[type]
  play.push(deployUnits, { role, area, spent, last: type })
})

export interface DeployArgs {
  readonly role: Role
  readonly area: Area
  readonly spent: number
  /** The type deployed last, −1 before the first. */
  readonly last: number
}

/** Up to the hand limit; whoever has more keeps all (BS-SET-16, BS-SET-17). */
export const drawAfterDeployment = procedure(
  'drawAfterDeployment',
  function* (play: Play, args: { role: Role }): Procedure {
    drawUpToLimit(play, args.role)
    const order = deploymentOrder(play)
    if (args.role !== order[order.length - 1]) return
    play.state.round = 1
    play.push(turn, { step: 0 })
  },
)

/** The areas where a citadel (or the Chaos Horde's start) may be: terrain and distance (BS-SET-09, BS-SET-10). */
export function citadelAreas(t: Table): Area[] {
  const { terrain } = mapOf(t)
  const distance = distanceToCitadels(t)
  const possible = terrain.flatMap((kind, area) => (kind === PLAINS || kind === FOREST || kind === HILLS ? [area] : []))
  const legal = possible.filter((area) => distance[area] >= 3)
  if (legal.length > 0) return legal
  // BS-RUL-10: as far away as possible.
  const free = possible.filter((area) => t.state.presence[area] === 0)
  const farthest = Math.max(...free.map((area) => distance[area]))
  return free.filter((area) => distance[area] === farthest)
}

/** Steps to the nearest citadel or start area; at least two areas must lie between (BS-RUL-08, BS-RUL-09, BS-RUL-11). */
export function distanceToCitadels(t: Table): number[] {
  const map = mapOf(t)
  const overLand = t.state.options.citadelDistance === 'land'
  const distance = new Array<number>(map.areaCount).fill(Infinity)
  const queue = map.terrain.flatMap((_, area) => (hasSomeCitadel(t, area) ? [area] : []))
  for (const area of queue) distance[area] = 0
  for (let i = 0; i < queue.length; i++) {
    for (const next of overLand ? map.landAdjacent[queue[i]] : map.adjacent[queue[i]]) {
      if (distance[next] !== Infinity) continue
      distance[next] = distance[queue[i]] + 1
      queue.push(next)
    }
  }
  return distance
}

function hasSomeCitadel(t: Table, area: Area): boolean {
  if (mapOf(t).terrain[area] === SEA || t.state.presence[area] === 0) return false
  for (let role = 0; role < t.state.roles; role++)
    if (unitsIn(t, area, role) > 0 && countOf(t, role, area, CITADEL) > 0) return true
  return false
}
