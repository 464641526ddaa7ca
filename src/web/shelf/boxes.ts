/** What the shelf says of a game without fetching it. */
export interface BoxFacts {
  readonly id: 'bloodstones' | 'heroscape' | 'immortals' | 'uprising'
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [from: number, to: number]
}

export const BOXES: readonly BoxFacts[] = [
  { id: 'bloodstones', players: [2, 6], minutes: [60, 150] },
  { id: 'heroscape', players: [2, 4], minutes: [45, 120] },
  { id: 'immortals', players: [3, 5], minutes: [90, 150] },
  { id: 'uprising', players: [1, 4], minutes: [90, 180] },
]
