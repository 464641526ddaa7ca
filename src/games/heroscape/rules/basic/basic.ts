/** The Basic game: who begins, and the choice of a card (HS-BAS-04 to HS-BAS-08). */
import { say, type Play, type QuestionOf } from '../table/rules.ts'
import { faced } from '../../../../engine/index.ts'
import { turn } from '../rounds/turn.ts'
import { checkThrows, clockwise, everybody } from '../rounds/initiative.ts'
import { countOf, rollCombatDice, SKULL } from '../table/dice.ts'
import { editionOf } from '../table/edition.ts'
import { cardFace } from '../table/faces.ts'
import { cardsInPlay } from '../table/figures.ts'
import type { Role } from '../table/state.ts'

/** The most skulls are first; those tied for it roll again. Then the players take turns (HS-BAS-05). */
export function beginBasic(play: Play): void {
  const { state } = play
  let roles: readonly Role[] = everybody(play)
  for (let throws = 0; roles.length > 1; throws++) {
    checkThrows(throws)
    const skulls = roles.map((role) => {
      const faces = rollCombatDice(play, editionOf(play).startDice)
      play.tell({ type: 'rolledToBegin', role, faces, skulls: countOf(faces, SKULL) })
      return countOf(faces, SKULL)
    })
    const most = Math.max(...skulls)
    roles = roles.filter((_, i) => skulls[i] === most)
  }
  state.order = clockwise(play, roles[0], everybody(play))
  state.phase = 'turns'
  state.turnAt = 0
  play.tell({ type: 'begins', role: roles[0] })
  play.push(turn, { step: 0 })
}

/** HS-BAS-07, HS-BAS-08: any own card, also the one of the turn before. */
export const chooseCard: QuestionOf<void, number> = faced(cardFace)({
  kind: 'card',
  rule: 'HS-BAS-07',
  options: (t, { role }, out) => void cardsInPlay(t, role, out),
  key: (_, card) => `card:${card}`,
  prompt: () => say('basic.ask'),
  describe: (_, card) => ({ label: say('basic.card', { card }), targets: [`card:${card}`] }),
})

/** Strictly in turn; a player without figures is left out. */
export function nextBasicTurn(play: Play): void {
  const { state } = play
  for (let i = 0; i < state.order.length; i++) {
    state.turnAt = (state.turnAt + 1) % state.order.length
    if (cardsInPlay(play, state.order[state.turnAt], []).length > 0) break
  }
  play.push(turn, { step: 0 })
}
