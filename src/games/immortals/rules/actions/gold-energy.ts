/** Earning gold and gaining energy (IM-GLD, IM-ENE, IM-RAC-03). */
import { isJoker } from '../../content/cards.ts'
import { GOLD } from '../../content/names.ts'
import { landsOfAction } from '../cards/valid-lands.ts'
import { finishAction } from '../round/execution.ts'
import type { Play } from '../table/rules.ts'
import { playerBoard, type Land, type Table } from '../table/state.ts'
import { inLand } from './act-options.ts'

/** A value of 0 can be taken too (IM-RUL-32); jokers are of no use here (IM-GLD-03, IM-ENE-04). */
export function incomeOffers(t: Table, out: number[]): void {
  if (isJoker(t.state.action!.card)) return
  for (const land of landsOfAction(t)) out.push(inLand(land))
}

/** The card's value for the chosen world alone (IM-GLD-01, IM-ENE-01, IM-ENE-02), for nothing (IM-GLD-04, IM-ENE-05). */
export function earnIncome(play: Play, land: Land): void {
  const { state, content } = play
  const { role, space } = state.action!
  if (playerBoard(play, role).action[space] === GOLD) {
    const gold = content.map.gold[land]
    state.gold[role] += gold
    play.tell({ type: 'goldEarned', role, land, gold })
  } else {
    const energy = content.map.energy[land]
    state.energy[role] += energy
    play.tell({ type: 'energyGained', role, land, energy })
  }
  finishAction(play, true)
}
