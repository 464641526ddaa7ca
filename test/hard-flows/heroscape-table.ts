import { both, EVERYONE, includes, only } from '../../src/engine/index.ts'
import type { Game, GameState, Role, Roles } from '../../src/engine/index.ts'
import { itemSecret } from '../../src/kit/bag.ts'
import type { Content } from './mini.ts'

/**
 * Two teams of two roles. Everybody owns a hero (card 2r: may parry once, strikes back) and a squire (card 2r + 1: at its death
 * the owner's mate may take heart). Order markers 1, 2, 3 and X lie face down on cards.
 */
export interface State extends GameState {
  /** Sealed just now: the card of marker 1, 2, 3 and X. */
  plan: number[][]
  /** For each role its markers: where they lie (open), their number (3 is X) and who has seen it. */
  on: number[][]
  marker: number[][]
  seen: Roles[][]
  life: number[]
  heart: number[]
  parries: number[]
}

export const ROLES: readonly Role[] = [0, 1, 2, 3]
export const mate = (role: Role): Role => (role + 2) % 4
export const team = (role: Role): Roles => both(only(role), only(mate(role)))
export const ownerOf = (card: number): Role => card >> 1
export const isHero = (card: number): boolean => card % 2 === 0
export const living = (state: State, role: Role): number[] =>
  [2 * role, 2 * role + 1].filter((card) => state.life[card] > 0)
export const cardKey = (card: number): string => `card:${card}`

/** The markers on a card as far as they are known, in an order that tells nothing. */
export const markersOn = (state: State, card: number, knows: (seen: Roles) => boolean): (number | string)[] => {
  const role = ownerOf(card)
  const there = state.on[role].flatMap((on, i) => (on === card ? [i] : []))
  return there.map((i) => (knows(state.seen[role][i]) ? state.marker[role][i] : '?')).sort()
}

type Parts = Pick<Game<State, Content>, 'setup' | 'publicView' | 'privateView' | 'secrets'>

/** What lies on the table, who sees it, and who does not. */
export const figures: Parts = {
  setup: () => ({
    next: [{ procedure: 'round', args: {} }],
    checkpoint: 0,
    knowledge: 0,
    plan: ROLES.map(() => []),
    on: ROLES.map(() => []),
    marker: ROLES.map(() => []),
    seen: ROLES.map(() => []),
    life: ROLES.flatMap(() => [3, 1]),
    heart: ROLES.flatMap(() => [0, 0]),
    parries: ROLES.flatMap(() => [1, 0]),
  }),
  publicView: ({ state }, put) => {
    state.life.forEach((life, card) => {
      put(cardKey(card), [life, state.heart[card], state.parries[card]])
      put(
        `markers:${card}`,
        markersOn(state, card, (seen) => seen === EVERYONE),
      )
    })
  },
  privateView: ({ state }, role, put) => {
    put('plan', [...state.plan[role]])
    for (const friend of [role, mate(role)])
      for (const card of [2 * friend, 2 * friend + 1])
        put(
          `markers:${card}`,
          markersOn(state, card, (seen) => includes(seen, role)),
        )
  },
  secrets: ({ state }) =>
    ROLES.flatMap((role) =>
      state.marker[role].map((_, i) =>
        itemSecret(state.marker[role], i, 'marker', `markers:${role}`, state.seen[role][i]),
      ),
    ),
}
