import type { Message, Reason } from '../../../../engine/index.ts'
import { NONE } from '../table/state.ts'

export const reason = (rule: string, message: Message): Reason => ({ rule, message })

/** A single reason. */
export const because = (rule: string, message: Message): Reason[] => [reason(rule, message)]

/** The number behind `<word>:` in a key, else NONE. */
export function numberIn(key: string, word: string): number {
  const found = /^([a-z]+):(\d{1,3})$/.exec(key)
  return found !== null && found[1] === word ? Number(found[2]) : NONE
}
