import { named } from '../../src/engine/testing/tiny.ts'
import { ask, gameOver, only, type Play, type Procedure, type Role, together } from '../../src/engine/index.ts'
import { BLANKS, inOrder, landKey, lands, landsOf, NOTHING, packetOf, ROLES, type State } from './immortals-table.ts'
import { mini, question, type Content } from './mini.ts'

type P = Play<State, Content>
type Flow<R = void> = Procedure<State, Content, R>

const ROUNDS = 2

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

function* deal(play: P): Flow {
  for (const role of ROLES) {
    for (let i = 0; i < 3; i++) {
      const land = play.drawOne(play.state.stack, 'land card', only(role))
      play.state.stack.splice(play.state.stack.indexOf(land), 1)
      play.state.packet[role].push(land)
    }
    play.state.packet[role].sort(inOrder)
  }
  play.push(named('draft'))
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
  play.push(named(state.stage < 3 ? 'draft' : 'layOpen'))
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
  play.push(named('planning'), { round: 1 })
}

function* planning(play: P, { round }: { round: number }): Flow {
  yield* together.sealed(ROLES, function* (role): Flow {
    for (let space = 0; space < 2; space++) {
      const card = yield* ask(play, plan, role, space)
      play.state.hand[role].splice(play.state.hand[role].indexOf(card), 1)
      play.state.space[role][space] = card
    }
  })
  play.push(named('turn'), { round, turn: 0 })
}

/** Turns up the next planned card. */
function* turn(play: P, { round, turn: at }: { round: number; turn: number }): Flow {
  const { state } = play
  if (at === 6) return yield* endRound(play, round)
  const [role, space] = [at % 3, Math.trunc(at / 3)]
  play.push(named('turn'), { round, turn: at + 1 })
  if (state.space[role][space] === NOTHING) return
  play.reveal(state.seen[role], space)
  if (state.space[role][space] > 0) play.push(named('act'), { role, space })
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
  if (round < ROUNDS) return play.push(named('planning'), { round: round + 1 })
  const scores = ROLES.map((role) => landsOf(state, role).length)
  const places = [...new Set(scores)]
    .sort((a, b) => b - a)
    .map((score) => ROLES.filter((role) => scores[role] === score))
  return yield* gameOver({ kind: 'ranking', places, scores })
}

export const planningGame = mini<State>({
  ...lands,
  id: 'immortals-planning',
  players: { min: 3, max: 3 },
  procedures: { deal, draft, layOpen, planning, turn, act },
})
