import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { GARRISON_LEVELS } from '../../content/names.ts'
import { isEmpty } from '../map/pieces.ts'
import { optionsOfPlacing, PLACING_RULES, type PlaceArg } from '../placing/place-questions.ts'
import { garrisonFits, hasX, skeletonFits } from '../placing/where-it-fits.ts'
import type { Space, Table } from '../table/state.ts'

/** Why a Nemesis piece cannot be placed there. */
export function explainPlacing(t: Table, space: Space, arg: PlaceArg): Reason[] {
  if (optionsOfPlacing(t, arg).includes(space)) return []
  const rule = PLACING_RULES[arg.what]
  switch (arg.what) {
    case 'garrison':
    case 'overflow':
      return [garrison(t, space, rule)]
    case 'convert':
      return [{ rule, message: say('refuse.nemesisNoSkeletons', { space }) }]
    case 'join':
    case 'skeleton':
      return [skeleton(t, space, rule, arg.what === 'join')]
    default:
      return [other(t, space, rule)]
  }
}

function garrison(t: Table, space: Space, rule: string): Reason {
  const garrisons = t.state.garrison[space]
  if (garrisons >= GARRISON_LEVELS)
    return { rule: 'UP-HEX-05', message: say('refuse.nemesisFull', { space, garrisons }) }
  if (!garrisonFits(t, space))
    return { rule: 'UP-RUL-75', message: say('refuse.nemesisNoPiece', { level: garrisons + 1 }) }
  if (!isEmpty(t.state, space)) return { rule, message: say('refuse.nemesisNotEmpty', { space }) }
  if (hasX(t, space)) return { rule, message: say('refuse.nemesisHasX', { space }) }
  return other(t, space, rule)
}

function skeleton(t: Table, space: Space, rule: string, isJoining: boolean): Reason {
  const count = t.state.skeletons[space]
  if (isJoining && count === 0) return { rule, message: say('refuse.nemesisNoSkeletons', { space }) }
  if (!skeletonFits(t, space)) return { rule: 'UP-RUL-67', message: say('refuse.nemesisNoHorde', { space }) }
  return other(t, space, rule)
}

function other(t: Table, space: Space, rule: string): Reason {
  if (!isEmpty(t.state, space)) return { rule, message: say('refuse.nemesisNotEmpty', { space }) }
  return { rule, message: say('refuse.nemesisNotThere', { space }) }
}
