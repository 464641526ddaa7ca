/** Step 3 of a turn: attacking (ATT, HS-BAS-19 ff.). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type Described, type StepResult } from '../../../../engine/index.ts'
import { isEngaged } from '../engagement/adjacent.ts'
import { describePower, powerKey, powerOffers, usePower } from '../powers/powers.ts'
import { appendActors, beginActing } from '../rounds/acting.ts'
import type { TurnArgs } from '../rounds/turn-args.ts'
import { attackFace, type Pair } from '../table/faces.ts'
import { controllerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { isBasic, NONE, STANDING, type Figure, type Table } from '../table/state.ts'
import { areAllies } from '../teams/sides.ts'
import { attackDiceOf, defenseDiceOf, type DiceLine } from './dice-count.ts'
import { bonusesOf, resolveAttack } from './resolve.ts'
import { attacksGivenUpFor, attacksMade, attacksOf, MAY_ATTACK, obstacleFrom, rangeOf } from './targets.ts'

/** No figure attacks itself, so this is no pair. */
export const END_ATTACKS = 0
const MOVE_STEP = 1

export const pairOf = (t: Table, attacker: Figure, target: Figure): number => attacker * roster(t).figureCount + target
export const attackerIn = (t: Table, option: number): Figure => Math.floor(option / roster(t).figureCount)
export const targetIn = (t: Table, option: number): Figure => option % roster(t).figureCount
/** The offer of `powers.ts` in an option, NONE if it is a pair or the end. */
export function offerIn(t: Table, option: number): number {
  const { figureCount } = roster(t)
  return option >= figureCount * figureCount ? option - figureCount * figureCount : NONE
}

const actors: Figure[] = []

/** Appends the figures of the active card that have an attack left, whether or not they have a target. */
export function appendAttackers(t: Table, out: Figure[]): Figure[] {
  if (attacksGivenUpFor(t) !== NONE) return out
  actors.length = 0
  appendActors(t, actors)
  for (const figure of actors) {
    const made = attacksMade(t, figure)
    if (made === 0 || made < attacksOf(t, figure)) out.push(figure)
  }
  return out
}

const attackers: Figure[] = []

/** Appends every pair of an attacker and a target, or only the first. */
function appendPairs(t: Table, out: number[], isOneEnough = false): void {
  attackers.length = 0
  appendAttackers(t, attackers)
  const { figureCount, cardOf } = roster(t)
  const { fate, owner } = t.state
  for (const attacker of attackers) {
    const range = rangeOf(t, attacker)
    const isHeldUp = !isBasic(t) && isEngaged(t, attacker)
    for (let target = 0; target < figureCount; target++) {
      // Most figures are gone or own ones: no need to ask further.
      if (fate[target] !== STANDING || owner[cardOf[target]] === owner[cardOf[attacker]]) continue
      if (obstacleFrom(t, attacker, target, range, isHeldUp) !== MAY_ATTACK) continue
      out.push(attacker * figureCount + target)
      if (isOneEnough) return
    }
  }
}

const offers: number[] = []

function appendPowerOffers(t: Table, role: number, out: number[]): void {
  offers.length = 0
  powerOffers(t, role, offers)
  const { figureCount } = roster(t)
  for (const offer of offers) out.push(figureCount * figureCount + offer)
}

const found: number[] = []

/** HS-BAS-19, HS-ATT-01: without anything to do the step is over. */
function canDoSomething(t: Table, role: number): boolean {
  found.length = 0
  appendPowerOffers(t, role, found)
  if (found.length === 0) appendPairs(t, found, true)
  return found.length > 0
}

/** One attack at a time, in an order of the player's choice, or none (HS-ATT-02, HS-BAS-21, HS-RND-17). */
export const attack: QuestionOf = faced(attackFace)({
  kind: 'figure',
  rule: 'HS-ATT-02',
  options(t, { role }, out) {
    appendPairs(t, out)
    appendPowerOffers(t, role, out)
    out.push(END_ATTACKS)
  },
  key(t, option) {
    if (option === END_ATTACKS) return 'done'
    const offer = offerIn(t, option)
    return offer === NONE ? `attack:${attackerIn(t, option)}>${targetIn(t, option)}` : powerKey(t, offer)
  },
  prompt: (t) => say('attack.ask', { card: t.state.turn!.card }),
  describe(t, option) {
    if (option === END_ATTACKS) {
      const turn = t.state.turn!
      const label = say('attack.done', { card: turn.card, attacks: turn.attackers.length })
      return { label, rule: isBasic(t) ? 'HS-BAS-26' : 'HS-RND-17' }
    }
    const offer = offerIn(t, option)
    return offer === NONE ? describePair(t, attackerIn(t, option), targetIn(t, option)) : describePower(t, offer)
  },
  // Dice are rolled or the turn ends.
  closes: () => true,
})

function describePair(t: Table, attacker: Figure, target: Figure): Described & { readonly data: Pair } {
  const attackLines: DiceLine[] = []
  const defenseLines: DiceLine[] = []
  const dice = {
    attack: attackDiceOf(t, attacker, target, attackLines),
    attackBonuses: bonusesOf(attackLines),
    defense: defenseDiceOf(t, attacker, target, defenseLines),
    defenseBonuses: bonusesOf(defenseLines),
  }
  const described = {
    label: say('attack.pair', { attacker, target }),
    targets: [`figure:${attacker}`, `figure:${target}`, `space:${t.state.front[target]}`],
    data: { attacker, target },
  }
  const role = controllerOf(t, target)
  if (!areAllies(t, controllerOf(t, attacker), role)) return { ...described, detail: say('attack.pairDice', dice) }
  return { ...described, detail: say('attack.pairBreaksTruce', { role, ...dice }), rule: 'HS-RUL-45' }
}

/** Asks for one attack or power after the other ('again'), until the player ends the step or nothing is left to do. */
export function* attackStep(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const turn = play.state.turn!
  turn.step = 'attack'
  if (!canDoSomething(play, turn.role)) return
  const option = yield* ask(play, attack, turn.role, undefined)
  if (option === END_ATTACKS) return
  const offer = offerIn(play, option)
  if (offer === NONE) {
    beginActing(play, attackerIn(play, option))
    yield* resolveAttack(play, attackerIn(play, option), targetIn(play, option))
    return 'again'
  }
  if ((yield* usePower(play, offer)) !== 'move') return 'again'
  turn.moved = []
  turn.step = 'move'
  return MOVE_STEP
}
