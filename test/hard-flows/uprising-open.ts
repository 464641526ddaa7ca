import { named } from '../../src/engine/testing/tiny.ts'
import { ask, EVERYONE, gameOver, only, inSteps, together } from '../../src/engine/index.ts'
import type { Play, Procedure, Role, Roles, StepArgs, StepResult } from '../../src/engine/index.ts'
import * as decks from '../../src/kit/deck.ts'
import { mini, type Content } from './mini.ts'
import { build, BUILD, fight, find, give, GIVE, keep, vision } from './uprising-questions.ts'
import { factions, ROLES, type State } from './uprising-table.ts'

type P = Play<State, Content>
type Flow<R = void> = Procedure<State, Content, R>
interface Active extends StepArgs {
  role: Role
}

function* chapter(play: P): Flow {
  const { state } = play
  if (++state.chapter > 2) return yield* gameOver({ kind: state.havens.some((n) => n > 0) ? 'allWin' : 'allLose' })
  play.push(named('chapter'))
  for (const role of ROLES) {
    state.salt[role] += 2
    state.ap[role] = 2
    state.hasGiven[role] = false
    play.push(named('activation'), { step: 0, role: 2 - role })
  }
  play.push(named('building'))
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
  play.push(named(['ambush', 'vision', 'search'][play.roll(3, 'event')]), { step: 0, role })
}

function* ambush(play: P, { role }: Active): Flow {
  play.state.foes = 3
  play.push(named('combat'), { step: 0, role })
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

export const openGame = mini<State>({
  ...factions,
  id: 'uprising-open',
  players: { min: 3, max: 3 },
  procedures: {
    chapter,
    building,
    activation: inSteps<State, Content, Active>('activation', [meetEvent, spoils]),
    ambush: inSteps<State, Content, Active>('ambush', [ambush, spoils]),
    combat: inSteps<State, Content, Active>('combat', [combatRound, spoils]),
    vision: inSteps<State, Content, Active>('vision', [look, maybeBury]),
    search: inSteps<State, Content, Active>('search', [lookThrough, maybeFind]),
  },
  standing: {
    offers: ({ state }, role, out) => void (state.ap[role] > 0 && out.push(0)),
    key: () => 'trade',
    describe: () => ({ label: { key: 'trade' } }),
    procedure: (play, role) => trade(play, role),
  },
})
