/** Motions as tracks in time, without three: the scene asks where a figure is at a moment. Times are in milliseconds. */
import type { SceneMotion } from './types.ts'

export interface Pose {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Around the upright axis; 0 looks to the south. */
  readonly turn: number
  /** Forward; a quarter turn lies on its face. */
  readonly tilt: number
  readonly scale: number
}

export interface Track {
  readonly figure: string
  readonly start: number
  readonly length: number
  /** From 0 to 1. */
  poseAt(part: number): Pose
}

export interface Stage {
  poseOf(figure: string): Pose | undefined
  /** The pose on a space; `rear` is -1 for one space, then it keeps its turn. */
  poseOn(space: number, rear: number, turn: number): Pose
}

const HOP = 190
const ATTACK = 300
const DIE = 480

/** All tracks, in the order in which they begin. What a figure does later begins where it stood before. */
export function planMotions(motions: readonly SceneMotion[], stage: Stage): Track[] {
  const tracks: Track[] = []
  const poses = new Map<string, Pose>()
  const poseOf = (id: string): Pose | undefined => poses.get(id) ?? stage.poseOf(id)
  let [start, end] = [0, 0]
  for (const motion of motions) {
    const pose = poseOf(motion.figure)
    if (pose === undefined) continue
    if (motion.together !== true) start = end
    let at = start
    for (const step of stepsOf(motion, pose, stage, poseOf)) {
      tracks.push({ figure: motion.figure, start: at, length: step.length, poseAt: step.poseAt })
      poses.set(motion.figure, step.poseAt(1))
      at += step.length
    }
    end = Math.max(end, at)
  }
  return tracks.sort((a, b) => a.start - b.start)
}

export function lengthOf(tracks: readonly Track[]): number {
  return tracks.reduce((end, { start, length }) => Math.max(end, start + length), 0)
}

type Step = Pick<Track, 'length' | 'poseAt'>

function stepsOf(motion: SceneMotion, pose: Pose, stage: Stage, poseOf: (id: string) => Pose | undefined): Step[] {
  switch (motion.kind) {
    case 'move':
      return hops(pose, motion.path, motion.rear ?? -1, stage)
    case 'fly':
      return [flight(pose, motion.path, motion.rear ?? -1, stage)]
    case 'fall':
      return [fall(pose, stage.poseOn(motion.to, motion.rear ?? -1, pose.turn))]
    case 'attack':
      return [lunge(pose, poseOf(motion.target) ?? pose)]
    case 'hit':
      return [
        { length: 240, poseAt: (t) => ({ ...pose, tilt: pose.tilt - Math.sin(t * Math.PI * 3) * (1 - t) * 0.25 }) },
      ]
    case 'die':
      return [{ length: DIE, poseAt: (t) => dying(pose, t) }]
    case 'appear':
      return [
        {
          length: 320,
          poseAt: (t) => ({ ...pose, y: pose.y + (1 - easeOut(t)) * 1.2, scale: 0.2 + 0.8 * easeOut(t) }),
        },
      ]
  }
}

/** From space to space, looking where it goes. */
function hops(from: Pose, path: readonly number[], rear: number, stage: Stage): Step[] {
  const steps: Step[] = []
  let pose = from
  path.forEach((space, i) => {
    const isLast = i === path.length - 1
    const plain = stage.poseOn(space, -1, pose.turn)
    const goal = isLast && rear >= 0 ? stage.poseOn(space, rear, pose.turn) : { ...plain, turn: heading(pose, plain) }
    steps.push(hop(pose, goal))
    pose = goal
  })
  return steps
}

function hop(a: Pose, b: Pose): Step {
  const rise = Math.abs(b.y - a.y)
  return {
    length: HOP + Math.min(160, rise * 90),
    poseAt: (t) => ({ ...mix(a, b, easeBoth(t), Math.min(1, t * 2)), y: arc(a.y, b.y, 0.3, t) }),
  }
}

