import type { Entry } from '../../src/engine/index.ts'
import type { ChatRow, SeatRow, StepRow, TableRow } from '../../src/server/store/schema.ts'
import type { FairnessInfo } from '../../src/protocol/http.ts'

export const KINDS = [
  'create',
  'answer',
  'undo',
  'redo',
  'request',
  'consent',
  'decline',
  'offer',
  'concede',
  'sit',
  'leave',
  'give',
  'chat',
  'end',
] as const
export type Kind = (typeof KINDS)[number]

/** Something that somebody asked of the server. */
export interface Deed {
  readonly kind: Kind
  /** Whose deeds come one after the other: `role 1`, `seat 1`, `chat`. */
  readonly actor: string
  /** What the store must say of it. */
  readonly word: string
  /** `sent`: nobody knows whether it was done, as the server was killed before it said so. */
  state: 'sent' | 'done' | 'refused'
  /** The number that a line of chat was given. */
  n?: number
}

/** A table as the store has it after a kill. */
export interface Kept {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
  readonly steps: readonly StepRow[]
  readonly chat: readonly ChatRow[]
}

export interface Found {
  /** Acknowledged, and not there. */
  readonly lost: string[]
  /** There more than once, or without anybody having asked for it. */
  readonly doubled: string[]
  /** Two things that are one are not both there. */
  readonly torn: string[]
}

interface Step {
  readonly entries: readonly Entry[]
  readonly told: readonly { readonly type: string; readonly role?: number }[]
}

const readStep = ({ entries, told }: StepRow): Step => ({
  entries: JSON.parse(entries) as Entry[],
  told: (JSON.parse(told) as [Step['told'][number], number][]).map(([event]) => event),
})

const TOLD: readonly (readonly [type: string, word: string])[] = [
  ['table.redo', 'redo'],
  ['table.decline', 'decline'],
  ['table.request', 'request'],
]

/** Who did what with this step; `undefined` for the start of a match. */
export function deedOf({ entries, told }: Step): Pick<Deed, 'actor' | 'word'> | undefined {
  for (const [type, word] of TOLD) {
    const event = told.find((own) => own.type === type)
    if (event !== undefined) return { actor: `role ${event.role}`, word }
  }
  const [first] = entries
  if (first === undefined || first.type === 'draw' || first.type === 'rules') return undefined
  if (first.type === 'seat') return { actor: `seat ${first.seat}`, word: first.holder }
  const actor = `role ${first.role}`
  if (first.type === 'answer')
    return first.auto === true ? undefined : { actor, word: `${first.question} ${first.option}` }
  if (first.type === 'offer') return { actor, word: `offer ${first.option}` }
  // In a sealed round taking back is a retraction.
  return { actor, word: first.type === 'retract' ? 'undo' : first.type }
}

/** The steps that were made here, and not brought along in a file. */
function ownSteps({ table, steps }: Kept): Step[] {
  const { from = 0 } = JSON.parse(table.fairness) as FairnessInfo
  const own: Step[] = []
  let entries = 0
  for (const step of steps.map(readStep)) {
    entries += step.entries.length
    if (entries > from) own.push(step)
  }
  return own
}

/** Deeds of one actor against what is there, both in order. What was only sent is done or not from then on. */
function compare(deeds: readonly Deed[], words: readonly string[], found: Found): void {
  let at = 0
  for (const word of words) {
    const next = deeds.findIndex((deed, i) => i >= at && deed.word === word)
    // An acknowledged one in between is lost, if this is not one too many.
    if (next < 0) found.doubled.push(`${deeds[0]?.actor ?? 'nobody'}: ${word}`)
    else {
      found.lost.push(...lostIn(deeds.slice(at, next)))
      deeds[next].state = 'done'
      at = next + 1
    }
  }
  found.lost.push(...lostIn(deeds.slice(at)))
}

/** Of these nothing was found. */
function lostIn(deeds: readonly Deed[]): string[] {
  const lost = deeds.filter(({ state }) => state === 'done').map(({ actor, word }) => `${actor}: ${word}`)
  for (const deed of deeds) if (deed.state === 'sent') deed.state = 'refused'
  return lost
}

