import { ask, gameOver, steps, together } from '../../src/engine/procedure.ts'
import type { Procedure, StepArgs, StepResult } from '../../src/engine/procedure.ts'
import type { Play } from '../../src/engine/play.ts'
import { EVERYONE, includes, only, type GameState, type Role, type Roles } from '../../src/engine/table.ts'
import * as decks from '../../src/kit/deck.ts'
import { mini, question, type Content } from './mini.ts'

/** Three factions build openly at once, then each is activated, meets an event, and may have to fight. */
export interface State extends GameState {
  salt: number[]
  ap: number[]
  havens: number[]
  /** Havens left for all. */
  supply: number
  hasGiven: boolean[]
  feats: decks.Deck
  /** Drawn, one of them to be kept; and in play. */
  drawn: number[][]
  inPlay: number[][]
  foes: number
  chapter: number
}
type P = Play<State, Content>
type Flow<R = void> = Procedure<State, Content, R>
interface Active extends StepArgs {
  role: Role
}

const ROLES: readonly Role[] = [0, 1, 2]
const featKey = (feat: number): string => `feat:${feat}`
const featsOf = (name: string, of: (state: State, role: Role) => number[]): ReturnType<typeof question<State>> =>
  question<State>({
    name,
    kind: 'card',
    options: ({ state }, { role }, out) => void out.push(...of(state, role)),
    key: (_, feat) => featKey(feat),
  })
const choices = (name: string, keys: readonly string[], can: (state: State, role: Role, key: string) => boolean) =>
  question<State>({
    name,
    options: ({ state }, { role }, out) => keys.forEach((key, i) => void (can(state, role, key) && out.push(i))),
    key: (_, option) => keys[option],
  })

const keep = featsOf('keep', (state, role) => state.drawn[role])
const find = featsOf('find', (state) => state.feats.middle)
const BUILD = ['done', 'haven', 'feat', 'give:0', 'give:1', 'give:2']
const build = choices('build', BUILD, (state, role, key) => {
  if (key === 'haven') return state.salt[role] >= 2 && state.supply > 0
  if (key === 'feat') return state.salt[role] >= 1 && decks.sizeOfDeck(state.feats) > 0
  if (key === `give:${role}` || state.hasGiven[role]) return key === 'done'
  return key === 'done' || state.salt[role] >= 1
})
const vision = choices('vision', ['leave', 'bury'], () => true)
const fight = choices(
  'fight',
  ['fight', 'charge', 'flee'],
  (state, role, key) => key !== 'charge' || state.salt[role] > 0,
)
const GIVE = ['nothing', 'give:0', 'give:1', 'give:2']
const give = choices(
  'give',
  GIVE,
  (state, role, key) => key === 'nothing' || (key !== `give:${role}` && state.salt[role] > 0),
)

function* chapter(play: P): Flow {
  const { state } = play
  if (++state.chapter > 2) return yield* gameOver({ kind: state.havens.some((n) => n > 0) ? 'allWin' : 'allLose' })
  play.push('chapter')
  for (const role of ROLES) {
    state.salt[role] += 2
    state.ap[role] = 2
    state.hasGiven[role] = false
    play.push('activation', { step: 0, role: 2 - role })
  }
  play.push('building')
}

/** Open: in order of arrival, with draws, a supply for all, and gifts that change what the receiver may do. */
function* building(play: P): Flow {
  yield* together.open(ROLES, function* (role): Flow {
    for (let i = 0; i < 2; i++) draw(play, play.state.drawn[role])
    yield* keepOne(play, role)
    for (;;) {
      const key = BUILD[yield* ask(play, build, role, undefined)]
      if (key === 'done') return
      play.state.salt[role] -= key === 'haven' ? 2 : 1
      if (key === 'haven') {
        play.state.supply--
        play.state.havens[role]++
      } else if (key === 'feat') draw(play, play.state.inPlay[role])
      else {
        play.state.hasGiven[role] = true
        play.state.salt[Number(key.slice(5))]++
      }
    }
  })
}

function draw(play: P, to: number[]): void {
  const feat = decks.drawCard(play, play.state.feats, 'feat')
  if (feat !== undefined) to.push(feat)
}

function* keepOne(play: P, role: Role): Flow {
  if (play.state.drawn[role].length === 0) return
  const kept = yield* ask(play, keep, role, undefined)
  play.state.inPlay[role].push(kept)
  for (const feat of play.state.drawn[role].splice(0))
    if (feat !== kept) decks.putOnBottom(play.state.feats, feat, EVERYONE)
}

function* meetEvent(play: P, { role }: Active): Flow {
  play.push(['ambush', 'vision', 'search'][play.roll(3, 'event')], { step: 0, role })
}

