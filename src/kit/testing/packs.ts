import type { Problem } from '../../engine/index.ts'
import type { LoadedContent } from '../content/loader.ts'

interface PackTester<C, S> {
  /** What every pack of the game begins with. */
  readonly head: Readonly<Record<string, string | number>>
  /** Loads a pack with this part after its head. */
  load(part: object): LoadedContent<C, S>
  /** The content with such a pack, which must be right. */
  contentOf(part: object): C
}

export function packTester<C, S>(game: string, loadContent: (pack?: unknown) => LoadedContent<C, S>): PackTester<C, S> {
  const head = { walstatt: 'content-pack', game, version: 1, name: 'Test' }
  const load = (part: object): LoadedContent<C, S> => loadContent({ ...head, ...part })
  return {
    head,
    load,
    contentOf(part) {
      const loaded = load(part)
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
      return loaded.content
    },
  }
}

type Refusable = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] }

/** Where something was refused. */
export const pathsOf = (result: Refusable): string[] =>
  result.ok ? ['(accepted)'] : result.problems.map(({ path }) => path)
