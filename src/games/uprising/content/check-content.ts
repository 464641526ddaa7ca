import type { z } from 'zod'
import type { Problem } from '../../../engine/index.ts'
import { merge } from '../../../kit/content/pack.ts'
import { formatPath, problemsOf } from '../../../kit/content/problem.ts'
import { checkMap } from './check-map.ts'
import type { Effect } from './effects/verbs.ts'
import {
  COLOURS,
  DIFFICULTIES,
  EDITIONS,
  FACTION_IDS,
  HERO_IDS,
  HEX_IDS,
  HORDE_IDS,
  LEGION_IDS,
  REGION_IDS,
  UNIT_IDS,
} from './names.ts'
import {
  druidSchema,
  eventSchema,
  featSchema,
  hexSchema,
  hordeSchema,
  itemSchema,
  legionSchema,
  questSchema,
} from './schema.ts'
import type { ContentSource } from './schema.ts'

/** What a schema cannot say: how the values must fit together for the rules to work. */
export function checkContent(source: ContentSource): Problem[] {
  const misplaced = checkOrders(source)
  if (misplaced.length > 0) return misplaced
  return [
    ...checkMap(source),
    ...checkFactions(source),
    ...checkNemesis(source),
    ...checkQuests(source),
    ...checkIds('items', source.items),
    ...checkIds('quests', source.quests),
    ...checkIds('events', source.events),
    ...checkIds('feats', source.feats),
    ...checkIds('druids', source.druids),
    ...checkFirstEdition(source),
  ]
}

interface Thing {
  readonly id: string
}

function checkOrders(source: ContentSource): Problem[] {
  return [
    ...checkOrder('dice', source.dice, COLOURS),
    ...checkOrder('factions', source.factions, FACTION_IDS),
    ...checkOrder(
      'units',
      source.factions.flatMap(({ units }) => units),
      UNIT_IDS,
    ),
    ...checkOrder('heroes', source.heroes, HERO_IDS),
    ...checkOrder('hexes', source.hexes, HEX_IDS),
    ...checkOrder('regions', source.regions, REGION_IDS),
    ...checkOrder('layouts', source.layouts, ['two', 'three', 'four']),
    ...checkOrder('legions', source.legions, LEGION_IDS),
    ...checkOrder('hordes', source.hordes, HORDE_IDS),
    ...checkOrder('setup.editions', source.setup.editions, EDITIONS),
    ...checkOrder('setup.difficulties', source.setup.difficulties, DIFFICULTIES),
  ]
}

function checkOrder(path: string, things: readonly Thing[], ids: readonly string[]): Problem[] {
  return things.flatMap(({ id }, index) =>
    id === ids[index] ? [] : [{ path: `${path}[${index}].id`, problem: `must be ${ids[index]}` }],
  )
}

function checkIds(path: string, things: readonly Thing[]): Problem[] {
  return things.flatMap(({ id }, index) =>
    things.findIndex((other) => other.id === id) === index
      ? []
      : [{ path: `${path}[${index}].id`, problem: 'this id occurs twice' }],
  )
}

function checkFactions({ factions, heroes, hexes }: ContentSource): Problem[] {
  return factions.flatMap(({ id, home, heroes: own }) => {
    const hex = hexes.find((one) => one.id === home)
    const problems: Problem[] = []
    if (hex?.kind !== 'home' || hex.faction !== id)
      problems.push({ path: `factions[${id}].home`, problem: 'not the home hex of this faction' })
    if (own.some((hero) => heroes.find((one) => one.id === hero)?.faction !== id))
      problems.push({ path: `factions[${id}].heroes`, problem: 'a Hero of another faction' })
    return problems
  })
}

function checkNemesis({ legions, hordes }: ContentSource): Problem[] {
  const problems: Problem[] = []
  const check = (list: string, cards: ContentSource['legions'] | ContentSource['hordes']): void => {
    for (const { id, rows, maxThreat, godpower } of cards) {
      if (rows.length !== maxThreat)
        problems.push({ path: `${list}[${id}].rows`, problem: `must have a row for each Threat, 1 to ${maxThreat}` })
      if (!godpower[0].cost?.some(({ pay }) => pay === 'bolt'))
        problems.push({ path: `${list}[${id}].godpower[0].cost`, problem: 'a Godpower costs a Bolt' })
    }
  }
  check('legions', legions)
  check('hordes', hordes)
  // UP-TGT-01
  for (const { id, immediate } of legions)
    if (immediate[0]?.op !== 'placeTarget')
      problems.push({ path: `legions[${id}].immediate[0]`, problem: 'a Legion places its Target first' })
  return problems
}

/** UP-RUL-38: no Quest can be solved again and again. */
function checkQuests({ quests }: ContentSource): Problem[] {
  const ends = (effects: readonly Effect[]): boolean =>
    effects.some(({ op }) => op === 'takeThis' || op === 'discardThis')
  return quests.flatMap(({ id, solve, need, goals }) => [
    ...(ends(solve) ? [] : [{ path: `quests[${id}].solve`, problem: 'must take or discard the Quest' }]),
    ...(need <= goals.length ? [] : [{ path: `quests[${id}].need`, problem: 'more than there are goals' }]),
  ])
}

interface Printed extends Thing {
  readonly firstEdition?: Record<string, unknown> | undefined
}

/** The card as the first edition has it. */
export function inFirstEdition<T extends Printed>(card: T): T {
  const { firstEdition, ...rest } = card
  return firstEdition === undefined ? card : (merge(rest, firstEdition) as T)
}

function checkFirstEdition(source: ContentSource): Problem[] {
  const lists: readonly [string, readonly Printed[], z.ZodType][] = [
    ['hexes', source.hexes, hexSchema],
    ['legions', source.legions, legionSchema],
    ['hordes', source.hordes, hordeSchema],
    ['druids', source.druids, druidSchema],
    ['items', source.items, itemSchema],
    ['quests', source.quests, questSchema],
    ['events', source.events, eventSchema],
    ['feats', source.feats, featSchema],
  ]
  return lists.flatMap(([list, cards, schema]) =>
    cards.flatMap((card) => {
      if (card.firstEdition === undefined) return []
      const parsed = schema.safeParse(inFirstEdition(card))
      const place = (path: readonly PropertyKey[]): string => `${list}[${card.id}].firstEdition.${formatPath(path)}`
      return parsed.success ? [] : problemsOf(parsed.error, place)
    }),
  )
}
