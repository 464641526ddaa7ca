import type { Options, OptionSpec, Problem } from '../../../engine/game.ts'
import type { Content } from '../content/content.ts'
import { MIN_PLAYERS } from '../content/names.ts'
import type { TableOptions } from './state.ts'

/** What is chosen before the game: printed default first, debatable rulings as options. */
export const optionSpecs: readonly OptionSpec[] = [
  {
    id: 'rounds',
    kind: 'choice',
    values: ['printed', 'six', '6', '7', '8', '9', '10'],
    default: 'printed',
    rule: 'IM-SET-13',
  },
  { id: 'eighthSpace', kind: 'choice', values: ['attack', 'attackOrMove'], default: 'attack', rule: 'IM-RUL-04' },
  { id: 'returnFromLimbo', kind: 'switch', default: false, rule: 'IM-RUL-78' },
]

/** The table's options, from valid ones. */
export function tableOptions(content: Content, roles: number, options: Options): TableOptions {
  return {
    rounds: content.setups[roles - MIN_PLAYERS].rounds,
    eighthSpace: options.eighthSpace as TableOptions['eighthSpace'],
    returnFromLimbo: options.returnFromLimbo as boolean,
  }
}

export function checkOptions(_content: Content, _roles: number, _options: Options): Problem[] {
  throw new Error('not written')
}
