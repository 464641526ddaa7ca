import { startRound } from '../start-round/start-round.ts'
import { frame, type Options } from '../../../../engine/index.ts'
import { conflictCardsOf } from '../../content/cards.ts'
import type { Content } from '../../content/content.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { NONE, type State } from '../table/state.ts'
import { emptyState, filled, lists } from './empty-state.ts'
import { tableOptions } from './options.ts'

export function setup(content: Content, roles: number, options: Options): State {
  const state = emptyState(content, roles, tableOptions(content, roles, options))
  state.draft = {
    round: 0,
    stacks: [conflictCardsOf(SHADOW), conflictCardsOf(LIGHT)],
    hands: lists(roles),
    world: filled(roles, NONE),
    chosen: filled(roles, NONE),
    isOpen: 0,
    placed: 0,
  }
  state.next.push(frame(startRound, { step: 0 }))
  return state
}
