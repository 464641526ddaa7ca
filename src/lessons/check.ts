import { LANGUAGES, type Problem } from '../engine/index.ts'
import { type Lesson, type Example, PARTS } from './lesson.ts'

/* Lessons may come from a content pack or another game: nothing in them is trusted. */

type Fields = Readonly<Record<string, unknown>>
type Report = (path: string, problem: string) => void

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** More than a coach says at a time. */
const MOST_SENTENCES = 2

/** Short forms whose dots end no sentence. */
const SHORT = /\b(?:z\. ?B|d\. ?h|u\. ?a|bzw|usw|ca|e\.g|i\.e|etc|vs|\d+)\.(?=\s|\S)/gu

export const sentencesIn = (text: string): number =>
  text
    .replace(SHORT, '')
    .split(/[.!?…]+["”“’»«)]*(?:\s+|$)/u)
    .filter((part) => /\p{L}/u.test(part)).length

function checkWords(value: unknown, path: string, report: Report, most?: number): void {
  if (!isFields(value)) return report(path, 'must be words in every language')
  for (const language of LANGUAGES) {
    const text = Object.hasOwn(value, language) ? value[language] : undefined
    if (!isFilled(text)) report(`${path}.${language}`, 'is missing or empty')
    else if (most !== undefined && sentencesIn(text) > most)
      report(`${path}.${language}`, `has more than ${most} sentences`)
  }
}

function checkList(value: unknown, path: string, report: Report, each: (item: unknown, path: string) => void): void {
  if (value === undefined) return
  if (Array.isArray(value)) value.forEach((item, i) => each(item, `${path}[${i}]`))
  else report(path, 'must be a list')
}

const isTextOrTexts = (value: unknown): boolean =>
  isFilled(value) || (Array.isArray(value) && value.length > 0 && value.every(isFilled))

/** Where `{}` makes sense: every answer. */
const MAY_BE_ANY = /\.(?:hint|free)\[\d+\]$/

const ANSWERS = ['question', 'key', 'starts', 'target']

function checkAnswers(value: unknown, path: string, report: Report, besides: readonly string[] = []): void {
  if (!isFields(value)) return report(path, 'must say which answers are meant')
  for (const field of Object.keys(value)) {
    if (besides.includes(field)) continue
    if (!ANSWERS.includes(field)) report(`${path}.${field}`, 'is unknown')
    else if (!isTextOrTexts(value[field])) report(`${path}.${field}`, 'must be a text or a list of texts')
  }
  if (!MAY_BE_ANY.test(path) && !ANSWERS.some((field) => Object.hasOwn(value, field))) report(path, 'fits every answer')
}

function checkMoment(value: unknown, path: string, report: Report): void {
  if (!isFields(value)) return report(path, 'must be a moment')
  const { asked, told, cell, answers, over } = value
  if (asked !== undefined && isTextOrTexts(asked)) return
  if (isFields(told) && isFilled(told['type'])) return
  if (isFilled(cell)) return checkCell(value, path, report)
  if (isCount(answers) && answers > 0) return
  if (over !== true) report(path, 'is no moment: asked, told, cell, answers or over')
}

function checkCell({ path: inside, is, atLeast, atMost }: Fields, path: string, report: Report): void {
  if (is === undefined && atLeast === undefined && atMost === undefined)
    report(path, 'must say how much the cell is: is, atLeast or atMost')
  for (const [field, value] of Object.entries({ atLeast, atMost }))
    if (value !== undefined && typeof value !== 'number') report(`${path}.${field}`, 'must be a number')
  checkList(inside, `${path}.path`, report, (step, at) => {
    if (typeof step !== 'string' && !isCount(step)) report(at, 'must be a name or a place in a list')
  })
}

function checkScript({ others, draws, point, part }: Fields, path: string, report: Report): void {
  checkList(others, `${path}.others`, report, (one, at) => {
    checkAnswers(one, at, report, ['role'])
    if (isFields(one) && !isCount(one['role'])) report(`${at}.role`, 'must be a role')
  })
  checkList(draws, `${path}.draws`, report, (draw, at) => void (isCount(draw) || report(at, 'must be a whole number')))
  checkList(point, `${path}.point`, report, (one, at) => void (isFilled(one) || report(at, 'must be a target')))
  if (part !== undefined && !(PARTS as readonly unknown[]).includes(part))
    report(`${path}.part`, `must be one of: ${PARTS.join(', ')}`)
}

const KINDS = {
  say: ['say'],
  do: ['do', 'want', 'free', 'react', 'otherwise'],
  play: ['play', 'until', 'hint'],
  watch: ['watch', 'until'],
} as const
type Kind = keyof typeof KINDS
const ALL_STEPS = ['point', 'part', 'others', 'draws']

function checkStep(step: unknown, path: string, report: Report): void {
  if (!isFields(step)) return report(path, 'must be a step')
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => Object.hasOwn(step, kind))
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) return report(path, 'must be one of: say, do, play, watch')
  const known: readonly string[] = [...KINDS[kind], ...ALL_STEPS]
  for (const field of Object.keys(step)) if (!known.includes(field)) report(`${path}.${field}`, `is not for ${kind}`)
  checkWords(step[kind], `${path}.${kind}`, report, MOST_SENTENCES)
  checkScript(step, path, report)
  if (kind === 'do') checkDoing(step, path, report)
  if (kind === 'play' || kind === 'watch') checkMoment(step['until'], `${path}.until`, report)
  if (kind === 'play') checkFilled(step['hint'], `${path}.hint`, report)
}

