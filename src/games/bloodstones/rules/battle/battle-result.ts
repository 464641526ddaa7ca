import { ask, type StepResult } from '../../../../engine/index.ts'
import { CUTIECORN, DRAGON, NECROMANCER, UNDEAD, UNIT_TYPES } from '../../content/units.ts'
import { giveCutiecorn, settleCutiecorn } from '../cutiecorn/cutiecorn.ts'
import { isCorsairs } from '../factions/factions.ts'
import { countOf, destroy, has, offMap, put, unitsIn } from '../table/pieces.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Area, type Role, type Table } from '../table/state.ts'
import type { BattleArgs } from './battle-args.ts'
import { fleeTo, lose, raise } from './battle-questions.ts'
import { flightAreas, waysTo } from './retreat.ts'
import { destroyLeft, destroyUnit, withdraw } from './withdrawal.ts'

export const loserOf = (args: BattleArgs): Role => (args.winner === args.attacker ? args.defender : args.attacker)

/** The Corsairs' additional point (BS-FAC-COR-05, BS-BAT-21). */
const CORSAIR_VP = 1

/** One for each enemy unit in the battle, destroyed or not; nothing later adds to it (BS-BAT-20, BS-RET-22). */
export function score(play: Play, winner: Role, loser: Role, area: Area): void {
  const units = unitsIn(play, area, loser)
  const corsairs = isCorsairs(play, winner) ? CORSAIR_VP : 0
  const cutiecorn = has(play, loser, area, CUTIECORN) ? play.content.cutiecornBonus : 0
  const vp = units + corsairs + cutiecorn
  play.state.vp[winner] += vp
  play.tell({ type: 'battleWon', role: winner, loser, area, vp, units, corsairs, cutiecorn })
}

/** The loser destroys one unit of its choice (BS-BAT-22). */
export function* loss(play: Play, args: BattleArgs): Procedure<StepResult> {
  const { area, winner } = args
  const role = loserOf(args)
  const unit = yield* ask(play, lose, role, { area, winner })
  play.tell({ type: 'unitLost', role, unit, area })
  destroyUnit(play, role, unit, area, winner)
  args.destroyed = 1
}

const areas: Area[] = []

/** The rest flees together if it can; who cannot is destroyed, castles and citadel always (BS-BAT-23, BS-BAT-28); villages never (BS-BAT-24). */
export function* flight(play: Play, args: BattleArgs): Procedure<StepResult> {
  const { area, winner } = args
  const role = loserOf(args)
  areas.length = 0
  flightAreas(play, area, role, areas)
  if (areas.length > 0) {
    const to = yield* ask(play, fleeTo, role, { area })
    withdraw(play, { role, from: area, why: 'flight', isStep: waysTo(play, role, area, to).step }, to)
    settleCutiecorn(play, to)
  }
  args.destroyed += destroyLeft(play, role, area, winner)
  // BS-CUT-08
  if (has(play, role, area, CUTIECORN)) giveCutiecorn(play, area, winner)
}

/** Undead, then the dragons of a victorious attacker, then clean-up (BS-BAT-32, BS-RUL-52). */
export function* aftermath(play: Play, args: BattleArgs): Procedure<StepResult> {
  const { area, winner, attacker } = args
  const most = undeadToRaise(play, args)
  if (most > 0) {
    const count = yield* ask(play, raise, winner, { area, most })
    for (let n = 0; n < count; n++) put(play, winner, UNDEAD, area)
    if (count > 0) play.tell({ type: 'undeadRaised', role: winner, area, count })
  }
  if (winner === attacker) dragonsLeave(play, winner, area)
  settleCutiecorn(play, area)
  discardReplacements(play)
  endBattle(play)
}

/** One for each destroyed enemy, if a necromancer took part and undead are left (BS-FAC-NEC-02, BS-RUL-24, BS-RUL-50). */
export function undeadToRaise(t: Table, args: BattleArgs): number {
  const { area, winner } = args
  if (!has(t, winner, area, NECROMANCER)) return 0
  const replaceable = t.state.options.undeadFor === 'chosenLoss' ? 1 : args.destroyed
  return Math.min(replaceable, offMap(t, winner, UNDEAD))
}

/** Dragons are discarded after a successful attack only (BS-FAC-DRA-08, BS-FAC-DRA-09). */
function dragonsLeave(play: Play, role: Role, area: Area): void {
  const count = countOf(play, role, area, DRAGON)
  for (let n = 0; n < count; n++) destroy(play, role, DRAGON, area)
  if (count > 0) play.tell({ type: 'dragonsLeave', role, area, count })
}

/** Tiles used as replacements are discarded for good, after tied rounds too (BS-BAT-30, BS-RUL-42). */
export function discardReplacements(play: Play): void {
  const battle = play.state.battle!
  for (let side = 0; side < 2; side++) {
    const unit = battle.replacement[side]
    if (unit === NONE) continue
    battle.replacement[side] = NONE
    play.state.discard[battle.roles[side] * UNIT_TYPES + unit]++
    play.tell({ type: 'replacementDiscarded', role: battle.roles[side], unit })
  }
}

/** The battle tiles are back in their bags (BS-BAT-29); nobody draws for a tile used (BS-BAT-31). */
export function endBattle(play: Play): void {
  const { area } = play.state.battle!
  delete play.state.battle
  play.tell({ type: 'battleEnded', area })
}
