import type { BattleScene, SceneFigure, SceneMotion } from '../scene/types.ts'
import { cast } from './motions.ts'

interface Act {
  readonly figures: readonly SceneFigure[]
  readonly motions: readonly SceneMotion[]
}

/** The more acts wait, the faster each is played; none is left out. */
export const speedFor = (waiting: number): number => 1 + waiting ** 2 / 4

/** Plays what happened, act after act, while the table goes on. */
export class Show {
  private readonly scene: Pick<BattleScene, 'setFigures' | 'animate' | 'finish'>
  private readonly queue: Act[] = []
  private shown: readonly SceneFigure[] = []
  private last: readonly SceneFigure[] = []
  private ghosts: readonly SceneFigure[] = []
  private run = 0
  private isPlaying = false

  constructor(scene: Pick<BattleScene, 'setFigures' | 'animate' | 'finish'>) {
    this.scene = scene
  }

  next(figures: readonly SceneFigure[], motions: readonly SceneMotion[]): void {
    this.last = figures
    if (motions.length === 0) {
      if (!this.isPlaying) return this.rest()
      this.queue.push({ figures, motions })
      return
    }
    this.queue.push({ figures, motions })
    if (!this.isPlaying) void this.play(++this.run)
  }

  setGhosts(ghosts: readonly SceneFigure[]): void {
    if (ghosts.length === 0 && this.ghosts.length === 0) return
    this.ghosts = ghosts
    if (!this.isPlaying) this.rest()
  }

  private async play(run: number): Promise<void> {
    this.isPlaying = true
    for (let act = this.queue.shift(); act !== undefined; act = this.queue.shift()) {
      if (act.motions.length > 0) {
        this.scene.setFigures(cast(this.shown, act.figures, act.motions))
        await this.scene.animate(act.motions, speedFor(this.queue.length))
        if (run !== this.run) return
      }
      this.shown = act.figures
    }
    this.isPlaying = false
    this.rest()
  }

  /** Everything at once, when somebody wants to go on; what waits is not played. */
  finish(): void {
    this.run++
    this.queue.length = 0
    if (!this.isPlaying) return
    this.isPlaying = false
    this.scene.finish()
    this.rest()
  }

  private rest(): void {
    this.shown = this.last
    this.scene.setFigures([...this.last, ...this.ghosts])
  }
}
