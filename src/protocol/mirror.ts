import { applyChanges } from '../engine/index.ts'
import type { Cells, GameEvent, OptionView, Outcome, QuestionView, Role, Waiting } from '../engine/index.ts'
import type { Since } from './socket.ts'
import type { CellRecord, OwnEvent, Part, PublicPart, RolePart, SentQuestion, UndoRequest } from './views.ts'

export interface PublicMirror {
  readonly seq: number
  readonly cells: Cells
  readonly events: readonly GameEvent[]
  readonly waiting: readonly Waiting[]
  readonly request: UndoRequest | undefined
  readonly outcome: Outcome | undefined
}

export interface RoleMirror {
  readonly seq: number
  /** What only this role sees. */
  readonly cells: Cells
  /** Lies over the public cells while the role plans in secret. */
  readonly over: Cells
  readonly events: readonly OwnEvent[]
  readonly question: QuestionView | undefined
  /** The options of the last question: the next one may refer to them. */
  readonly known?: readonly OptionView[]
  readonly offers: readonly OptionView[]
  readonly undo: boolean
  readonly redo: boolean
}

/** What a client holds of a match: the channels it gets. Nothing here knows any rules; parts only replace cells. */
export interface Mirror {
  readonly public: PublicMirror
  readonly roles: ReadonlyMap<Role, RoleMirror>
}

const noPublic: PublicMirror = {
  seq: 0,
  cells: new Map(),
  events: [],
  waiting: [],
  request: undefined,
  outcome: undefined,
}

const noRole: RoleMirror = {
  seq: 0,
  cells: new Map(),
  over: new Map(),
  events: [],
  question: undefined,
  known: [],
  offers: [],
  undo: false,
  redo: false,
}

export const emptyMirror: Mirror = { public: noPublic, roles: new Map() }

const isWhole = (part: Part): boolean => 'whole' in part && part.whole === true

function changed(cells: Cells, set: CellRecord | undefined, gone: readonly string[] | undefined): Cells {
  if (set === undefined && gone === undefined) return cells
  const next = new Map(cells)
  applyChanges(next, { set: set ?? {}, gone: gone ?? [] })
  return next
}

const given = <T>(value: T | false | undefined, old: T | undefined): T | undefined =>
  value === undefined ? old : value === false ? undefined : value

function applyPublic(old: PublicMirror, part: PublicPart): PublicMirror {
  return {
    seq: part.seq,
    cells: changed(old.cells, part.set, part.gone),
    events: part.events === undefined ? old.events : [...old.events, ...part.events],
    waiting: part.waiting ?? old.waiting,
    request: given(part.request, old.request),
    outcome: given(part.outcome, old.outcome),
  }
}

function questionOf(sent: SentQuestion, known: readonly OptionView[]): QuestionView {
  const options = sent.options.flatMap((option) =>
    'key' in option ? [option] : known.slice(option[0], option[0] + option[1]),
  )
  return { ...sent, options }
}

function applyRole(old: RoleMirror, part: RolePart): RoleMirror {
  const sent = part.question
  const question = sent === undefined ? old.question : sent === false ? undefined : questionOf(sent, old.known ?? [])
  return {
    seq: part.seq,
    cells: changed(old.cells, part.set, part.gone),
    over: changed(old.over, part.over?.set, part.over?.gone),
    events: part.events === undefined ? old.events : [...old.events, ...part.events],
    question,
    known: question?.options ?? old.known ?? [],
    offers: part.offers ?? old.offers,
    undo: part.undo ?? old.undo,
    redo: part.redo ?? old.redo,
  }
}

/**
 * The mirror after these parts. Parts that are known already change nothing; after a gap the mirror cannot be trusted, and
 * the result is `undefined`: the client says hello again.
 */
export function applyParts(mirror: Mirror, parts: readonly Part[]): Mirror | undefined {
  let open = mirror.public
  const roles = new Map(mirror.roles)
  for (const part of parts) {
    const isPublic = part.channel === 'public'
    const old = isPublic ? open : (roles.get(part.channel) ?? noRole)
    if (!isWhole(part)) {
      if (part.seq <= old.seq) continue
      if (part.seq !== old.seq + 1) return undefined
    }
    if (isPublic) open = applyPublic(isWhole(part) ? noPublic : open, part)
    else roles.set(part.channel, applyRole(isWhole(part) ? noRole : (old as RoleMirror), part))
  }
  return { public: open, roles }
}

/** The public cells as a role (`undefined`: a spectator) sees them. */
export function cellsSeenBy(mirror: Mirror, role: Role | undefined): Cells {
  const over = role === undefined ? undefined : mirror.roles.get(role)?.over
  if (over === undefined || over.size === 0) return mirror.public.cells
  const cells = new Map(mirror.public.cells)
  for (const [key, value] of over) {
    const [own] = value as readonly [] | readonly [typeof value]
    if (own === undefined) cells.delete(key)
    else cells.set(key, own)
  }
  return cells
}

/** An event with the number by which its audience knows it. */
export interface NumberedEvent {
  readonly n: number
  readonly event: GameEvent
}

/** All events that one role (`undefined`: a spectator) was told, in order, numbered from 1; without the first few, where those are known. */
export function eventsToldTo(mirror: Mirror, role: Role | undefined, known = 0): NumberedEvent[] {
  const open = mirror.public.events
  const own = role === undefined ? [] : (mirror.roles.get(role)?.events ?? [])
  let [at, next] = tailOf(open, own, known)
  const out: NumberedEvent[] = []
  const put = (event: GameEvent): void => void out.push({ n: known + out.length + 1, event })
  for (; at < open.length; at++) {
    while (next < own.length && own[next].after <= at) put(own[next++].event)
    put(open[at])
  }
  while (next < own.length) put(own[next++].event)
  return out
}

/** How many public and how many own events are among the first few; counted from the end, for mostly nearly all are known. */
function tailOf(open: readonly GameEvent[], own: readonly OwnEvent[], known: number): [number, number] {
  let [at, next] = [open.length, own.length]
  while (at + next > Math.max(0, known)) {
    if (next > 0 && own[next - 1].after >= at) next--
    else at--
  }
  return [at, next]
}

/** Where to go on after a lost connection. */
export function sinceOf(mirror: Mirror, run: string): Since {
  const seqs: Record<string, number> = { public: mirror.public.seq }
  for (const [role, { seq }] of mirror.roles) seqs[role] = seq
  return { run, seqs }
}
