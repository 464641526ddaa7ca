import {
  EVERYONE,
  type GameEvent,
  type GameState,
  includes,
  type Match,
  offersIn,
  type OptionView,
  type Outcome,
  publicCells,
  type QuestionView,
  type Role,
  type Roles,
  undoTarget,
  viewOf,
  type Waiting,
  waitingFor,
} from '../engine/index.ts'
import type {
  Channel,
  OwnEvent,
  Part,
  PublicPart,
  RolePart,
  SentQuestion,
  UndoRequest,
  WholeChannel,
} from '../protocol/views.ts'
import { overlay, sameData, ShownCells } from './tracker.ts'

/** Something that was told, and to whom. */
export interface Told {
  readonly event: GameEvent
  readonly to: Roles
}

/** What the channels need to know beside the match. */
export interface MatchContext {
  readonly told: readonly Told[]
  request(): UndoRequest | undefined
  canRedo(role: Role): boolean
}

interface PublicTrack {
  seq: number
  readonly cells: ShownCells
  told: number
  waiting: readonly Waiting[]
  request: UndoRequest | false
  outcome: Outcome | false
}

interface RoleTrack {
  seq: number
  readonly cells: ShownCells
  readonly over: ShownCells
  told: number
  question: QuestionView | false
  known: readonly OptionView[]
  offers: readonly OptionView[]
  undo: boolean
  redo: boolean
}

const isEmpty = (part: object): boolean => Object.keys(part).length === 0

/** Can a role take something back alone: up to the barrier, or its secret plan. */
function canUndo<S extends GameState, C>(match: Match<S, C>, role: Role): boolean {
  if (match.over) return false
  if (!match.play.isSealed) return undoTarget(match, role) !== undefined
  for (let i = match.force.length - 1; i >= match.marks.last.at; i--) {
    const entry = match.force[i]
    if (entry.type === 'answer' && entry.role === role && match.isSealedNow(i)) return true
  }
  return false
}

/**
 * What every audience has been shown. A channel is tracked from the first time somebody joins it; one that nobody looks at costs
 * nothing. After every accepted action `update` gives what changed, and only for those for whom something did.
 */
export class Channels<S extends GameState, C> {
  private open: PublicTrack | undefined
  private readonly roles = new Map<Role, RoleTrack>()
  private readonly match: Match<S, C>
  private readonly beside: MatchContext
  /** Which sealed round was shown last: within one, an answer changes nothing for the others. */
  private round = ''

  constructor(match: Match<S, C>, beside: MatchContext) {
    this.match = match
    this.beside = beside
  }

  /** What changed since the last call. In a sealed round only the acting role's own picture can have changed. */
  update(actor?: Role): Part[] {
    const { play, state } = this.match
    const round = play.isSealed ? `${state.checkpoint}.${play.sealedRound}` : ''
    const isQuiet = round !== '' && round === this.round && actor !== undefined
    this.round = round
    const parts: Part[] = []
    if (this.open !== undefined) parts.push(...numbered('public', this.open, this.publicPart(this.open, isQuiet)))
    for (const [role, own] of this.roles) {
      if (isQuiet && role !== actor) continue
      parts.push(...numbered(role, own, this.rolePart(own, role)))
    }
    return parts
  }

  /** A whole channel as it is now. Also brings it up to date: call it only between updates. */
  whole(channel: Channel): WholeChannel {
    if (channel === 'public') {
      const fresh = noPublicTrack(this.open?.seq ?? 0)
      this.open = fresh
      const part = this.publicPart(fresh, false)
      return { events: [], waiting: [], ...part, channel, seq: fresh.seq, whole: true } as WholeChannel
    }
    const fresh = noRoleTrack(this.roles.get(channel)?.seq ?? 0)
    this.roles.set(channel, fresh)
    return { events: [], ...this.rolePart(fresh, channel), channel, seq: fresh.seq, whole: true } as WholeChannel
  }

  private publicPart(shown: PublicTrack, isQuiet: boolean): Partial<PublicPart> {
    const { match, beside } = this
    const part: { -readonly [K in keyof PublicPart]?: PublicPart[K] } = {}
    if (!isQuiet) {
      const position = match.positionOf(undefined)
      Object.assign(
        part,
        shown.cells.update((put) => match.game.publicView(position, put)),
      )
    }
    const events: GameEvent[] = []
    for (; shown.told < beside.told.length; shown.told++) {
      const { event, to } = beside.told[shown.told]
      if (to === EVERYONE) events.push(event)
    }
    if (events.length > 0) part.events = events
    const waiting = waitingFor(match)
    if (!sameData(shown.waiting, waiting)) part.waiting = shown.waiting = waiting
    const request = beside.request() ?? false
    if (!sameData(shown.request, request)) part.request = shown.request = request
    const outcome = match.state.outcome ?? false
    if (!sameData(shown.outcome, outcome)) part.outcome = shown.outcome = outcome
    return part
  }

