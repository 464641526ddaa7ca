/** Reinforcement (IM-REI): a conflict card for everyone, then armies from the limbos. */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, only } from '../../../../engine/index.ts'
import { LANDS, LIGHT, NAMES, SHADOW, worldOf } from '../../content/names.ts'
import { gainConflictCard } from '../cards/hands-and-piles.ts'
import { armiesOnBoard, fromLimbo, isPresentIn } from '../table/lands.ts'
import { limboAt, NONE, type Card, type Land, type Role, type State, type Table } from '../table/state.ts'
import { landTarget } from '../table/targets.ts'

/** IM-RUL-27 */
export const canDraw = (s: State): boolean => s.drawPile.length > 0 || s.discard.length > 0

/** Draws a conflict card into a role's hand; NONE if there is none left anywhere (IM-RUL-27). `by`: the rule of magic. */
export function drawConflictCard(play: Play, role: Role, by?: string): Card {
  const { state } = play
  if (!canDraw(state)) {
    play.tell({ type: 'nothingToDraw', role })
    return NONE
  }
  if (state.drawPile.length === 0) shuffleDiscard(play)
  const card = play.drawOne(state.drawPile, 'conflict card', only(role))
  state.drawPile.splice(state.drawPile.indexOf(card), 1)
  gainConflictCard(state, role, card, only(role))
  state.knowledge++
  const rule = by === undefined ? {} : { rule: by }
  play.tell({ type: 'conflictCardDrawn', role, ...rule })
  play.tell({ type: 'conflictCardSeen', role, card, ...rule }, only(role))
  return card
}

function shuffleDiscard(play: Play): void {
  const { state } = play
  state.drawPile = state.discard.sort((a, b) => a - b)
  state.discard = []
  play.tell({ type: 'discardShuffled', cards: state.drawPile.length })
}

/** How many armies a role may bring into a world (IM-REI-03, IM-REI-06, IM-RUL-78). */
export function reinforcements(t: Table, role: Role, world: number): number {
  const { state, content } = t
  if (!isPresentIn(state, role, world) && !isReturning(state, role)) return 0
  return Math.trunc(state.limbo[limboAt(role, world)] / content.reinforcementPer)
}

/** Without any army on the board, where the table lets such a player come back (IM-RUL-78). */
export const isReturning = (s: State, role: Role): boolean => s.options.returnFromLimbo && armiesOnBoard(s, role) === 0

/** What a role may still put on lands, by world; counted before the first is put (IM-RUL-26). */
export interface Reinforcing {
  readonly earned: readonly number[]
  readonly left: number[]
  readonly isReturning: boolean
}

/** One role's armies, one after the other (IM-REI-05), as frame `reinforce`. */
export const reinforce = procedure('reinforce', function* (play: Play, { role }: { readonly role: Role }): Procedure {
  const { state } = play
  state.turn = role
  const earned = [reinforcements(play, role, SHADOW), reinforcements(play, role, LIGHT)]
  const now: Reinforcing = { earned, left: earned.slice(), isReturning: isReturning(state, role) }
  while (canReinforce(state, role, now)) {
    const land = yield* ask(play, chooseReinforcedLand, role, now)
    if (land === DONE) {
      play.tell({ type: 'reinforcementForgone', role, armies: now.left[SHADOW] + now.left[LIGHT] })
      return
    }
    fromLimbo(state, role, land, 1)
    now.left[worldOf(land)]--
    play.tell({ type: 'reinforced', role, land })
  }
})

export const mayReinforce = (s: State, role: Role, land: Land, now: Reinforcing): boolean =>
  now.left[worldOf(land)] > 0 && (s.possessor[land] === role || (now.isReturning && s.possessor[land] === NONE))

/** Also false when somebody who could come back finds no unoccupied land. */
function canReinforce(s: State, role: Role, now: Reinforcing): boolean {
  if (now.left[SHADOW] === 0 && now.left[LIGHT] === 0) return false
  for (let land = 0; land < LANDS; land++) if (mayReinforce(s, role, land, now)) return true
  return false
}

export const DONE = LANDS

export const chooseReinforcedLand: QuestionOf<Reinforcing, number> = {
  name: 'reinforce',
  kind: 'area',
  rule: 'IM-REI-02',
  options(t, { role, arg }, out) {
    const { state } = t
    for (let land = arg.left[SHADOW] > 0 ? 0 : NAMES; land < LANDS; land++)
      if (mayReinforce(state, role, land, arg)) out.push(land)
    out.push(DONE)
  },
  key: (_, land) => (land === DONE ? 'done' : `land:${land}`),
  prompt: (_, { arg }) => say('reinforce.ask', { shadow: arg.left[SHADOW], light: arg.left[LIGHT] }),
  describe: (t, land) =>
    land === DONE
      ? { label: say('reinforce.done'), rule: 'IM-REI-04' }
      : {
          label: say('reinforce.land', { land }),
          targets: [landTarget.of(land)],
          detail: say('reinforce.detail', { armies: t.state.armies[land] }),
        },
  closes: (_, { arg }) => arg.left[SHADOW] + arg.left[LIGHT] === 1,
}
