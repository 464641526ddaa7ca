import { defineGame } from '../../src/engine/index.ts'
import { facts } from './facts.ts'
import { made, publicView, setup, type State } from './rules.ts'

export const game = defineGame<State>({
  id: facts.id,
  players: facts.players,
  setup,
  procedures: made,
  publicView,
})
