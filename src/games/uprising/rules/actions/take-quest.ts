/** A solved Quest that is taken works like a Feat, beside the limit of ten (UP-QST-08, UP-CRD-05). */
import { pushGained } from '../cards/card-arrives.ts'
import { releaseAll } from '../cards/laid-on-cards.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Role } from '../table/state.ts'

export function takeQuest(play: Play, role: Role, quest: number): void {
  const { state } = play
  const slot = state.openQuests.indexOf(quest)
  if (slot < 0 || role === NONE) return
  state.openQuests[slot] = NONE
  releaseAll(play, state.questAttached[slot])
  state.quests[role].push(quest)
  play.tell({ type: 'questTaken', role, quest })
  pushGained(play, role, 'quest', quest)
}
