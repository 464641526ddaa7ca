/** Why a special power is not on offer, or not against this figure, on this space, for this card. */
import { say } from '../table/rules.ts'
import type { AnyAsk, Message, Reason } from '../../../../engine/index.ts'
import { DIRECTIONS } from '../../../../kit/hex.ts'
import type { Content } from '../../content/content.ts'
import { POWER_IDS, type PowerId } from '../../content/powers.ts'
import { engagedWith } from '../engagement/adjacent.ts'
import { appendAdjacent } from '../powers/before-attack.ts'
import { chompTargets } from '../powers/chomp.ts'
import { isLine, lineFigures, lineKey, lineSpaces } from '../powers/fire-line.ts'
import { hasFreeThrow } from '../powers/grenade.ts'
import { lobHeight } from '../powers/lob.ts'
import { hasNotAttacked, seesFigure } from '../powers/special-attack.ts'
import { canCloneAt, type CloneArgs } from '../powers/water-clone.ts'
import { figureDistance, isWithin, OUT_OF_REACH } from '../range/range.ts'
import { cardOf, controllerOf, isInPlay, isStanding, powerOf, printed, printedOf } from '../table/figures.ts'
import { fieldOf, NONE, OFF, type ArmyCard, type Figure, type Role, type State, type Table } from '../table/state.ts'
import { explainPowerSpace } from './explain-power-space.ts'

const because = (rule: string, message: Message): Reason[] => [{ rule, message }]

const QUESTIONS = [
  'chomp',
  'mindShackle',
  'explosion',
  'grenade',
  'fireLine',
  'cloneFrom',
  'cloneTo',
  'dropTo',
  'spirit',
] as const

const TARGETING: readonly string[] = QUESTIONS.slice(0, 5)

export const isPowerQuestion = (ask: AnyAsk<State, Content>): boolean =>
  (QUESTIONS as readonly string[]).includes(ask.question.name)

/** `ask` is the question of a power that waits for the role, if any. */
export function explainPower(t: Table, role: Role, key: string, ask?: AnyAsk<State, Content>): Reason[] {
  if (key.startsWith('use:')) return explainUse(t, role, key.slice('use:'.length))
  if (ask === undefined || ask.role !== role || !isPowerQuestion(ask)) return []
  const [kind, text] = key.split(':')
  const id = Number(text)
  const { figure } = ask.arg as { figure: Figure }
  if (kind === 'space' && Number.isInteger(id)) return explainPowerSpace(t, id, ask)
  if (kind === 'line' && ask.question.name === 'fireLine') return explainLine(t, figure, key)
  if (kind === 'card' && ask.question.name === 'spirit') return explainSpirit(t, id)
  if (kind !== 'figure' || !(id >= 0) || id >= t.state.fate.length) return []
  if (ask.question.name === 'cloneFrom') return explainClone(t, ask.arg as CloneArgs, id)
  if (!TARGETING.includes(ask.question.name)) return []
  return explainTarget(t, ask.question.name, figure, id)
}

function explainUse(t: Table, role: Role, key: string): Reason[] {
  const [name, text] = key.split('/')
  const { turn } = t.state
  const power = name as PowerId
  if (turn === undefined || turn.role !== role || turn.step !== 'attack' || !POWER_IDS.includes(power)) return []
  const isPrinted = printed(t, turn.card).powers[power] !== undefined
  if (!isPrinted) return because('HS-RND-16', say('refuse.powerNotActive', { power, card: turn.card }))
  if (powerOf(t, turn.card, power) === undefined) return because('HS-POW-01', say('refuse.powerNone', { power }))
  if (power === 'grenade' && t.state.grenade[turn.card] === 0 && !turn.powers.includes(POWER_IDS.indexOf(power)))
    return because('HS-POW-10', say('refuse.powerNoGrenade'))
  const figure = Number(text)
  if (text !== undefined && !hasNotAttacked(t, figure))
    return because('HS-ATT-03', say('refuse.powerAttacked', { figure }))
  if (power !== 'grenade' && turn.powers.includes(POWER_IDS.indexOf(power)))
    return because('HS-POW-01', say('refuse.powerUsed', { power }))
  const isSpecial = power === 'fireLine' || power === 'explosion'
  if (!isSpecial && turn.attackers.length > 0 && !turn.powers.includes(POWER_IDS.indexOf(power)))
    return because('HS-POW-01', say('refuse.powerAfterAttack', { power }))
  return because('HS-POW-01', say('refuse.powerNobody', { power }))
}

/** Why this figure cannot be chosen by the one that uses a power. */
function explainTarget(t: Table, question: string, figure: Figure, target: Figure): Reason[] {
  if (!isStanding(t, target)) return because('HS-LIF-04', say('refuse.powerGone', { figure: target }))
  if (controllerOf(t, target) === NONE)
    return because('HS-SCN-RESCUE-05', say('refuse.powerNobodys', { figure: target }))
  if (target === figure) return because('HS-RUL-56', say('refuse.powerSelf', { figure }))
  if (question === 'chomp' || question === 'mindShackle') return explainAdjacent(t, question, figure, target)
  return question === 'fireLine' ? explainOnLine(t, figure, target) : explainSplash(t, question, figure, target)
}

