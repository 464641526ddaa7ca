/** Quests: the exact chances of the goals with what they bring. */
import { BLACK, WHITE, YELLOW } from '../../content/names.ts'
import { questBonus } from '../../rules/actions/quest.ts'
import { ANY_COLOUR, attributeDice, guileOf, lastingHeroDice } from '../../rules/heroes/hero-dice.ts'
import { oddsOfDice } from '../../rules/odds/dice-odds.ts'
import { contextOf } from '../../rules/select/context.ts'
import { printed } from '../../rules/table/state.ts'
import { worthOfCard } from './cards.ts'
import { worthOf } from './effects.ts'
import type { Scene } from './scene.ts'

function sureDice({ t, role }: Scene, quest: number): number[] {
  const dice = [...attributeDice(t, role), ...questBonus(t, quest, role), ...lastingHeroDice(t, role)]
  return dice.map((colour) => (colour === ANY_COLOUR ? BLACK : colour))
}

/** With these dice. */
export function worthWithDice(scene: Scene, quest: number, dice: readonly number[]): number {
  const { t, role } = scene
  const { goals, need, solve, fail, abilities, modifiers } = printed(t).quests[quest]
  const c = contextOf('quest', quest, { you: role, here: t.state.heroAt[role] })
  const isTaken = solve.some(({ op }) => op === 'takeThis')
  const solved = worthOf(scene, solve, c) + (isTaken ? worthOfCard(scene, { abilities, modifiers }) - 0.8 : 0)
  const failed = worthOf(scene, fail, c)
  const rewards = goals.map(({ reward }) => worthOf(scene, reward, c))
  let worth = 0
  for (const { skulls, shields, bolts, probability } of oddsOfDice(t.content, dice)) {
    const shown = [skulls, shields, bolts]
    let [met, reward] = [0, 0]
    goals.forEach(({ symbol, n }, i) => {
      if (shown[symbol] < n) return
      met++
      reward += rewards[i]
    })
    worth += probability * (met >= need ? solved + reward : failed)
  }
  return worth
}

/** The best way to split Guile dice: how many are yellow. */
export function bestGuile(scene: Scene, quest: number): { readonly yellow: number; readonly worth: number } {
  const { t, role } = scene
  const guile = guileOf(t, role)
  const sure = sureDice(scene, quest)
  let best = { yellow: 0, worth: -Infinity }
  for (let yellow = 0; yellow <= guile; yellow++) {
    const dice = [...sure]
    for (let n = 0; n < guile; n++) dice.push(n < yellow ? YELLOW : WHITE)
    const worth = worthWithDice(scene, quest, dice)
    if (worth > best.worth) best = { yellow, worth }
  }
  return best
}

export const questWorth = (scene: Scene, quest: number): number => bestGuile(scene, quest).worth
