import { ok } from '../game.ts'
import { rulesOf } from '../rules.ts'
import { defineGame } from '../define-game.ts'
import { ask, frame, gameOver, together, type Procedure, type Step, type StepArgs } from '../procedure.ts'
import type { Play } from '../play.ts'
import type { Question } from '../question.ts'
import type { Secret } from '../secrets.ts'
import { NOBODY, only } from '../table.ts'
import type { Frame, GameEvent, GameState, Outcome, Role, Roles, Table } from '../table.ts'

/**
 * Lanterns, a game made up to try the engine: every round all bid a tile of their hand in secret, then take wood from a common
 * heap in any order, then the highest bidder builds lanterns in areas and looks into chests, and all draw from a common bag.
 * Wood may be sold at any time. The game ends when the bag is empty, or at once with the fifth lantern.
 */
export interface Lanterns extends GameState {
  round: number
  hands: number[][]
  /** Tiles in the bag, by kind. */
  bag: number[]
  bids: number[]
  heap: number
  wood: number[]
  points: number[]
  lit: boolean[]
  chests: number[]
  chestSeen: Roles[]
  leader: Role
}

export interface LanternContent {
  readonly areas: number
  readonly tiles: readonly number[]
}

type Lantern = Play<Lanterns, LanternContent>
type Flow<R = void> = Procedure<Lanterns, LanternContent, R>
type LanternTable = Table<Lanterns, LanternContent>
type Asks<A = void> = Question<Lanterns, LanternContent, A>
type LanternStep = Step<Lanterns, LanternContent, StepArgs>

const { procedure, steps, made } = rulesOf<{
  state: Lanterns
  content: LanternContent
  messages: object
  event: GameEvent
}>()

const TILE_KINDS = 4
const CHESTS = 3

const question = <A = void>(
  name: string,
  more: Pick<Asks<A>, 'kind' | 'options' | 'key'> & Partial<Asks<A>>,
): Asks<A> => ({
  name,
  rule: `L-${name}`,
  prompt: () => ({ key: `ask.${name}` }),
  describe(table, option, asked) {
    return { label: { key: `option.${name}`, args: { key: more.key(table, option, asked) } } }
  },
  ...more,
})

const askBid = question('bid', {
  kind: 'tile',
  always: true,
  options({ state }, { role }, out) {
    for (let kind = 0; kind < TILE_KINDS; kind++) if (state.hands[role].includes(kind)) out.push(kind)
  },
  key: (_table, kind) => `tile:${kind}`,
})

const askReady = question('ready', {
  kind: 'done',
  always: true,
  options: (_t, _a, out) => out.push(0),
  key: () => 'ready',
})

const askWood = question('wood', {
  kind: 'option',
  options({ state }, _ask, out) {
    out.push(0)
    if (state.heap > 0) out.push(1)
  },
  key: (_table, option) => (option === 1 ? 'take' : 'pass'),
})

const askBuild = question('build', {
  kind: 'area',
  options({ state }, { role }, out) {
    state.lit.forEach((isLit, area) => !isLit && state.wood[role] > 0 && out.push(area))
    state.chestSeen.forEach((seen, chest) => !((seen >> role) & 1) && out.push(100 + chest))
    out.push(999)
  },
  key: (_table, o) => (o === 999 ? 'end' : o >= 100 ? `chest:${o - 100}` : `area:${o}`),
  describe: (_table, o) => ({ label: { key: 'option.build' }, targets: o < 100 ? [`area:${o}`] : [] }),
})

const askEnd = question('end', {
  kind: 'done',
  closes: () => true,
  options: (_t, _a, out) => out.push(0),
  key: () => 'end',
})

const askSell = question<{ most: number }>('sell', {
  kind: 'number',
  options(_table, { arg }, out) {
    for (let n = 1; n <= arg.most; n++) out.push(n)
  },
  key: (_table, n) => String(n),
})

const rolesOf = (table: LanternTable): Role[] => table.state.hands.map((_, role) => role)

