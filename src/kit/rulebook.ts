import { ok, type Problem, type Result } from '../engine/index.ts'

/**
 * The rules of a game as a reader shows them: `# game`, `## CODE chapter`, `### rule-id title`, then the text.
 * A rule id carries its chapter's code as second part (`BS-FAC-DRA-01` stands in chapter FAC), so that an id alone
 * says where to look it up. Text may link to another rule as `[[BS-SET-10]]`.
 */
export type RulebookRule = { readonly id: string; readonly title: string; readonly text: string }
export type RulebookChapter = { readonly code: string; readonly title: string; readonly rules: readonly RulebookRule[] }
export type Rulebook = { readonly title: string; readonly chapters: readonly RulebookChapter[] }

const headingPattern = /^(#{1,6})(?:\s+(.*))?$/
const chapterPattern = /^([A-Z]+)\s+(\S.*)$/
const rulePattern = /^([A-Z]{2,3}-([A-Z]+)(?:-[A-Z]+)?-\d{2,3}[a-z]?)\s+(\S.*)$/
const linkPattern = /\[\[([^\]]*)\]\]/g
const fencePattern = /^(```|~~~)/

type OpenRule = { readonly id: string; readonly title: string; readonly line: number; readonly body: string[] }
type OpenChapter = {
  readonly code: string
  readonly title: string
  readonly line: number
  readonly rules: RulebookRule[]
}

/** Everything known so far while the lines are read from top to bottom. */
type Reading = {
  title: string | undefined
  readonly chapters: OpenChapter[]
  rule: OpenRule | undefined
  /** After a broken rule heading its text is skipped: one mistake, one problem. */
  skipping: boolean
  readonly idLines: Map<string, number>
  readonly codeLines: Map<string, number>
  readonly problems: { readonly line: number; readonly problem: string }[]
}

/** A problem's path is the line it was found in, counted from 1. */
export function parseRulebook(markdown: string): Result<Rulebook> {
  const reading: Reading = {
    title: undefined,
    chapters: [],
    rule: undefined,
    skipping: false,
    idLines: new Map(),
    codeLines: new Map(),
    problems: [],
  }
  const lines = markdown.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  let fenced = false
  lines.forEach((line, index) => {
    const heading = fenced ? undefined : (headingPattern.exec(line) ?? undefined)
    if (fencePattern.test(line)) fenced = !fenced
    if (heading) readHeading(reading, heading[1].length, (heading[2] ?? '').trim(), index + 1)
    else readText(reading, line, index + 1)
  })
  closeChapter(reading)
  if (reading.title === undefined) note(reading, 1, 'no title: a rulebook begins with "# <game>"')
  if (reading.chapters.length === 0) note(reading, lines.length, 'no chapter: expected "## <CODE> <title>"')
  if (reading.problems.length > 0 || reading.title === undefined)
    return { ok: false, problems: byLine(reading.problems) }
  const chapters = reading.chapters.map(({ code, title, rules }) => ({ code, title, rules }))
  return ok({ title: reading.title, chapters })
}

/** The code of the chapter in which a rule stands. */
export const chapterCodeOf = (id: string): string => id.split('-')[1] ?? ''

/** The ids a text links to, in order, with repetitions. */
export function linkedRules(text: string): readonly string[] {
  return [...text.matchAll(linkPattern)].map((match) => match[1])
}

function readHeading(reading: Reading, depth: number, words: string, line: number): void {
  if (depth === 1) readTitle(reading, words, line)
  else if (depth === 2) readChapter(reading, words, line)
  else if (depth === 3) readRule(reading, words, line)
  else note(reading, line, `heading of depth ${depth}: only #, ## and ### are used`)
}

function readTitle(reading: Reading, words: string, line: number): void {
  closeChapter(reading)
  if (words === '') note(reading, line, 'title without words')
  else if (reading.title !== undefined) note(reading, line, `second title "${words}"`)
  else if (reading.chapters.length > 0) note(reading, line, `title "${words}" after the first chapter`)
  reading.title ??= words
}

function readChapter(reading: Reading, words: string, line: number): void {
  closeChapter(reading)
  const match = chapterPattern.exec(words)
  if (!match) {
    note(reading, line, `chapter heading "${words}" is not "<CODE> <title>"`)
    reading.chapters.push({ code: '', title: words, line, rules: [] })
    return
  }
  const [, code, title] = match
  const earlier = reading.codeLines.get(code)
  if (earlier !== undefined) note(reading, line, `duplicate chapter ${code}, first in line ${earlier}`)
  else reading.codeLines.set(code, line)
  reading.chapters.push({ code, title, line, rules: [] })
}

function readRule(reading: Reading, words: string, line: number): void {
  closeRule(reading)
  const match = rulePattern.exec(words)
  const chapter = reading.chapters.at(-1)
  reading.skipping = !match || !chapter
  if (!match) return note(reading, line, `rule heading "${words}" is not "<id> <title>"`)
  const [, id, code, title] = match
  if (!chapter) return note(reading, line, `rule ${id} before the first chapter`)
  if (chapter.code !== '' && chapter.code !== code) note(reading, line, `rule ${id} in chapter ${chapter.code}`)
  const earlier = reading.idLines.get(id)
  if (earlier !== undefined) note(reading, line, `duplicate rule ${id}, first in line ${earlier}`)
  else reading.idLines.set(id, line)
  reading.rule = { id, title, line, body: [] }
}

function readText(reading: Reading, text: string, line: number): void {
  if (reading.rule) reading.rule.body.push(text)
  else if (!reading.skipping && text.trim() !== '') note(reading, line, `text outside a rule: "${excerpt(text)}"`)
}

function closeRule(reading: Reading): void {
  const rule = reading.rule
  reading.rule = undefined
  reading.skipping = false
  if (!rule) return
  const text = rule.body.join('\n').trim()
  if (text === '') note(reading, rule.line, `rule ${rule.id} has no text`)
  reading.chapters.at(-1)?.rules.push({ id: rule.id, title: rule.title, text })
}

function closeChapter(reading: Reading): void {
  closeRule(reading)
  const chapter = reading.chapters.at(-1)
  if (!chapter || chapter.code === '' || chapter.rules.length > 0) return
  const broken = reading.problems.some((found) => found.line >= chapter.line)
  if (!broken) note(reading, chapter.line, `chapter ${chapter.code} has no rules`)
}

function note(reading: Reading, line: number, problem: string): void {
  reading.problems.push({ line, problem })
}

function byLine(problems: Reading['problems']): readonly Problem[] {
  return [...problems]
    .sort((one, other) => one.line - other.line)
    .map(({ line, problem }) => ({ path: `line ${line}`, problem }))
}

function excerpt(text: string): string {
  const words = text.trim()
  return words.length > 40 ? `${words.slice(0, 40)}…` : words
}
