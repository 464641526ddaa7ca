/** "Roll your Hero Dice": frames over `state.heroRoll` (UP-HER-17, UP-RUL-39). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { SYMBOLS, WHITE, YELLOW } from '../../content/names.ts'
import { pushWindow } from '../cards/abilities.ts'
import { chooseColour } from '../combat/dice-choice.ts'
import { rollDice } from '../combat/dice.ts'
import { symbolsOn } from '../combat/symbols.ts'
import { pushEffects } from '../effects/run.ts'
import { scriptsOf } from '../effects/scripts.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import { contextAt, contextIn, NO_CONTEXT, type Context } from '../select/context.ts'
import { playersOf } from '../select/which-players.ts'
import { NONE, type HeroRoll, type Role, type Table } from '../table/state.ts'
import { isHeard } from '../words/words.ts'
import { ANY_COLOUR, attributeDice, heroColoursOf, guileOf, lastingHeroDice } from './hero-dice.ts'

/** How many of the Guile dice are yellow; the others are white (UP-HER-16). */
export const guileDice: QuestionOf = {
  name: 'guileDice',
  kind: 'number',
  rule: 'UP-HER-16',
  options(t, { role }, out) {
    for (let n = guileOf(t, role); n >= 0; n--) out.push(n)
  },
  key: (_t, yellow) => `option:${yellow}`,
  prompt: (t, { role }) => say('card.guilePrompt', { n: guileOf(t, role) }),
  describe(t, yellow, { role }) {
    const white = guileOf(t, role) - yellow
    const dice = [...Array<number>(yellow).fill(YELLOW), ...Array<number>(white).fill(WHITE)]
    return { label: say('card.dice', { dice: dice.join() }) }
  },
  closes: () => true,
}

interface RollArgs {
  readonly role: Role
  /** The Quest it is for, or NONE. */
  readonly quest: number
  /** Bonus dice, see `heroColoursOf`. */
  readonly bonus: readonly number[]
}

/** Begins a roll; whoever wants its result has pushed a frame for it before. */
export const pushHeroRoll = (play: Play, role: Role, quest: number, bonus: readonly number[]): void =>
  play.push(heroRoll, { role, quest, bonus: bonus.slice() })

/** All dice are gathered before anything is rolled. */
export const heroRoll = procedure('heroRoll', function* (play: Play, { role, quest, bonus }: RollArgs): Procedure {
  const { state } = play
  const roll: HeroRoll = { role, quest, dice: [], faces: [], added: [0, 0, 0], usedRound: [] }
  if (state.heroRoll !== undefined) roll.outer = state.heroRoll
  state.heroRoll = roll
  const dice = [...attributeDice(play, role), ...bonus, ...lastingHeroDice(play, role)]
  const guile = guileOf(play, role)
  if (guile > 0) {
    const yellow = yield* ask(play, guileDice, role, undefined)
    for (let n = 0; n < guile; n++) dice.push(n < yellow ? YELLOW : WHITE)
  }
  for (let die = 0; die < dice.length; die++)
    if (dice[die] === ANY_COLOUR) dice[die] = yield* ask(play, chooseColour, role, undefined)
  roll.dice = dice
  play.push(heroRollThrow)
  pushWindow(play, 'heroRoll:beforeRolling', contextAt(NO_CONTEXT.source, NONE, role, state.heroAt[role]))
})

export const heroRollThrow = procedure('heroRollThrow', function* (play: Play): Procedure {
  const roll = play.state.heroRoll!
  roll.faces = rollDice(play, roll.dice)
  const { role, quest, dice, faces } = roll
  if (isHeard(play))
    play.tell({ type: 'heroRolled', role, quest, dice: dice.join(), faces: faces.join(), rule: 'UP-HER-17' })
  pushWindow(play, 'heroRoll:afterRolling', contextAt(NO_CONTEXT.source, NONE, role, play.state.heroAt[role]))
})

/** Skulls, Shields, Bolts of the roll with what effects have added; symbols are not used up (UP-RUL-39). */
export function heroSymbols({ content, state }: Table): number[] {
  const { dice, faces, added } = state.heroRoll!
  return SYMBOLS.map((_, symbol) => {
    let sum = added[symbol]
    for (let die = 0; die < dice.length; die++) sum += symbolsOn(content, dice[die], faces[die] ?? NONE, symbol)
    return sum
  })
}

/** Ends the roll and says what it came to; one that it interrupted goes on. */
export function endHeroRoll(play: Play): number[] {
  const symbols = heroSymbols(play)
  const { role, quest, outer } = play.state.heroRoll!
  const [skulls, shields, bolts] = symbols
  play.tell({ type: 'heroResult', role, quest, skulls, shields, bolts })
  if (outer === undefined) delete play.state.heroRoll
  else play.state.heroRoll = outer
  return symbols
}

/** In the open Build Phase rolls of two players would not end in the order in which they began: the second is left out. */
export const isRollBarred = ({ isTogether, state }: Play, role: Role): boolean =>
  isTogether && state.heroRoll !== undefined && state.heroRoll.role !== role

type RollEffect = EffectOf<'heroRoll'>
const known = new WeakMap<Content, readonly RollEffect[]>()

/** Every roll that an effect asks for, so that a frame can name it. */
function rollEffects(content: Content): readonly RollEffect[] {
  let effects = known.get(content)
  if (effects !== undefined) return effects
  effects = scriptsOf(content).lists.flatMap((list) => list.filter((effect) => effect.op === 'heroRoll'))
  known.set(content, effects)
  return effects
}

/** The verb `heroRoll`: each of `who` rolls, one after the other. */
export function* heroRollVerb(play: Play, effect: RollEffect, c: Context): Procedure {
  const number = rollEffects(play.content).indexOf(effect)
  for (const role of playersOf(play, effect.who, c).reverse()) {
    if (isRollBarred(play, role)) continue
    play.push(heroRollResult, { ...c, number, itRole: c.itRole === NONE ? role : c.itRole })
    pushHeroRoll(play, role, NONE, heroColoursOf(effect.bonus ?? []))
  }
}

/** `per`, then `goals`, then `none`: what is to happen first is pushed last. */
export const heroRollResult = procedure(
  'heroRollResult',
  function* (play: Play, args: Context & { readonly number: number }): Procedure {
    const { number } = args
    const c = contextIn(args)
    const { per = [], goals = [], none = [] } = rollEffects(play.content)[number]
    const symbols = endHeroRoll(play)
    const reached = goals.filter(({ symbol, n }) => symbols[SYMBOLS.indexOf(symbol)] >= n)
    if (reached.length === 0) pushEffects(play, none, c)
    for (const goal of reached.reverse()) pushEffects(play, goal.do, c)
    for (const one of per.toReversed())
      for (let n = symbols[SYMBOLS.indexOf(one.symbol)]; n > 0; n--) pushEffects(play, one.do, c)
  },
)
