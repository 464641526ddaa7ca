/** The Refresh Phase (UP-REF). */
import { steps, type Play, type Procedure } from '../table/rules.ts'
import { dealQuest } from '../cards/deal-to-rows.ts'
import { discardOpenQuest } from '../cards/discard.ts'
import { refillMarket } from '../cards/items.ts'
import { trigger } from '../cards/triggers.ts'
import { pushSettle } from '../combat/settle.ts'
import { pushEffects } from '../effects/run.ts'
import { lockedAp } from '../map/reserve.ts'
import { contextOf } from '../select/context.ts'
import { NONE, printed } from '../table/state.ts'

/** Step 0, where Druids begin face-down: one of them is turned over (UP-REF-01, UP-RUL-21). */
function* turnDruidUp(play: Play): Procedure {
  const { state } = play
  if (state.options.druidMode !== 'revealPerChapter') return
  const at = state.druidUp.indexOf(0)
  if (at < 0 || state.unusedDruids.length === 0) return
  const druid = play.drawOne(state.unusedDruids, 'druid')
  state.unusedDruids.splice(state.unusedDruids.indexOf(druid), 1)
  state.druids[at] = druid
  state.druidUp[at] = 1
  play.tell({ type: 'druidRevealed', druid })
  trigger(play, 'druidRevealed')
}

/** Step 1 (UP-REF-02). */
function* turnFaceUp(play: Play): Procedure {
  const { state } = play
  const cards = state.flippedFeats.length + state.flippedItems.length + state.flippedQuests.length
  state.flippedFeats = []
  state.flippedItems = []
  state.flippedQuests = []
  if (cards > 0) play.tell({ type: 'cardsRefreshed', n: cards })
}

/** Step 2: 8 AP less those locked on cards; extra ones are gone (UP-REF-03, UP-RUL-23). */
function* regainAp(play: Play): Procedure {
  const { state, content } = play
  for (let role = 0; role < state.roles; role++) {
    state.ap[role] = Math.max(0, content.setup.actionPoints - lockedAp(state, role))
    state.spentAp[role] = 0
    state.extraAp[role] = 0
  }
  play.tell({ type: 'apRefreshed' })
}

/** Step 3 (UP-REF-04). */
function* dealMarket(play: Play): Procedure {
  const { state } = play
  for (let slot = 0; slot < state.market.length; slot++) {
    if (state.market[slot] !== NONE) state.itemDiscard.push(state.market[slot])
    state.market[slot] = NONE
  }
  refillMarket(play)
}

/** Step 4: what was taken stays with its owner; then the immediate effects from left to right (UP-REF-05, UP-RUL-37). */
function* dealQuests(play: Play): Procedure {
  const { state, content } = play
  for (let slot = 0; slot < state.openQuests.length; slot++) discardOpenQuest(play, slot)
  // An effect may have laid more Quests than there are spaces for.
  state.openQuests.length = content.setup.quests
  state.questAttached.length = content.setup.quests
  for (let slot = 0; slot < state.openQuests.length; slot++) dealQuest(play, slot)
  for (let slot = state.openQuests.length - 1; slot >= 0; slot--) {
    const quest = state.openQuests[slot]
    if (quest === NONE) continue
    const { immediate } = printed(play).quests[quest]
    if (immediate.length === 0) continue
    pushSettle(play)
    pushEffects(play, immediate, contextOf('quest', quest, { you: state.firstPlayer }))
  }
}

/** Step 5; not in Chapter 1 (UP-REF-06, UP-SET-37). */
function* passToken(play: Play): Procedure {
  const { state } = play
  if (state.chapter <= 1) return
  state.firstPlayer = (state.firstPlayer + 1) % state.roles
  play.tell({ type: 'firstPlayer', role: state.firstPlayer, rule: 'UP-REF-06' })
}

export const refresh = steps('refresh', [turnDruidUp, turnFaceUp, regainAp, dealMarket, dealQuests, passToken])
