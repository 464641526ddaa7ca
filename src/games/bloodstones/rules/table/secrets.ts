import { only, type Secret } from '../../../../engine/index.ts'
import { UNDEAD, UNIT_TYPES } from '../../content/units.ts'
import { secretsOfBattle } from '../battle/battle-secrets.ts'
import { NONE, type Role, type Table } from './state.ts'

/** Hands are secret (BS-SET-21); what is not in a hand, nor seen elsewhere, is in its bag. */
export function secrets(t: Table): Secret[] {
  const list: Secret[] = []
  for (let role = 0; role < t.state.roles; role++) {
    if (t.state.faction[role] === NONE) continue
    list.push(tiles('hand', t.state.hand, role), tiles('bag', t.state.bag, role))
  }
  list.push(...secretsOfBattle(t))
  return list
}

function tiles(kind: 'hand' | 'bag', counts: number[], role: Role): Secret {
  const first = role * UNIT_TYPES
  return {
    kind,
    pool: `tiles:${role}`,
    // The owner knows the own bag too: it is what is nowhere else (BS-SET-23).
    seenBy: only(role),
    read() {
      const values: number[] = []
      for (let type = 0; type < UNDEAD; type++) for (let n = counts[first + type]; n > 0; n--) values.push(type)
      return values
    },
    write(values) {
      for (let type = 0; type < UNDEAD; type++) counts[first + type] = 0
      for (const type of values) counts[first + type]++
    },
  }
}
