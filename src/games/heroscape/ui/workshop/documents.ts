import { newId } from '../../../../boardkit/workshop/files.ts'
import type { Language } from '../../../../protocol/board.ts'
import { failed, ok, type Result } from '../../../../engine/index.ts'
import type { ContentSource } from '../../content/schema.ts'
import { virtualscapeMaps } from '../../builder/map-file.ts'
import { cleanName, idFrom } from '../../../../kit/content/names.ts'
import { writeMap } from '../../builder/origin.ts'
import { ownCopy, planFromContent, planFromText, planFromValue } from '../../builder/pack.ts'
import { newPlan } from '../../builder/plan.ts'
import type { Plan } from '../../builder/plan.ts'
import { sayProblem } from '../../builder/problems.ts'
import { say } from '../../builder/text.ts'
import { strings } from './strings.ts'

/** No printed battlefield and no printed scenario has such an id. */
const idFor = (name: string): string => newId(name, 'field')

/** Under another id, with scenarios that are named after it. */
export function withId(plan: Plan, id: string): Plan {
  const base = id.toUpperCase().slice(0, 36).replace(/-+$/, '')
  const scenarios = plan.scenarios.map((scenario, index) => ({
    ...scenario,
    id: index === 0 ? base : `${base}-${index + 1}`,
    battlefield: id,
  }))
  return { ...plan, id, scenarios }
}

export function emptyPlan(language: Language): Plan {
  const name = strings[language].unnamed
  return newPlan(idFor(name), { en: strings.en.unnamed, de: strings.de.unnamed })
}

/** A printed battlefield to be changed. */
export function copyOfPrinted(source: ContentSource, id: string): Plan | undefined {
  const printed = planFromContent(source, id)
  if (printed === undefined) return undefined
  const name = { en: strings.en.copyOf(printed.name.en), de: strings.de.copyOf(printed.name.de) }
  const fresh = idFor(printed.name.en)
  return { ...withId(ownCopy(printed, fresh), fresh), name }
}

/** Something from elsewhere: it replaces neither a printed battlefield nor one that is kept here. */
export function settled(plan: Plan, source: ContentSource, taken: readonly string[]): Plan {
  const isTaken = taken.includes(plan.id) || source.battlefields.some(({ id }) => id === plan.id)
  const isPrinted = plan.scenarios.some(({ id }) => source.scenarios.some((one) => one.id === id))
  return isTaken || isPrinted ? withId(plan, idFor(plan.name.en)) : plan
}

export function planFromPack(pack: unknown, source: ContentSource): Plan | undefined {
  const read = planFromValue(pack, source)
  return read.ok ? read.value : undefined
}

export interface OpenedFile {
  readonly plan: Plan
  /** What there is to say about an imported map. */
  readonly lines: readonly string[]
}

const isMap = (fileName: string): boolean => fileName.toLowerCase().endsWith(virtualscapeMaps.extension)
export const largestFile = (fileName: string): number =>
  isMap(fileName) ? virtualscapeMaps.largestMap : virtualscapeMaps.largestPack

/** Reads a content pack or a Virtualscape map; nothing in it is trusted. */
export function readFile(
  fileName: string,
  bytes: Uint8Array,
  source: ContentSource,
  language: Language,
): Result<OpenedFile> {
  if (bytes.length > largestFile(fileName)) return failed(fileName, strings[language].fileTooLarge)
  if (isMap(fileName)) {
    const name = fileName.slice(0, -virtualscapeMaps.extension.length)
    const read = virtualscapeMaps.importMap(bytes, name, language)
    if (!read.ok) return read
    const { plan, summary } = read.value
    return ok({ plan, lines: virtualscapeMaps.summaryLines(summary, language) })
  }
  const read = planFromText(new TextDecoder().decode(bytes), source)
  return read.ok ? ok({ plan: read.value, lines: [] }) : read
}

export const problemLines = (read: Result<unknown> & { ok: false }, language: Language): string[] =>
  read.problems.map((problem) => `${problem.path}: ${sayProblem(language, problem)}`)

/** As a map of Virtualscape, and what it cannot say. */
export function hscOf(plan: Plan, layout: string, language: Language): { bytes: Uint8Array; left: readonly string[] } {
  const { bytes, left } = writeMap(plan, layout)
  return { bytes, left: left.map(({ key, args }) => say(language, key, args)) }
}

export const fileNameOf = (plan: Plan, language: Language): string => idFrom(plan.name[language], plan.id)

/** The name in both languages, until a scenario or a map says otherwise. */
export function renamed(plan: Plan, text: string): Plan {
  const name = cleanName(text, 80)
  return name === undefined ? plan : { ...plan, name: { en: name, de: name } }
}