function* ambush(play: P, { role }: Active): Flow {
  play.state.foes = 3
  play.push('combat', { step: 0, role })
}

function* combatRound(play: P, { role }: Active): Flow<StepResult> {
  const chosen = yield* ask(play, fight, role, undefined)
  if (chosen === 2) return 'stop'
  if (chosen === 1) play.state.salt[role]--
  for (let i = 0; i < 1 + chosen; i++) if (play.state.foes > 0 && play.roll(2, 'die') > 0) play.state.foes--
  return play.state.foes > 0 ? 'again' : undefined
}

function* spoils(play: P, { role }: Active): Flow<StepResult> {
  play.state.salt[role]++
}

function* look(play: P, { role }: Active): Flow<StepResult> {
  decks.peek(play, play.state.feats, 2, 'feat', only(role))
}

function* maybeBury(play: P, { role }: Active): Flow<StepResult> {
  const { feats } = play.state
  if (feats.top.length === 0 || (yield* ask(play, vision, role, undefined)) === 0) return
  const seen: Roles = feats.topSeen.pop()!
  decks.putOnBottom(feats, feats.top.pop()!, seen)
}

function* lookThrough(play: P, { role }: Active): Flow<StepResult> {
  decks.search(play, play.state.feats, only(role))
}

function* maybeFind(play: P, { role }: Active): Flow<StepResult> {
  if (play.state.feats.middle.length === 0) return
  const feat = yield* ask(play, find, role, undefined)
  decks.takeOut(play.state.feats, feat)
  play.state.inPlay[role].push(feat)
}

/** Trade: at any time, also out of turn, 1 action for 1 salt, which may be given on at once. */
function* trade(play: P, role: Role): Flow {
  play.state.ap[role]--
  play.state.salt[role]++
  const key = GIVE[yield* ask(play, give, role, undefined)]
  if (key === 'nothing') return
  play.state.salt[role]--
  play.state.salt[Number(key.slice(5))]++
}

const known = (cards: number[], seen: Roles[], knows: (roles: Roles) => boolean): (number | string)[] =>
  cards.map((card, i) => (knows(seen[i]) ? card : '?'))

export const openGame = mini<State>({
  id: 'uprising-open',
  players: { min: 3, max: 3 },
  setup: () => ({
    next: [{ procedure: 'chapter', args: {} }],
    checkpoint: 0,
    knowledge: 0,
    salt: [0, 0, 0],
    ap: [0, 0, 0],
    havens: [0, 0, 0],
    supply: 2,
    hasGiven: [false, false, false],
    feats: decks.deckOf(Array.from({ length: 18 }, (_, i) => i)),
    drawn: [[], [], []],
    inPlay: [[], [], []],
    foes: 0,
    chapter: 0,
  }),
  procedures: {
    chapter,
    building,
    activation: steps<State, Content, Active>('activation', [meetEvent, spoils]),
    ambush: steps<State, Content, Active>('ambush', [ambush, spoils]),
    combat: steps<State, Content, Active>('combat', [combatRound, spoils]),
    vision: steps<State, Content, Active>('vision', [look, maybeBury]),
    search: steps<State, Content, Active>('search', [lookThrough, maybeFind]),
  },
  standing: {
    offers: ({ state }, role, out) => void (state.ap[role] > 0 && out.push(0)),
    key: () => 'trade',
    describe: () => ({ label: { key: 'trade' } }),
    procedure: (play, role) => trade(play, role),
  },
  publicView: ({ state }, put) => {
    for (const role of ROLES) {
      put(`faction:${role}`, { salt: state.salt[role], ap: state.ap[role], havens: state.havens[role] })
      put(`feats:${role}`, [...state.inPlay[role]])
      put(`drawn:${role}`, [...state.drawn[role]])
    }
    put('supply', state.supply)
    put('foes', state.foes)
    const everyone = (roles: Roles): boolean => roles === EVERYONE
    put('deck:top', known(state.feats.top, state.feats.topSeen, everyone))
    put('deck:middle', state.feats.middle.length)
    put('deck:bottom', known(state.feats.bottom, state.feats.bottomSeen, everyone))
  },
  privateView: ({ state }, role, put) => {
    const knows = (roles: Roles): boolean => includes(roles, role)
    put('deck:top', known(state.feats.top, state.feats.topSeen, knows))
    put('deck:bottom', known(state.feats.bottom, state.feats.bottomSeen, knows))
  },
  secrets: ({ state }) => decks.deckSecrets(state.feats, 'feats'),
  invariants: ({ state }) => {
    const held = [...decks.cardsOf(state.feats), ...state.drawn.flat(), ...state.inPlay.flat()]
    return new Set(held).size === 18 && held.length === 18 ? [] : ['feats are lost or doubled']
  },
})
