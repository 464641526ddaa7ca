import type { Num } from '../../content/effects/selectors.ts'
import { ATTRIBUTES, RESOURCES, SYMBOLS } from '../../content/names.ts'
import { countAttached } from '../cards/laid-on-cards.ts'
import { attributeOf } from '../heroes/attributes.ts'
import { sourceOf, type Context } from './context.ts'

import { resourceAt } from '../table/resources.ts'
import type { Table } from '../table/state.ts'
import { symbolsOfSide } from '../combat/symbols.ts'
import { eventThreat } from '../nemesis/threat.ts'
import { hexesOf } from './which-hexes.ts'
import { cardsOf, piecesOf } from './which-pieces.ts'
import { playersOf, scorersOf } from './which-players.ts'

type Counted = Exclude<Num, number>

/** A literal, or counted now. */
export const numberOf = (t: Table, num: Num, c: Context): number =>
  typeof num === 'number' ? num : (plainValue(t, num, c) ?? counted(t, num, c))

/** Values of the whole table. */
function plainValue(t: Table, num: Counted, c: Context): number | undefined {
  const { state } = t
  switch (num.num) {
    case 'players':
      return state.roles
    case 'druids': {
      let up = 0
      for (const face of state.druidUp) up += face
      return up
    }
    case 'chapter':
      return state.chapter
    case 'threat': {
      const source = sourceOf(c)
      return source === 'legion' || source === 'horde' ? state.threat[c.of] : 0
    }
    case 'eventThreat':
      return eventThreat(t)
    default:
      return undefined
  }
}

function counted(t: Table, num: Counted, c: Context): number {
  switch (num.num) {
    case 'pieces':
      return piecesOf(t, num.of, c).reduce((sum, { count }) => sum + count, 0)
    case 'hexes':
      return hexesOf(t, num.of, c, []).length
    case 'cards':
      return cardsOf(t, num.of, c).length
    case 'symbols':
      return symbolsOfSide(t, num.side, c, SYMBOLS.indexOf(num.symbol), num.on === 'dice')
    case 'attached':
      return countAttached(t, num.what, c)
    case 'attribute': {
      const attribute = ATTRIBUTES.indexOf(num.attribute)
      return playersOf(t, num.who, c).reduce((sum, role) => sum + attributeOf(t, role, attribute), 0)
    }
    case 'resource': {
      const kind = RESOURCES.indexOf(num.resource)
      return playersOf(t, num.who, c).reduce((sum, role) => sum + t.state.resources[resourceAt(role, kind)], 0)
    }
    case 'vp':
      return scorersOf(t, num.who, c).reduce((sum, side) => sum + t.state.vp[side], 0)
    default:
      return combined(t, num, c)
  }
}

/** Halves are rounded down (UP-RUL-13). */
function combined(t: Table, num: Counted, c: Context): number {
  switch (num.num) {
    case 'half':
      return Math.floor(numberOf(t, num.of, c) / 2)
    case 'sum':
      return num.of.reduce<number>((sum, one) => sum + numberOf(t, one, c), 0)
    case 'times':
      return numberOf(t, num.of, c) * num.n
    case 'atMost':
      return Math.min(numberOf(t, num.of, c), num.n)
    default:
      return 0
  }
}
