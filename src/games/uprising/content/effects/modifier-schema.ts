import { z } from 'zod'
import { wholeField } from '../../../../kit/content/fields.ts'
import { ATTRIBUTES, COLOURS } from '../names.ts'
import {
  action,
  cardSel,
  change,
  conditions,
  count,
  diceList,
  hexSel,
  num,
  rank,
  side,
  unit,
  unitClass,
} from './selector-schema.ts'
import { ROUNDS } from './timing.ts'
import { MODIFIED_PIECES } from './modifiers.ts'

const rule = <const R extends string>(name: R) => z.literal(name)
const only = { while: conditions.exactOptional() }
const pieces = z.array(z.enum(MODIFIED_PIECES)).min(1).max(MODIFIED_PIECES.length)
const rounds = z.array(z.enum(ROUNDS)).min(1).max(2)
const colour = z.enum(COLOURS)
const units = { rank: rank.exactOptional(), class: unitClass.exactOptional(), unit: unit.exactOptional() }

/** The closed list of continuous rules. */
export const modifierRules = [
  z.strictObject({ rule: rule('adjacentToAll'), ...only, pieces }),
  z.strictObject({ rule: rule('adjacentTo'), ...only, hexes: hexSel, pieces }),
  z.strictObject({ rule: rule('itemPrice'), ...only, change, min: count }),
  z.strictObject({
    rule: rule('actionPrice'),
    ...only,
    action,
    plunder: change.exactOptional(),
    food: change.exactOptional(),
    ap: change.exactOptional(),
  }),
  z.strictObject({ rule: rule('buildPrice'), ...only, change, what: z.enum(['units', 'defenses']), ...units }),
  z.strictObject({ rule: rule('attribute'), ...only, attribute: z.enum(ATTRIBUTES), n: wholeField(1, 3) }),
  z.strictObject({
    rule: rule('dice'),
    ...only,
    side,
    dice: diceList,
    times: num.exactOptional(),
    rounds,
    place: z.literal('heroHex').exactOptional(),
  }),
  z.strictObject({ rule: rule('heroDice'), ...only, dice: diceList }),
  z.strictObject({
    rule: rule('unitDie'),
    ...only,
    ...units,
    die: colour.exactOptional(),
    rounds: rounds.exactOptional(),
  }),
  z.strictObject({ rule: rule('convertDice'), ...only, side, from: colour, to: colour, rounds }),
  z.strictObject({ rule: rule('limitDice'), ...only, side, n: count, rounds }),
  z.strictObject({ rule: rule('reroll'), ...only, side, n: count, only: z.literal('blank').exactOptional(), rounds }),
  z.strictObject({ rule: z.enum(['copyDice', 'crossImpassable', 'enterUnexplored']), ...only }),
  z.strictObject({
    rule: rule('forbid'),
    ...only,
    side,
    what: z.enum(['bolts', 'shields', 'cards', 'druids', 'archeryRound']),
  }),
  z.strictObject({
    rule: rule('ignoreTerrain'),
    ...only,
    terrain: z.array(z.enum(['highlands', 'marsh', 'curse'])).min(1),
  }),
  z.strictObject({ rule: rule('maxThreat'), ...only, cards: cardSel, change }),
  z.strictObject({ rule: rule('limit'), ...only, what: z.enum(['unitsPerHex', 'cards']), change }),
  z.strictObject({
    rule: rule('production'),
    ...only,
    salt: num.exactOptional(),
    plunder: num.exactOptional(),
    food: num.exactOptional(),
  }),
  z.strictObject({ rule: rule('scoring'), ...only, n: num }),
] as const
