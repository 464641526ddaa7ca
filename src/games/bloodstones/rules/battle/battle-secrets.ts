import { only, type Secret } from '../../../../engine/index.ts'
import { NONE, type Battle, type Table } from '../table/state.ts'
import { isIgnored, type Side } from './battle-questions.ts'

/** What is hidden in a battle: drawn and exchanged tiles, the rest of the bag, the hand tile used (BS-BAT-11, BS-RUL-40). */
export function secretsOfBattle(t: Table): Secret[] {
  const { battle } = t.state
  if (battle === undefined) return []
  return [...secretsOfSide(t, battle, 0), ...secretsOfSide(t, battle, 1)]
}

function secretsOfSide(t: Table, battle: Battle, side: Side): Secret[] {
  if (battle.tiles[side].length === 0) return []
  const role = battle.roles[side]
  const pool = `battle:${side}`
  return [
    {
      kind: 'battleTiles',
      pool,
      seenBy: battle.seenBy[side],
      read: () => battle.tiles[side].slice(),
      write(values) {
        battle.tiles[side] = [...values].sort((a, b) => b - a)
      },
    },
    { kind: 'exchanged', pool, seenBy: only(role), ...slot(battle.exchanged, side) },
    // What is left follows from the rest: it only lends its values to the pool.
    { kind: 'battleBag', pool, seenBy: only(role), read: () => leftInBag(t, battle, side), write: () => undefined },
    {
      kind: 'replacement',
      pool: `tiles:${role}`,
      seenBy: isIgnored(battle, side) ? only(role) : battle.seenBy[side],
      ...slot(battle.replacement, side),
    },
  ]
}

/** A place that holds one value or none. */
function slot(list: number[], at: number): Pick<Secret, 'read' | 'write'> {
  return {
    read: () => (list[at] === NONE ? [] : [list[at]]),
    write(values) {
      if (values.length > 0) list[at] = values[0]
    },
  }
}

function leftInBag(t: Table, battle: Battle, side: Side): number[] {
  const left = t.content.battleBag.slice()
  for (const tile of [...battle.tiles[side], battle.exchanged[side]]) {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
