/** What the way to a place costs and brings, followed step by step (HS-MOV-07, HS-MOV-12, HS-MOV-13, HS-ENG-09, HS-POW-08). */
import { flyFrom, FLYING, GRAPPLING, isWater, walkFrom, type Mover, type Stand } from './moves.ts'
import { areFoes, cardFor, figures, levelAt, ownerFor, power, spacesFor, touch, type Scene } from './scene.ts'

export interface Way {
  readonly cost: number
  readonly strikers: readonly number[]
  readonly strikes: number
  readonly fallDice: number
  readonly extreme: number
}

/** The enemies that a figure would be engaged with there; nobody strikes in the Basic game or at whoever disengages. */
function boundAt(s: Scene, { figure, height }: Mover, { lead, trail }: Stand): number[] {
  if (s.isBasic || power(s, figure, 'disengage') !== undefined) return []
  const ends = trail < 0 ? [lead] : [lead, trail]
  return figures(s).filter(
    (other) =>
      areFoes(s, ownerFor(s, figure), ownerFor(s, other)) &&
      ends.some((end) => spacesFor(s, other).some((space) => touch(s, end, height, space, cardFor(s, other).height))),
  )
}

/** HS-RUL-26, HS-RUL-27, HS-RUL-88: dice of one step, and whether the d20 decides. */
function fallOver(s: Scene, { height }: Mover, from: number, to: number): { dice: number; extreme: number } {
  const drop = levelAt(s, from) - levelAt(s, to)
  if (s.isBasic || drop < height || isWater(s, to)) return { dice: 0, extreme: 0 }
  const isGerman = s.state.options.edition === 'german'
  if (!isGerman && drop >= height + 20) return { dice: 0, extreme: 1 }
  return { dice: drop >= height + 10 ? (isGerman ? 2 : 3) : 1, extreme: 0 }
}

/** Undefined if a step of the way is not allowed. `isUnderWay`: a flight that has begun engages nobody any more. */
export function follow(
  s: Scene,
  mover: Mover,
  path: readonly number[],
  way: number,
  isUnderWay: boolean,
): Way | undefined {
  const ends = spacesFor(s, mover.figure)
  let stand: Stand = { lead: path[0], trail: mover.isTwo ? ends.find((end) => end !== path[0])! : -1 }
  const left: number[] = way === FLYING && !isUnderWay && path.length > 1 ? boundAt(s, mover, stand) : []
  const sums = { cost: 0, fallDice: 0, extreme: 0 }
  let mustStay = false
  for (const to of path.slice(1)) {
    const climber = way === GRAPPLING ? { ...mover, climb: power(s, mover.figure, 'grappleGun')!.levels } : mover
    const steps = way === FLYING ? flyFrom(s, mover, stand) : walkFrom(s, climber, stand)
    const step = steps.find((one) => one.stand.lead === to)
    if (step === undefined || mustStay) return undefined
    sums.cost += way === GRAPPLING ? 1 : step.cost
    mustStay = step.ends
    if (way !== FLYING) {
      const next = boundAt(s, mover, step.stand)
      left.push(...boundAt(s, mover, stand).filter((enemy) => !next.includes(enemy)))
      const fall = fallOver(s, mover, stand.lead, to)
      sums.fallDice += fall.dice
      sums.extreme += fall.extreme
    }
    stand = step.stand
  }
  return { ...sums, strikers: [...new Set(left)].sort((a, b) => a - b), strikes: left.length }
}
