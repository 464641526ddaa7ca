/** The start round (IM-STA) and the filling of the tower (IM-TOW-01 to IM-TOW-04). */
import { round } from '../round/round.ts'
import { steps, type Play, type Procedure } from '../table/rules.ts'
import { ask, type StepResult } from '../../../../engine/index.ts'
import { landOf, LIGHT, MIN_PLAYERS, nameOf, SHADOW } from '../../content/names.ts'
import { moveLandCard } from '../cards/hands-and-piles.ts'
import { putArmies, turnOrder } from '../table/lands.ts'
import { NONE, playerBoard, setupOf, type Land, type Role } from '../table/state.ts'
import { chooseCards, dealHands, nextInOrder, passHands, placeRest, resolveCard } from './draft.ts'
import { endStartRound, fillTower, returnToBox, splitFallen } from './filling.ts'
import { chooseFirstGroup, placeGroup } from './groups.ts'

/** Two races for each player and the start player, at random (IM-SET-16, IM-SET-17, IM-SET-22, IM-RUL-08). */
function* dealRaces(play: Play): Procedure {
  const { state, content } = play
  const light = content.lightRaces.map(({ index }) => index)
  const shadow = content.shadowRaces.map(({ index }) => index)
  for (let role = 0; role < state.roles; role++) {
    state.lightRace[role] = draw(play, light, 'Light race')
    state.shadowRace[role] = draw(play, shadow, 'Shadow race')
    play.tell({ type: 'startRaces', role, light: state.lightRace[role], shadow: state.shadowRace[role] })
    layGroups(play, role)
  }
  state.startPlayer = play.roll(state.roles, 'start player')
  state.marker = state.startPlayer
  state.turn = state.startPlayer
  play.tell({ type: 'startPlayerFound', role: state.startPlayer })
}

function draw(play: Play, tiles: number[], what: string): number {
  const race = play.drawOne(tiles, what)
  tiles.splice(tiles.indexOf(race), 1)
  return race
}

/** IM-STA-01, IM-STA-02 */
function layGroups(play: Play, role: Role): void {
  const { state } = play
  const groups = playerBoard(play, role).groups[setupOf(play).players - MIN_PLAYERS]
  state.groups[role] = groups.slice()
  for (const size of groups) state.supply[role] -= size
}

/** The first group goes to the start land in the Light world, which brings its card (IM-STA-03 to IM-STA-05). */
function* placeFirstGroup(play: Play): Procedure<StepResult> {
  const { state } = play
  const role = state.turn
  const land: Land = landOf(LIGHT, playerBoard(play, role).startLand)
  const size = yield* ask(play, chooseFirstGroup, role, land)
  placeGroup(play, role, land, size)
  moveLandCard(state, nameOf(land), role)
  play.tell({ type: 'startLandCard', role, name: nameOf(land) })
  return nextInOrder(state)
}

/** IM-STA-06 */
function* placeShadowArmies(play: Play): Procedure {
  const { state, content } = play
  const armies = content.start.shadowArmies
  for (const role of turnOrder(state)) {
    const land = landOf(SHADOW, playerBoard(play, role).startLand)
    state.supply[role] -= armies
    putArmies(state, role, land, armies)
    play.tell({ type: 'startShadowArmies', role, land, armies })
  }
}

/** What the players have on the back of their boards is gone: the first game round can begin. */
function* beginRounds(play: Play): Procedure {
  const { state } = play
  for (const role of turnOrder(state)) returnToBox(play, role)
  state.turn = NONE
  play.push(round, { step: 0 })
}

const CHOOSING = 4
const RESTING = 7
const ENDING = 8

/** Another draft round, the rest of the groups, or the end (IM-STA-24, IM-RUL-15, IM-RUL-83). */
function* nextDraftRound(play: Play): Procedure<StepResult> {
  const result = passHands(play)
  return result === 'over' ? ENDING : result === 'stuck' ? RESTING : CHOOSING
}

function* endAndFill(play: Play): Procedure {
  endStartRound(play)
  fillTower(play)
}

/** `startRound` runs first; when the tower is filled it pushes `round` with `{ step: 0 }`. */
export const startRound = steps('startRound', [
  dealRaces,
  placeFirstGroup,
  placeShadowArmies,
  dealHands,
  chooseCards,
  resolveCard,
  nextDraftRound,
  placeRest,
  endAndFill,
  splitFallen,
  beginRounds,
])
