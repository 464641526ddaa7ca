import { EVERYONE, type Game, type GameState, NOBODY, only, type Role, type Roles } from '../../src/engine/index.ts'
import { itemSecret, listSecret } from '../../src/kit/bag.ts'
import type { Content } from './mini.ts'

/**
 * Three roles draft land cards from hands that are passed on, then twice plan two spaces each in secret and act: who acts with a
 * land may take over any land card of another role, planned or not.
 */
export interface State extends GameState {
  /** Land cards 1–12 that are in no hand, as nobody has seen them. */
  stack: number[]
  /** Draft hands by where they started; each card picked from one, in order of picking (0: not yet). */
  packet: number[][]
  picked: number[][]
  stage: number
  /** Land cards and blanks (0) on hand, sorted; who holds which land is open after the draft. */
  hand: number[][]
  /** Planned cards by role and space; −1 where nothing lies. */
  space: number[][]
  seen: Roles[][]
  isDrafted: boolean
}

export const ROLES: readonly Role[] = [0, 1, 2]
export const BLANKS = [0, 0]
export const NOTHING = -1
export const inOrder = (a: number, b: number): number => a - b
export const landKey = (land: number): string => (land === 0 ? 'blank' : `land:${land}`)
/** Hands are passed to the left: at a stage, this role holds this packet. */
export const holderOf = (packet: number, stage: number): Role => (packet + stage) % 3
export const packetOf = (role: Role, stage: number): number => (role + 3 - stage) % 3

export const landsOf = (state: State, role: Role): number[] =>
  [...state.hand[role], ...state.space[role]].filter((card) => card > 0).sort(inOrder)

/** Who has held a hand knows for good which cards were still in it, but not who took which. */
export function draftPool(state: State, packet: number, stage: number, role: Role | undefined): string {
  if (role === undefined) return 'lands'
  const held = ROLES.find((s) => holderOf(packet, s) === role)!
  return held <= Math.min(stage, state.stage) ? `packet:${packet}` : 'lands'
}

type Parts = Pick<Game<State, Content>, 'setup' | 'publicView' | 'privateView' | 'secrets' | 'invariants'>

/** What lies on the table, who sees it, and who does not. */
export const lands: Parts = {
  setup: () => ({
    next: [{ procedure: 'deal', args: {} }],
    checkpoint: 0,
    knowledge: 0,
    stack: Array.from({ length: 12 }, (_, i) => i + 1),
    packet: [[], [], []],
    picked: [[], [], []],
    stage: 0,
    hand: [[], [], []],
    space: ROLES.map(() => [NOTHING, NOTHING]),
    seen: ROLES.map((role) => [only(role), only(role)]),
    isDrafted: false,
  }),
  publicView: ({ state }, put) => {
    for (const role of ROLES) {
      if (state.isDrafted) put(`lands:${role}`, landsOf(state, role))
      const shown = (card: number, i: number): string =>
        card === NOTHING ? 'empty' : state.seen[role][i] === EVERYONE ? landKey(card) : 'hidden'
      put(`spaces:${role}`, state.space[role].map(shown))
    }
  },
  privateView: ({ state }, role, put) => {
    put('hand', state.hand[role].map(landKey))
    put(
      'picked',
      state.picked.flatMap((cards, packet) => cards.filter((_, stage) => holderOf(packet, stage) === role)),
    )
    put('draft', state.stage < 3 ? [...state.packet[packetOf(role, state.stage)]] : [])
    put(
      'spaces',
      state.space[role].map((card) => (card === NOTHING ? 'empty' : landKey(card))),
    )
  },
  secrets: ({ state }, viewer) => [
    listSecret(state.stack, 'stack', 'lands', NOBODY),
    ...ROLES.flatMap((from) => [
      listSecret(state.packet[from], 'packet', draftPool(state, from, 3, viewer), only(holderOf(from, state.stage))),
      ...state.picked[from].map((_, stage) =>
        itemSecret(
          state.picked[from],
          stage,
          'picked',
          draftPool(state, from, stage, viewer),
          only(holderOf(from, stage)),
        ),
      ),
    ]),
    ...ROLES.flatMap((role) => [
      listSecret(state.hand[role], 'hand', `cards:${role}`, only(role)),
      ...[0, 1]
        .filter((space) => state.space[role][space] !== NOTHING)
        .map((space) => itemSecret(state.space[role], space, 'planned', `cards:${role}`, state.seen[role][space])),
    ]),
  ],
  invariants: ({ state }) => {
    const cards = [state.stack, ...state.packet, ...state.picked, ...state.hand, ...state.space].flat()
    const all = new Set(cards.filter((card) => card > 0))
    return all.size === 12 ? [] : ['land cards are lost or doubled']
  },
}
