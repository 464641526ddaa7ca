import { WEIGHTS, type Weights } from './worth.ts'

/** Who wants other things than the points alone say. Their names and sentences stand in the game's facts. */
export const CHARACTERS: Readonly<Record<string, Weights>> = {
  raider: { ...WEIGHTS, raid: 1.2, step: -0.08, guard: 0.05, fear: 0 },
  builder: { ...WEIGHTS, room: 0.18, guard: 0.4, fear: -0.2, hastePerVillage: 0.08, step: -0.03 },
  hunter: { ...WEIGHTS, battle: 1.4, army: 1.25, step: -0.07 },
  hoarder: { ...WEIGHTS, bestTile: 0.2, tile: 0.15, haste: 0, army: 1.1 },
}
