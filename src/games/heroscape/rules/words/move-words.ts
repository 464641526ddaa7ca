import type { NoArgs } from '../../../../engine/index.ts'

export interface MoveMessages {
  'move.who': { card: number }
  'move.figure': { figure: number }
  'move.upTo': { movement: number }
  /** How many have moved so far. */
  'move.done': { card: number; moved: number }
  'move.where': { figure: number; movement: number }
  'move.onAsk': { figure: number; movement: number }
  'move.to': { space: number }
  'move.toBoth': { front: number; rear: number }
  'move.turn': { front: number; rear: number }
  'move.stay': { figure: number }
  /** `strikers` are figures joined by commas; `way` as in `mover.ts`; `extreme` falls are decided by the d20. */
  'move.detail': {
    cost: number
    strikers: string
    strikes: number
    fallDice: number
    extreme: number
    way: number
  }
  'move.strikeAsk': { figure: number; by: string }
  /** `all`: 1 if everybody who may strike does. */
  'move.strike': { dice: number; all: number }
  'move.spare': NoArgs
  /** Somebody else is asked in the own turn. */
  'refuse.waitForOthers': NoArgs
  'refuse.moveNotYours': { figure: number }
  'refuse.moveNotActive': { figure: number; card: number }
  'refuse.moveNotThere': { figure: number }
  'refuse.moveMoved': { figure: number }
  'refuse.moveEnough': { card: number; most: number }
  'refuse.moveWhoFirst': NoArgs
  'refuse.moveStuck': { figure: number }
  'refuse.moveHere': { figure: number }
  'refuse.moveHeld': { space: number; figure: number }
  'refuse.moveGlyph': { space: number; figure: number }
  'refuse.moveRoof': { space: number; free: number; height: number }
  'refuse.moveUneven': { space: number }
  'refuse.moveNiche': { front: number; rear: number }
  'refuse.moveFar': { space: number; cost: number; left: number }
  'refuse.moveNoWay': { space: number }
  /** `space` is -1 where no certain space is meant. */
  'refuse.moveEnemy': { space: number }
  'refuse.moveFriend': { space: number }
  'refuse.moveCaptive': { space: number }
  'refuse.moveHigh': { space: number; height: number }
  'refuse.moveRuin': { space: number }
  'refuse.moveUnder': { space: number; height: number }
  'refuse.moveGlyphStop': { space: number }
  'refuse.moveWater': { space: number }
}

export type MoveEvent =
  /** `path`: the spaces of the leading end, the first is where it was; `way` as in `mover.ts`. */
  | { readonly type: 'moved'; readonly figure: number; readonly path: readonly number[]; readonly way: number }
  | { readonly type: 'turnedRound'; readonly figure: number; readonly front: number; readonly rear: number }
  | {
      readonly type: 'struck'
      readonly figure: number
      readonly by: readonly number[]
      readonly faces: readonly number[]
      readonly wounds: number
      readonly space: number
    }
  | { readonly type: 'spared'; readonly figure: number; readonly by: readonly number[]; readonly role: number }
  | { readonly type: 'fell'; readonly figure: number; readonly faces: readonly number[]; readonly wounds: number }
  | { readonly type: 'fellFar'; readonly figure: number; readonly roll: number; readonly isDestroyed: number }
