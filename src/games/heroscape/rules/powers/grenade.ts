/** Grenades: once per game for the whole card, in place of its normal attacks (HS-POW-10 to HS-POW-16, HS-RUL-73). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { POWER_IDS } from '../../content/powers.ts'
import { resolveSpecial } from '../attack/resolve.ts'
import { isWithin, spaceDistance } from '../range/range.ts'
import { grenadeFace } from '../table/faces.ts'
import { cardOf, powerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, OFF, type Figure, type Space, type Table } from '../table/state.ts'
import { describeSplash } from './explosion.ts'
import { lobHeight } from './lob.ts'
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

export const GRENADE = POWER_IDS.indexOf('grenade')

/** HS-POW-12, HS-POW-13: from either space of the thrower to either space of the target; clear sight always frees it. */
export function hasFreeThrow(t: Table, thrower: Figure, target: Figure): boolean {
  const { front, rear } = t.state
  return (
    isFreeThrow(t, thrower, front[thrower], front[target]) ||
    isFreeThrow(t, thrower, front[thrower], rear[target]) ||
    isFreeThrow(t, thrower, rear[thrower], front[target]) ||
    isFreeThrow(t, thrower, rear[thrower], rear[target]) ||
    seesFigure(t, thrower, target)
  )
}

function isFreeThrow(t: Table, thrower: Figure, from: Space, to: Space): boolean {
  if (from === OFF || to === OFF) return false
  const field = fieldOf(t)
  const { range, lob } = powerOf(t, cardOf(t, thrower), 'grenade')!
  return isWithin(spaceDistance(field, from, to), range) && lobHeight(field, from, to) <= lob
}

/** HS-RUL-56: friends may be chosen too, but not itself. */
export function mayThrowAt(t: Table, thrower: Figure, target: Figure): boolean {
  const power = powerOf(t, cardOf(t, thrower), 'grenade')
  if (power === undefined || target === thrower || !canBeAffected(t, target)) return false
  if (!isInReach(t, thrower, target, power.range) || !allowsEngagement(t, thrower, target)) return false
  return hasFreeThrow(t, thrower, target)
}

/** The first throw gives up the marker and all normal attacks; from then on each other figure may throw once. */
export function canThrow(t: Table, thrower: Figure, hits?: Hits): boolean {
  const { turn, grenade } = t.state
  if (turn === undefined || !hasNotAttacked(t, thrower)) return false
  if (!turn.powers.includes(GRENADE) && (turn.attackers.length > 0 || grenade[cardOf(t, thrower)] === 0)) return false
  return isTargetAmong(t, (target) => mayThrowAt(t, thrower, target), hits)
}

export const grenadeAt: QuestionOf<{ figure: Figure }> = faced(grenadeFace)({
  kind: 'figure',
  rule: 'HS-POW-10',
  options(t, { arg }, out) {
    const { figureCount } = roster(t)
    for (let target = 0; target < figureCount; target++) if (mayThrowAt(t, arg.figure, target)) out.push(target)
  },
  key: (_t, target) => `figure:${target}`,
  prompt: (_t, { arg }) => say('power.grenadeAsk', { figure: arg.figure }),
  describe: (t, target, { arg }) => describeSplash(t, arg.figure, target),
  closes: () => true,
})

export function* throwGrenade(play: Play, figure: Figure): Procedure {
  const { state } = play
  const turn = state.turn!
  const target = yield* ask(play, grenadeAt, turn.role, { figure })
  if (!turn.powers.includes(GRENADE)) {
    turn.powers.push(GRENADE)
    state.grenade[turn.card] = 0
  }
  const affected = splash(play, target, [])
  play.tell({ type: 'grenade', figure, target, affected: affected.join() })
  yield* resolveSpecial(play, figure, affected, powerOf(play, cardOf(play, figure), 'grenade')!.dice)
}
