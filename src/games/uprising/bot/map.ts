/** Choices on the map: where Nemesis pieces go, which way they take, which hex or piece an effect means. */
import { turnedEdges } from '../rules/actions/explore.ts'
import { havenObstacle } from '../rules/actions/haven.ts'
import { adjacentFor } from '../rules/map/adjacency.ts'
import { hasUnitsOf, unitsOn } from '../rules/map/pieces.ts'
import { CAPITAL_SPACE, distanceOf, neighbourIn, SPACES } from '../rules/map/spaces.ts'
import { isFaceDown } from '../rules/map/tiles.ts'
import { sideOfCard } from '../rules/nemesis/nemesis-cards.ts'
import type { CardsArg } from '../rules/nemesis/tokens.ts'
import type { PlaceArg } from '../rules/placing/place-questions.ts'
import type { MapHexArg } from '../rules/select/pick-hexes.ts'
import { piecesMeant, type MapPieceArg } from '../rules/select/pick-pieces.ts'
import type { Pieces } from '../rules/select/which-pieces.ts'
import { CHAOS, EMPIRE, NONE, printed, type Card, type Side, type Space, type Table } from '../rules/table/state.ts'
import { bountyOf, fight, hasEnemies, menaceOf } from './fight.ts'
import { havenWorth } from './plans.ts'
import { pointOf, priceOf, unitsAt, type Scene } from './scene.ts'
import { dangersOf } from './ways.ts'

/** Hexes to the nearest Haven of a player. */
function toHaven({ state, content }: Table, space: Space): number {
  let least = 6
  for (let other = 0; other < SPACES; other++)
    if (state.haven[other] !== NONE) least = Math.min(least, content.board.distance[space * SPACES + other])
  return least
}

/** Player Units that could attack a space. */
function armyBeside(t: Table, space: Space): number {
  let most = 0
  for (const from of t.content.board.neighbours[space])
    if (t.state.unitsOf[from] !== NONE && adjacentFor(t, 'unit', from, []).includes(space))
      most = Math.max(most, unitsOn(t.state, from))
  return most
}

/** Whether somebody could build a Haven there soon. */
const isSite = (t: Table, role: number, space: Space): boolean => havenObstacle(t, role, space) === undefined

export function placeScore(scene: Scene, space: Space, { what }: PlaceArg): number {
  const { t, role } = scene
  const { state } = t
  const army = armyBeside(t, space)
  const site = isSite(t, role, space) ? 1 : 0
  switch (what) {
    case 'garrison':
    case 'overflow':
      // Where there are some already it scores nothing more (UP-SCO-03); else within reach of an army.
      return (
        (state.garrison[space] > 0 ? 1.5 : 0) + 0.25 * army - 1.5 * site + (hasUnitsOf(state, space, CHAOS) ? 0.5 : 0)
      )
    case 'skeleton':
    case 'join':
      return (state.skeletons[space] >= t.content.setup.skeletonsPerHex ? -5 : 0) + 0.25 * army - 1.2 * site
    case 'convert':
      return toHaven(t, space) + (state.curse[space] > 0 ? 0.5 : 0)
    case 'horde':
      return hordeScore(scene, space)
    case 'legion':
      return toHaven(t, space)
  }
}

/** Far from Havens, near Imperial troops, on a Curse that is there anyway. */
function hordeScore({ t }: Scene, space: Space): number {
  const { state } = t
  let score = Math.min(3, toHaven(t, space)) + 0.5 * state.curse[space]
  for (const next of t.content.board.neighbours[space]) {
    if (distanceOf(t, next, CAPITAL_SPACE) > distanceOf(t, space, CAPITAL_SPACE)) continue
    if (state.haven[next] !== NONE) score -= 3
    else if (hasUnitsOf(state, next, EMPIRE)) score += 0.4
  }
  return score
}

/** A step of a Legion, Horde or Skeletons, where the rules leave it open. */
export function stepScore(scene: Scene, space: Space, side: Side, card: Card): number {
  const { t } = scene
  const { state } = t
  let score = 0
  const owner = state.unitsOf[space]
  if (owner !== NONE && card !== NONE) {
    const { win, value } = fight({ ...scene, role: owner }, space, unitsAt(t, space), { side: sideOfCard(card), card })
    score += value + (state.haven[space] !== NONE ? win * 2 - 2 : 0)
  } else if (owner !== NONE) score -= 0.5
  else if (state.haven[space] !== NONE) score -= 4 + havenWorth({ ...scene, role: state.haven[space] }, space)
  const other = side === EMPIRE ? CHAOS : EMPIRE
  if (hasUnitsOf(state, space, other)) score += 1
  return score + 0.2 * toHaven(t, space) + 0.1 * armyBeside(t, space)
}

