import type { PointsAt } from '../../protocol/board.ts'

/** Notes who has how many points after which event. */
export class PointsBook {
  private readonly lists: PointsAt[][]

  constructor(sides: number) {
    this.lists = Array.from({ length: sides }, () => [])
  }

  now(side: number): number {
    return this.lists[side].at(-1)?.value ?? 0
  }

  set(side: number, step: number, value: number): void {
    const list = this.lists[side]
    const last = list.at(-1)
    if (last?.value === value) return
    if (last?.step === step) list.pop()
    list.push({ step, value })
  }

  add(side: number, step: number, gain: number): void {
    this.set(side, step, this.now(side) + gain)
  }

  of(side: number): readonly PointsAt[] {
    return this.lists[side]
  }
}
