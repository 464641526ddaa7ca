/** What dice show together, exactly: every combination of Skulls, Shields and Bolts with its probability. */
import type { Content } from '../../content/content.ts'
import { isBlank } from '../combat/symbols.ts'

export interface Outcome {
  readonly skulls: number
  readonly shields: number
  readonly bolts: number
  readonly probability: number
}

const FACES = 6
const WIDTH = 64

const codeOf = (skulls: number, shields: number, bolts: number): number => (skulls * WIDTH + shields) * WIDTH + bolts

/** The faces of a colour as sums; `blanks`: with or without the blank ones. */
function facesOf(content: Content, colour: number, blanks: boolean): Map<number, number> {
  const die = content.dice[colour]
  const faces = new Map<number, number>()
  for (let face = 0; face < FACES; face++) {
    if (!blanks && isBlank(content, colour, face)) continue
    const code = codeOf(die.skulls[face], die.shields[face], die.bolts[face])
    faces.set(code, (faces.get(code) ?? 0) + 1 / FACES)
  }
  return faces
}

const blankChance = (content: Content, colour: number): number => {
  let n = 0
  for (let face = 0; face < FACES; face++) if (isBlank(content, colour, face)) n++
  return n / FACES
}

function add(to: Map<number, number>, code: number, probability: number): void {
  if (probability > 0) to.set(code, (to.get(code) ?? 0) + probability)
}

/** One more die; sums are codes, so adding codes adds symbols. */
function withDie(sums: ReadonlyMap<number, number>, faces: ReadonlyMap<number, number>, to: Map<number, number>): void {
  for (const [sum, p] of sums) for (const [face, q] of faces) add(to, sum + face, p * q)
}

const known = new WeakMap<Content, Map<string, readonly Outcome[]>>()

/** All dice; up to `rerolls` blanks are rolled once more, the strongest colours first. */
export function oddsOfDice(content: Content, dice: readonly number[], rerolls = 0): readonly Outcome[] {
  const strongestFirst = dice.slice().sort((a, b) => b - a)
  let kept = known.get(content)
  if (kept === undefined) known.set(content, (kept = new Map()))
  const key = `${strongestFirst.join()}/${rerolls}`
  let odds = kept.get(key)
  if (odds === undefined) kept.set(key, (odds = reckon(content, strongestFirst, rerolls)))
  return odds
}

function reckon(content: Content, strongestFirst: readonly number[], rerolls: number): Outcome[] {
  // By rerolls used.
  let sums = Array.from({ length: rerolls + 1 }, () => new Map<number, number>())
  sums[0].set(0, 1)
  for (const colour of strongestFirst) {
    const next = sums.map(() => new Map<number, number>())
    const all = facesOf(content, colour, true)
    const showing = facesOf(content, colour, false)
    const blank = blankChance(content, colour)
    sums.forEach((map, used) => {
      if (used === rerolls) return withDie(map, all, next[used])
      withDie(map, showing, next[used])
      for (const [sum, p] of map) for (const [face, q] of all) add(next[used + 1], sum + face, p * q * blank)
    })
    sums = next
  }
  const total = new Map<number, number>()
  for (const map of sums) for (const [code, p] of map) add(total, code, p)
  return [...total].map(([code, probability]) => ({
    skulls: Math.floor(code / WIDTH / WIDTH),
    shields: Math.floor(code / WIDTH) % WIDTH,
    bolts: code % WIDTH,
    probability,
  }))
}

/** By number of goals reached: how likely. Each goal asks for so many of a symbol (UP-RUL-39). */
export function oddsOfGoals(
  outcomes: readonly Outcome[],
  goals: readonly { readonly symbol: number; readonly n: number }[],
): number[] {
  const chances = new Array<number>(goals.length + 1).fill(0)
  for (const { skulls, shields, bolts, probability } of outcomes) {
    const shown = [skulls, shields, bolts]
    chances[goals.filter(({ symbol, n }) => shown[symbol] >= n).length] += probability
  }
  return chances
}
