/** Questions about single dice of a combat or hero roll: which to lose, keep, convert, reroll, turn, ignore. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseDieFace } from '../table/faces.ts'
import { ask, faced, type Message } from '../../../../engine/index.ts'
import { BLACK, BOLT, COLOURS, SHIELD, SKULL, WHITE } from '../../content/names.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { isBlank, symbolsOn } from './symbols.ts'

/** Whose dice: the first group's, the second's, or those of the hero roll. */
export type DicePool = 0 | 1 | 2
export const HERO_POOL = 2

export type DicePurpose = 'lose' | 'keep' | 'convert' | 'reroll' | 'turn' | 'ignore'
export const ONLY = ['any', 'blank', 'noSkull', 'noShield', 'noBolt'] as const
export type Only = (typeof ONLY)[number]

export interface DiceChoice {
  readonly pool: DicePool
  readonly purpose: DicePurpose
  /** How many may still be chosen. */
  readonly left: number
  /** 1: may stop before that. */
  readonly optional: number
  readonly only: Only
  /** For `turn` and `ignore`. */
  readonly symbol: number
  /** For `convert`: a colour from 0 to 5, or a step up or down. */
  readonly from: number
  readonly to: number
  readonly chosen: readonly number[]
}

export const EVERY_COLOUR = 6
export const STRONGER = 6
export const WEAKER = 7
const DONE = 99

export const diceIn = (t: Table, pool: DicePool): number[] =>
  pool === HERO_POOL ? t.state.heroRoll!.dice : t.state.combat!.groups[pool].dice
export const facesIn = (t: Table, pool: DicePool): number[] =>
  pool === HERO_POOL ? t.state.heroRoll!.faces : t.state.combat!.groups[pool].faces

/** The colour that a die becomes; itself if there is no such step. */
export function convertedTo(colour: number, to: number): number {
  if (to === STRONGER) return Math.min(BLACK, colour + 1)
  return to === WEAKER ? Math.max(WHITE, colour - 1) : to
}

/** The best face of a colour with a symbol: most of it, then most of anything (verb `turnDice`); NONE if it has none. */
export function bestFace({ content }: Table, colour: number, symbol: number): number {
  let best = NONE
  let most = 0
  for (let face = 0; face < 6; face++) {
    const n = symbolsOn(content, colour, face, symbol)
    if (n === 0) continue
    let all = n * 100
    for (const other of [SKULL, SHIELD, BOLT]) all += symbolsOn(content, colour, face, other)
    if (all > most) [best, most] = [face, all]
  }
  return best
}

function passes(t: Table, only: Only, colour: number, face: number): boolean {
  if (only === 'any') return true
  if (only === 'blank') return isBlank(t.content, colour, face)
  const symbol = only === 'noSkull' ? SKULL : only === 'noShield' ? SHIELD : BOLT
  return symbolsOn(t.content, colour, face, symbol) === 0
}

/** Whether a die can be chosen at all. */
export function qualifies(t: Table, choice: DiceChoice, die: number): boolean {
  const colour = diceIn(t, choice.pool)[die]
  const face = facesIn(t, choice.pool)[die] ?? NONE
  switch (choice.purpose) {
    case 'convert':
      return (choice.from === EVERY_COLOUR || choice.from === colour) && convertedTo(colour, choice.to) !== colour
    case 'reroll':
      return face !== NONE && passes(t, choice.only, colour, face)
    case 'turn': {
      const best = bestFace(t, colour, choice.symbol)
      return best !== NONE && best !== face
    }
    case 'ignore':
      return symbolsOn(t.content, colour, face, choice.symbol) > 0
    default:
      return true
  }
}

/** Every die that can be chosen; of several that look the same only the first. */
export function choosable(t: Table, choice: DiceChoice, out: number[]): void {
  const dice = diceIn(t, choice.pool)
  const faces = facesIn(t, choice.pool)
  for (let die = 0; die < dice.length; die++) {
    if (choice.chosen.includes(die) || !qualifies(t, choice, die)) continue
    let isTwin = false
    for (const other of out) if (dice[other] === dice[die] && faces[other] === faces[die]) isTwin = true
    if (!isTwin) out.push(die)
  }
}

