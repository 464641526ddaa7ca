/** An attack from its announcement to its end (HS-ATT-04 to HS-ATT-09, HS-BAS-22 to HS-BAS-25). */
import { woundFigures, type Hit } from '../life/life.ts'
import { noticeAttack } from '../scenarios/truce.ts'
import { countOf, rollCombatDice, SHIELD, SKULL } from '../table/dice.ts'
import { controllerOf } from '../table/figures.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Figure } from '../table/state.ts'
import { attackDiceOf, defenseDiceOf, hitsThrough, isDodged, strikesBack, type DiceLine } from './dice-count.ts'

export const bonusesOf = (lines: readonly DiceLine[]): string =>
  lines.map(({ reason, dice }) => `${reason}:${dice}`).join(',')

/** The attack counts for this turn (HS-ATT-03). */
function note(play: Play, attacker: Figure, target: Figure): void {
  const { turn } = play.state
  turn?.attackers.push(attacker)
  turn?.targets.push(target)
}

/** What a figure defends itself with, counted when the attack is announced (HS-ATT-14, HS-RUL-58). */
interface Defense {
  readonly figure: Figure
  readonly dice: number
  readonly lines: readonly DiceLine[]
}

function defenseOf(play: Play, attacker: Figure, figure: Figure): Defense {
  const lines: DiceLine[] = []
  return { figure, dice: defenseDiceOf(play, attacker, figure, lines), lines }
}

export function* resolveAttack(play: Play, attacker: Figure, target: Figure): Procedure {
  const lines: DiceLine[] = []
  const dice = attackDiceOf(play, attacker, target, lines)
  const defense = defenseOf(play, attacker, target)
  note(play, attacker, target)
  noticeAttack(play, controllerOf(play, attacker), [target])
  const faces = rollCombatDice(play, dice)
  play.tell({ type: 'attackRolled', attacker, target, faces, bonuses: bonusesOf(lines) })
  const skulls = countOf(faces, SKULL)
  const back = strikesBack(play, attacker, target)
  // HS-RUL-57: against nothing nobody rolls, unless the roll itself can do something.
  if (skulls === 0 && !back) return play.tell({ type: 'attackMissed', attacker, targets: String(target) })
  const shields = defend(play, attacker, defense, skulls)
  if (back && shields > skulls) return yield* strikeBack(play, attacker, target, shields - skulls)
  const wounds = hitsThrough(play, attacker, target, skulls, shields)
  yield* woundFigures(play, [{ figure: target, wounds }], 'attack')
}

function* strikeBack(play: Play, attacker: Figure, target: Figure, wounds: number): Procedure {
  play.tell({ type: 'struckBack', figure: target, attacker, wounds })
  yield* woundFigures(play, [{ figure: attacker, wounds }], 'counterStrike')
}

/** Rolls for the defender; the shields. */
function defend(play: Play, attacker: Figure, { figure, dice, lines }: Defense, skulls: number): number {
  const faces = rollCombatDice(play, dice)
  const shields = countOf(faces, SHIELD)
  const hits = hitsThrough(play, attacker, figure, skulls, shields)
  const dodged = skulls > shields && isDodged(play, attacker, figure, shields) ? 1 : 0
  const bonuses = bonusesOf(lines)
  play.tell({ type: 'defenseRolled', attacker, figure, faces, bonuses, skulls, shields, hits, dodged })
  return shields
}

/**
 * A special attack: its dice are never changed (HS-RUL-54) and rolled once; everybody affected defends separately in the
 * given order (HS-ATT-16, HS-ATT-17), then all are wounded together. It counts as an attack of the figure in this turn.
 * Whom nobody controls is not affected (HS-RUL-83).
 */
export function* resolveSpecial(play: Play, attacker: Figure, targets: readonly Figure[], dice: number): Procedure {
  const affected = targets.filter((figure) => controllerOf(play, figure) !== NONE)
  const defenses = affected.map((figure) => defenseOf(play, attacker, figure))
  note(play, attacker, affected[0] ?? NONE)
  noticeAttack(play, controllerOf(play, attacker), affected)
  const faces = rollCombatDice(play, dice)
  play.tell({ type: 'specialAttackRolled', attacker, targets: affected.join(), faces })
  const skulls = countOf(faces, SKULL)
  if (skulls === 0) return play.tell({ type: 'attackMissed', attacker, targets: affected.join() })
  const hits: Hit[] = []
  for (const defense of defenses) {
    const shields = defend(play, attacker, defense, skulls)
    const { figure } = defense
    hits.push({ figure, wounds: hitsThrough(play, attacker, figure, skulls, shields) })
  }
  yield* woundFigures(play, hits, 'specialAttack')
}
