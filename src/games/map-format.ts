import type { Language, Result } from '../engine/index.ts'

/** A map of another program as a content pack. */
interface ImportedMap<S> {
  readonly id: string
  /** The pack as text. */
  readonly text: string
  readonly summary: S
}

interface ExportedMap {
  readonly id: string
  readonly bytes: Uint8Array
  readonly tiles: number
  /** What such a map cannot say, in words. */
  readonly left: readonly string[]
}

/** Maps of another program that a game reads and writes. */
export interface MapFormat<S> {
  readonly extension: string
  /** In bytes. */
  readonly largestMap: number
  readonly largestPack: number
  /** Nothing in the file is trusted; a refusal names the byte. */
  importMap(bytes: Uint8Array, fileName: string, language: Language): Result<ImportedMap<S>>
  /** From the text of a pack, or a battlefield of the game's own content. */
  exportMap(
    from: { readonly pack?: string; readonly id?: string; readonly layout?: string },
    language: Language,
  ): Result<ExportedMap>
  /** The summary for people. */
  summaryLines(summary: S, language: Language): string[]
}

// oxlint-disable-next-line typescript/no-explicit-any -- each format has a summary of its own
export type AnyMapFormat = MapFormat<any>

/** A format as a game offers it, loaded when it is needed. */
export interface MapFormatEntry {
  /** Whose maps they are. */
  readonly program: string
  readonly extension: string
  load(): Promise<AnyMapFormat>
}
