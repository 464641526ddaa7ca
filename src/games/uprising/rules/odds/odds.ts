import { say } from '../table/rules.ts'
import type { Chance, Message, Odds } from '../../../../engine/index.ts'
import { commandPiece, type CommandPieceArg } from '../actions/command.ts'
import { chooseQuest, openQuests } from '../actions/quest.ts'
import { combatOf, fightingRole } from '../combat/combat-group.ts'
import { forbiddenTo, isArcherySkipped } from '../combat/forbids.ts'
import type { AnyQuestion } from '../explain/explain.ts'
import { hasUnitsOf, UNIT_TYPES } from '../map/pieces.ts'
import { CHAOS, EMPIRE, NONE, type Combat, type Role, type Space, type Table } from '../table/state.ts'
import { combatOdds, type CombatOdds } from './combat-odds.ts'
import { oddsOfHeroRoll, oddsOfQuest } from './quest-odds.ts'

/** Chances below this are not worth a line. */
const LEAST = 0.0005

const unitsAt = ({ state }: Table, space: Space): number[] =>
  state.units.slice(space * UNIT_TYPES, (space + 1) * UNIT_TYPES)

/** A combat in words, the best outcome for the first group first. */
function inWords(c: Combat, odds: CombatOdds): Odds {
  const [own, enemy] = c.groups
  const chances: Chance[] = []
  const add = (label: Message, probability: number, isGood?: boolean): void => {
    if (probability >= LEAST) chances.push({ label, probability, ...(isGood === undefined ? {} : { isGood }) })
  }
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
  if (fightingRole(c) === NONE) {
    add(say('combat.oddsSideWins', { side: own.side, card: own.card }), sum(odds.wins))
    add(say('combat.oddsSideWins', { side: enemy.side, card: enemy.card }), sum(odds.losses))
  } else {
    for (let left = odds.wins.length - 1; left > 0; left--) add(say('combat.oddsWin', { left }), odds.wins[left], true)
    add(say('combat.oddsLose', { side: enemy.side, card: enemy.card }), sum(odds.losses), false)
  }
  add(say('combat.oddsBoth'), odds.both)
  add(say('combat.oddsHorde'), odds.horde, false)
  const { space } = c
  const about =
    fightingRole(c) === NONE
      ? say('combat.oddsNemeses', { space })
      : say('combat.oddsCombat', { side: enemy.side, card: enemy.card, space })
  return { about, chances }
}

/** The combat under way, as long as the dice of its next round have not fallen. */
function oddsOfCombat(t: Table, c: Combat): Odds[] {
  if (c.part === 'after' || (c.step !== 'beforeRolling' && c.step !== 'none')) return []
  const part = c.part === 'clash' || isArcherySkipped(t, c) ? 'clash' : 'archery'
  return [inWords(c, combatOdds(t, c, part, unitsAt(t, c.space)))]
}

/**
 * The first combat that Units of a role would fight on a space; `moved`: by type, those that would be there. For whoever
 * thinks of a Command.
 */
export function oddsOfAttack(t: Table, role: Role, space: Space, moved: readonly number[]): Odds[] {
  const { state } = t
  if (moved.every((n) => n === 0)) return []
  for (const side of [EMPIRE, CHAOS]) {
    if (!hasUnitsOf(state, space, side)) continue
    const c = combatOf(t, space, [role, side], 0)
    const there: Table = { state: { ...state, combat: c }, content: t.content }
    for (const number of [0, 1] as const) c.groups[number].forbiddenRound = forbiddenTo(there, c, number)
    return [inWords(c, combatOdds(there, c, isArcherySkipped(there, c) ? 'clash' : 'archery', moved))]
  }
  return []
}

/** The chances of the combats and hero rolls behind the waiting question. */
export function oddsFor(t: Table, role: Role, ask: AnyQuestion): Odds[] {
  const { combat, heroRoll } = t.state
  if (heroRoll !== undefined) return oddsOfHeroRoll(t, heroRoll)
  if (combat !== undefined) return oddsOfCombat(t, combat)
  if (ask.question === chooseQuest)
    return openQuests(t).map((quest) => ({ ...oddsOfQuest(t, role, quest), option: `quest:${quest}` }))
  if (ask.question !== commandPiece) return []
  const { to } = ask.arg as CommandPieceArg
  return t.state.unitsOf[to] === role ? oddsOfAttack(t, role, to, unitsAt(t, to)) : []
}
