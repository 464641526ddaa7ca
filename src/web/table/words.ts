import { useMemo } from 'react'
import type { CellValue, GameEvent, Message, Role } from '../../engine/index.ts'
import { calledBy, type Called, type NamesOf } from '../../games/module.ts'
import type { AnyModule, BoardPart } from '../../games/registry.ts'
import { capital } from '../../games/texts.ts'
import type { Language } from '../../protocol/board.ts'
import type { SeatInfo } from '../../protocol/http.ts'
import { catalogues, type Catalogue } from '../i18n/index.ts'

export interface Words {
  say(message: Message): string
  /** Empty for events that are not worth a line. */
  event(event: GameEvent): string
  /** The same in fewer words. */
  brief(event: GameEvent): string
  rule(event: GameEvent): string | undefined
  /** Whether a part of the game begins with it. */
  isHead(event: GameEvent): boolean
  /** Whether it is a step on the way to a result that is told after it. */
  isStep(event: GameEvent): boolean
  /** The faction or army of a role. */
  player(role: Role): string
  /** The same in a sentence. */
  called(role: Role): Called
  /** The faction that a role leads, where the game has more to say than `player`. */
  side(role: Role): string
  /** What is decided, by a question's name. */
  deed(question: string): string | undefined
  board(role: Role | undefined): readonly BoardPart[]
}

/** A module with the content of this very table. */
export interface Loaded {
  readonly module: AnyModule
  readonly content: unknown
}

type Cells = ReadonlyMap<string, CellValue>

/** The name of who plays a seat since an event. Events hold no names: only of the last of a seat it is known. */
export type Sitters = ReadonlyMap<GameEvent, string>

const NOBODY_KNOWN: Sitters = new Map()

function seatEvent(language: Language, event: GameEvent, name: string | undefined): string {
  const words = catalogues[language].table.events.seat
  const { seat = 0, holder = '' } = event as { seat?: number; holder?: string }
  if (holder === 'nobody') return words.nobody(seat + 1)
  if (holder.startsWith('bot') && holder.endsWith(' instead')) return words.instead(seat + 1)
  if (holder.startsWith('bot')) return words.bot(seat + 1)
  return name === undefined ? words.somebody(seat + 1) : words.person(seat + 1, name)
}

function rulesEvent(words: Catalogue['table']['events']['rules'], event: GameEvent): string {
  const { taken = 0, isContent = false } = event as { taken?: number; isContent?: boolean }
  return taken > 0 ? words.back(taken) : isContent ? words.content : words.same
}

function tableEvent(language: Language, event: GameEvent, called: (role: Role) => Called): string {
  const { seat: _, rules, older, ...events } = catalogues[language].table.events
  const { type, role } = event as { type: string; role?: Role }
  if (type === 'table.older') return older
  if (type === 'table.rules') return rulesEvent(rules, event)
  const kind = type.slice('table.'.length)
  const write = Object.hasOwn(events, kind) ? events[kind as 'undo'] : undefined
  if (write === undefined) return ''
  const who = called(role ?? 0)
  return write({ ...who, subject: capital(who.subject) })
}

/** Who sits where now, by the last event of the seat. */
export function sittersOf(events: readonly GameEvent[], seats: readonly SeatInfo[]): Sitters {
  const last = new Map<number, GameEvent>()
  for (const event of events) if (event.type === 'table.seat') last.set((event as { seat?: number }).seat ?? 0, event)
  const sitters = new Map<GameEvent, string>()
  for (const { seat, holder, name = '' } of seats) {
    const event = last.get(seat)
    if (event !== undefined && holder === 'person' && name !== '') sitters.set(event, name)
  }
  return sitters
}

/** Words for what is seen of the table, in one language. */
export function wordsFor(
  { module, content }: Loaded,
  language: Language,
  shared: Cells,
  role: Role | undefined,
  own: Cells | undefined,
  sitters: Sitters = NOBODY_KNOWN,
  names?: NamesOf,
): Words {
  const { narrator } = module
  const table = narrator.standIn(content, shared, role, own)
  const player = (of: Role): string => narrator.player(language, table, of, names)
  const called = (of: Role): Called => narrator.called?.(language, table, of, names) ?? calledBy(player(of))
  const tell = (event: GameEvent): string => {
    if (event.type === 'table.seat') return seatEvent(language, event, sitters.get(event))
    return event.type.startsWith('table.')
      ? tableEvent(language, event, called)
      : narrator.event(language, table, event, names)
  }
  return {
    player,
    called,
    side: (of) => narrator.banner?.(language, table, of) ?? player(of),
    deed: (question) => narrator.deed?.(language, question),
    say: (message) => narrator.message(language, table, message, names),
    event: tell,
    brief: (event) => narrator.brief?.(language, table, event, names) ?? tell(event),
    rule: (event) => narrator.eventRule?.(event),
    isHead: (event) => narrator.heads?.includes(event.type) === true,
    isStep: (event) => narrator.steps?.includes(event.type) === true,
    board: (of) => narrator.board(language, table, of, names),
  }
}

export function useWords(
  loaded: Loaded,
  language: Language,
  shared: Cells,
  role: Role | undefined,
  own: Cells | undefined,
  sitters: Sitters,
  names: NamesOf,
): Words {
  return useMemo(
    () => wordsFor(loaded, language, shared, role, own, sitters, names),
    [loaded, language, shared, role, own, sitters, names],
  )
}
