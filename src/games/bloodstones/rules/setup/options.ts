import type { Options, OptionSpec, Problem } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { FACTION_IDS } from '../../content/units.ts'
import { BUILT_IN_MAPS, mapFor } from './setup.ts'

export const MAP_AUTO = 'auto'
export const FACTION_OPEN = 'choose'

/** What is chosen before the game: printed default first, debatable rulings as options. */
export const optionSpecs: readonly OptionSpec[] = [
  {
    id: 'map',
    kind: 'choice',
    values: [MAP_AUTO, ...BUILT_IN_MAPS, 'pack'],
    default: MAP_AUTO,
    rule: 'BS-SET-02',
  },
  {
    id: 'factions',
    kind: 'choice',
    perRole: true,
    values: [FACTION_OPEN, ...FACTION_IDS],
    default: FACTION_OPEN,
    rule: 'BS-SET-04',
  },
  { id: 'citadelDistance', kind: 'choice', values: ['land', 'any'], default: 'land', rule: 'BS-RUL-09' },
  {
    id: 'undeadFor',
    kind: 'choice',
    values: ['eachDestroyed', 'chosenLoss'],
    default: 'eachDestroyed',
    rule: 'BS-RUL-50',
  },
  { id: 'captureUncontested', kind: 'switch', default: false, rule: 'BS-RUL-20' },
  { id: 'factionLimits', kind: 'switch', default: true, rule: 'BS-RUL-14' },
  { id: 'freeOverpay', kind: 'switch', default: false, rule: 'BS-RUL-18' },
  { id: 'roundLimit', kind: 'number', min: 0, max: 500, default: 0, rule: 'BS-RUL-71' },
  { id: 'cutiecorn', kind: 'switch', default: false, rule: 'BS-CUT-01' },
]

/** Problems of combinations: the map's player count, factions twice or too early (BS-SET-02, BS-SET-04 to BS-SET-06). */
export function checkOptions(content: Content, roles: number, options: Options): Problem[] {
  const problems: Problem[] = []
  const id = options.map as string
  const map = mapFor(content, roles, id)
  if (map < 0) problems.push({ path: 'options.map', problem: noMap(id, roles) })
  else {
    const { min, max } = content.maps[map].players
    if (roles < min || roles > max)
      problems.push({ path: 'options.map', problem: `${id} is for ${min} to ${max} players, not ${roles} [BS-MAP-03]` })
  }
  const factions = options.factions as readonly string[]
  factions.forEach((faction, i) => {
    const path = `options.factions[${i}]`
    if (faction === FACTION_OPEN) return
    if (factions.indexOf(faction) !== i) problems.push({ path, problem: `${faction} is taken twice [BS-SET-04]` })
    const least = content.factions.find((f) => f.id === faction)!.minPlayers
    if (options.factionLimits === true && roles < least)
      problems.push({ path, problem: `${faction} needs at least ${least} players [BS-RUL-14]` })
  })
  return problems
}

const noMap = (id: string, roles: number): string =>
  id === MAP_AUTO ? `no map for ${roles} players` : id === 'pack' ? 'the content pack brings no map' : `no map ${id}`
