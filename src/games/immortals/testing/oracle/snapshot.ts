/** Everything an action can change, without who knows what. */
import type { State } from '../../rules/table/state.ts'

export interface Snapshot {
  possessor: number[]
  armies: number[]
  building: number[]
  portal: number[]
  limbo: number[]
  tower: number[]
  tray: number[]
  residents: number
  holder: number[]
  gold: number[]
  energy: number[]
  points: number[]
  planned: number[]
  marker: number
  /** Conflict cards by role, and those in the two piles together: which are drawn is chance. */
  hands: number[]
  pile: number
}

export const snapshot = (s: State): Snapshot => ({
  possessor: [...s.possessor],
  armies: [...s.armies],
  building: [...s.building],
  portal: [...s.portal],
  limbo: [...s.limbo],
  tower: [...s.tower],
  tray: [...s.tray],
  residents: s.residents,
  holder: [...s.holder],
  gold: [...s.gold],
  energy: [...s.energy],
  points: [...s.points],
  planned: [...s.planned],
  marker: s.marker,
  hands: s.conflict.map((cards) => cards.length),
  pile: s.drawPile.length + s.discard.length,
})