const bid: LanternStep = function* (play) {
  yield* together.sealed(rolesOf(play), function* (role): Flow {
    const kind = yield* ask(play, askBid, role, undefined)
    const hand = play.state.hands[role]
    hand.splice(hand.indexOf(kind), 1)
    play.state.bids[role] = kind
    play.tell({ type: 'bid' })
    yield* ask(play, askReady, role, undefined)
  })
  play.state.leader = play.state.bids.indexOf(Math.max(...play.state.bids))
}

const gather: LanternStep = function* (play) {
  play.state.heap = 2
  yield* together.open(rolesOf(play), function* (role): Flow {
    while (play.state.heap > 0 && (yield* ask(play, askWood, role, undefined)) === 1) {
      play.state.heap--
      if (play.roll(3, 'luck') > 0) play.state.wood[role]++
    }
  })
}

const build: LanternStep = function* (play) {
  const role = play.state.leader
  const chosen = yield* ask(play, askBuild, role, undefined)
  if (chosen === 999) return
  if (chosen >= 100) play.reveal(play.state.chestSeen, chosen - 100, only(role))
  else yield* light(play, role, chosen)
  return 'again'
}

function* light(play: Lantern, role: Role, area: number): Flow {
  play.state.lit[area] = true
  play.state.wood[role]--
  play.state.points[role] += 2
  play.tell({ type: 'lit' })
  if (play.state.lit.filter(Boolean).length === 5) yield* gameOver(standings(play))
}

const close: LanternStep = function* (play) {
  yield* ask(play, askEnd, play.state.leader, undefined)
}

const refill: LanternStep = function* (play) {
  const { state } = play
  for (const role of rolesOf(play)) {
    if (state.bag.every((n) => n === 0)) yield* gameOver(standings(play))
    drawTile(play, role)
  }
  state.bids.fill(-1)
  state.round++
  return 0
}

function drawTile(play: Lantern, role: Role): void {
  const kind = play.drawFrom(play.state.bag, 'tile', only(role))
  play.state.bag[kind]--
  play.state.hands[role].push(kind)
}

const round = steps('round', [bid, gather, build, close, refill])

const deal = procedure('deal', function* (play: Lantern): Flow {
  for (const role of rolesOf(play)) for (let i = 0; i < 3; i++) drawTile(play, role)
  const left = [3, 5, 8]
  for (let i = 0; i < CHESTS; i++) {
    const value = play.drawOne(left, 'chest', NOBODY)
    left.splice(left.indexOf(value), 1)
    play.state.chests[i] = value
  }
  play.push(round, { step: 0 })
})

function standings({ state }: LanternTable): Outcome {
  const levels = [...new Set(state.points)].sort((a, b) => b - a)
  const places = levels.map((level) => state.points.flatMap((points, role) => (points === level ? [role] : [])))
  return { kind: 'ranking', places, scores: [...state.points] }
}

function tileSecrets({ state }: LanternTable): Secret[] {
  const hands = state.hands.map((hand, role) => ({
    kind: 'hand',
    pool: 'tiles',
    seenBy: only(role),
    read: () => [...hand],
    write: (values: readonly number[]) => void (state.hands[role] = [...values]),
  }))
  const bag: Secret = {
    kind: 'bag',
    pool: 'tiles',
    seenBy: NOBODY,
    read: () => state.bag.flatMap((n, kind) => Array.from({ length: n }, () => kind)),
    write(values) {
      state.bag = state.bag.map((_, kind) => values.filter((value) => value === kind).length)
    },
  }
  return [...hands, bag]
}

const cloneFrame = (one: Frame): Frame => ({ ...one, args: { ...one.args } })

const broken = ({ state, content }: LanternTable): string[] => {
  const tiles = [...state.hands.flat(), ...state.bids.filter((kind) => kind >= 0)]
  const found = state.bag.filter((n) => n < 0).map(() => 'a kind of tile is overdrawn')
  if (tiles.length > content.tiles.reduce((a, b) => a + b)) found.push('too many tiles')
  return found
}

