/** The Build Phase (UP-BLD, UP-RUL-28, UP-RUL-29): all players at once. */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { buildFace } from '../table/faces.ts'
import { ask, faced, together } from '../../../../engine/index.ts'
import { usableAbilities, useAbility } from '../cards/abilities.ts'
import { abilityAt, isUnlimited } from '../cards/ability-index.ts'
import { drawToChoose, enterFeat, keepFeat, putBackDrawn, takeDrawn } from '../cards/feats.ts'
import { trigger } from '../cards/triggers.ts'
import { describeAbility } from '../cards/windows.ts'
import { pushSettle } from '../combat/settle.ts'
import { putUnits } from '../map/pieces.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { resourceAt } from '../table/resources.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import {
  campHexes,
  changeOf,
  hasRoom,
  isHomeless,
  isInReserve,
  PIECES,
  piecesToBuild,
  pieceKey,
  pricesOf,
  TOWER,
  WALL,
} from './build-options.ts'
import { paymentOf, paymentsFor } from './payments.ts'
import { clockwise } from './turn-order.ts'

/** First the Feats, then buying (UP-BLD-02, UP-BLD-03). */
export const build = procedure('build', function* (play: Play): Procedure {
  play.push(building)
  play.push(keepBuildFeats)
  play.push(drawBuildFeats)
})

/** A hidden hand: it is drawn in a procedure of its own. */
export const drawBuildFeats = procedure('drawBuildFeats', function* (play: Play): Procedure {
  for (const role of clockwise(play.state)) drawToChoose(play, role, play.content.setup.featsDrawn)
})

/** Everybody chooses in secret, so that nothing hidden is told before all are asked; then the Feats come into play together. */
export const keepBuildFeats = procedure('keepBuildFeats', function* (play: Play): Procedure {
  const { state } = play
  const roles = clockwise(state).filter((role) => state.drawnFeats[role].length > 0)
  if (roles.length === 0) return
  const kept: number[] = []
  yield* together.sealed(roles, function* (role): Procedure {
    kept[role] = yield* ask(play, keepFeat, role, undefined)
  })
  state.knowledge++
  for (const role of roles.toReversed()) {
    takeDrawn(play, role, kept[role])
    putBackDrawn(play, role)
    play.push(enterBuildFeat, { role, feat: kept[role] })
  }
})

export const enterBuildFeat = procedure(
  'enterBuildFeat',
  function* (play: Play, { role, feat }: { readonly role: Role; readonly feat: number }): Procedure {
    enterFeat(play, role, feat, 'UP-BLD-02')
  },
)

/** In order of arrival: the last Wall goes to whoever takes it first (UP-RUL-28). */
export const building = procedure('building', function* (play: Play): Procedure {
  const { state } = play
  const built: number[] = []
  yield* together.open(clockwise(state), function* (role): Procedure {
    built[role] = yield* buildPieces(play, role, FREE_CHOICE)
  })
  // Units on the Capital are met there (UP-RUL-29).
  pushSettle(play)
  for (const role of clockwise(state).toReversed()) if (built[role] > 0) trigger(play, 'unitBuilt', { actor: role })
})

interface BuildArgs {
  /** At most so many pieces. */
  readonly max: number
  readonly discount: number
  /** 1: in the Build Phase, with its cards and "done" for all. */
  readonly isPhase: number
}

const FREE_CHOICE: BuildArgs = { max: Infinity, discount: 0, isPhase: 1 }

interface NowArgs {
  readonly role: Role
  /** NONE: any number. */
  readonly max: number
  readonly discount: number
}

/** The verb `build`: by UP-BLD-03 to -07, whatever the Phase. */
export const buildNow = procedure('buildNow', function* (play: Play, { role, max, discount }: NowArgs): Procedure {
  if (isHomeless(play, role)) return
  yield* buildPieces(play, role, { max: max === NONE ? Infinity : max, discount, isPhase: 0 })
})

/** A player buys Units and Defenses until it is enough; returns how many Units it were. */
function* buildPieces(play: Play, role: Role, { max, discount, isPhase }: BuildArgs): Procedure<number> {
  const camp = isPhase === 1 && isHomeless(play, role) ? yield* makeCamp(play, role) : NONE
  const used: number[] = []
  let units = 0
  for (let n = 0; n < max;) {
    const option = yield* ask(play, buildWhat, role, { camp, discount, isPhase, used: used.slice() })
    if (option === DONE) break
    if (option < DONE) {
      const number = abilityOf(option)
      if (isUnlimited(abilityAt(play.content, number))) used.push(number)
      yield* useAbility(play, role, number, NO_CONTEXT)
      continue
    }
    if (!(yield* buy(play, role, option, discount))) continue
    if (option % PIECES < WALL) units++
    n++
  }
  return units
}

/** UP-BLD-10: the Hero goes to one hex, if the player wants. */
function* makeCamp(play: Play, role: Role): Procedure<Space> {
  const space = yield* ask(play, campWhere, role, undefined)
  if (space === DONE) return NONE
  if (space !== play.state.heroAt[role])
    play.tell({ type: 'heroMoved', role, from: play.state.heroAt[role], space, ap: 0 })
  play.state.heroAt[role] = space
  return space
}

