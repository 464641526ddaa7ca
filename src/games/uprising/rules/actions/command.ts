/** The Command Action (UP-CMD): own Units, and the Hero, into one hex. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { commandHexFace, commandPieceFace } from '../table/faces.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { eachModifier, hasModifiers } from '../cards/modifiers.ts'
import { pushSettle } from '../combat/settle.ts'
import { adjacentFor } from '../map/adjacency.ts'
import { hasChaos, hasEmpire, putUnits, takeUnits, UNIT_TYPES, unitsOn } from '../map/pieces.ts'
import { SPACES } from '../map/spaces.ts'
import { isFaceDown } from '../map/tiles.ts'
import { decide } from '../select/decide.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import { type ActionMods, COMMAND, payAction, refundAction } from './action-price.ts'

/** Units of a role on one hex: 5, changed by its cards (UP-HEX-03, UP-CMD-05). */
export function unitLimitOf(t: Table, role: Role): number {
  let limit = t.content.setup.unitsPerHex
  if (!hasModifiers(t, 'limit')) return limit
  eachModifier(
    t,
    'limit',
    (modifier, c) => {
      if (c.you === role) limit += modifier.change
    },
    (modifier) => modifier.what === 'unitsPerHex',
  )
  return limit
}

function entersUnexplored(t: Table, role: Role): boolean {
  if (!hasModifiers(t, 'enterUnexplored')) return false
  let may = false
  eachModifier(t, 'enterUnexplored', (_, c) => (may ||= c.you === role))
  return may
}

/** Whether a hex can be designated: explored, a region, or cursed (UP-CMD-07, UP-RUL-46). */
export const canBeCommanded = (t: Table, role: Role, space: Space): boolean =>
  !isFaceDown(t.state, space) || t.state.curse[space] > 0 || entersUnexplored(t, role)

/** Nobody else's Units or Haven (UP-CMD-08). */
export const isOpenTo = ({ state }: Table, role: Role, space: Space): boolean =>
  (state.unitsOf[space] === NONE || state.unitsOf[space] === role) &&
  (state.haven[space] === NONE || state.haven[space] === role)

/** How many more Units of a role a hex can take (UP-CMD-05). */
export const roomFor = (t: Table, role: Role, space: Space): number => unitLimitOf(t, role) - unitsOn(t.state, space)

export const unitsMayEnter = (t: Table, role: Role, space: Space): boolean =>
  isOpenTo(t, role, space) && roomFor(t, role, space) > 0

const [BY_UNITS, BY_HERO] = [1, 2]
const reached = new Uint8Array(SPACES)
const steps: Space[] = []

/** By space: whether own Units, the own Hero are adjacent to it. One list for all callers; read it at once. */
function reach(t: Table, role: Role): Uint8Array {
  const { state } = t
  reached.fill(0)
  for (let from = 0; from < SPACES; from++) {
    if (state.unitsOf[from] !== role) continue
    steps.length = 0
    for (const to of adjacentFor(t, 'unit', from, steps, role)) reached[to] |= BY_UNITS
  }
  steps.length = 0
  for (const to of adjacentFor(t, 'hero', state.heroAt[role], steps, role)) reached[to] |= BY_HERO
  return reached
}

/** Hexes into which at least one own piece can go. `isOne`: the first is enough. */
export function commandHexes(
  t: Table,
  role: Role,
  only: readonly Space[] | undefined,
  out: Space[],
  isOne = false,
): Space[] {
  const by = reach(t, role)
  for (let space = 0; space < SPACES; space++) {
    if (by[space] === 0 || !canBeCommanded(t, role, space)) continue
    if (only !== undefined && !only.includes(space)) continue
    if ((by[space] & BY_HERO) === 0 && !unitsMayEnter(t, role, space)) continue
    out.push(space)
    if (isOne) return out
  }
  return out
}

interface CommandHexArg {
  readonly only: readonly Space[] | undefined
}

const DONE = -1
const HERO = 1000

const commandHex: QuestionOf<CommandHexArg> = faced(commandHexFace)({
  kind: 'hex',
  rule: 'UP-CMD-02',
  options(t, { role, arg }, out) {
    commandHexes(t, role, arg.only, out)
    if (out.length === 0) out.push(DONE)
  },
  key: (_, space) => (space === DONE ? 'done' : `hex:${space}`),
  prompt: () => say('action.commandHex'),
  describe: (_, space) =>
    space === DONE
      ? { label: say('action.nowhere') }
      : { label: say('action.hex', { space }), targets: [`hex:${space}`], data: space },
})

export interface CommandPieceArg {
  readonly to: Space
  /** Pieces that have gone there already. */
  readonly moved: number
}

