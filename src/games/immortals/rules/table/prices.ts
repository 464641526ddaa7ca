/** Prices are paid in full, in what they are named in, or not at all (IM-RUL-42). */
import type { Play } from './rules.ts'
import { playerBoard, type Role, type State, type Table } from './state.ts'

export const canPay = (s: State, role: Role, energy: number, gold: number): boolean =>
  s.energy[role] >= energy && s.gold[role] >= gold

export function pay(play: Play, role: Role, energy: number, gold: number): void {
  if (energy === 0 && gold === 0) return
  play.state.energy[role] -= energy
  play.state.gold[role] -= gold
  play.tell({ type: 'paid', role, energy, gold })
}

/** Whether the price printed on the space of the action under way can be paid. */
export function canPaySpace(t: Table): boolean {
  const { role, space } = t.state.action!
  const board = playerBoard(t, role)
  return canPay(t.state, role, board.energy[space], board.gold[space])
}

export function paySpace(play: Play): void {
  const { role, space } = play.state.action!
  const board = playerBoard(play, role)
  pay(play, role, board.energy[space], board.gold[space])
}