const campWhere: QuestionOf = {
  name: 'campWhere',
  kind: 'hex',
  rule: 'UP-BLD-10',
  options(t, { role }, out) {
    campHexes(t, role, out)
    out.push(DONE)
  },
  key: (_, space) => (space === DONE ? 'done' : `hex:${space}`),
  prompt: () => say('action.camp'),
  describe: (_, space) =>
    space === DONE
      ? { label: say('action.noCamp') }
      : { label: say('action.hex', { space }), targets: [`hex:${space}`] },
}

const DONE = -1
/** Abilities stand below: -2 for number 0. */
const abilityOf = (option: number): number => -2 - option

export interface BuildArg {
  readonly camp: Space
  readonly discount: number
  readonly isPhase: number
  /** Abilities without a price that were used already. */
  readonly used: readonly number[]
}

const buildWhat: QuestionOf<BuildArg> = faced(buildFace)({
  kind: 'tile',
  rule: 'UP-BLD-03',
  options(t, { role, arg }, out) {
    piecesToBuild(t, role, arg, out)
    out.push(DONE)
    if (arg.isPhase === 0) return
    for (const number of usableAbilities(t, role, 'phase:build', []))
      if (!arg.used.includes(number)) out.push(-2 - number)
  },
  key(_, option) {
    if (option === DONE) return 'done'
    if (option < DONE) return `ability:${abilityOf(option)}`
    return pieceKey(option % PIECES, Math.floor(option / PIECES))
  },
  prompt: (_, { arg }) => say(arg.isPhase === 1 ? 'action.build' : 'action.buildMore'),
  describe(t, option, { role, arg }) {
    if (option === DONE) return { label: say('action.buildDone') }
    if (option < DONE) return describeAbility(t, abilityOf(option))
    const [piece, space] = [option % PIECES, Math.floor(option / PIECES)]
    const change = changeOf(t, role, piece, arg.discount)
    const [first, second] = pricesOf(t, role, piece)
    const [salt, plunder, food, any] = first
    return {
      label: piece < WALL ? say('action.buildUnit', { role, type: piece, space }) : say(DEFENSES[piece], { space }),
      targets: [pieceKey(piece, space), `hex:${space}`],
      data: { piece, space },
      detail: say('action.cost', { salt, plunder, food, any, change, ...orElse(second) }),
    }
  },
})

const DEFENSES: Readonly<Record<number, 'action.buildWall' | 'action.buildTower'>> = {
  [WALL]: 'action.buildWall',
  [TOWER]: 'action.buildTower',
}

const orElse = (price: readonly number[] | undefined): { orSalt: number; orPlunder: number; orFood: number } => ({
  orSalt: price?.[0] ?? 0,
  orPlunder: price?.[1] ?? 0,
  orFood: price?.[2] ?? 0,
})

interface PayArg {
  readonly piece: number
  readonly discount: number
}

const paymentsOf = (t: Table, role: Role, { piece, discount }: PayArg, out: number[]): number[] =>
  paymentsFor(t.state, role, pricesOf(t, role, piece), changeOf(t, role, piece, discount), out)

/** UP-BLD-04: anew for every Unit. */
const buildPayment: QuestionOf<PayArg> = {
  name: 'buildPayment',
  kind: 'payment',
  rule: 'UP-BLD-04',
  options(t, { role, arg }, out) {
    paymentsOf(t, role, arg, out)
    if (out.length === 0) out.push(DONE)
  },
  key: (_, option) => (option === DONE ? 'done' : `pay:${paymentOf(option).join('-')}`),
  prompt: (_, { role, arg }) =>
    arg.piece < WALL ? say('action.payUnit', { role, type: arg.piece }) : say('action.payDefense'),
  describe(_, option) {
    if (option === DONE) return { label: say('action.buildDone') }
    const [salt, plunder, food] = paymentOf(option)
    return { label: say('action.payment', { salt, plunder, food }) }
  },
}

/** False: while it was paid for, somebody else has taken the last one, or the means are gone. */
function* buy(play: Play, role: Role, option: number, discount: number): Procedure<boolean> {
  const { state } = play
  const [piece, space] = [option % PIECES, Math.floor(option / PIECES)]
  // Where there is no choice nobody is asked, also while the others build.
  const ways = paymentsOf(play, role, { piece, discount }, [])
  const payment = ways.length === 1 ? ways[0] : yield* ask(play, buildPayment, role, { piece, discount })
  if (payment === DONE || !isInReserve(play, role, piece) || !hasRoom(play, role, piece, space)) return false
  const [salt, plunder, food] = paymentOf(payment)
  const paid = [salt, plunder, food]
  for (let kind = 0; kind < paid.length; kind++) state.resources[resourceAt(role, kind)] -= paid[kind]
  if (piece === WALL) state.wall[space] = 1
  else if (piece === TOWER) state.tower[space] = 1
  else putUnits(state, role, piece, space)
  if (piece < WALL) play.tell({ type: 'unitBuilt', role, unit: piece, space, salt, plunder, food })
  else play.tell({ type: piece === WALL ? 'wallBuilt' : 'towerBuilt', role, space, salt, plunder, food })
  return true
}
