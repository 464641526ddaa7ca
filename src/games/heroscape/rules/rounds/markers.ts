/** Step 1 of a round: order markers (HS-RND-03 to HS-RND-07, HS-SET-27). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, EVERYONE, faced, only, together } from '../../../../engine/index.ts'
import { markerFace } from '../table/faces.ts'
import { cardsInPlay, hasStanding } from '../table/figures.ts'
import { MARKERS, NONE, X, type Role, type State, type Table } from '../table/state.ts'
import { teamOf } from '../teams/sides.ts'
import { clockwise, everybody, rollOff } from './initiative.ts'

/** Who plays in this round: everybody with a figure on the battlefield (HS-RUL-16). */
export const participants = (t: Table): Role[] => everybody(t).filter((role) => hasStanding(t, role))

export const hasMarkers = (s: State, role: Role): boolean => s.markerOn[role * MARKERS] !== NONE

/** Where a role's marker lies, as a slot; NONE if it has placed none. */
export function slotOf(s: State, role: Role, marker: number): number {
  for (let slot = role * MARKERS; slot < (role + 1) * MARKERS; slot++)
    if (s.markerOn[slot] !== NONE && s.marker[slot] === marker) return slot
  return NONE
}

/** All at once and hidden (HS-RND-06), or one after the other (HS-RND-07). Either way it ends with the secret. */
export function* placeMarkers(play: Play): Procedure {
  const { state } = play
  state.phase = 'markers'
  const roles = participants(play)
  if (roles.length === 0) return
  if (state.options.markersInTurn) {
    const order = clockwise(play, rollOff(play, 'markers', roles), roles)
    for (const role of order.reverse()) play.push(markersOf, { role })
    return
  }
  yield* together.sealed(roles, (role) => planMarkers(play, role))
  for (const role of roles) layMarkers(play, role)
}

/** One player's markers; the next one sees on which cards they lie. */
export const markersOf = procedure('markersOf', function* (play: Play, { role }: { readonly role: Role }): Procedure {
  yield* planMarkers(play, role)
  layMarkers(play, role)
})

/** All four are placed, the X too (HS-RUL-11). */
function* planMarkers(play: Play, role: Role): Procedure {
  for (let marker = 0; marker < MARKERS; marker++)
    play.state.plan[role * MARKERS + marker] = yield* ask(play, placeMarker, role, marker)
}

/** Slots are in the order of the cards, so that their order tells nothing. */
function layMarkers(play: Play, role: Role): void {
  const { state } = play
  const first = role * MARKERS
  const cards = state.plan.slice(first, first + MARKERS)
  const order = [0, 1, 2, 3].sort((a, b) => cards[a] - cards[b] || a - b)
  order.forEach((marker, i) => {
    state.markerOn[first + i] = cards[marker]
    state.marker[first + i] = marker
    state.markerSeenBy[first + i] = teamOf(play, role)
    state.plan[first + i] = NONE
  })
  play.tell({ type: 'markersPlaced', role, cards: order.map((marker) => cards[marker]) })
}

/** They return unseen to their owners (HS-RUL-13). */
export function takeBackMarkers(s: State): void {
  s.markerOn.fill(NONE)
  s.marker.fill(X)
  s.markerSeenBy.fill(EVERYONE)
  s.takenOver.fill(0)
}

/** The argument is the marker. */
export const placeMarker: QuestionOf<number, number> = faced(markerFace)({
  kind: 'card',
  rule: 'HS-RND-03',
  options: (t, { role }, out) => void cardsInPlay(t, role, out),
  key: (_, card) => `card:${card}`,
  about: (_, { arg }) => ({ marker: arg }),
  prompt: (_, { arg }) => (arg === X ? say('marker.askX') : say('marker.ask', { marker: arg, turn: arg + 1 })),
  describe: (_, card, { arg }) => ({ label: say('marker.card', { card, marker: arg }), targets: [`card:${card}`] }),
  closes: (_, { arg }) => arg === X,
  seenBy: ({ role }) => only(role),
})
