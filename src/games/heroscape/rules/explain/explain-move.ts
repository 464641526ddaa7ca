import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import {
  CAPTIVE,
  ENEMY,
  ENGAGED_FRIEND,
  FREE,
  GLYPH_STOP,
  layOut,
  obstacle,
  ROOF,
  RUIN,
  TOO_HIGH,
  WATER_STOP,
} from '../movement/search/ground.ts'
import { movable } from '../movement/move-questions.ts'
import { startOfRest } from '../movement/plan.ts'
import { moverOf } from '../movement/search/mover.ts'
import { search, startOfMove, type Found, type Start } from '../movement/search/paths.ts'
import { controllerOf, isStanding, printedOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, isBasic, NONE, OFF, type Figure, type Role, type Space, type Table } from '../table/state.ts'
import { hasRoomThere, isBarredByGlyph, levelSpaces, roofTooLow } from './explain-place.ts'

/** Why a figure, a destination or a way is not on offer. All of it lies open. */
export function explainMove(t: Table, role: Role, key: string): Reason[] {
  const { turn, move } = t.state
  if (turn?.role !== role || turn.step !== 'move' || t.state.phase !== 'turns') return []
  const [, what, first, second] = /^(figure|space):(\d{1,4})(?:\/(\d{1,4}))?$/.exec(key) ?? []
  if (what === 'figure' && Number(first) < roster(t).figureCount && move === undefined)
    return explainFigure(t, role, Number(first))
  const [front, rear] = [Number(first), second === undefined ? OFF : Number(second)]
  const { count } = fieldOf(t).spaces
  if (what !== 'space' || move === undefined || front >= count || rear >= count) return []
  return explainSpace(t, move.figure, front, rear)
}

// Which figure

function explainFigure(t: Table, role: Role, figure: Figure): Reason[] {
  const { card, moved, acting } = t.state.turn!
  const { cards, cardOf } = roster(t)
  const rule = isBasic(t) ? 'HS-BAS-07' : 'HS-RND-16'
  const owner = controllerOf(t, figure)
  if (owner !== role) return [{ rule, message: say('refuse.moveNotYours', { figure }) }]
  const isActive = cards[card].rarity === 'common' ? cards[cardOf[figure]] === cards[card] : cardOf[figure] === card
  if (!isActive) return [{ rule, message: say('refuse.moveNotActive', { figure, card }) }]
  if (!isStanding(t, figure)) return [{ rule: 'HS-LIF-04', message: say('refuse.moveNotThere', { figure }) }]
  if (moved.includes(figure))
    return [{ rule: isBasic(t) ? 'HS-BAS-09' : 'HS-MOV-01', message: say('refuse.moveMoved', { figure }) }]
  const most = printedOf(t, figure).figures
  if (cards[card].rarity === 'common' && acting.length >= most && !acting.includes(figure))
    return [{ rule: 'HS-DRF-22', message: say('refuse.moveEnough', { card, most }) }]
  if (movable(t, []).includes(figure)) return []
  return explainStuck(t, figure)
}

/** Every cause that keeps a figure from its first step. */
function explainStuck(t: Table, figure: Figure): Reason[] {
  const { links } = fieldOf(t)
  const mover = moverOf(t, figure)
  layOut(t, mover, false, 1)
  const from = t.state.front[figure]
  const causes: number[] = []
  for (let link = links.first[from]; link < links.first[from + 1]; link++) {
    const cause = obstacle(link, from, mover.climb)
    if (cause !== FREE && !causes.includes(cause)) causes.push(cause)
  }
  const reasons = causes.map((cause) => reasonFor(t, cause, figure, NONE))
  return [...reasons, { rule: 'HS-MOV-02', message: say('refuse.moveStuck', { figure }) }]
}

// Which space

function explainSpace(t: Table, figure: Figure, front: Space, rear: Space): Reason[] {
  const isUnderWay = t.state.occupant[t.state.front[figure]] !== figure
  const start = { ...(isUnderWay ? startOfRest(t) : startOfMove(t, figure)) }
  if (isFound(search(t, start), front, rear)) return []
  const spaces = rear === OFF ? [front] : [front, rear]
  const isHere = t.state.front[figure] === front && (rear === OFF || t.state.rear[figure] === rear)
  if (isHere && !isUnderWay) return [{ rule: 'HS-MOV-02', message: say('refuse.moveHere', { figure }) }]
  for (const space of spaces) {
    const reasons = explainEnd(t, figure, space)
    if (reasons.length > 0) return reasons
  }
  const uneven = explainPair(t, figure, front, rear)
  return uneven.length > 0 ? uneven : explainWay(t, start, front, rear)
}

const isFound = (found: Found, front: Space, rear: Space): boolean => placeIn(found, front, rear) !== NONE

/** A space alone stands for every way to stand there. */
function placeIn(found: Found, front: Space, rear: Space): number {
  for (let i = 0; i < found.count; i++)
    if (
      rear === OFF
        ? found.front[i] === front || found.rear[i] === front
        : found.front[i] === front && found.rear[i] === rear
    )
      return i
  return NONE
}