/** A Legion or Horde of a player's choice: something good for us happens to it, unless it is a Token. */
export function cardScore(scene: Scene, card: Card, why: CardsArg['why']): number {
  const { t } = scene
  const { threat, cardAt } = t.state
  if (why === 'order' || why === 'fallen') return 0
  const menace = menaceOf(scene, card) + (3 - Math.min(3, toHaven(t, cardAt[card])))
  if (why === 'token') return -menace
  return menace + (threat[card] <= 3 ? bountyOf(t, card) : 0) + 0.2 * threat[card]
}

/** Impassable edges towards the Capital, not towards own people. */
export function orientationScore({ t, role }: Scene, rotation: number, space: Space): number {
  const edges = turnedEdges(printed(t).hexes[t.state.tile[space]].edges, rotation)
  let score = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbourIn(t, space, direction)
    if (((edges >> direction) & 1) === 0 || next === NONE) continue
    if (distanceOf(t, next, CAPITAL_SPACE) < distanceOf(t, space, CAPITAL_SPACE)) score += 1
    if (t.state.unitsOf[next] !== NONE || t.state.haven[next] !== NONE) score -= 2
    if (hasEnemies(t, next) && t.state.unitsOf[next] !== role) score += 0.3
  }
  return score
}

export function hexScore(scene: Scene, space: Space, { why }: Pick<MapHexArg, 'why'>): number {
  const { t, role } = scene
  const { state } = t
  const own = state.unitsOf[space] === role ? unitsOn(state, space) : 0
  const isThreatened = dangersOf(scene).some((danger) => danger.space === space)
  switch (why) {
    case 'unit':
    case 'wall':
    case 'tower':
      return (isThreatened ? 2 : 0) + 0.3 * own + 0.05 * toHaven(t, space)
    case 'curse':
      return (
        (state.haven[space] === NONE ? 0 : -8) +
        (state.garrison[space] > 0 ? 1.5 : 0) -
        (isSite(t, role, space) ? 2 : 0) +
        0.2 * toHaven(t, space)
      )
    case 'reinforce':
      return -own
    case 'move':
      return moveScore(scene, space)
    case 'scout':
      return -toHaven(t, space) + 0.2 * armyBeside(t, space)
    default:
      return 0.2 * toHaven(t, space)
  }
}

/** Where pieces of a player would rather be. */
function moveScore(scene: Scene, space: Space): number {
  const { t, role } = scene
  if (isFaceDown(t.state, space)) return 0.5
  if (hasEnemies(t, space)) return -0.5
  return isSite(t, role, space) ? 0.3 * havenWorth(scene, space) : 0.2
}

function pieceWorth(scene: Scene, { kind, role, type, space, count }: Pieces): number {
  const { t, left } = scene
  switch (kind) {
    case 'curse':
      return -pointOf(scene, CHAOS) * left + (isSite(t, scene.role, space) ? 0.5 : 0)
    case 'garrison':
      return 1 + (count === 1 || t.state.garrison[space] === 1 ? -pointOf(scene, EMPIRE) * left : 0)
    case 'skeleton':
      return 1
    case 'unit':
      return -0.3 * priceOf(t, role, type) - (space !== NONE && t.state.haven[space] !== NONE ? 0.1 : 0)
    case 'haven':
      return -havenWorth({ ...scene, role }, space)
    case 'hero':
      return 0
    default:
      return -0.4
  }
}

const PIECES_DONE = 999

/** Which piece is taken away, moved or brought back. */
export function pieceScore(scene: Scene, option: number, arg: MapPieceArg): number {
  const gives = arg.why === 'return' || arg.why === 'move' || arg.why === 'join'
  if (option === PIECES_DONE) return gives ? -1 : 0
  const all = piecesMeant(scene.t, arg.sel, arg.c, arg.isMeant)
  const meant = arg.spaces === undefined ? all : all.filter(({ space }) => arg.spaces!.includes(space))
  const worth = pieceWorth(scene, meant[option])
  if (arg.why === 'return') return -worth + (meant[option].count === 1 ? 0.6 : 0)
  return gives ? 0.1 - 0.01 * Math.abs(worth) : worth
}
