import { useId, type ReactNode } from 'react'
import type { Provenance } from '../../../../kit/content/fields.ts'
import * as workbenches from './workbench.ts'
import type { OptionWords } from './fields.ts'
import { useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { getAt, isFields, pathWords, same } from './paths.ts'
import type { Path } from './paths.ts'
import { sayProblem } from './problems.ts'
import { provenanceAt } from './provenance.ts'
import { problemsAt } from './report.ts'
import type { Placed } from './report.ts'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'

export interface FieldState {
  readonly value: unknown
  readonly problems: readonly Placed[]
  readonly isChanged: boolean
  readonly base: unknown
  /** Of the built-in value. */
  readonly provenance: Provenance | undefined
  put(value: unknown): void
}

/** A value of the entry on the workbench. */
export function useField(path: Path): FieldState {
  const { workbench, put, box, entry, report } = useShop()
  const printed = box[workbench.list].find(({ id }) => id === entry.id)
  const value = getAt(entry, path)
  const base = getAt(printed, path)
  return {
    value,
    base,
    problems: problemsAt(report.problems, workbench.list, entry.id, pathWords(entry, path)),
    isChanged: printed !== undefined && !same(base, value),
    provenance: printed === undefined ? undefined : provenanceAt(workbench.list, printed, path),
    put: (now) => put((old) => workbenches.putValue(old, box, path, now)),
  }
}

export const labelOf = (t: Shop['t'], path: Path): string => {
  const key = path.findLast((one) => typeof one === 'string')
  return t.fields[String(key)] ?? String(key)
}

/** What an option of a choice is called. */
export function optionName({ t, language, content, box }: Shop, by: OptionWords, option: string): string {
  if (by === 'words') return t.words[option] ?? option
  if (by === 'terrains') return content.boards.terrains.find(({ id }) => id === option)?.name[language] ?? option
  const name = getAt(
    box[by].find(({ id }) => id === option),
    ['name', language],
  )
  return typeof name === 'string' ? name : (t.words[option] ?? option)
}

export function wordsIn(value: unknown): { readonly en: string; readonly de: string } {
  const text = (language: string): string => {
    const one = isFields(value) ? value[language] : ''
    return typeof one === 'string' ? one : ''
  }
  return { en: text('en'), de: text('de') }
}

export const numberIn = (value: unknown): number | '' => (typeof value === 'number' ? value : '')
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textsIn = (value: unknown): string[] =>
  listIn(value).filter((one): one is string => typeof one === 'string')

export function Problems({ problems, id }: { problems: readonly Placed[]; id?: string }) {
  const { language } = useShop()
  if (problems.length === 0) return undefined
  return (
    <ul className="upw-problems" id={id}>
      {problems.map(({ path, field, problem }) => (
        <li key={path + problem}>
          <code>{field}</code> {sayProblem(language, problem)}
        </li>
      ))}
    </ul>
  )
}

/** Where the value comes from: what is worth looking up in the printed game. */
function Source({ state: { isChanged, provenance } }: { state: FieldState }) {
  const { t } = useShop()
  if (isChanged) return <small className="upw-from upw-own">{t.own}</small>
  if (provenance === undefined) return undefined
  return <small className={`upw-from upw-from-${provenance}`}>{t.sources[provenance]}</small>
}

/** A field with its name, what is wrong with it, and the way back to the built-in value. */
export function FieldFrame(props: {
  path: Path
  state: FieldState
  label?: string
  hint?: string | undefined
  isGroup?: boolean
  children(ids: { id: string; problems: string | undefined }): ReactNode
}) {
  const { path, state, hint, isGroup = false, children } = props
  const { t, entry } = useShop()
  const id = useId()
  const label = props.label ?? labelOf(t, path)
  const isWrong = state.problems.length > 0
  const classes = `upw-field${state.isChanged ? ' upw-changed' : ''}`
  const name = isGroup ? <span id={`${id}-name`}>{label}</span> : <label htmlFor={id}>{label}</label>
  return (
    <div
      className={classes}
      data-field={pathWords(entry, path)}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-name` } : {})}
    >
      <div className="upw-field-head">
        {name}
        <Source state={state} />
        {state.isChanged && state.base !== undefined && (
          <SignButton sign="undo" name={t.resetField(label)} act="reset-field" onClick={() => state.put(state.base)} />
        )}
      </div>
      {children({ id, problems: isWrong ? `${id}-problems` : undefined })}
      {hint !== undefined && <p className="hint">{hint}</p>}
      <Problems problems={state.problems} id={`${id}-problems`} />
    </div>
  )
}
