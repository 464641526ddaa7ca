import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, gameOver } from '../../../../engine/index.ts'
import { fights, mustFight, pushBattle } from '../battle/battle.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { finalBattleFace } from '../table/faces.ts'
import { isContested } from '../table/pieces.ts'
import { NONE } from '../table/state.ts'
import type { Role, Table } from '../table/state.ts'
import { areaTarget } from '../table/targets.ts'
import type { EndReason } from '../words/village-words.ts'
import { takeVillages } from '../turn/capture.ts'
import { drawUpToLimit, lastSupplyField, villagesOnMap } from '../turn/draw.ts'
import { isLockedOut } from './locked-out.ts'

// The trigger

/** Asked after phase 5 of each turn (BS-END-01, BS-RUL-76). */
export const isEndTriggered = (t: Table): boolean => hasEverybodyFinished(t) || isRoundLimitReached(t)

/** Every field has brought each role one village scoring (BS-END-02). */
function hasEverybodyFinished(t: Table): boolean {
  for (let role = 0; role < t.state.roles; role++) if (!hasFinished(t, role)) return false
  return true
}

/** On the last supply field, or counted as if (BS-RUL-74, BS-RUL-75, BS-RUL-88). */
const hasFinished = (t: Table, role: Role): boolean =>
  hasFullMarker(t, role) || t.state.out[role] === 1 || isLockedOut(t, role)

const hasFullMarker = (t: Table, role: Role): boolean => t.state.supply[role] >= lastSupplyField(t)

/** Every role has had its turn of the last round (BS-RUL-71). */
function isRoundLimitReached(t: Table): boolean {
  const { options, round, roles, active, startRole, out } = t.state
  if (options.roundLimit === 0 || round < options.roundLimit) return false
  for (let role = (active + 1) % roles; role !== startRole; role = (role + 1) % roles) if (out[role] === 0) return false
  return true
}

/** Who does not wait for a marker that cannot move says so. */
function reasonForEnd(t: Table): EndReason {
  if (!hasEverybodyFinished(t)) return { by: 'roundLimit', rule: 'BS-RUL-71' }
  const behind = t.state.supply.findIndex((_, role) => !hasFullMarker(t, role))
  return behind < 0 ? { by: 'supply', rule: 'BS-END-01' } : { by: 'lockedOut', rule: ruleForNotWaiting(t, behind) }
}

function ruleForNotWaiting(t: Table, role: Role): string {
  if (t.state.out[role] === 1) return 'BS-RUL-75'
  return isChaosHorde(t, role) ? 'BS-RUL-74' : 'BS-RUL-88'
}

// Final battles

/** Clockwise from the left of the player who triggered the end, who comes last (BS-END-03). */
// oxlint-disable-next-line require-yield -- a procedure without a question of its own
export const finalBattles = procedure('finalBattles', function* (play: Play): Procedure {
  const { state } = play
  if (state.trigger === NONE) state.trigger = state.active
  state.phase = 'final'
  // The final battles are one turn for retreats and flights (BS-RUL-59).
  for (const areas of state.fledFrom) areas.length = 0
  play.tell({ type: 'endTriggered', role: state.trigger, ...reasonForEnd(play) })
  play.push(finalTurn, { role: (state.trigger + 1) % state.roles })
})

/** The role is active and resolves all its battles one by one; nothing else is possible (BS-END-05). */
export const finalTurn = procedure('finalTurn', function* (play: Play, args: { role: Role }): Procedure {
  const { state } = play
  const { role } = args
  if (state.active !== role) {
    state.active = role
    if (mustFight(play, role)) play.tell({ type: 'finalBattlesOf', role })
  }
  if (!mustFight(play, role)) return play.push(finalDraw, { role })
  const fight = yield* ask(play, chooseFinalBattle, role, undefined)
  play.push(finalTurn, { role })
  pushBattle(play, Math.floor(fight / state.roles), role, fight % state.roles)
})

/** The hand is filled without marker and village scoring (BS-END-04, BS-RUL-77). The hidden draw ends the procedure. */
// oxlint-disable-next-line require-yield -- a procedure without a question
export const finalDraw = procedure('finalDraw', function* (play: Play, args: { role: Role }): Procedure {
  const { state } = play
  if (state.out[args.role] === 0) drawUpToLimit(play, args.role, { marker: false })
  if (args.role !== state.trigger || isAnythingContested(play))
    play.push(finalTurn, { role: (args.role + 1) % state.roles })
  else play.push(finalScoring)
})