function checkFilled(value: unknown, path: string, report: Report): void {
  if (!Array.isArray(value) || value.length === 0) report(path, 'must be a list that is not empty')
  else checkList(value, path, report, (one, at) => checkAnswers(one, at, report))
}

function checkDoing({ want, free, react, otherwise }: Fields, path: string, report: Report): void {
  checkFilled(want, `${path}.want`, report)
  checkList(free, `${path}.free`, report, (one, at) => checkAnswers(one, at, report))
  checkList(react, `${path}.react`, report, (one, at) => {
    if (!isFields(one)) return report(at, 'must be a reaction')
    checkAnswers(one['to'], `${at}.to`, report)
    checkWords(one['say'], `${at}.say`, report, MOST_SENTENCES)
  })
  if (otherwise !== undefined) checkWords(otherwise, `${path}.otherwise`, report, MOST_SENTENCES)
}

function checkStaged({ id, seed, role, scene, habits }: Fields, path: string, report: Report): void {
  if (!isFilled(id) || !/^[\w-]{1,60}$/u.test(id)) report(`${path}.id`, 'must be letters, digits and dashes')
  if (!isFilled(seed)) report(`${path}.seed`, 'is missing or empty')
  if (!isCount(role)) report(`${path}.role`, 'must be a role')
  if (scene === undefined) report(`${path}.scene`, 'is missing')
  checkList(habits, `${path}.habits`, report, (one, at) => checkAnswers(one, at, report))
}

function collect(check: (report: Report) => void): Problem[] {
  const problems: Problem[] = []
  check((path, problem) => void problems.push({ path, problem }))
  return problems
}

/** What is wrong with a lesson, as data. */
export const lessonProblems = (value: unknown, path = 'lesson'): readonly Problem[] =>
  collect((report) => {
    if (!isFields(value)) return report(path, 'must be a lesson')
    checkStaged(value, path, report)
    checkWords(value['title'], `${path}.title`, report)
    checkWords(value['about'], `${path}.about`, report)
    const { minutes, steps } = value
    if (!isCount(minutes) || minutes < 1 || minutes > 60) report(`${path}.minutes`, 'must be 1 to 60')
    if (!Array.isArray(steps) || steps.length === 0) report(`${path}.steps`, 'must be a list that is not empty')
    else checkList(steps, `${path}.steps`, report, (step, at) => checkStep(step, at, report))
  })

function checkExpected(value: unknown, length: number, path: string, report: Report): void {
  const after = isFields(value) ? value['after'] : undefined
  if (after !== undefined && !(isCount(after) && after <= length))
    report(`${path}.after`, 'must be a number of answers of the line')
  if (isFields(value) && value['offered'] !== undefined) checkAnswers(value['offered'], `${path}.offered`, report)
  else if (isFields(value) && value['notOffered'] !== undefined)
    checkAnswers(value['notOffered'], `${path}.notOffered`, report)
  else checkMoment(value, path, report)
}

/** What is wrong with a worked example, as data. */
export const exampleProblems = (value: unknown, path = 'example'): readonly Problem[] =>
  collect((report) => {
    if (!isFields(value)) return report(path, 'must be an example')
    checkStaged(value, path, report)
    checkScript(value, path, report)
    checkWords(value['task'], `${path}.task`, report)
    checkWords(value['result'], `${path}.result`, report)
    const { line } = value
    if (!Array.isArray(line)) report(`${path}.line`, 'must be a list')
    const length = Array.isArray(line) ? line.length : 0
    checkList(line, `${path}.line`, report, (one, at) => checkAnswers(one, at, report))
    const { expect } = value
    if (!Array.isArray(expect) || expect.length === 0) report(`${path}.expect`, 'must be a list with something in it')
    checkList(expect, `${path}.expect`, report, (one, at) => checkExpected(one, length, at, report))
  })

const doubled = (ids: readonly unknown[]): unknown[] => ids.filter((id, i) => ids.indexOf(id) < i)

/** What is wrong with all that a game teaches. */
export const teachingProblems = (value: unknown): readonly Problem[] =>
  collect((report) => {
    if (!isFields(value)) return report('teaching', 'must be a teaching')
    for (const list of ['lessons', 'examples'] as const) {
      if (!Array.isArray(value[list])) return report(list, 'must be a list')
      const ids = (value[list] as unknown[]).map((one) => (isFields(one) ? one['id'] : undefined))
      for (const id of doubled(ids)) report(list, `has ${String(id)} twice`)
    }
    if (!isFields(value['notPositions'])) report('notPositions', 'must be an object')
    else
      for (const [id, reason] of Object.entries(value['notPositions']))
        if (!isFilled(reason)) report(`notPositions.${id}`, 'must be a reason')
    if (typeof value['set'] !== 'function') report('set', 'must be a function')
  })

function assertNone(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n'))
}

/** A lesson or an example that has been looked through; throws with all that is wrong. */
export function assertLesson(value: unknown, path?: string): asserts value is Lesson {
  assertNone(lessonProblems(value, path))
}

export function assertExample(value: unknown, path?: string): asserts value is Example {
  assertNone(exampleProblems(value, path))
}