  private rolePart(shown: RoleTrack, role: Role): Partial<RolePart> {
    const { match } = this
    const { game } = match
    const position = match.positionOf(role)
    const part: { -readonly [K in keyof RolePart]?: RolePart[K] } = shown.cells.update((put) =>
      game.privateView(position, role, put),
    )
    const over = this.overlayChanges(shown, position)
    if (over !== undefined) part.over = over
    const events = this.ownEvents(shown, role)
    if (events.length > 0) part.events = events
    const ask = position.pending.find((waiting) => waiting.role === role)
    const question = ask === undefined ? false : viewOf(position, ask)
    if (!sameData(shown.question, question)) part.question = sentQuestion(shown, question, ask?.question.fixed === true)
    const offers = offersIn(match.play, role)
    if (!sameData(shown.offers, offers)) part.offers = shown.offers = offers
    const undo = canUndo(match, role)
    if (undo !== shown.undo) part.undo = shown.undo = undo
    const redo = this.beside.canRedo(role)
    if (redo !== shown.redo) part.redo = shown.redo = redo
    return part
  }

  private overlayChanges(shown: RoleTrack, position: Match<S, C>['play']): RolePart['over'] {
    const { match } = this
    if (!match.play.isSealed && shown.over.size === 0) return undefined
    const changes = shown.over.update((put) => {
      if (!match.play.isSealed) return
      const open = publicCells(match.game, match.positionOf(undefined))
      overlay(open, publicCells(match.game, position), put)
    })
    return isEmpty(changes) ? undefined : { set: changes.set ?? {}, gone: changes.gone ?? [] }
  }

  private ownEvents(shown: RoleTrack, role: Role): OwnEvent[] {
    const { told } = this.beside
    if (shown.told === told.length) return []
    const events: OwnEvent[] = []
    let after = -1
    for (let i = shown.told; i < told.length; i++) {
      const { event, to } = told[i]
      if (to === EVERYONE) {
        if (after >= 0) after++
      } else if (includes(to, role)) {
        if (after < 0) after = publicBefore(told, i)
        events.push({ after, event })
      }
    }
    shown.told = told.length
    return events
  }
}

function publicBefore(told: readonly Told[], end: number): number {
  let n = 0
  for (let i = 0; i < end; i++) if (told[i].to === EVERYONE) n++
  return n
}

function numbered(channel: Channel, shown: { seq: number }, part: object): Part[] {
  return isEmpty(part) ? [] : [{ channel, seq: ++shown.seq, ...part } as Part]
}

/** Options mostly keep their order: looking a little ahead finds nearly all of them. */
const AHEAD = 40

/** The descriptions of fixed options are the very same objects every time. */
function placeOf(known: readonly OptionView[], option: OptionView, from: number, isFixed: boolean): number {
  const end = Math.min(known.length, from + AHEAD)
  for (let i = from; i < end; i++) if (known[i] === option) return i
  if (!isFixed) for (let i = from; i < end; i++) if (known[i].key === option.key) return i
  return -1
}

/** Options that were in the last question are not sent again. */
function sentQuestion(shown: RoleTrack, question: QuestionView | false, isFixed: boolean): SentQuestion | false {
  shown.question = question
  if (question === false) return false
  const { known } = shown
  const options: (OptionView | [number, number])[] = []
  let last: [number, number] | undefined
  let next = 0
  for (const option of question.options) {
    const from = last === undefined ? next : last[0] + last[1]
    const at = placeOf(known, option, from, isFixed)
    if (at >= 0) next = at + 1
    if (at < 0 || !sameData(known[at], option)) {
      last = undefined
      options.push(option)
    } else if (last !== undefined && last[0] + last[1] === at) last[1]++
    else options.push((last = [at, 1]))
  }
  shown.known = question.options
  return { ...question, options }
}

const noPublicTrack = (seq: number): PublicTrack => ({
  seq,
  cells: new ShownCells(),
  told: 0,
  waiting: [],
  request: false,
  outcome: false,
})

const noRoleTrack = (seq: number): RoleTrack => ({
  seq,
  cells: new ShownCells(),
  over: new ShownCells(),
  told: 0,
  question: false,
  known: [],
  offers: [],
  undo: false,
  redo: false,
})
