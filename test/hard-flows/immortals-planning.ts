import { ask, gameOver, together, type Procedure } from '../../src/engine/procedure.ts'
import type { Play } from '../../src/engine/play.ts'
import { EVERYONE, only, type GameState, type Role, type Roles } from '../../src/engine/table.ts'
import { itemSecret, listSecret } from '../../src/kit/bag.ts'
import { mini, question, type Content } from './mini.ts'

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
type P = Play<State, Content>
type Flow<R = void> = Procedure<State, Content, R>

const ROLES: readonly Role[] = [0, 1, 2]
const BLANKS = [0, 0]
const NOTHING = -1
const ROUNDS = 2
const inOrder = (a: number, b: number): number => a - b
const landKey = (land: number): string => (land === 0 ? 'blank' : `land:${land}`)
/** Hands are passed to the left: at a stage, this role holds this packet. */
const holderOf = (packet: number, stage: number): Role => (packet + stage) % 3
const packetOf = (role: Role, stage: number): number => (role + 3 - stage) % 3

const pick = question<State>({
  name: 'pick',
  kind: 'card',
  options: ({ state }, { role }, out) => void out.push(...state.packet[packetOf(role, state.stage)]),
  key: (_, land) => landKey(land),
  seenBy: ({ role }) => only(role),
})
const plan = question<State, number>({
  name: 'plan',
  kind: 'card',
  options: ({ state }, { role }, out) => void out.push(...new Set(state.hand[role])),
  key: (_, card) => landKey(card),
  seenBy: ({ role }) => only(role),
})
const takeOver = question<State, number>({
  name: 'take over',
  kind: 'card',
  options: ({ state }, { role }, out) => {
    out.push(0)
    for (const other of ROLES) if (other !== role) out.push(...landsOf(state, other))
  },
  key: (_, land) => (land === 0 ? 'pass' : landKey(land)),
  closes: () => true,
})

export const landsOf = (state: State, role: Role): number[] =>
  [...state.hand[role], ...state.space[role]].filter((card) => card > 0).sort(inOrder)

function* deal(play: P): Flow {
  for (const role of ROLES) {
    for (let i = 0; i < 3; i++) {
      const land = play.drawOne(play.state.stack, 'land card', only(role))
      play.state.stack.splice(play.state.stack.indexOf(land), 1)
      play.state.packet[role].push(land)
    }
    play.state.packet[role].sort(inOrder)
  }
  play.push('draft')
}

/** Everybody picks one card and passes the rest: what was picked is hidden, so it ends here. */
function* draft(play: P): Flow {
  const chosen = [0, 0, 0]
  yield* together.sealed(ROLES, function* (role): Flow {
    chosen[role] = yield* ask(play, pick, role, undefined)
  })
  const { state } = play
  for (const role of ROLES) {
    const from = packetOf(role, state.stage)
    state.packet[from].splice(state.packet[from].indexOf(chosen[role]), 1)
    state.picked[from][state.stage] = chosen[role]
  }
  state.stage++
  // Everybody sees the hand it is passed.
  state.knowledge++
  play.push(state.stage < 3 ? 'draft' : 'layOpen')
}

function* layOpen(play: P): Flow {
  const { state } = play
  for (const role of ROLES) {
    const own = state.picked.map((cards, packet) => cards[(role + 3 - packet) % 3])
    state.hand[role] = [...BLANKS, ...own].sort(inOrder)
  }
  state.picked = [[], [], []]
  state.isDrafted = true
  state.knowledge++
  play.push('planning', { round: 1 })
}

function* planning(play: P, { round }: { round: number }): Flow {
  yield* together.sealed(ROLES, function* (role): Flow {
    for (let space = 0; space < 2; space++) {
      const card = yield* ask(play, plan, role, space)
      play.state.hand[role].splice(play.state.hand[role].indexOf(card), 1)
      play.state.space[role][space] = card
    }
  })
  play.push('turn', { round, turn: 0 })
}

/** Turns up the next planned card. */
function* turn(play: P, { round, turn: at }: { round: number; turn: number }): Flow {
  const { state } = play
  if (at === 6) return yield* endRound(play, round)
  const [role, space] = [at % 3, Math.trunc(at / 3)]
  play.push('turn', { round, turn: at + 1 })
  if (state.space[role][space] === NOTHING) return
  play.reveal(state.seen[role], space)
  if (state.space[role][space] > 0) play.push('act', { role, space })
}

/** The holder hands the card over wherever it is: everybody learns whether it was planned, and nothing is drawn. */
function* act(play: P, { role, space }: { role: Role; space: number }): Flow {
  const land = yield* ask(play, takeOver, role, play.state.space[role][space])
  if (land === 0) return
  const { state } = play
  const holder = ROLES.find((other) => landsOf(state, other).includes(land))!
  const planned = state.space[holder].indexOf(land)
  if (planned >= 0) clear(state, holder, planned)
  else state.hand[holder].splice(state.hand[holder].indexOf(land), 1)
  state.hand[role].push(land)
  state.hand[role].sort(inOrder)
  state.knowledge++
  play.tell({ type: planned >= 0 ? 'takenFromPlan' : 'takenFromHand' })
}

function clear(state: State, role: Role, space: number): void {
  state.space[role][space] = NOTHING
  state.seen[role][space] = only(role)
}

function* endRound(play: P, round: number): Flow {
  const { state } = play
  for (const role of ROLES) {
    state.hand[role].push(...state.space[role].filter((card) => card !== NOTHING))
    state.hand[role].sort(inOrder)
    for (const space of [0, 1]) clear(state, role, space)
  }
  if (round < ROUNDS) return play.push('planning', { round: round + 1 })
  const scores = ROLES.map((role) => landsOf(state, role).length)
  const places = [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => ROLES.filter((role) => scores[role] === score))
  return yield* gameOver({ kind: 'ranking', places, scores })
}

/** Who has held a hand knows for good which cards were still in it, but not who took which. */
function draftPool(state: State, packet: number, stage: number, role: Role | undefined): string {
  if (role === undefined) return 'lands'
  const held = ROLES.find((s) => holderOf(packet, s) === role)!
  return held <= Math.min(stage, state.stage) ? `packet:${packet}` : 'lands'
}

export const planningGame = mini<State>({
  id: 'immortals-planning',
  players: { min: 3, max: 3 },
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
  procedures: { deal, draft, layOpen, planning, turn, act },
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
    listSecret(state.stack, 'stack', 'lands', 0),
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
    const lands = [state.stack, ...state.packet, ...state.picked, ...state.hand, ...state.space].flat()
    const all = new Set(lands.filter((card) => card > 0))
    return all.size === 12 ? [] : ['land cards are lost or doubled']
  },
})
