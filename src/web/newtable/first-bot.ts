import { USUAL_BOT } from '../../bots/levels.ts'
import { newcomerOf, useNewcomers, type Newcomer } from '../table/newhere/newcomer.ts'

/** How many games somebody plays against Soldiers, after the very first. */
const LEARNING = 3

/** Whom somebody meets who says nothing: in the very first game one who errs, then one who looks no further than a step. */
export function firstBot({ tables, wish }: Newcomer): string {
  if (wish === false || (wish === undefined && tables.length >= LEARNING)) return USUAL_BOT
  return tables.length === 0 ? 'recruit' : 'soldier'
}

export const botFor = (game: string): string => firstBot(newcomerOf(useNewcomers.getState(), game))
