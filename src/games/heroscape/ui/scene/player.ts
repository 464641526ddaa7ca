/** Plays tracks on figures, or finishes them at once. */
import { lengthOf, planMotions } from './motion.ts'
import type { Pose, Stage, Track } from './motion.ts'
import type { SceneMotion } from './types.ts'

export interface Actors extends Stage {
  pose(figure: string, pose: Pose): void
}

export class Player {
  private readonly actors: Actors
  private tracks: Track[] = []
  private start = -1
  private speed = 1
  private done: (() => void) | undefined

  constructor(actors: Actors) {
    this.actors = actors
  }

  play(motions: readonly SceneMotion[], speed = 1): Promise<void> {
    this.finish()
    this.speed = speed
    this.tracks = planMotions(motions, this.actors)
    this.start = -1
    if (this.tracks.length === 0) return Promise.resolve()
    return new Promise((resolve) => (this.done = resolve))
  }

  get isPlaying(): boolean {
    return this.tracks.length > 0
  }

  /** True while figures are on their way. */
  tick(now: number): boolean {
    if (!this.isPlaying) return false
    if (this.start < 0) this.start = now
    const at = (now - this.start) * this.speed
    for (const { figure, start, length, poseAt } of this.tracks)
      if (at >= start) this.actors.pose(figure, poseAt(Math.min(1, (at - start) / length)))
    if (at >= lengthOf(this.tracks)) this.end()
    return this.isPlaying
  }

  finish(): void {
    for (const { figure, poseAt } of this.tracks) this.actors.pose(figure, poseAt(1))
    this.end()
  }

  private end(): void {
    this.tracks = []
    this.done?.()
    this.done = undefined
  }
}
