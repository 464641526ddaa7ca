/** A solved Quest that is taken works like a Feat, beside the limit of ten (UP-QST-08, UP-CRD-05). */
import { releaseAll } from './attached.ts'
import { pushGained } from './gained.ts'
import { NONE, type Play, type Role } from './state.ts'
import { tell } from './words.ts'

export function takeQuest(play: Play, role: Role, quest: number): void {
  const { state } = play
  const slot = state.openQuests.indexOf(quest)
  if (slot < 0 || role === NONE) return
  state.openQuests[slot] = NONE
  releaseAll(play, state.questAttached[slot])
  state.quests[role].push(quest)
  tell(play, { type: 'questTaken', role, quest })
  pushGained(play, role, 'quest', quest)
}
