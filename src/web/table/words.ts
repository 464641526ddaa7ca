import { useMemo } from 'react'
import type { GameEvent, Message, Role } from '../../engine/table.ts'
import type { CellValue } from '../../engine/view.ts'
import type { AnyModule, BoardPart } from '../../games/registry.ts'
import type { Lang } from '../../protocol/board.ts'
import { catalogues } from '../i18n/index.ts'

export interface Words {
  say(message: Message): string
  /** Empty for events that are not worth a line. */
  event(event: GameEvent): string
  rule(event: GameEvent): string | undefined
  /** Whether a part of the game begins with it. */
  isHead(event: GameEvent): boolean
  /** The faction or army of a role. */
  player(role: Role): string
  board(role: Role | undefined): readonly BoardPart[]
}

/** A module with the content of this very table. */
export interface Loaded {
  readonly module: AnyModule
  readonly content: unknown
}

type Cells = ReadonlyMap<string, CellValue>

function tableEvent(lang: Lang, event: GameEvent, player: (role: Role) => string): string {
  const { events } = catalogues[lang].table
  const { type, role, seat } = event as { type: string; role?: Role; seat?: number }
  const kind = type.slice('table.'.length)
  if (kind === 'seat') return events.seat((seat ?? 0) + 1)
  const write = Object.hasOwn(events, kind) ? events[kind as 'undo'] : undefined
  return write?.(player(role ?? 0)) ?? ''
}

/** Words for what is seen of the table, in one language. */
export function wordsFor(
  { module, content }: Loaded,
  lang: Lang,
  shared: Cells,
  role: Role | undefined,
  own: Cells | undefined,
): Words {
  const { narrator } = module
  const table = narrator.standIn(content, shared, role, own)
  const player = (of: Role): string => narrator.player(lang, table, of)
  return {
    player,
    say: (message) => narrator.message(lang, table, message),
    event: (event) =>
      event.type.startsWith('table.') ? tableEvent(lang, event, player) : narrator.event(lang, table, event),
    rule: (event) => narrator.eventRule?.(event),
    isHead: (event) => narrator.heads?.includes(event.type) === true,
    board: (of) => narrator.board(lang, table, of),
  }
}

export function useWords(
  loaded: Loaded,
  lang: Lang,
  shared: Cells,
  role: Role | undefined,
  own: Cells | undefined,
): Words {
  return useMemo(() => wordsFor(loaded, lang, shared, role, own), [loaded, lang, shared, role, own])
}
