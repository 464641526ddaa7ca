/** Leaving engagements: those who are left behind may strike (HS-ENG-08 to HS-ENG-12, HS-RUL-40 to HS-RUL-42). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { woundFigures } from '../life/life.ts'
import { countOf, rollCombatDice, SKULL } from '../table/dice.ts'
import { controllerOf } from '../table/figures.ts'
import { NONE, OFF, type Figure, type Space, type Table } from '../table/state.ts'
import { areEnemies } from '../teams/sides.ts'
import { engagedWith, isAdjacentAt, isUntouched } from './adjacent.ts'

/** Enemies the figure is engaged with where it is now; whoever walks through an enemy still is. */
export function holding(t: Table, figure: Figure): Figure[] {
  if (isUntouched(t, figure)) return []
  const list = engagedWith(t, figure, [])
  const { front, occupant } = t.state
  const there = occupant[front[figure]]
  if (there !== NONE && areEnemies(t, controllerOf(t, figure), controllerOf(t, there)) && !list.includes(there))
    list.push(there)
  return list
}

/** Those who lose the figure when it goes on to these spaces (HS-ENG-09, HS-RUL-41). */
export function leftBehind(t: Table, figure: Figure, front: Space, rear: Space): Figure[] {
  return holding(t, figure).filter(
    (enemy) =>
      t.state.occupant[front] !== enemy &&
      !isAdjacentAt(t, figure, front, enemy) &&
      (rear === OFF || !isAdjacentAt(t, figure, rear, enemy)),
  )
}

interface StrikeArg {
  /** Who goes. */
  readonly figure: Figure
  /** The own figures that may strike. */
  readonly by: readonly Figure[]
}

/** One die for each figure, whichever it is: only how many strike matters, so that is what is asked. */
export const strike: QuestionOf<StrikeArg> = {
  name: 'strike',
  kind: 'option',
  rule: 'HS-ENG-09',
  options(_t, { arg }, out) {
    for (let dice = arg.by.length; dice >= 0; dice--) out.push(dice)
  },
  key: (_t, dice, { arg }) => (dice === 0 ? 'spare' : dice === arg.by.length ? 'strike' : `strike:${dice}`),
  prompt: (_t, { arg }) => say('move.strikeAsk', { figure: arg.figure, by: arg.by.join() }),
  describe: (_t, dice, { arg }) => ({
    label: dice === 0 ? say('move.spare') : say('move.strike', { dice, all: dice === arg.by.length ? 1 : 0 }),
    targets: [`figure:${arg.figure}`, ...arg.by.slice(0, dice).map((figure) => `figure:${figure}`)],
    ...(dice > 0 ? { rule: 'HS-ENG-10' } : {}),
  }),
  closes: () => true,
}

/** Asks the owners, rolls all dice together, wounds. Returns whether anybody struck. */
export function* maybeStrike(play: Play, figure: Figure, abandoned: readonly Figure[]): Procedure<boolean> {
  const by: Figure[] = []
  for (let role = 0; role < play.state.roles; role++) {
    const own = abandoned.filter((enemy) => controllerOf(play, enemy) === role)
    if (own.length === 0) continue
    const isAsked = play.state.options.strikes === 'asked'
    const dice = isAsked ? yield* ask(play, strike, role, { figure, by: own }) : own.length
    by.push(...own.slice(0, dice))
    if (dice === 0) play.tell({ type: 'spared', figure, by: own, role })
  }
  if (by.length === 0) return false
  const faces = rollCombatDice(play, by.length)
  const wounds = countOf(faces, SKULL)
  play.tell({ type: 'struck', figure, by, faces, wounds, space: play.state.front[figure] })
  if (wounds > 0) yield* woundFigures(play, [{ figure, wounds }], 'strike')
  return true
}