/** Nobody may stand where another stands: the books say so of moves. */
export const occupiedRule = (t: Table): string => (isBasic(t) ? 'HS-BAS-11' : 'HS-MOV-06')

/** Why nobody like this figure may end its move on this space. */
function explainEnd(t: Table, figure: Figure, space: Space): Reason[] {
  const other = t.state.occupant[space]
  const rule = occupiedRule(t)
  if (other !== NONE && other !== figure) return [{ rule, message: say('refuse.moveHeld', { space, figure: other }) }]
  if (isBarredByGlyph(t, figure, space))
    return [{ rule: 'HS-GLY-15', message: say('refuse.moveGlyph', { space, figure }) }]
  const free = roofTooLow(t, figure, space)
  if (free < 0) return []
  const height = roster(t).height[figure]
  return [{ rule: 'HS-MOV-25', message: say('refuse.moveRoof', { space, free, height }) }]
}

/** Why a two-space figure cannot stand like this (HS-MOV-20, HS-MOV-28). */
function explainPair(t: Table, figure: Figure, front: Space, rear: Space): Reason[] {
  if (t.state.rear[figure] === OFF) return []
  const beside = levelSpaces(t, front)
  if (rear === OFF ? beside.length === 0 : !beside.includes(rear))
    return [{ rule: isBasic(t) ? 'HS-BAS-15' : 'HS-MOV-20', message: say('refuse.moveUneven', { space: front }) }]
  if (rear !== OFF && !hasRoomThere(t, front, rear))
    return [{ rule: 'HS-MOV-28', message: say('refuse.moveNiche', { front, rear }) }]
  return []
}

/** Far enough for any battlefield. */
const ENOUGH = 90
const CAUSES_IN_ORDER = [ENEMY, ENGAGED_FRIEND, CAPTIVE, TOO_HIGH, RUIN, ROOF, WATER_STOP, GLYPH_STOP]

/** What is in the way: the first cause without which the figure would get there. */
function explainWay(t: Table, start: Start, front: Space, rear: Space): Reason[] {
  const far: Start = { ...start, left: ENOUGH }
  for (const from of [start, far])
    for (const cause of CAUSES_IN_ORDER) {
      // With all the movement in the world and nothing left out, it is only too far.
      if (from === far && isFound(search(t, far), front, rear)) return tooFar(t, start, front, rear)
      if (isFound(search(t, from, 1 << cause), front, rear)) return [reasonFor(t, cause, start.figure, front)]
    }
  return [{ rule: 'HS-MOV-02', message: say('refuse.moveNoWay', { space: front }) }]
}

function tooFar(t: Table, start: Start, front: Space, rear: Space): Reason[] {
  const found = search(t, { ...start, left: ENOUGH })
  const cost = found.cost[placeIn(found, front, rear)]
  const rule = isBasic(t) ? 'HS-BAS-09' : 'HS-MOV-01'
  const reason = { rule, message: say('refuse.moveFar', { space: front, cost, left: start.left }) }
  return isClimb(t, start, front) ? [{ ...reason, rule: isBasic(t) ? 'HS-BAS-12' : 'HS-MOV-08' }, reason] : [reason]
}

/** HS-MOV-08: whether it could get to the foot of the last climb. */
function isClimb(t: Table, start: Start, space: Space): boolean {
  const { links } = fieldOf(t)
  const found = search(t, start)
  const feet = [t.state.front[start.figure], ...found.front.slice(0, found.count)]
  for (let link = links.first[space]; link < links.first[space + 1]; link++)
    if (links.rise[link] < 0 && feet.includes(links.to[link])) return true
  return false
}

function reasonFor(t: Table, cause: number, figure: Figure, space: Space): Reason {
  const basic = isBasic(t)
  const height = roster(t).height[figure]
  if (cause === ENEMY) return { rule: basic ? 'HS-BAS-11' : 'HS-MOV-05', message: say('refuse.moveEnemy', { space }) }
  if (cause === ENGAGED_FRIEND) return { rule: 'HS-MOV-04', message: say('refuse.moveFriend', { space }) }
  if (cause === CAPTIVE) return { rule: 'HS-RUL-83', message: say('refuse.moveCaptive', { space }) }
  if (cause === TOO_HIGH) return { rule: 'HS-MOV-10', message: say('refuse.moveHigh', { space, height }) }
  if (cause === RUIN) return { rule: 'HS-RUL-36', message: say('refuse.moveRuin', { space }) }
  if (cause === ROOF) return { rule: 'HS-RUL-89', message: say('refuse.moveUnder', { space, height }) }
  if (cause === GLYPH_STOP) return { rule: 'HS-MOV-29', message: say('refuse.moveGlyphStop', { space }) }
  const rule = basic ? 'HS-BAS-13' : 'HS-MOV-16'
  return {
    rule: t.state.rear[figure] === OFF ? rule : basic ? 'HS-BAS-16' : 'HS-MOV-23',
    message: say('refuse.moveWater', { space }),
  }
}
