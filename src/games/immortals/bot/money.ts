/** What gold and energy are worth: what this round needs most, then what later ones may. */
import { CAPITAL, MAGIC, SHRINE, SPACES } from '../content/names.ts'
import { playerBoard } from '../rules/table/state.ts'
import type { Scene } from './scene.ts'

export interface Purse {
  readonly energy: number
  readonly gold: number
}

const purseOf = ({ t, role }: Scene): Purse => ({ energy: t.state.energy[role], gold: t.state.gold[role] })

/** What a round costs: the dearer building, a magic shrine, and every space with a price. */
export function needOf({ t, role }: Scene): Purse {
  const board = playerBoard(t, role)
  const { buildEnergy, buildGold, action } = board
  let energy = Math.max(buildEnergy[SHRINE], buildEnergy[CAPITAL]) + 2
  let gold = Math.max(buildGold[SHRINE], buildGold[CAPITAL]) + 2
  for (let space = 0; space < SPACES; space++) {
    if (action[space] === MAGIC) continue
    energy += board.energy[space]
    gold += board.gold[space]
  }
  return { energy, gold }
}

function worthOf({ w, left }: Scene, amount: number, need: number): number {
  const now = Math.min(amount, need)
  // What is left over after the last round is worth nothing (IM-END-02).
  if (left === 1) return 0.02 * now
  const soon = Math.min(amount, need * Math.min(left, w.saving)) - now
  return w.needed * now + w.soon * soon + w.plenty * (amount - now - soon)
}

function moneyWorth(scene: Scene, purse: Purse): number {
  const need = needOf(scene)
  return worthOf(scene, purse.energy, need.energy) + scene.w.gold * worthOf(scene, purse.gold, need.gold)
}

/** What a payment costs in points; an income is a payment of less than nothing. */
export function priceOf(scene: Scene, energy: number, gold: number): number {
  const purse = purseOf(scene)
  const after = { energy: purse.energy - energy, gold: purse.gold - gold }
  return moneyWorth(scene, purse) - moneyWorth(scene, after)
}
