/** The chances of a combat as the rulebook has it, by rolling every face of every die: slow, and nothing of the rules. */

/** What the six faces of a die show: S a Skull, H a Shield, B a Bolt. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  w: ['SH', 'S', 'H', '', '', ''],
  y: ['S', 'S', 'S', 'S', '', ''],
  b: ['H', 'H', 'S', 'S', 'S', ''],
  r: ['SS', 'SB', 'S', 'S', '', ''],
  p: ['BB', 'SB', 'S', 'S', 'S', ''],
  k: ['SSS', 'SS', 'S', 'S', 'S', 'B'],
}
const STRONGEST = 'kprbyw'

export interface Fighting {
  readonly strength: number
  /** The dice at a strength, as initials. */
  readonly archery: (strength: number) => string
  readonly clash: (strength: number) => string
  /** What every Bolt adds, at most so many of them. */
  readonly power?: { readonly adds: string; readonly most: number }
  readonly isSkeletons?: boolean
  readonly hasBolts?: boolean
  readonly hasShields?: boolean
  /** Blanks rerolled in Archery. */
  readonly rerolls?: number
}

export interface Chances {
  readonly wins: number[]
  readonly losses: number[]
  both: number
  horde: number
}

type Rolls = Map<string, number>
const count = (text: string, symbol: string): number => text.split(symbol).length - 1
const sorted = (text: string): string => [...text].sort().join('')

/** What dice show, all faces together, with its chance. */
function rollsOf(dice: string, rerolls = 0): Rolls {
  const ordered = [...dice].sort((a, b) => STRONGEST.indexOf(a) - STRONGEST.indexOf(b))
  const out: Rolls = new Map()
  const roll = (at: number, left: number, shown: string, chance: number): void => {
    if (at === ordered.length) return void out.set(sorted(shown), (out.get(sorted(shown)) ?? 0) + chance)
    const faces = FACES[ordered[at]]
    for (const face of faces) {
      if (face !== '' || left === 0) roll(at + 1, left, shown + face, chance / 6)
      else for (const again of faces) roll(at + 1, left - 1, shown + again, chance / 36)
    }
  }
  roll(0, rerolls, '', 1)
  return out
}

/** Skulls, Shields, Bolts against Shields, and Bolts in all. */
function shows(side: Fighting, rolled: string): [skulls: number, shields: number, bolts: number, all: number] {
  const all = count(rolled, 'B')
  const bolts = side.hasBolts === false ? 0 : all
  const used = Math.min(bolts, side.power?.most ?? 0)
  const with_ = rolled + (side.power?.adds ?? '').repeat(used)
  const shields = side.hasShields === false ? 0 : count(with_, 'H')
  return [count(with_, 'S'), shields, side.isSkeletons === true ? 0 : bolts - used, side.hasBolts === false ? 0 : all]
}

/** Where a round leads, as `left,there` with the chance. */
function roundOf(one: Fighting, two: Fighting, part: 'archery' | 'clash', first: number, second: number): Rolls {
  const out: Rolls = new Map()
  const shown = (side: Fighting, strength: number): (readonly [number[], number])[] =>
    [...rollsOf(side[part](strength), part === 'archery' ? side.rerolls : 0)].map(([rolled, p]) => [
      shows(side, rolled),
      p,
    ])
  const theirs = shown(two, second)
  for (const [own, p] of shown(one, first))
    for (const [enemy, q] of theirs) {
      const left = Math.max(0, first - Math.max(0, enemy[0] - Math.max(0, own[1] - enemy[2])))
      const hit = Math.max(0, second - Math.max(0, own[0] - Math.max(0, enemy[1] - own[2])))
      const to = `${left},${two.isSkeletons === true ? hit + enemy[3] : hit}`
      out.set(to, (out.get(to) ?? 0) + p * q)
    }
  return out
}

/** Until one side is gone; a third Skeleton makes a Horde. `withArchery`: one Archery Round comes first. */
export function exactChances(one: Fighting, two: Fighting, withArchery: boolean): Chances {
  const most = two.isSkeletons === true ? 2 : two.strength
  const result: Chances = {
    wins: new Array<number>(one.strength + 1).fill(0),
    losses: new Array<number>(Math.max(most, two.strength) + 1).fill(0),
    both: 0,
    horde: 0,
  }
  const clashes = new Map<string, Rolls>()
  const leading = (state: string, part: 'archery' | 'clash'): Rolls => {
    const [first, second] = state.split(',').map(Number)
    const found = part === 'clash' ? clashes.get(state) : undefined
    const made = found ?? roundOf(one, two, part, first, second)
    if (part === 'clash') clashes.set(state, made)
    return made
  }
  let open: Rolls = new Map([[`${one.strength},${two.strength}`, 1]])
  for (let round = withArchery ? 0 : 1; round < 400; round++) {
    const next: Rolls = new Map()
    for (const [state, chance] of open)
      for (const [to, p] of leading(state, round === 0 ? 'archery' : 'clash')) {
        const [left, there] = to.split(',').map(Number)
        const probability = chance * p
        if (two.isSkeletons === true && there > most) result.horde += probability
        else if (left === 0 && there === 0) result.both += probability
        else if (there === 0) result.wins[left] += probability
        else if (left === 0) result.losses[there] += probability
        else next.set(to, (next.get(to) ?? 0) + probability)
      }
    open = next
  }
  return result
}