export const lanterns = defineGame<Lanterns, LanternContent>({
  id: 'lanterns',
  rulesVersion: 3,
  players: { min: 2, max: 4 },
  options: [
    { id: 'areas', kind: 'number', min: 5, max: 9, default: 6 },
    { id: 'rich', kind: 'switch', default: false },
    { id: 'colour', kind: 'choice', perRole: true, values: ['red', 'blue', 'any'], default: 'any' },
    { id: 'moon', kind: 'choice', values: ['new', 'full'], default: 'new' },
  ],
  checkOptions: (_content, roles, { moon }) =>
    moon === 'full' && roles > 3 ? [{ path: 'options.moon', problem: 'the full moon is for 2 or 3 players' }] : [],
  loadContent(pack) {
    const content = { areas: 6, tiles: [4, 4, 4, 4], ...(pack as Partial<LanternContent> | undefined) }
    if (!Number.isInteger(content.areas))
      return { ok: false, problems: [{ path: 'pack.areas', problem: 'must be a number' }] }
    return ok({ content, source: content })
  },
  setup: (content, roles, options) => ({
    next: [frame(deal)],
    checkpoint: 0,
    knowledge: 0,
    round: 1,
    hands: Array.from({ length: roles }, () => []),
    bag: [...content.tiles],
    bids: Array.from({ length: roles }, () => -1),
    heap: 0,
    wood: Array.from({ length: roles }, () => (options['rich'] === true ? 3 : 1)),
    points: Array.from({ length: roles }, () => 0),
    lit: Array.from({ length: options['areas'] as number }, () => false),
    chests: Array.from({ length: CHESTS }, () => 0),
    chestSeen: Array.from({ length: CHESTS }, () => NOBODY),
    leader: 0,
  }),
  procedures: made,
  standing: {
    offers: ({ state }, role, out) => void (state.wood[role] > 0 && out.push(0)),
    key: () => 'sell',
    describe: () => ({ label: { key: 'offer.sell' } }),
    *procedure(play, role) {
      const n = yield* ask(play, askSell, role, { most: play.state.wood[role] })
      play.state.wood[role] -= n
      play.state.points[role] += n
    },
  },
  clone: (state) => ({
    ...state,
    next: state.next.map(cloneFrame),
    hands: state.hands.map((hand) => [...hand]),
    bag: [...state.bag],
    bids: [...state.bids],
    wood: [...state.wood],
    points: [...state.points],
    lit: [...state.lit],
    chests: [...state.chests],
    chestSeen: [...state.chestSeen],
  }),
  publicView({ state }, put) {
    state.lit.forEach((isLit, area) => put(`area ${area}`, isLit))
    state.hands.forEach((hand, role) => put(`player ${role}`, [hand.length, state.wood[role], state.points[role]]))
    state.bids.forEach((kind, role) => kind >= 0 && put(`bid ${role}`, kind))
    put(
      'bag',
      state.bag.reduce((a, b) => a + b),
    )
  },
  privateView({ state }, role, put) {
    put('hand', [...state.hands[role]])
    state.chests.forEach((value, i) => (state.chestSeen[i] >> role) & 1 && put(`chest ${i}`, value))
  },
  secrets: (table) => [
    ...tileSecrets(table),
    ...table.state.chests.map((_, i) => ({
      kind: 'chest',
      pool: 'chests',
      seenBy: table.state.chestSeen[i],
      read: () => [table.state.chests[i]],
      write: ([value]: readonly number[]) => void (table.state.chests[i] = value),
    })),
  ],
  explain: ({ state }, role, { key }) =>
    key.startsWith('area:') && state.wood[role] === 0 ? [{ rule: 'L-build', message: { key: 'no.wood' } }] : [],
  odds: ({ state }, role) => [
    {
      about: { key: 'odds.hand' },
      chances: [{ label: { key: 'odds.high' }, probability: state.hands[role].length / 10 }],
    },
  ],
  invariants: broken,
})
