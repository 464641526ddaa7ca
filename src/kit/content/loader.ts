import type { z } from 'zod'
import type { Problem, Result } from '../../engine/index.ts'
import { checkPackValue, checkSource, merge } from './pack.ts'
import { limited } from './problem.ts'

/** Content ready for the rules, and what it was compiled from, to be stored with a match. */
export type LoadedContent<C, S> =
  | { readonly ok: true; readonly content: C; readonly source: S }
  | { readonly ok: false; readonly problems: readonly Problem[] }

interface Parts<C, S extends z.ZodObject, P extends z.ZodType> {
  /** The content of the box as it stands in the data files; nothing writes to it. */
  readonly builtIn: unknown
  readonly sourceSchema: S
  readonly packSchema: P
  /** Checks how the values fit together, and compiles them. */
  compile(source: z.infer<S>): Result<C>
}

interface ContentLoader<C, S> {
  /** The built-in content (checked and compiled once), or with a content pack laid over it if one is given. */
  loadContent(pack?: unknown): LoadedContent<C, S>
  /** Content that was stored with a match; checked as strictly as a pack, because a game file may come from anywhere. */
  compileSource(source: unknown): LoadedContent<C, S>
  /** The built-in content without a pack. */
  defaultContent(): C
}

export function contentLoader<C, S extends z.ZodObject, P extends z.ZodType>(
  parts: Parts<C, S, P>,
): ContentLoader<C, z.infer<S>> {
  let builtIn: LoadedContent<C, z.infer<S>> | undefined
  function compileSource(source: unknown): LoadedContent<C, z.infer<S>> {
    const checked = checkSource(source, parts.sourceSchema)
    if (!checked.ok) return checked
    const compiled = parts.compile(checked.value)
    if (!compiled.ok) return { ok: false, problems: limited(compiled.problems) }
    return { ok: true, content: compiled.value, source: checked.value }
  }
  function loadContent(pack?: unknown): LoadedContent<C, z.infer<S>> {
    if (pack === undefined) return (builtIn ??= compileSource(structuredClone(parts.builtIn)))
    const checked = checkPackValue(pack, parts.packSchema)
    return checked.ok ? compileSource(merge(parts.builtIn, overridesOf(checked.value, parts.sourceSchema))) : checked
  }
  function defaultContent(): C {
    const loaded = loadContent()
    if (!loaded.ok) throw new Error(`built-in content is broken: ${JSON.stringify(loaded.problems)}`)
    return loaded.content
  }
  return { loadContent, compileSource, defaultContent }
}

/** A pack has a heading, and may have more that is no content. */
function overridesOf(pack: unknown, schema: z.ZodObject): unknown {
  return Object.fromEntries(Object.entries(pack as object).filter(([key]) => Object.hasOwn(schema.shape, key)))
}

/** In the form the engine wants it. */
export function contentOf<C, S>(loaded: LoadedContent<C, S>): Result<{ readonly content: C; readonly source: S }> {
  return loaded.ok ? { ok: true, value: { content: loaded.content, source: loaded.source } } : loaded
}

/** For a check that gives problems only. */
export function unlessProblems<C>(problems: readonly Problem[], compile: () => C): Result<C> {
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: compile() }
}
