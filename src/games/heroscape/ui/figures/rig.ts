import { Euler, Matrix4, Vector3 } from 'three'
import type { Vec } from './vec.ts'
import { across, add, along, length, scale, sub, unit } from './vec.ts'

/** Lengths of a body; everything in the unit of the board. */
export interface Build {
  readonly hip: number
  readonly hipWidth: number
  readonly thigh: number
  readonly shin: number
  readonly torso: number
  readonly shoulderWidth: number
  readonly upperArm: number
  readonly foreArm: number
  readonly neck: number
}

/** A grown person, about 1.68 to the crown. */
export const HUMAN: Build = {
  hip: 0.8,
  hipWidth: 0.11,
  thigh: 0.39,
  shin: 0.39,
  torso: 0.46,
  shoulderWidth: 0.235,
  upperArm: 0.29,
  foreArm: 0.27,
  neck: 0.1,
}

export const grown = (build: Build, by: number): Build =>
  Object.fromEntries(Object.entries(build).map(([name, value]) => [name, value * by])) as unknown as Build

interface Pair<T> {
  readonly left: T
  readonly right: T
}

/** Where the ends of the limbs are; joints between follow. Angles in radians as pitch, yaw, roll. */
export interface Pose {
  /** Moves the pelvis from its place above the origin. */
  readonly pelvis?: Vec
  readonly torso?: Vec
  readonly head?: Vec
  /** Ankles. */
  readonly feet: Pair<Vec>
  readonly hands: Pair<Vec>
  /** Where the knees and elbows point. */
  readonly knees?: Pair<Vec>
  readonly elbows?: Pair<Vec>
}

/** A pose with a gun: where it is held, where it points, and the left hand if it is not on the stock. */
export interface Aiming {
  readonly pose: Omit<Pose, 'hands'>
  readonly grip: Vec
  readonly aim: Vec
  readonly free?: Vec
}

export interface Arm {
  readonly shoulder: Vec
  readonly elbow: Vec
  readonly hand: Vec
}

export interface Leg {
  readonly hip: Vec
  readonly knee: Vec
  readonly ankle: Vec
  /** Level direction of the toes. */
  readonly toes: Vec
}

export interface Rig {
  readonly build: Build
  /** Origin at the pelvis, leaning with the torso. */
  readonly chest: Matrix4
  /** Origin at the top of the neck. */
  readonly skull: Matrix4
  readonly arms: Pair<Arm>
  readonly legs: Pair<Leg>
}

function apply(frame: Matrix4, point: Vec): Vec {
  return new Vector3(...point).applyMatrix4(frame).toArray()
}

/** The joint between two bones, bent towards `pole`; a target out of reach is pulled in. */
function bend(from: Vec, target: Vec, first: number, second: number, pole: Vec): readonly [Vec, Vec] {
  const way = sub(target, from)
  const reach = Math.min(length(way), (first + second) * 0.995)
  const axis = unit(way)
  const near = (first * first - second * second + reach * reach) / (2 * reach)
  const out = Math.sqrt(Math.max(0, first * first - near * near))
  const joint = add(along(from, axis, near), scale(across(axis, pole), out))
  return [joint, along(from, axis, reach)]
}

export function rigFor(build: Build, pose: Pose): Rig {
  const pelvis = add([0, build.hip, 0], pose.pelvis ?? [0, 0, 0])
  const chest = new Matrix4()
    .makeRotationFromEuler(new Euler(...(pose.torso ?? [0, 0, 0]), 'YXZ'))
    .setPosition(...pelvis)
  const nape = apply(chest, [0, build.torso + build.neck, 0])
  const skull = new Matrix4().makeRotationFromEuler(new Euler(...(pose.head ?? [0, 0, 0]), 'YXZ')).setPosition(...nape)
  return {
    build,
    chest,
    skull,
    arms: { left: armOf(build, pose, chest, 'left'), right: armOf(build, pose, chest, 'right') },
    legs: { left: legOf(build, pose, pelvis, 'left'), right: legOf(build, pose, pelvis, 'right') },
  }
}

function armOf(build: Build, pose: Pose, chest: Matrix4, side: 'left' | 'right'): Arm {
  const outward = side === 'left' ? 1 : -1
  const shoulder = apply(chest, [outward * build.shoulderWidth, build.torso * 0.93, 0])
  const pole = pose.elbows?.[side] ?? [outward * 0.8, -0.6, -0.5]
  const [elbow, hand] = bend(shoulder, pose.hands[side], build.upperArm, build.foreArm, pole)
  return { shoulder, elbow, hand }
}

function legOf(build: Build, pose: Pose, pelvis: Vec, side: 'left' | 'right'): Leg {
  const outward = side === 'left' ? 1 : -1
  const hip = add(pelvis, [outward * build.hipWidth, 0, 0])
  const pole = pose.knees?.[side] ?? [outward * 0.35, 0, 1]
  const [knee, ankle] = bend(hip, pose.feet[side], build.thigh, build.shin, pole)
  return { hip, knee, ankle, toes: unit([pole[0], 0, pole[2]]) }
}

export const foreArmOf = (arm: Arm): Vec => unit(sub(arm.hand, arm.elbow))
