/** The chances of hero rolls for Quests, exactly (UP-QST-06, UP-RUL-39). */
import { say } from '../table/rules.ts'
import type { Odds } from '../../../../engine/index.ts'
import { BLACK, WHITE, YELLOW } from '../../content/names.ts'
import { questBonus } from '../actions/quest.ts'
import { ANY_COLOUR, attributeDice, guileOf, lastingHeroDice } from '../heroes/hero-dice.ts'
import { NONE, printed, type HeroRoll, type Role, type Table } from '../table/state.ts'
import { oddsOfDice, oddsOfGoals } from './dice-odds.ts'

/** A die of any colour is thought of as black. */
const known = (dice: readonly number[]): number[] => dice.map((colour) => (colour === ANY_COLOUR ? BLACK : colour))

function goalChances(t: Table, quest: number, dice: readonly number[]): number[] {
  return oddsOfGoals(oddsOfDice(t.content, dice), printed(t).quests[quest].goals)
}

function inWords(t: Table, quest: number, dice: readonly number[]): Odds {
  const { goals, need } = printed(t).quests[quest]
  const chances = goalChances(t, quest, dice)
  const lines = chances.map((probability, met) => ({
    label: say('combat.oddsGoals', { goals: met, of: goals.length, isSolved: met >= need ? 1 : 0 }),
    probability,
    isGood: met >= need,
  }))
  const about = say('combat.oddsQuest', { quest, dice: dice.join(',') })
  return { about, chances: lines.reverse().filter(({ probability }) => probability > 0) }
}

/** The dice of a Quest by how many of the Guile dice are yellow. */
function diceByGuile(t: Table, role: Role, quest: number): number[][] {
  const sure = known([...attributeDice(t, role), ...questBonus(t, quest, role), ...lastingHeroDice(t, role)])
  const guile = guileOf(t, role)
  return Array.from({ length: guile + 1 }, (_, yellow) => [
    ...sure,
    ...Array.from({ length: guile }, (_die, n) => (n < yellow ? YELLOW : WHITE)),
  ])
}

/** How likely a Quest is solved, by how many of the Guile dice are yellow (UP-HER-16). */
export function guileChances(t: Table, role: Role, quest: number): number[] {
  const { need } = printed(t).quests[quest]
  return diceByGuile(t, role, quest).map((dice) =>
    goalChances(t, quest, dice).reduce((sum, chance, met) => (met >= need ? sum + chance : sum), 0),
  )
}

/** The Quest with the dice that the Hero has now; Guile dice in the colours that are best for it (UP-HER-16). */
export function oddsOfQuest(t: Table, role: Role, quest: number): Odds {
  const chances = guileChances(t, role, quest)
  const best = chances.indexOf(Math.max(...chances))
  return inWords(t, quest, diceByGuile(t, role, quest)[best])
}

/** A roll for a Quest that is about to be made; while Guile is chosen the dice are not gathered yet. */
export function oddsOfHeroRoll(t: Table, { role, quest, dice, faces }: HeroRoll): Odds[] {
  if (quest === NONE || faces.length > 0) return []
  return [dice.length === 0 ? oddsOfQuest(t, role, quest) : inWords(t, quest, dice)]
}
