/** Explosion: a figure in sight and everybody next to it (HS-POW-01, HS-ATT-16). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type Described } from '../../../../engine/index.ts'
import { resolveSpecial } from '../attack/resolve.ts'
import { blastOf } from '../scenarios/truce.ts'
import { explosionFace, type Blast } from '../table/faces.ts'
import { cardOf, powerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import type { Figure, Table } from '../table/state.ts'
import {
  allowsEngagement,
  canBeAffected,
  hasNotAttacked,
  isInReach,
  isTargetAmong,
  seesFigure,
  splash,
  type Hits,
} from './special-attack.ts'

/** HS-RUL-56: friends may be chosen too, but not itself. */
export function mayExplode(t: Table, attacker: Figure, target: Figure): boolean {
  const power = powerOf(t, cardOf(t, attacker), 'explosion')
  if (power === undefined || target === attacker || !canBeAffected(t, target)) return false
  if (!isInReach(t, attacker, target, power.range) || !allowsEngagement(t, attacker, target)) return false
  return seesFigure(t, attacker, target)
}

export const canExplode = (t: Table, attacker: Figure, hits?: Hits): boolean =>
  hasNotAttacked(t, attacker) && isTargetAmong(t, (target) => mayExplode(t, attacker, target), hits)

export const explosionAt: QuestionOf<{ figure: Figure }> = faced(explosionFace)({
  kind: 'figure',
  rule: 'HS-POW-01',
  options(t, { arg }, out) {
    const { figureCount } = roster(t)
    for (let target = 0; target < figureCount; target++) if (mayExplode(t, arg.figure, target)) out.push(target)
  },
  key: (_t, target) => `figure:${target}`,
  prompt: (_t, { arg }) => say('power.explosionAsk', { figure: arg.figure }),
  describe: (t, target, { arg }) => describeSplash(t, arg.figure, target),
  closes: () => true,
})

/** A target with those who are affected along with it. */
export function describeSplash(t: Table, attacker: Figure, target: Figure): Omit<Described, 'data'> & { data: Blast } {
  const figures = splash(t, target, [])
  const described = {
    label: say('power.target', { figure: target }),
    targets: [`figure:${target}`],
    data: blastOf(t, attacker, figures),
  }
  if (figures.length === 1) return described
  return { ...described, detail: say('power.alsoAffected', { figures: figures.slice(1).join() }), rule: 'HS-RUL-56' }
}

export function* explode(play: Play, figure: Figure): Procedure {
  const target = yield* ask(play, explosionAt, play.state.turn!.role, { figure })
  const affected = splash(play, target, [])
  play.tell({ type: 'explosion', figure, target, affected: affected.join() })
  yield* resolveSpecial(play, figure, affected, powerOf(play, cardOf(play, figure), 'explosion')!.dice)
}
