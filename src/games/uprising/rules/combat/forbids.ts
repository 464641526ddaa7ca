/** What terrain, combat abilities and cards forbid a group of a combat. */
import { eachModifier } from '../cards/modifiers.ts'
import { NO_CONTEXT } from '../select/context.ts'
import type { Combat, Table } from '../table/state.ts'
import { bitOf, isMeant, takesPart, type Forbidden } from './combat-group.ts'
import { ignoresTerrain } from './opening-pool.ts'
import { terrainModifiers } from './terrain.ts'

/** What terrain and lasting effects forbid a group (UP-CMB-44, UP-TER-12, UP-TER-13), checked anew every round (UP-RUL-97). */
export function forbiddenTo(t: Table, c: Combat, number: 0 | 1): number {
  let bits = 0
  const add = (what: Forbidden | 'archeryRound'): void => {
    if (what !== 'archeryRound') bits |= bitOf(what)
  }
  for (const modifier of terrainModifiers(t, c.space))
    if (modifier.rule === 'forbid' && isMeant(c, modifier.side, NO_CONTEXT, number))
      if (!ignoresTerrain(t, c, c.groups[number])) add(modifier.what)
  eachModifier(t, 'forbid', (modifier, context) => {
    if (takesPart(t, c, context) && isMeant(c, modifier.side, context, number)) add(modifier.what)
  })
  return bits
}

/** UP-DRU-10, UP-RUL-87: a combat ability or card removes the Archery Round. */
export function isArcherySkipped(t: Table, c: Combat): boolean {
  let isSkipped = c.skipArchery > 0
  eachModifier(
    t,
    'forbid',
    (_, context) => {
      if (takesPart(t, c, context)) isSkipped = true
    },
    (modifier) => modifier.what === 'archeryRound',
  )
  return isSkipped
}
