/** Chance and choices of the set-up (UP-SET). */
import { chapter } from '../phases/chapter.ts'
import { steps, type Play, type Procedure } from '../table/rules.ts'
import { ask, type StepResult } from '../../../../engine/index.ts'
import { MIN_FACTIONS } from '../../content/names.ts'
import { isEmpty } from '../map/pieces.ts'
import { cursesLeft } from '../map/reserve.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { clockwise } from '../phases/turn-order.ts'
import { IN_DECK, NONE } from '../table/state.ts'
import { adjacentGarrisons, difficultyOf, poolsOf, type CardPool } from './difficulty.ts'
import { takeSeat } from './seating.ts'
import { chooseExtraCurse, chooseFaction, chooseFirstPlayer, chooseHero, chooseHome } from './setup-questions.ts'

/** UP-SET-36 */
function* findFirstPlayer(play: Play): Procedure {
  const { state } = play
  const isChosen = state.options.firstPlayer === 'chosen'
  state.firstPlayer = isChosen
    ? yield* ask(play, chooseFirstPlayer, 0, undefined)
    : play.roll(state.roles, 'first player')
  play.tell({ type: 'firstPlayer', role: state.firstPlayer, rule: 'UP-SET-36' })
}

/** Faction, Hero and home of one player after the other, clockwise (UP-SET-10, UP-SET-11, UP-SET-20). */
function* chooseSeat(play: Play): Procedure<StepResult> {
  const { state } = play
  const order = clockwise(state)
  const role = order.find((one) => state.faction[one] === NONE)!
  const faction = yield* ask(play, chooseFaction, role, undefined)
  const hero = yield* ask(play, chooseHero, role, faction)
  const home = yield* ask(play, chooseHome, role, faction)
  takeSeat(play, role, { faction, hero, home })
  play.tell({ type: 'seatTaken', role, faction, hero, home })
  if (role !== order[order.length - 1]) return 'again'
}

/** Takes `n` of a list at random; all of them need no chance. */
function some(play: Play, from: readonly number[], n: number, what: string): number[] {
  if (n >= from.length) return from.slice()
  const left = from.slice()
  const taken: number[] = []
  for (let i = 0; i < n; i++) {
    const one = play.drawOne(left, what)
    left.splice(left.indexOf(one), 1)
    taken.push(one)
  }
  return taken.sort((a, b) => a - b)
}

/** Garrisons, Skeletons and Curses (UP-SET-24 to -26, UP-RUL-17). */
function* layPieces(play: Play): Procedure {
  const { state, content } = play
  const layout = content.layouts[state.roles - MIN_FACTIONS]
  state.garrison[CAPITAL_SPACE] = content.setup.capitalGarrisons
  const around = adjacentGarrisons(content, state.options)
  const guarded = around > layout.threeGarrisons.length ? layout.sixGarrisons : layout.threeGarrisons
  for (const space of guarded.slice(0, around)) state.garrison[space] = 1
  const { curses } = difficultyOf(content, state.options)
  const skeletons = layout.isDrawn
    ? some(play, layout.marked, layout.skeletons, 'skeleton space')
    : layout.marked.slice(0, layout.skeletons)
  const cursed = layout.isDrawn ? some(play, skeletons, curses, 'curse space') : skeletons.slice(0, curses)
  for (const space of skeletons) state.skeletons[space] = 1
  for (const space of cursed) state.curse[space] = 1
  play.tell({ type: 'mapBuilt', skeletons: skeletons.join(','), curses: cursed.join(',') })
}

/** Face-up at once, or decided when they are turned over (UP-SET-28, UP-RUL-21). */
function* layDruids(play: Play): Procedure {
  const { state, content } = play
  const n = Math.min(content.setup.druids, state.unusedDruids.length)
  if (state.options.druidMode === 'revealPerChapter') {
    state.druids = Array<number>(n).fill(NONE)
    state.druidUp = Array<number>(n).fill(0)
    return
  }
  state.druids = some(play, state.unusedDruids, n, 'druid')
  state.druidUp = state.druids.map(() => 1)
  state.unusedDruids = state.unusedDruids.filter((druid) => !state.druids.includes(druid))
  for (const druid of state.druids) play.tell({ type: 'druidRevealed', druid })
}

/** Advanced cards of which only some join (UP-DIF-08, UP-DIF-10, UP-DIF-12, UP-RUL-20). */
function* joinAdvanced(play: Play): Procedure {
  const { state, content } = play
  const pools = poolsOf(content, state.roles, state.options)
  const join = ({ advanced, joining }: CardPool, to: number[], what: string): number[] => {
    if (joining === advanced.length) return []
    const joined = some(play, advanced, joining, what)
    to.push(...joined)
    to.sort((a, b) => a - b)
    return joined
  }
  join(pools.items, state.itemDeck.middle, 'advanced item')
  join(pools.quests, state.questDeck.middle, 'advanced quest')
  join(pools.druids, state.unusedDruids, 'advanced druid')
  join(pools.towers, state.towerPool, 'advanced Sea Tower')
  pools.events.forEach((pool, i) => join(pool, state.eventDecks[i].middle, 'advanced event'))
  for (const card of join(pools.legions, state.legionDeck.middle, 'advanced legion')) state.fate[card] = IN_DECK
  for (const card of join(pools.hordes, state.hordeDeck.middle, 'advanced horde')) state.fate[card] = IN_DECK
}

const extraCursesLaid = (play: Play): number =>
  play.content.setup.curses - cursesLeft(play) - difficultyOf(play.content, play.state.options).curses

/** UP-RUL-18 */
function* layExtraCurse(play: Play): Procedure<StepResult> {
  const { state, content } = play
  const empty = content.layouts[state.roles - MIN_FACTIONS].ice.some((space) => isEmpty(state, space))
  if (extraCursesLaid(play) >= state.options.extraCurses || !empty) return
  const space = yield* ask(play, chooseExtraCurse, state.firstPlayer, undefined)
  state.curse[space] = 1
  play.tell({ type: 'extraCurse', role: state.firstPlayer, space, rule: 'UP-RUL-18' })
  return 'again'
}

/** UP-SET-37 */
function* beginGame(play: Play): Procedure {
  play.push(chapter, { step: 0 })
}

export const setUp = steps('setUp', [
  findFirstPlayer,
  chooseSeat,
  layPieces,
  joinAdvanced,
  layDruids,
  layExtraCurse,
  beginGame,
])
