/** What lies on Legions, Hordes and Quests (UP-RUL-24, UP-QST-11). */
import type { Attachment } from '../../content/effects/selectors.ts'
import { sourceOf, type Context } from '../select/context.ts'
import type { Play } from '../table/rules.ts'
import type { Attached, State, Table } from '../table/state.ts'

/** What lies on the card that speaks; undefined if nothing can lie there (an Event, a hex, a Quest that is gone). */
export function attachedTo({ state }: Table, c: Context): Attached | undefined {
  const source = sourceOf(c)
  if (source === 'legion' || source === 'horde') return state.attached[c.of]
  if (source !== 'quest') return undefined
  const slot = state.openQuests.indexOf(c.of)
  return slot < 0 ? undefined : state.questAttached[slot]
}

const sum = (counts: readonly number[]): number => {
  let total = 0
  for (const n of counts) total += n
  return total
}

export function countAttached(t: Table, what: Attachment, c: Context): number {
  const on = attachedTo(t, c)
  if (on === undefined) return 0
  if (what === 'ap' || what === 'units') return sum(on[what])
  return on[what].length
}

/** Items that lie on cards; the market has as many spaces fewer. */
export function attachedItems({ attached, questAttached }: State): number {
  let count = 0
  for (const { items } of attached) count += items.length
  for (const { items } of questAttached) count += items.length
  return count
}

/** AP go back to their owners as spent ones (UP-RUL-24). */
export function releaseAp({ state }: Play, on: Attached): void {
  for (let role = 0; role < on.ap.length; role++) {
    state.spentAp[role] += on.ap[role]
    on.ap[role] = 0
  }
}

/** Everything leaves a card that leaves play: Units to their reserves, Items to the discard pile, Druids into play. */
export function releaseAll(play: Play, on: Attached): void {
  const { state } = play
  releaseAp(play, on)
  // Reserves are counted from what lies elsewhere.
  on.units.fill(0)
  state.itemDiscard.push(...on.items)
  on.items = []
  returnDruids(state, on)
}

/** Druids that lay on a card are in play again, face-up. */
export function returnDruids(s: State, on: Attached): void {
  for (const druid of on.druids) {
    s.druids.push(druid)
    s.druidUp.push(1)
  }
  on.druids = []
}