/** Up, across and down: the middle lies `over` above the higher end. */
function arc(a: number, b: number, over: number, t: number): number {
  const top = Math.max(a, b) + over
  const [up, down] = [top - a, top - b]
  const peak = Math.sqrt(up) / (Math.sqrt(up) + Math.sqrt(down))
  const off = t < peak ? (peak - t) / peak : (t - peak) / (1 - peak)
  return top - (t < peak ? up : down) * off * off
}

function flight(from: Pose, path: readonly number[], rear: number, stage: Stage): Step {
  const stops = [from, ...path.map((space) => stage.poseOn(space, -1, from.turn))]
  const last = path.at(-1)
  const end = last === undefined ? from : stage.poseOn(last, rear, heading(stops.at(-2) ?? from, stops.at(-1) ?? from))
  const top = Math.max(...stops.map(({ y }) => y)) + 1.1
  return {
    length: Math.min(900, 320 + 90 * path.length),
    poseAt(t) {
      if (t >= 1) return end
      const way = easeBoth(t) * (stops.length - 1)
      const i = Math.min(stops.length - 2, Math.floor(way))
      const flat = stops.length < 2 ? from : mix(stops[i], stops[i + 1], way - i, 0)
      const turn = stops.length < 2 ? from.turn : heading(stops[i], stops[i + 1])
      const lift = Math.min(1, Math.min(t, 1 - t) * 4)
      const ground = from.y + (end.y - from.y) * (t < 0.5 ? 0 : 1)
      return {
        ...flat,
        turn: t > 0.85 ? end.turn : turn,
        tilt: 0.22 * lift,
        y: ground + (top - ground) * easeBoth(lift),
      }
    },
  }
}

function fall(a: Pose, b: Pose): Step {
  return {
    length: 240 + Math.min(260, Math.abs(a.y - b.y) * 80),
    poseAt(t) {
      const flat = mix(a, b, Math.min(1, t * 2), 1)
      const down = Math.max(0, (t - 0.25) / 0.75)
      return {
        ...flat,
        y: a.y + (b.y - a.y) * down * down,
        tilt: t >= 1 ? 0 : Math.sin(t * Math.PI) * 0.5,
        scale: b.scale,
      }
    },
  }
}

function lunge(pose: Pose, target: Pose): Step {
  const turn = target === pose ? pose.turn : heading(pose, target)
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)]
  return {
    length: ATTACK,
    poseAt(t) {
      const push = t < 0.35 ? -0.12 * Math.sin((t / 0.35) * Math.PI) : Math.sin(((t - 0.35) / 0.65) * Math.PI) * 0.4
      const swing = t >= 1 ? 0 : push
      return { ...pose, x: pose.x + dx * swing, z: pose.z + dz * swing, turn, tilt: swing * 0.5 }
    },
  }
}

function dying(pose: Pose, t: number): Pose {
  const down = Math.min(1, t / 0.6)
  const gone = Math.max(0, (t - 0.6) / 0.4)
  return { ...pose, tilt: -(Math.PI / 2) * down * down, scale: Math.max(0.001, 1 - gone), y: pose.y + 0.05 * down }
}

/** The turn from one place towards another. */
export function heading(a: Pick<Pose, 'x' | 'z' | 'turn'>, b: Pick<Pose, 'x' | 'z'>): number {
  if (Math.abs(b.x - a.x) + Math.abs(b.z - a.z) < 1e-6) return a.turn
  return Math.atan2(b.x - a.x, b.z - a.z)
}

function mix(a: Pose, b: Pose, t: number, turning: number): Pose {
  const part = (from: number, to: number): number => from + (to - from) * t
  const turn = Math.atan2(Math.sin(b.turn - a.turn), Math.cos(b.turn - a.turn))
  return {
    x: part(a.x, b.x),
    y: part(a.y, b.y),
    z: part(a.z, b.z),
    turn: a.turn + turn * turning,
    tilt: part(a.tilt, b.tilt),
    scale: part(a.scale, b.scale),
  }
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3
export const easeBoth = (t: number): number => t * t * (3 - 2 * t)
