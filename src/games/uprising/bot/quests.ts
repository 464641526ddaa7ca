/** Quests: the exact chances of the goals with what they bring, from where the Hero stands or could go. */
import { BLACK, WHITE, YELLOW } from '../content/names.ts'
import { questBonus } from '../rules/actions/quest.ts'
import { ANY_COLOUR, attributeDice, guileOf, lastingHeroDice } from '../rules/heroes/hero-dice.ts'
import { oddsOfDice } from '../rules/odds/dice-odds.ts'
import { contextOf } from '../rules/select/context.ts'
import { NONE, printed, type Space, type Table } from '../rules/table/state.ts'
import { worthOfCard } from './cards.ts'
import { worthOf } from './effects.ts'
import type { Scene } from './scene.ts'

const sureOf = (dice: readonly number[]): number[] => dice.map((colour) => (colour === ANY_COLOUR ? BLACK : colour))

/** Of every hero roll. */
const ownDice = ({ t, role }: Scene): number[] => sureOf([...attributeDice(t, role), ...lastingHeroDice(t, role)])

/** With these dice. */
export function worthWithDice(scene: Scene, quest: number, dice: readonly number[]): number {
  const { t, role, w } = scene
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
    worth += probability * (met >= need ? w.quest * (solved + reward) : failed)
  }
  return worth
}

interface Guile {
  readonly yellow: number
  readonly worth: number
}

/** The best way to split Guile dice: how many are yellow. */
export const bestGuile = (scene: Scene, quest: number): Guile =>
  splitOf(scene, quest, [...ownDice(scene), ...sureOf(questBonus(scene.t, quest, scene.role))])

function splitOf(scene: Scene, quest: number, sure: readonly number[]): Guile {
  const guile = guileOf(scene.t, scene.role)
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

/** A hex from which a Quest is easier, or NONE: from anywhere. */
export interface QuestSite {
  readonly space: Space
  readonly worth: number
}

/** What a Quest is worth from the hexes that the Hero can reach: most of them give the same dice. */
export function questSites(scene: Scene, quest: number, reached: readonly Space[]): QuestSite[] {
  const { t, role } = scene
  const own = ownDice(scene)
  const sites: QuestSite[] = [{ space: NONE, worth: splitOf(scene, quest, own).worth }]
  if (printed(t).quests[quest].bonus.length === 0) return sites
  const known = new Map<string, number>()
  for (const space of reached) {
    const bonus = sureOf(questBonus(withHeroAt(t, role, space), quest, role))
    if (bonus.length === 0) continue
    const key = bonus.join()
    const worth = known.get(key) ?? splitOf(scene, quest, [...own, ...bonus]).worth
    known.set(key, worth)
    sites.push({ space, worth })
  }
  return sites
}

function withHeroAt(t: Table, role: number, space: Space): Table {
  const heroAt = t.state.heroAt.slice()
  heroAt[role] = space
  return { state: { ...t.state, heroAt }, content: t.content }
}
