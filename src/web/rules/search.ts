import type { Rulebook, RulebookRule } from '../../kit/rulebook.ts'

/** A piece of an excerpt; hits are what was looked for. */
export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** A rule that was found, with the place in its text where the words stand. */
export interface Found {
  readonly rule: RulebookRule
  /** Found by words of the other language only. */
  readonly isForeign: boolean
  readonly title: readonly Piece[]
  readonly excerpt: readonly Piece[]
}

/** So much of a text stands in an excerpt, in characters: before the first hit, and in all. */
const BEFORE = 50
const LENGTH = 180

const plain = (text: string): string =>
  text
    .replaceAll('|', ' ')
    .replaceAll(/\[\[|\]\]|\*\*|`/g, '')
    .replaceAll(/-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What is longer is no search: so much of a query counts, in characters and in words. */
export const QUERY_LENGTH = 120
const MOST_WORDS = 12

/** Each word once. */
export function wordsOf(query: string): string[] {
  const all = query.slice(0, QUERY_LENGTH).toLowerCase().split(/\s+/).filter(Boolean)
  return [...new Set(all)].slice(0, MOST_WORDS)
}

const allIn = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

/** A text in pieces: those that were looked for, and what stands between them. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const small = text.toLowerCase()
  const pieces: Piece[] = []
  let from = 0
  // Where each word stands next; it is looked for again only when that place has been passed.
  const next = words.map((word) => ({ length: word.length, word, at: small.indexOf(word) }))
  const firstHit = (): { at: number; length: number } | undefined => {
    let first: (typeof next)[number] | undefined
    for (const hit of next) {
      if (hit.at >= 0 && hit.at < from) hit.at = small.indexOf(hit.word, from)
      if (hit.at < 0) continue
      if (first === undefined || hit.at < first.at || (hit.at === first.at && hit.length > first.length)) first = hit
    }
    return first
  }
  for (let hit = firstHit(); hit !== undefined; hit = firstHit()) {
    const { at, length } = hit
    if (at > from) pieces.push({ text: text.slice(from, at), isHit: false })
    from = at + length
    pieces.push({ text: text.slice(at, from), isHit: true })
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false })
  return pieces
}

/** The part of a text around the first of the words. */
export function excerptOf(text: string, words: readonly string[]): Piece[] {
  const whole = plain(text)
  const at = Math.max(
    0,
    Math.min(...words.map((word) => whole.toLowerCase().indexOf(word)).filter((i) => i >= 0), whole.length),
  )
  const from = at >= whole.length || at < BEFORE ? 0 : whole.indexOf(' ', at - BEFORE) + 1
  const end = from + LENGTH >= whole.length ? whole.length : whole.lastIndexOf(' ', from + LENGTH)
  const pieces = piecesOf(whole.slice(from, end), words)
  const dots: Piece = { text: '…', isHit: false }
  return [...(from > 0 ? [dots] : []), ...pieces, ...(end < whole.length ? [dots] : [])]
}

const rulesOf = (book: Rulebook | undefined): RulebookRule[] => book?.chapters.flatMap(({ rules }) => rules) ?? []

/** By id first, then by words of the title, then of the text; then those that only the book in the other language has. */
const RANKS = ['id', 'title', 'both', 'text', 'foreign'] as const
type Rank = (typeof RANKS)[number]

function rankOf(rule: RulebookRule, foreign: RulebookRule | undefined, words: readonly string[]): Rank | undefined {
  const [id, title, text] = [rule.id, rule.title, plain(rule.text)].map((one) => one.toLowerCase())
  if (allIn(id, words)) return 'id'
  if (allIn(title, words)) return 'title'
  if (words.some((word) => title.includes(word)) && allIn(`${id} ${title} ${text}`, words)) return 'both'
  if (allIn(`${id} ${text}`, words)) return 'text'
  const other = foreign === undefined ? '' : `${foreign.title} ${plain(foreign.text)}`.toLowerCase()
  return allIn(other, words) ? 'foreign' : undefined
}

/** Rules that were found, with where the words stand in those that are shown. */
export interface Search {
  /** How many were found. */
  readonly count: number
  readonly shown: readonly Found[]
  /** None has every word: these have most of them. */
  readonly isSome: boolean
}

/** So many findings are shown. */
const MOST_SHOWN = 60

const NOTHING: Search = { count: 0, shown: [], isSome: false }

/** A number of a book, as one would type it. */
export const idIn = (book: Rulebook | undefined): string => rulesOf(book)[0]?.id ?? ''

/** How many of the words stand somewhere in a rule, in the reader's own language. */
function hitsIn({ id, title, text }: RulebookRule, words: readonly string[]): number {
  const all = `${id} ${title} ${plain(text)}`.toLowerCase()
  return words.filter((word) => all.includes(word)).length
}

/** Where no rule has every word: those that have most of them. */
function searchMost(book: Rulebook, words: readonly string[]): Search {
  const counted = rulesOf(book).map((rule) => ({ rule, hits: hitsIn(rule, words) }))
  const most = Math.max(0, ...counted.map(({ hits }) => hits))
  if (most === 0) return NOTHING
  const isTitled = ({ title }: RulebookRule): boolean => words.some((word) => title.toLowerCase().includes(word))
  const found = counted
    .filter(({ hits }) => hits === most)
    .map(({ rule }) => rule)
    .sort((a, b) => Number(isTitled(b)) - Number(isTitled(a)))
  const shown = found.slice(0, MOST_SHOWN).map((rule) => ({
    rule,
    isForeign: false,
    title: piecesOf(rule.title, words),
    excerpt: excerptOf(rule.text, words),
  }))
  return { count: found.length, shown, isSome: true }
}

/** Rules in which every word of the query stands, in either language, with excerpts in the reader's own; else those with most of the words. */
export function searchBook(book: Rulebook, query: string, foreign?: Rulebook): Search {
  const words = wordsOf(query)
  if (words.length === 0) return NOTHING
  const others = new Map(rulesOf(foreign).map((rule) => [rule.id, rule]))
  const ranked = rulesOf(book).flatMap((rule) => {
    const rank = rankOf(rule, others.get(rule.id), words)
    return rank === undefined ? [] : [{ rule, rank: RANKS.indexOf(rank), isForeign: rank === 'foreign' }]
  })
  if (ranked.length === 0) return searchMost(book, words)
  const shown = ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ rule, isForeign }) => ({
      rule,
      isForeign,
      title: piecesOf(rule.title, words),
      excerpt: isForeign ? excerptOf(others.get(rule.id)!.text, words) : excerptOf(rule.text, words),
    }))
  return { count: ranked.length, shown, isSome: false }
}