const RULES: Readonly<Record<DicePurpose, string>> = {
  lose: 'UP-RUL-88',
  keep: 'UP-TER-06',
  convert: 'UP-RUL-88',
  reroll: 'UP-CMB-47',
  turn: 'UP-CMB-56',
  ignore: 'UP-CMB-56',
}

function promptOf(t: Table, { purpose, left, symbol, pool }: DiceChoice): Message {
  const group = pool === HERO_POOL ? undefined : t.state.combat!.groups[pool]
  switch (purpose) {
    case 'lose':
      return say('combat.dieLosePrompt', { n: left })
    case 'keep':
      return say('combat.dieKeepPrompt', { n: left })
    case 'convert':
      return group === undefined
        ? say('combat.heroDieConvertPrompt', { n: left })
        : say('combat.dieConvertPrompt', { n: left, side: group.side, card: group.card })
    case 'reroll':
      return left >= diceIn(t, pool).length
        ? say('combat.dieRerollAnyPrompt')
        : say('combat.dieRerollPrompt', { n: left })
    case 'turn':
      return say('combat.dieTurnPrompt', { n: left, symbol })
    case 'ignore':
      return say('combat.dieIgnorePrompt', { n: left, symbol })
  }
}

export function dieLabel(t: Table, colour: number, face: number): Message {
  const dice = String(colour)
  if (face === NONE) return say('combat.die', { dice })
  const [skulls, shields, bolts] = [SKULL, SHIELD, BOLT].map((symbol) => symbolsOn(t.content, colour, face, symbol))
  return say('combat.dieShowing', { dice, skulls, shields, bolts })
}

export const chooseDie: QuestionOf<DiceChoice> = faced(chooseDieFace)({
  kind: 'die',
  rule: 'UP-CMB-47',
  options(t, { arg }, out) {
    choosable(t, arg, out)
    if (arg.optional === 1) out.push(DONE)
  },
  key: (_t, option) => (option === DONE ? 'done' : `die:${option}`),
  about: (_t, { arg: { pool } }) => ({ pool }),
  prompt: (t, { arg }) => promptOf(t, arg),
  describe(t, option, { arg }) {
    if (option === DONE) return { label: say('combat.dieDone'), rule: 'UP-CMB-47' }
    const label = dieLabel(t, diceIn(t, arg.pool)[option], facesIn(t, arg.pool)[option] ?? NONE)
    return { label, targets: [`die:${option}`], rule: RULES[arg.purpose], data: option }
  },
})

export const choiceOf = (
  pool: DicePool,
  purpose: DicePurpose,
  n: number,
  more: Partial<DiceChoice> = {},
): DiceChoice => ({
  pool,
  purpose,
  left: n,
  optional: 0,
  only: 'any',
  symbol: SKULL,
  from: EVERY_COLOUR,
  to: WHITE,
  chosen: [],
  ...more,
})

/** Asks for dice one by one; returns their numbers. Nobody is asked if nothing can be chosen. */
export function* chooseDice(play: Play, role: Role, choice: DiceChoice): Procedure<number[]> {
  const chosen: number[] = []
  const open: number[] = []
  for (let left = choice.left; left > 0; left--) {
    open.length = 0
    const now = { ...choice, left, chosen: [...choice.chosen, ...chosen] }
    choosable(play, now, open)
    if (open.length === 0) break
    const isForced = open.length === 1 && choice.optional === 0
    const die = isForced ? open[0] : yield* ask(play, chooseDie, role, now)
    if (die === DONE) break
    chosen.push(die)
  }
  return chosen
}

/** A die of any colour joins a pool: the player says which (see `DICE`). */
export const chooseColour: QuestionOf = {
  name: 'chooseColour',
  kind: 'option',
  rule: 'UP-CMB-34',
  options(_t, _ask, out) {
    for (let colour = COLOURS.length - 1; colour >= 0; colour--) out.push(colour)
  },
  key: (_t, option) => `colour:${option}`,
  prompt: () => say('combat.colourPrompt'),
  describe: (_t, option) => ({ label: say('combat.die', { dice: String(option) }), targets: [`colour:${option}`] }),
  fixed: true,
}