function isAnythingContested(t: Table): boolean {
  for (let area = 0; area < t.state.presence.length; area++) if (isContested(t, area)) return true
  return false
}

export const chooseFinalBattle: QuestionOf<undefined> = faced(finalBattleFace)({
  kind: 'option',
  rule: 'BS-END-03',
  options: (t, { role }, out) => fights(t, role, out),
  key: (t, fight) => `fight:${Math.floor(fight / t.state.roles)}@${fight % t.state.roles}`,
  prompt: () => say('final.battleAsk'),
  describe(t, fight) {
    const area = Math.floor(fight / t.state.roles)
    const role = fight % t.state.roles
    const targets = [areaTarget(area), `role:${role}`]
    return { label: say('final.battle', { area, role }), targets, data: { fights: true } }
  },
  closes: () => true,
})

// Final captures, scoring and ranking

export const finalScoring = procedure('finalScoring', function* (play: Play): Procedure {
  captureEverything(play)
  for (let role = 0; role < play.state.roles; role++) scoreCaptured(play, role)
  play.state.phase = 'over'
  const places = ranking(play)
  tellRanking(play, places)
  yield* gameOver({ kind: 'ranking', places, scores: play.state.vp.slice() })
})

/** All enemy villages in areas with own units, free of charge; no area is contested any more (BS-END-06, BS-RUL-78). */
function captureEverything(play: Play): void {
  const { state } = play
  for (let area = 0; area < state.villages.length; area++) {
    const owner = state.villageOwner[area]
    const villages = state.villages[area]
    if (villages === 0 || (state.presence[area] & ~(1 << owner)) === 0) continue
    const role = 31 - Math.clz32(state.presence[area])
    takeVillages(play, role, area, villages)
    play.tell({ type: 'finalCapture', role, area, owner, villages })
  }
}

const capturedVillagesVp = (t: Table, role: Role): number => {
  const { chaos, normal } = t.content.captureScore
  return t.state.capturedVillages[role] * (isChaosHorde(t, role) ? chaos : normal)
}

const capturedCitadelsVp = (t: Table, role: Role): number => t.state.capturedCitadels[role] * t.content.citadelScore

/** BS-END-07, BS-FAC-CHA-06 */
function scoreCaptured(play: Play, role: Role): void {
  const { state } = play
  const before = state.vp[role]
  const villagesVp = capturedVillagesVp(play, role)
  const citadelsVp = capturedCitadelsVp(play, role)
  state.vp[role] += villagesVp + citadelsVp
  play.tell({
    type: 'finalScoring',
    role,
    before,
    villages: state.capturedVillages[role],
    villagesVp,
    citadels: state.capturedCitadels[role],
    citadelsVp,
    total: state.vp[role],
    rule: 'BS-END-07',
  })
}

const capturedVp = (t: Table, role: Role): number => capturedVillagesVp(t, role) + capturedCitadelsVp(t, role)

/** Points, then villages on the map, then points for captured pieces (BS-END-08, BS-END-09, BS-END-10). */
const compareRanks = (t: Table, a: Role, b: Role): number =>
  t.state.vp[b] - t.state.vp[a] || villagesOnMap(t, b) - villagesOnMap(t, a) || capturedVp(t, b) - capturedVp(t, a)

/** Places from first to last; whoever is still tied shares a place (BS-END-11). */
export function ranking(t: Table): Role[][] {
  const order = Array.from({ length: t.state.roles }, (_, role) => role).sort((a, b) => compareRanks(t, a, b) || a - b)
  const places: Role[][] = []
  for (const role of order) {
    const last = places.at(-1)
    if (last !== undefined && compareRanks(t, last[0], role) === 0) last.push(role)
    else places.push([role])
  }
  return places
}

function tellRanking(play: Play, places: readonly (readonly Role[])[]): void {
  let place = 1
  for (const roles of places) {
    for (const role of roles) {
      const vp = play.state.vp[role]
      const shared = roles.length > 1 ? 1 : 0
      const own = villagesOnMap(play, role)
      play.tell({ type: 'ranked', role, place, shared, vp, own, captured: capturedVp(play, role) })
    }
    place += roles.length
  }
}