/** Own pieces that can still go: Units as `from * 4 + type`, the Hero (UP-CMD-03, UP-CMD-04, UP-CMD-12). */
function commandPieces(t: Table, role: Role, to: Space, out: number[]): void {
  const { state } = t
  if (unitsMayEnter(t, role, to))
    for (let from = 0; from < SPACES; from++) {
      if (state.unitsOf[from] !== role || from === to || !isStep(t, 'unit', from, to, role)) continue
      for (let type = 0; type < UNIT_TYPES; type++)
        if (state.units[from * UNIT_TYPES + type] > 0) out.push(from * UNIT_TYPES + type)
    }
  const at = state.heroAt[role]
  if (at !== to && isStep(t, 'hero', at, to, role)) out.push(HERO)
}

export interface CommandReach {
  readonly units: readonly { readonly from: Space; readonly type: number; readonly n: number }[]
  readonly hasHero: boolean
}

/** Who could go into a hex by a Command now, for whoever thinks of one. */
export function commandReach(t: Table, role: Role, to: Space): CommandReach {
  const pieces: number[] = []
  commandPieces(t, role, to, pieces)
  return {
    units: pieces
      .filter((option) => option !== HERO)
      .map((option) => {
        const [type, from] = [option % UNIT_TYPES, Math.floor(option / UNIT_TYPES)]
        return { from, type, n: t.state.units[option] }
      }),
    hasHero: pieces.includes(HERO),
  }
}

export function isStep(t: Table, walker: 'hero' | 'unit', from: Space, to: Space, role: Role): boolean {
  steps.length = 0
  return adjacentFor(t, walker, from, steps, role).includes(to)
}

export const commandPiece: QuestionOf<CommandPieceArg> = faced(commandPieceFace)({
  kind: 'unit',
  rule: 'UP-CMD-02',
  options(t, { role, arg }, out) {
    commandPieces(t, role, arg.to, out)
    if (arg.moved > 0 || out.length === 0) out.push(DONE)
  },
  key(_, option, { role }) {
    if (option === DONE) return 'done'
    return option === HERO ? `hero:${role}` : `unit:${option % UNIT_TYPES}@${Math.floor(option / UNIT_TYPES)}`
  },
  about: (_, { arg: { to } }) => ({ to }),
  prompt: (t, { arg, role }) =>
    say('action.commandPiece', { space: arg.to, left: Math.max(0, roomFor(t, role, arg.to)) }),
  describe(_, option, { role }) {
    if (option === DONE) return { label: say('action.commandDone') }
    if (option === HERO) return { label: say('action.hero', { role }), targets: [`hero:${role}`], rule: 'UP-CMD-12' }
    const [type, from] = [option % UNIT_TYPES, Math.floor(option / UNIT_TYPES)]
    return { label: say('action.unit', { role, type, from }), targets: [`unit:${type}@${from}`, `hex:${from}`] }
  },
  closes: () => true,
})

/** Before dice are rolled one may think it over, even if nobody else can go. */
export const isContested = ({ state }: Table, to: Space): boolean => hasEmpire(state, to) || hasChaos(state, to)

function hasMore(t: Table, role: Role, to: Space): boolean {
  const pieces: number[] = []
  commandPieces(t, role, to, pieces)
  return pieces.length > 0
}

/** Pay, choose the hex, move piece by piece; combats begin at once (UP-CMD-09). */
export function* command(play: Play, role: Role, mods: ActionMods): Procedure {
  const price = payAction(play, role, COMMAND, mods.price)
  const to = yield* decide(play, commandHex, role, { only: mods.to })
  if (to === DONE) return refundAction(play, role, price)
  play.tell({ type: 'commanded', role, space: to, ap: price.ap, food: price.food })
  for (let moved = 0; ; moved++) {
    if (moved > 0 && !isContested(play, to) && !hasMore(play, role, to)) break
    const option = yield* ask(play, commandPiece, role, { to, moved })
    if (option === DONE) break
    movePiece(play, role, option, to)
  }
  pushSettle(play, 0, role)
}

function movePiece(play: Play, role: Role, option: number, to: Space): void {
  const { state } = play
  if (option === HERO) {
    play.tell({ type: 'heroMoved', role, from: state.heroAt[role], space: to, ap: 0 })
    state.heroAt[role] = to
    return
  }
  const [type, from] = [option % UNIT_TYPES, Math.floor(option / UNIT_TYPES)]
  takeUnits(state, type, from)
  putUnits(state, role, type, to)
  play.tell({ type: 'unitMoved', role, unit: type, from, space: to })
}