function explainAdjacent(t: Table, question: string, figure: Figure, target: Figure): Reason[] {
  if (!appendAdjacent(t, figure, []).includes(target))
    return because('HS-RUL-38', say('refuse.powerNotAdjacent', { figure, target }))
  if (question === 'chomp')
    return chompTargets(t, figure, []).includes(target)
      ? []
      : because('HS-POW-01', say('refuse.powerTooBig', { target }))
  if (controllerOf(t, target) === controllerOf(t, figure))
    return because('HS-POW-01', say('refuse.powerOwn', { target }))
  if (printedOf(t, target).rarity === 'unique') return []
  return because('HS-POW-01', say('refuse.powerNotUnique', { target }))
}

function explainSplash(t: Table, question: string, figure: Figure, target: Figure): Reason[] {
  const { front, rear } = t.state
  const power = powerOf(t, cardOf(t, figure), question as 'grenade' | 'explosion')
  if (power === undefined) return []
  const distance = figureDistance(fieldOf(t), front[figure], rear[figure], front[target], rear[target])
  const range = power.range
  if (distance === OUT_OF_REACH) return because('HS-RUL-48', say('refuse.powerNoWay', { figure, target }))
  if (!isWithin(distance, range))
    return because(
      question === 'grenade' ? 'HS-POW-11' : 'HS-RNG-01',
      say('refuse.powerTooFar', { figure, target, distance, range }),
    )
  const engaged = engagedWith(t, figure, [])
  if (engaged.length > 0 && !engaged.includes(target))
    return because('HS-RUL-55', say('refuse.powerEngaged', { figure, engaged: engaged.join() }))
  if (question === 'explosion')
    return seesFigure(t, figure, target) ? [] : because('HS-LOS-06', say('refuse.powerHidden', { figure, target }))
  if (hasFreeThrow(t, figure, target)) return []
  const height = lobHeight(fieldOf(t), front[figure], front[target])
  const { lob } = power as { lob: number } & typeof power
  return because('HS-POW-12', say('refuse.powerTooHigh', { figure, target, height, lob }))
}

/** A figure on some line can be affected, so it is only explained where no line reaches it. */
function explainOnLine(t: Table, figure: Figure, target: Figure): Reason[] {
  const { front, rear } = t.state
  let isOnLine = false
  for (let line = 0; line < 2 * DIRECTIONS; line++) {
    if (!isLine(t, figure, line)) continue
    const spaces = lineSpaces(t, figure, line, [])
    isOnLine ||= spaces.includes(front[target]) || spaces.includes(rear[target])
  }
  const length = powerOf(t, cardOf(t, figure), 'fireLine')?.length ?? 0
  if (!isOnLine) return because('HS-POW-02', say('refuse.powerNotOnLine', { figure, target, length }))
  if (!seesFigure(t, figure, target)) return because('HS-POW-03', say('refuse.powerHidden', { figure, target }))
  const engaged = engagedWith(t, figure, [])
  if (engaged.length === 0) return []
  return because('HS-RUL-55', say('refuse.powerEngaged', { figure, engaged: engaged.join() }))
}

function explainLine(t: Table, figure: Figure, key: string): Reason[] {
  for (let line = 0; line < 2 * DIRECTIONS; line++) {
    if (line >= DIRECTIONS && t.state.rear[figure] === OFF) break
    if (lineKey(t, figure, line) !== key) continue
    if (!isLine(t, figure, line)) return because('HS-RUL-69', say('refuse.powerLineOwn', { figure }))
    const affected = lineFigures(t, figure, line, [])
    if (affected.length === 0) return because('HS-POW-02', say('refuse.powerLineEmpty'))
    const engaged = engagedWith(t, figure, [])
    if (engaged.length > 0 && !affected.some((one) => engaged.includes(one)))
      return because('HS-RUL-55', say('refuse.powerEngaged', { figure, engaged: engaged.join() }))
  }
  return []
}

function explainClone(t: Table, { card, left }: CloneArgs, figure: Figure): Reason[] {
  if (cardOf(t, figure) !== card) return because('HS-POW-01', say('refuse.powerOtherCard', { figure, card }))
  if (!isStanding(t, figure)) return because('HS-LIF-04', say('refuse.powerGone', { figure }))
  if (!left.includes(figure)) return because('HS-POW-01', say('refuse.powerRolled', { figure }))
  return canCloneAt(t, figure) ? [] : because('HS-POW-01', say('refuse.powerNoSpaceBeside', { figure }))
}

function explainSpirit(t: Table, card: ArmyCard): Reason[] {
  if (!(card >= 0) || card >= t.state.owner.length) return []
  if (!isInPlay(t, card)) return because('HS-LIF-05', say('refuse.powerCardGone', { card }))
  return printed(t, card).rarity === 'unique' ? [] : because('HS-POW-01', say('refuse.powerCardNotUnique', { card }))
}
