import { say } from '../table/rules.ts'
import type { AnyAsk, Intent, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { cardOf, isStanding } from '../table/figures.ts'
import { isBasic, NONE, type Role, type State, type Table } from '../table/state.ts'
import { explainAttack } from './explain-attack.ts'
import { explainMove } from './explain-move.ts'
import { explainPower, isPowerQuestion } from './explain-power.ts'
import { explainRound } from './explain-round.ts'
import { explainSummoning, isSummoningQuestion } from './explain-summoning.ts'

type AnyQuestion = AnyAsk<State, Content>

/** Why something is not on offer: each chapter answers for its own step; the first that has an answer is heard. */
export function explain(t: Table, role: Role, intent: Intent, ask: AnyQuestion | undefined): Reason[] {
  if (ask === undefined) return explainWaiting(t, role, intent.key)
  const key = meantBy(t, intent.key, ask)
  if (t.state.phase === 'turns' && isPointedAt(t, key, ask)) return []
  const reasons = explainIn(t, role, key, ask)
  return reasons.length > 0 ? reasons : explainPlace(t, role, key, ask)
}

function explainIn(t: Table, role: Role, key: string, ask: AnyQuestion): Reason[] {
  // A glyph asks in the middle of somebody's step, so its question is told by its name.
  if (isSummoningQuestion(ask)) return explainSummoning(t, ask, key)
  if (isPowerQuestion(ask)) return explainPower(t, role, key, ask)
  for (const chapter of [explainRound, explainMove, explainPower, explainAttack]) {
    const reasons = chapter(t, role, key, ask)
    if (reasons.length > 0) return reasons
  }
  return []
}

/** Somebody else is asked: it is their turn, or they have a say in the own one. */
function explainWaiting(t: Table, role: Role, key: string): Reason[] {
  const { turn, move, phase } = t.state
  if (phase === 'drop') return [{ rule: 'HS-RUL-74', message: say('refuse.waitForOthers') }]
  if (turn === undefined || turn.role !== role || phase !== 'turns') return explainRound(t, role, key, undefined)
  return [{ rule: move === undefined ? 'HS-ATT-02' : 'HS-RUL-40', message: say('refuse.waitForOthers') }]
}

/** A figure is pointed at where it stands, a space for who stands there: the key as the question speaks. */
function meantBy(t: Table, key: string, { question }: AnyQuestion): string {
  const [, what, text] = /^(figure|space):(\d{1,4})$/.exec(key) ?? []
  const id = Number(text)
  if (what === 'figure' && id < t.state.fate.length) {
    if (question.kind === 'hex' && isStanding(t, id)) return `space:${t.state.front[id]}`
    return question.kind === 'card' ? `card:${cardOf(t, id)}` : key
  }
  const there = what === 'space' && id < t.state.occupant.length ? t.state.occupant[id] : NONE
  if (there === NONE || question.kind === 'hex' || question.kind === 'option') return key
  return question.kind === 'card' ? `card:${cardOf(t, there)}` : `figure:${there}`
}

/** A place on the battlefield that the question is not about. */
function explainPlace(t: Table, role: Role, key: string, ask: AnyQuestion): Reason[] {
  const [, what, text] = /^(figure|space|card):(\d{1,4})$/.exec(key) ?? []
  const { turn, occupant, phase } = t.state
  if (what === undefined || phase !== 'turns') return []
  // HS-RND-21: asked in the middle of somebody else's turn.
  if (turn !== undefined && turn.role !== role)
    return [{ rule: isBasic(t) ? 'HS-BAS-05' : 'HS-RND-21', message: say('refuse.notYourTurn', { role: turn.role }) }]
  const { kind, name, rule } = ask.question
  const space = Number(text)
  if (what !== 'space' || kind === 'hex' || kind === 'option' || occupant[space] !== NONE) return []
  if (name === 'move') return [{ rule: isBasic(t) ? 'HS-BAS-09' : rule, message: say('refuse.moveWhoFirst') }]
  return [{ rule, message: say('refuse.attackNobodyThere', { space }) }]
}

/** Whether something on offer means this place, figure or card. */
function isPointedAt(t: Table, key: string, ask: AnyQuestion): boolean {
  const options: number[] = []
  ask.question.options(t, ask, options)
  return options.some((option) => ask.question.describe(t, option, ask).targets?.includes(key) === true)
}
