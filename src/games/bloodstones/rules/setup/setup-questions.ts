import { say, type QuestionOf } from '../table/rules.ts'
import { faced } from '../../../../engine/index.ts'
import { CUTIECORN, SHIP, UNDEAD, UNIT_NAMES } from '../../content/units.ts'
import { isCutiecornFree } from '../cutiecorn/cutiecorn.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { chooseFactionFace, deployShipFace } from '../table/faces.ts'
import { factionOf, mapOf, type Area, type Role, type Table } from '../table/state.ts'
import { areaTarget, tileTarget } from '../table/targets.ts'
import { inHand, isPlaceable } from '../table/tiles.ts'
import { citadelAreas, type DeployArgs } from './setup.ts'

/** The answer that ends a series. */
export const DONE = -1

/** May a faction be used with this number of players? (BS-SET-05, BS-SET-06, BS-RUL-14) */
export function isFactionAllowed(t: Table, faction: number): boolean {
  return !t.state.options.factionLimits || t.state.roles >= t.content.factions[faction].minPlayers
}

export const chooseFaction: QuestionOf<{ reserved: readonly number[] }> = faced(chooseFactionFace)({
  kind: 'option',
  rule: 'BS-SET-04',
  options(t, ask, out) {
    for (let f = 0; f < t.content.factions.length; f++) {
      const taken = t.state.faction.includes(f) || ask.arg.reserved.includes(f)
      if (!taken && isFactionAllowed(t, f)) out.push(f)
    }
  },
  key: (t, faction) => t.content.factions[faction].id,
  prompt: () => say('setup.chooseFaction'),
  describe: (t, faction) => ({
    label: say('setup.faction', { faction: t.content.factions[faction].id }),
    targets: [`faction:${t.content.factions[faction].id}`],
    data: t.content.factions[faction].id,
  }),
})

export const placeCitadel: QuestionOf<undefined> = {
  name: 'placeCitadel',
  kind: 'area',
  rule: 'BS-SET-09',
  options(t, _ask, out) {
    for (const area of citadelAreas(t)) out.push(area)
  },
  key: (_t, area) => `${area}`,
  prompt: (t, ask) => (factionOf(t, ask.role).citadels > 0 ? say('setup.placeCitadel') : say('setup.placeStart')),
  describe: (_t, area) => ({ label: say('setup.area', { area }), targets: [areaTarget(area)] }),
}

/** Printed costs that are left for starting units (BS-SET-13). */
export const deploymentLeft = (t: Table, args: DeployArgs): number => t.content.startingCost - args.spent

/** Ships need a sea area beside the start (BS-SET-12). */
export const hasCoast = (t: Table, area: Area): boolean => mapOf(t).seaAdjacent[area].length > 0

export const deployUnit: QuestionOf<DeployArgs> = {
  name: 'deployUnit',
  kind: 'tile',
  rule: 'BS-SET-11',
  options(t, ask, out) {
    const { role, area, last } = ask.arg
    const { cost } = factionOf(t, role)
    const left = deploymentLeft(t, ask.arg)
    for (let type = 0; type < UNDEAD; type++) {
      if (inHand(t, role, type) === 0 || !isPlaceable(type) || cost[type] > left) continue
      if (type !== SHIP || hasCoast(t, area)) out.push(type)
    }
    if (isCutiecornFree(t) && cost[CUTIECORN] <= left) out.push(CUTIECORN) // BS-CUT-03
    if (!mustDeploy(t, role, last, out.length)) out.push(DONE)
  },
  key: (_t, type) => (type === DONE ? 'done' : UNIT_NAMES[type]),
  prompt: (t, ask) => say('setup.deploy', { left: deploymentLeft(t, ask.arg) }),
  describe: (t, type, ask) =>
    type === DONE
      ? { label: say('setup.deployDone') }
      : {
          label: say('setup.deployUnit', { unit: type, cost: factionOf(t, ask.role).cost[type] }),
          targets: [tileTarget(type)],
        },
  closes: () => true,
}

/** Only the Chaos Horde has to deploy something if it can (BS-RUL-15). */
const mustDeploy = (t: Table, role: Role, last: number, offers: number): boolean =>
  last < 0 && offers > 0 && isChaosHorde(t, role)

export const deployShip: QuestionOf<{ area: Area }> = faced(deployShipFace)({
  kind: 'area',
  rule: 'BS-SET-12',
  options(t, ask, out) {
    for (const sea of mapOf(t).seaAdjacent[ask.arg.area]) out.push(sea)
  },
  key: (_t, area) => `${area}`,
  prompt: () => say('setup.deployShip'),
  describe: (_t, area) => ({ label: say('setup.area', { area }), targets: [areaTarget(area)], data: { to: area } }),
})
