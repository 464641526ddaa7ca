import type { Problem } from '../../../engine/index.ts'
import { within } from '../../../kit/content/problem.ts'
import type { ContentSource, FactionSource } from './schema.ts'
import { FACTION_IDS, isChaos, TILE_NAMES } from './units.ts'
import { validateMap } from './validate-map.ts'

const MAX_BAG = 60

/** What a schema cannot say: how the values must fit together for the rules to work. */
export function checkContent(source: ContentSource): Problem[] {
  const problems: Problem[] = checkBattleBag(source.battle.bag)
  source.factions.forEach((faction, index) => {
    if (faction.id === FACTION_IDS[index])
      problems.push(...checkFaction(faction, source.battle.setup.startingHand).map(within(`factions[${faction.id}]`)))
    else problems.push({ path: `factions[${index}].id`, problem: `must be ${FACTION_IDS[index]}` })
  })
  const ids = new Set<string>()
  source.maps.forEach((map, index) => {
    if (ids.has(map.id)) problems.push({ path: `maps[${index}].id`, problem: 'this id occurs twice' })
    ids.add(map.id)
    const report = validateMap(map, source.terrain.villageMax)
    problems.push(...report.errors.map(within(`maps[${map.id}]`)))
  })
  return problems
}

/** A tie is fought again from full bags (BS-BAT-26): two sides drawing four tiles must be able to differ. */
function checkBattleBag(bag: readonly number[]): Problem[] {
  const tiles = bag.toSorted((a, b) => a - b)
  const sum = (three: readonly number[]): number => three[0] + three[1] + three[2]
  const canDiffer = sum(tiles.slice(1, 4)) < sum(tiles.slice(-3))
  return canDiffer ? [] : [{ path: 'battle.bag', problem: 'every draw gives the same sum: ties would never end' }]
}

function checkFaction(faction: FactionSource, startingHand: number): Problem[] {
  const problems: Problem[] = []
  let total = 0
  for (const name of TILE_NAMES) {
    const tile = faction.tiles[name]
    if (tile === undefined) continue
    total += tile.count
    // BS-TIL-04: a blank tile is never placed, every other tile can be.
    if (name === 'blank' && tile.cost !== undefined)
      problems.push({ path: 'tiles.blank.cost', problem: 'a blank tile has no cost' })
    if (name !== 'blank' && tile.cost === undefined)
      problems.push({ path: `tiles.${name}.cost`, problem: 'is missing' })
  }
  if (total < startingHand || total > MAX_BAG)
    problems.push({ path: 'tiles', problem: `${total} tiles in the bag; ${startingHand} to ${MAX_BAG} are possible` })
  return [...problems, ...checkPieces(faction)]
}

/** The rules of the Chaos Horde and of the undead are tied to their factions (BS-FAC-CHA-01, BS-FAC-NEC-01). */
function checkPieces(faction: FactionSource): Problem[] {
  const problems: Problem[] = []
  const citadels = isChaos(faction.id) ? 0 : 1
  if (faction.citadels !== citadels) problems.push({ path: 'citadels', problem: `must be ${citadels}` })
  if (isChaos(faction.id) && faction.villages > 0)
    problems.push({ path: 'villages', problem: 'the Chaos Horde has no villages' })
  if (faction.id !== 'necromancers' && faction.undead > 0)
    problems.push({ path: 'undead', problem: 'only the Necromancers have undead' })
  return problems
}
