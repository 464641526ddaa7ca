import type { Options, OptionSpec, Problem } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { MIN_PLAYERS } from '../../content/names.ts'
import type { TableOptions } from '../table/state.ts'

/** As many rounds as the rulebook gives for the number of players (IM-SET-13). */
export const ROUNDS_AS_PRINTED = 0
const ROUND_CARDS = 10

/** What is chosen before the game: printed default first, debatable rulings as options. */
export const optionSpecs: readonly OptionSpec[] = [
  { id: 'rounds', kind: 'number', min: 0, max: ROUND_CARDS, default: ROUNDS_AS_PRINTED, rule: 'IM-SET-14' },
  { id: 'eighthSpace', kind: 'choice', values: ['attack', 'attackOrMove'], default: 'attack', rule: 'IM-RUL-04' },
  { id: 'returnFromLimbo', kind: 'switch', default: false, rule: 'IM-RUL-78' },
  { id: 'compensatesStolen', kind: 'switch', default: true, rule: 'IM-RUL-39' },
  { id: 'landCardWinsResidents', kind: 'switch', default: false, rule: 'IM-RUL-52' },
]

const printedRounds = (content: Content, roles: number): number => content.setups[roles - MIN_PLAYERS].rounds

/** The table's options, from valid ones. */
export function tableOptions(content: Content, roles: number, options: Options): TableOptions {
  const rounds = options.rounds as number
  return {
    rounds: rounds === ROUNDS_AS_PRINTED ? printedRounds(content, roles) : rounds,
    eighthSpace: options.eighthSpace as TableOptions['eighthSpace'],
    returnFromLimbo: options.returnFromLimbo as boolean,
    compensatesStolen: options.compensatesStolen as boolean,
    landCardWinsResidents: options.landCardWinsResidents as boolean,
  }
}

/** More rounds may be agreed on, never fewer (IM-RUL-02); there must be a card for each (IM-SET-14). */
export function checkOptions(content: Content, roles: number, options: Options): Problem[] {
  const rounds = options.rounds as number
  if (rounds === ROUNDS_AS_PRINTED) return []
  const path = 'options.rounds'
  const [least, most] = [printedRounds(content, roles), content.components.roundCards]
  if (rounds < least) return [{ path, problem: `a game of ${roles} players has at least ${least} rounds [IM-RUL-02]` }]
  if (rounds > most) return [{ path, problem: `there are only ${most} round cards [IM-SET-14]` }]
  return []
}
