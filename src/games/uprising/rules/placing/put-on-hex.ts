/**
 * Placing Nemesis pieces on one hex (UP-PLC, UP-GAR, UP-SKE, UP-CUR, UP-LEG-01, UP-HOR-01). Where a piece goes, what happens
 * instead and who chooses is in `where-it-fits.ts` and `place-nemesis.ts`; verbs use `pushPlacing`, activations `placeGarrisonAt`.
 */
import { retarget } from '../nemesis/targets.ts'
import { drawCard } from '../../../../kit/deck.ts'
import { trigger } from '../cards/triggers.ts'
import { destroyGarrison } from '../combat/losses.ts'
import { cursesLeft } from '../map/reserve.ts'
import { pushImmediate } from '../nemesis/immediate.ts'
import { isInPlay, isLegion as isLegionCard, LEGIONS } from '../nemesis/nemesis-cards.ts'
import { eventThreatNow, limitThreat } from '../nemesis/threat.ts'
import { gainVp } from '../table/points.ts'
import type { Play } from '../table/rules.ts'
import { CHAOS, IN_PLAY, NONE, type Card, type Role, type Space } from '../table/state.ts'
import { garrisonFits, skeletonFits } from './where-it-fits.ts'

/** One Garrison on exactly this hex. False: it does not fit, and nothing has happened. */
export function placeGarrisonOn(play: Play, space: Space, rule = 'UP-PLC-04'): boolean {
  if (!garrisonFits(play, space)) return false
  const level = ++play.state.garrison[space]
  play.tell({ type: 'garrisonPlaced', space, level, rule })
  return true
}

/** One Skeleton on exactly this hex; a third one makes a Horde of them, which is chance. False: it does not fit. */
export function placeSkeletonOn(play: Play, space: Space, rule = 'UP-PLC-07', you = NONE): boolean {
  if (!skeletonFits(play, space)) return false
  const count = ++play.state.skeletons[space]
  play.tell({ type: 'skeletonPlaced', space, count, rule })
  if (count > play.content.setup.skeletonsPerHex) becomeHorde(play, space, count, 'UP-SKE-07', you)
  return true
}

/** So many Skeletons return to the reserve and a new Horde stands there (UP-SKE-07, UP-SKE-08, UP-SKE-10). */
export function becomeHorde(play: Play, space: Space, count: number, rule: string, you = NONE): void {
  const { skeletons, combat } = play.state
  skeletons[space] -= count
  if (combat?.space === space) combat.fused = 1
  play.tell({ type: 'skeletonsBecomeHorde', space, count, rule })
  placeCardOn(play, false, space, NONE, you)
}

/** UP-CUR-01, UP-CUR-02; all others stay (UP-CUR-03). On a cursed hex or without one left Chaos gains 1 VP and nothing else happens (UP-RUL-68). */
export function placeCurseOn(play: Play, space: Space, actor = NONE, rule = 'UP-CUR-10'): void {
  const { state } = play
  if (state.curse[space] > 0 || cursesLeft(play) === 0)
    return gainVp(play, CHAOS, 1, rule === 'UP-HOR-05' && state.curse[space] > 0 ? rule : 'UP-RUL-68')
  state.curse[space] = 1
  play.tell({ type: 'cursePlaced', space, rule })
  trigger(play, 'cursePlaced', { here: space, actor })
  while (state.garrison[space] > 0) destroyGarrison(play, space, CHAOS)
  if (state.haven[space] !== NONE) removeHaven(play, space, 'UP-CUR-02')
}

/**
 * Draws the top Legion or Horde, puts its figure down, sets its Threat (NONE: the Event's); its immediate effect follows,
 * or waits for another one to end. False: no card.
 */
export function placeCardOn(play: Play, isLegion: boolean, space: Space, threat: number, you = NONE): boolean {
  const card = drawNemesis(play, isLegion)
  if (card === undefined) return false
  const { state } = play
  state.fate[card] = IN_PLAY
  state.cardAt[card] = space
  state.tokens[card] = 0
  const shown = limitThreat(play, card, threat === NONE ? eventThreatNow(play) : threat, 'UP-RUL-52')
  play.tell({ type: 'nemesisPlaced', card, space, threat: shown, rule: isLegion ? 'UP-LEG-01' : 'UP-HOR-01' })
  pushImmediate(play, card, you)
  return true
}

/** The middle holds every candidate (UP-SET-33): a card under the deck comes when only such ones are left. */
function drawNemesis(play: Play, isLegion: boolean): Card | undefined {
  const { state } = play
  const left = isLegion ? state.legionsLeft : state.hordesLeft
  if (left === 0) return undefined
  const deck = isLegion ? state.legionDeck : state.hordeDeck
  if (deck.top.length === 0 && left <= deck.bottom.length) {
    deck.top.unshift(deck.bottom.shift()!)
    deck.topSeen.unshift(deck.bottomSeen.shift()!)
  }
  if (isLegion) state.legionsLeft--
  else state.hordesLeft--
  return drawCard(play, deck, isLegion ? 'legion' : 'horde')
}

/** To the reserve with Wall and Tower; then the Targets there move (UP-HAV-11, UP-DEF-02, UP-TGT-10). */
export function removeHaven(play: Play, space: Space, rule = 'UP-HAV-11'): void {
  const { state } = play
  const role: Role = state.haven[space]
  if (role === NONE) return
  state.haven[space] = NONE
  state.wall[space] = 0
  state.tower[space] = 0
  play.tell({ type: 'havenRemoved', role, space, rule })
  trigger(play, 'havenRemoved', { here: space, actor: role })
  for (let card = LEGIONS - 1; card >= 0; card--)
    if (isLegionCard(card) && isInPlay(state, card) && state.target[card] === space)
      play.push(retarget, { card, role, from: space })
}