interface Log {
  readonly words: Map<string, string[]>
  /** By seat: what the log says of it last. */
  readonly holders: Map<number, string>
  readonly conceded: Set<number>
}

/** What people did, by actor. What bots do is theirs: nobody asked for it. Every seat plays the role of its number. */
function readLog(kept: Kept, bots: Set<number>): Log {
  const log: Log = { words: new Map(), holders: new Map(), conceded: new Set() }
  for (const step of ownSteps(kept)) {
    const deed = deedOf(step)
    if (deed === undefined) continue
    const role = Number(deed.actor.split(' ')[1])
    if (!(deed.actor.startsWith('role') && bots.has(role)))
      log.words.set(deed.actor, [...(log.words.get(deed.actor) ?? []), deed.word])
    for (const entry of step.entries) {
      if (entry.type === 'concede') log.conceded.add(entry.role)
      if (entry.type !== 'seat') continue
      log.holders.set(entry.seat, entry.holder)
      if (entry.holder.startsWith('bot')) bots.add(entry.seat)
      else bots.delete(entry.seat)
    }
  }
  return log
}

const holderWord = ({ holder, bot }: SeatRow): string =>
  holder === 'bot' ? `bot ${bot}` : holder === 'person' ? 'person' : 'nobody'

function checkSeats({ table, seats, steps }: Kept, { holders, conceded }: Log, found: Found): void {
  for (const seat of seats) {
    const last = holders.get(seat.seat)
    if (last !== undefined && last !== holderWord(seat))
      found.torn.push(`seat ${seat.seat}: ${holderWord(seat)}, in the log ${last}`)
    if ((seat.conceded === 1) !== conceded.has(seat.seat)) found.torn.push(`seat ${seat.seat}: conceded`)
  }
  const isFull = seats.every(({ holder }) => holder === 'person' || holder === 'bot')
  if (table.state === 'open' && isFull) found.torn.push('full, and open')
  const isOver = steps.at(-1)?.waiting === '[]'
  if ((table.state === 'over') !== isOver) found.torn.push(`${table.state}, and nobody is asked: ${isOver}`)
}

function checkChat({ chat }: Kept, deeds: readonly Deed[], found: Found): void {
  for (const deed of deeds) {
    const { word, state } = deed
    const rows = chat.filter(({ text }) => text === word)
    if (state === 'done' && !rows.some(({ n }) => n === (deed.n ?? n))) found.lost.push(`chat: ${word}`)
    if (rows.length > (state === 'refused' ? 0 : 1)) found.doubled.push(`chat: ${word}`)
    if (state === 'sent') deed.state = rows.length > 0 ? 'done' : 'refused'
  }
  if (chat.some((row, i) => row.n !== i + 1)) found.torn.push('chat: the numbers')
}

/** What people sat down to before the start is in no log: the seat itself must say it. */
function checkSitting({ seats }: Kept, deeds: readonly Deed[], found: Found): void {
  for (const { kind, actor, word, state } of deeds) {
    if (kind !== 'sit' || !actor.startsWith('before') || state !== 'done') continue
    const seat = seats.find((own) => own.seat === Number(actor.split(' ')[1]))
    if (seat?.name !== word) found.lost.push(`${actor}: ${word}`)
  }
}

/** Everything that was asked of a table against what the store has of it. */
export function checkTable(kept: Kept, deeds: readonly Deed[], bots: readonly number[]): Found {
  const found: Found = { lost: [], doubled: [], torn: [] }
  const log = readLog(kept, new Set(bots))
  const meant = deeds.filter(({ actor, state }) => /^(role|seat) /.test(actor) && state !== 'refused')
  for (const actor of new Set([...meant.map((deed) => deed.actor), ...log.words.keys()]))
    compare(
      meant.filter((deed) => deed.actor === actor),
      log.words.get(actor) ?? [],
      found,
    )
  checkSeats(kept, log, found)
  checkChat(
    kept,
    deeds.filter(({ actor }) => actor === 'chat'),
    found,
  )
  if (log.holders.size === 0) checkSitting(kept, deeds, found)
  if (deeds.some(({ kind, state }) => kind === 'end' && state === 'done') && kept.table.state !== 'over')
    found.lost.push('the end')
  return found
}
