/** Own cards that leave play (UP-CRD-09, UP-CRD-10, UP-QST-11). */
import { EVERYONE } from '../../../../engine/index.ts'
import { putOnBottom } from '../../../../kit/deck.ts'
import { ATTRIBUTES } from '../../content/names.ts'
import { SOURCES } from '../select/context.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Role } from '../table/state.ts'
import { releaseAll } from './laid-on-cards.ts'
import { takeFromPlay, type OwnKind } from './ownership.ts'

/** A Feat goes under its deck, an Item and a Quest to their discard piles. */
export function discardOwn(play: Play, role: Role, kind: OwnKind, of: number): void {
  const { state } = play
  takeFromPlay(state, role, kind, of)
  if (kind === 'feat') {
    putOnBottom(state.featDecks[role], of, EVERYONE)
    untuck(play, role, of)
  } else if (kind === 'item') {
    state.itemDiscard.push(of)
    dropWaiver(play, role, of)
  } else state.questDiscard.push(of)
  play.tell({ type: 'cardDiscarded', role, source: SOURCES.indexOf(kind), of })
}

/** A Feat that lies under the Hero card raises its attribute no longer (UP-CRD-17, UP-RUL-31). */
function untuck({ state }: Play, role: Role, feat: number): void {
  const at = state.tucked.findIndex((one) => Math.floor(one / ATTRIBUTES.length) === feat)
  if (at < 0) return
  const [one] = state.tucked.splice(at, 1)
  state.attributes[role * ATTRIBUTES.length + (one % ATTRIBUTES.length)]--
}

/** The mark is lost when the Item changes hands (UP-RUL-31). */
export function dropWaiver({ state }: Play, role: Role, item: number): void {
  const at = state.waived[role].indexOf(item)
  if (at >= 0) state.waived[role].splice(at, 1)
}

/** An available Quest is discarded with what lies on it; its space stays empty (UP-QST-09, UP-QST-11). */
export function discardOpenQuest(play: Play, slot: number): void {
  const { state } = play
  const quest = state.openQuests[slot]
  if (quest === undefined || quest === NONE) return
  state.openQuests[slot] = NONE
  state.questDiscard.push(quest)
  const on = state.questAttached[slot]
  state.unusedDruids.push(...on.druids)
  on.druids = []
  releaseAll(play, on)
  play.tell({ type: 'questDiscarded', quest })
}
