import { named } from '../../src/engine/testing/tiny.ts'
import { ask, gameOver, includes, type Play, type Procedure, together } from '../../src/engine/index.ts'
import { cardKey, figures, isHero, living, mate, ownerOf, ROLES, team, type State } from './heroscape-table.ts'
import { mini, question, type Content } from './mini.ts'

type P = Play<State, Content>
type Flow<R = void> = Procedure<State, Content, R>

const X = 3

const place = question<State, number>({
  name: 'place',
  kind: 'card',
  options: ({ state }, { role }, out) => void out.push(...living(state, role)),
  key: (_, card) => cardKey(card),
  seenBy: ({ role }) => team(role),
})
const target = question<State, number>({
  name: 'target',
  kind: 'figure',
  options: ({ state }, { role }, out) => {
    out.push(-1)
    for (const enemy of ROLES) if (!includes(team(role), enemy)) out.push(...living(state, enemy))
  },
  key: (_, card) => (card < 0 ? 'pass' : cardKey(card)),
})
const yesOrNo = (name: string): ReturnType<typeof question<State, number>> =>
  question<State, number>({
    name,
    options: (_, __, out) => void out.push(0, 1),
    key: (_, option) => (option === 0 ? 'no' : 'yes'),
  })
const parry = yesOrNo('parry')
const takeHeart = question<State, number>({
  name: 'take heart',
  kind: 'card',
  options: ({ state }, { role }, out) => void out.push(-1, ...living(state, role)),
  key: (_, card) => (card < 0 ? 'nothing' : cardKey(card)),
})

/** A round: everybody places all four markers at once. What they show stays within the team, so it ends here. */
function* round(play: P): Flow {
  const roles = ROLES.filter((role) => living(play.state, role).length > 0)
  yield* together.sealed(roles, function* (role): Flow {
    for (let marker = 0; marker <= X; marker++) play.state.plan[role].push(yield* ask(play, place, role, marker))
  })
  const { state } = play
  for (const role of ROLES) {
    const order = state.plan[role].map((_, marker) => marker)
    order.sort((a, b) => state.plan[role][a] - state.plan[role][b])
    state.on[role] = order.map((marker) => state.plan[role][marker])
    state.marker[role] = order
    state.seen[role] = order.map(() => team(role))
    state.plan[role] = []
  }
  play.push(named('turn'), { turn: 0 })
}

/** Turns one marker up. Everybody learns it, so the attack is another procedure. */
function* turn(play: P, args: { turn: number }): Flow {
  const { state } = play
  if (args.turn === 12) return play.push(named('round'))
  const role = args.turn % 4
  play.push(named('turn'), { turn: args.turn + 1 })
  const at = state.marker[role].indexOf(args.turn >> 2)
  if (at < 0) return
  // On a destroyed card it stays face down, but the lost turn tells everybody which it is.
  play.reveal(state.seen[role], at)
  if (state.life[state.on[role][at]] === 0) return
  play.push(named('attack'), { card: state.on[role][at] })
}

function* attack(play: P, { card }: { card: number }): Flow {
  const defender = yield* ask(play, target, ownerOf(card), card)
  if (defender < 0) return
  const skulls = roll(play, 3 + play.state.heart[card], 3)
  const shields = roll(play, 2 + (yield* maybeParry(play, defender)), 2)
  yield* wound(play, defender, skulls - shields)
  if (isHero(defender) && play.state.life[defender] > 0) yield* wound(play, card, shields - skulls)
}

function roll(play: P, dice: number, hits: number): number {
  let sum = 0
  for (let i = 0; i < dice; i++) if (play.roll(6, 'combat die') < hits) sum++
  return sum
}

/** An interrupt: it may ask, in the middle of somebody else's attack. */
function* maybeParry(play: P, card: number): Flow<number> {
  if (!isHero(card) || play.state.parries[card] === 0) return 0
  if ((yield* ask(play, parry, ownerOf(card), card)) === 0) return 0
  play.state.parries[card]--
  return 2
}

function* wound(play: P, card: number, wounds: number): Flow {
  if (wounds <= 0) return
  play.state.life[card] = Math.max(0, play.state.life[card] - wounds)
  if (play.state.life[card] === 0) yield* destroyed(play, card)
}

function* destroyed(play: P, card: number): Flow {
  const [losers, winners] = [
    [ownerOf(card), mate(ownerOf(card))].sort(),
    ROLES.filter((role) => !includes(team(ownerOf(card)), role)),
  ]
  if (losers.every((role) => living(play.state, role).length === 0)) yield* gameOver({ kind: 'teams', winners, losers })
  const third = mate(ownerOf(card))
  if (isHero(card) || living(play.state, third).length === 0) return
  const chosen = yield* ask(play, takeHeart, third, card)
  if (chosen >= 0) play.state.heart[chosen]++
}

export const attackGame = mini<State>({
  ...figures,
  id: 'heroscape-attack',
  players: { min: 4, max: 4 },
  procedures: { round, turn, attack },
})
