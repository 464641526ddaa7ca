import { isRoleOrNone } from '../../../../engine/index.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import { cardOf, isTwoSpace, lifeOf } from './figures.ts'
import { DESTROYED, fieldOf, MARKERS, NONE, OFF, STANDING, type Figure, type State, type Table } from './state.ts'

/** What must be true whenever somebody is asked. */
export function invariants(t: Table): string[] {
  const broken: string[] = []
  const check = (isTrue: boolean, what: string): void => {
    if (!isTrue) broken.push(what)
  }
  const { order, turn, roles } = t.state
  check(turn === undefined || isRoleOrNone(turn.role, roles), 'the turn is of a role that is none')
  check(order.length <= roles && order.every((role) => isRoleOrNone(role, roles)), 'the order is of the roles')
  for (let figure = 0; figure < t.state.fate.length; figure++) checkFigure(t, figure, check)
  checkSpaces(t, check)
  checkMarkers(t.state, check)
  checkGlyphs(t, check)
  return broken
}

type Check = (isTrue: boolean, what: string) => void

function checkFigure(t: Table, figure: Figure, check: Check): void {
  const { state } = t
  const [front, rear] = [state.front[figure], state.rear[figure]]
  const isThere = state.fate[figure] === STANDING
  check(isThere === (front !== OFF), `figure ${figure} stands on the battlefield exactly if it has a space`)
  check(isThere || rear === OFF, `figure ${figure} has a rear space without standing`)
  if (state.fate[figure] === DESTROYED) return
  check(state.wounds[figure] < lifeOf(t, figure), `figure ${figure} has fewer wounds than Life`)
  check(!isThere || isTwoSpace(t, figure) === (rear !== OFF), `figure ${figure} has the spaces of its size`)
  if (!isThere || state.move?.figure === figure) return
  check(state.occupant[front] === figure, `figure ${figure} occupies its front space`)
  if (rear === OFF) return
  const { spaces, links } = fieldOf(t)
  check(state.occupant[rear] === figure, `figure ${figure} occupies its rear space`)
  check(spaces.level[front] === spaces.level[rear], `figure ${figure} stands level`)
  const neighbours = links.to.slice(links.first[front], links.first[front + 1])
  check(neighbours.includes(rear), `the spaces of figure ${figure} are neighbours`)
}

function checkSpaces(t: Table, check: Check): void {
  const { state } = t
  state.occupant.forEach((figure, space) => {
    if (figure === NONE) return
    check(state.front[figure] === space || state.rear[figure] === space, `space ${space} is held by who stands there`)
    const card = cardOf(t, figure)
    check(
      (state.owner[card] === NONE) === (state.broughtBy[card] === NONE),
      `card ${card} is controlled exactly if somebody brought it`,
    )
  })
}

/** Each player's markers are 1, 2, 3 and X, or none at all (HS-SET-27, HS-RUL-11). */
function checkMarkers(state: State, check: Check): void {
  for (let role = 0; role < state.roles; role++) {
    const slots = Array.from({ length: MARKERS }, (_, i) => role * MARKERS + i)
    const placed = slots.filter((slot) => state.markerOn[slot] !== NONE)
    check(placed.length === 0 || placed.length === MARKERS, `player ${role} has placed all markers or none`)
    const kinds = placed.map((slot) => state.marker[slot]).sort((a, b) => a - b)
    check(placed.length === 0 || kinds.join() === '0,1,2,3', `player ${role} has each marker once`)
    const isSorted = placed.every((slot, i) => i === 0 || state.markerOn[placed[i - 1]] <= state.markerOn[slot])
    check(isSorted, `the markers of player ${role} lie in the order of the cards`)
  }
}

/** No glyph twice on one space, and no more of a kind than a set has. */
function checkGlyphs(t: Table, check: Check): void {
  const { glyph, glyphSpace } = t.state
  const lying = glyphSpace.filter((space) => space !== OFF)
  check(new Set(lying).size === lying.length, 'two glyphs on one space')
  GLYPH_IDS.forEach((id, kind) => {
    const count = glyph.filter((one) => one === kind).length
    check(count <= t.content.glyphs[kind].count * t.state.options.sets, `too many glyphs of ${id}`)
  })
}
