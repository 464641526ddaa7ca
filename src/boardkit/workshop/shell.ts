import { useEffect, useMemo, useState } from 'react'
import type { WorkInfo, WorkshopProps } from '../../protocol/board.ts'
import { Draft } from './draft.ts'
import type { ShellWords } from './words.ts'

export type Lines = readonly string[]

/** Something from elsewhere, with what there is to say about it; or why it cannot be read. */
export type Read<T> =
  { readonly ok: true; readonly value: T; readonly lines: Lines } | { readonly ok: false; readonly lines: Lines }

export const read = <T>(value: T, lines: Lines = []): Read<T> => ({ ok: true, value, lines })
export const unread = (...lines: readonly string[]): Read<never> => ({ ok: false, lines })

/** How the documents of a workshop are kept, opened and given away. Nothing that comes in is trusted. */
export interface Craft<Doc> {
  /** Nothing is in it that would be missed. */
  isEmpty(doc: Doc): boolean
  toWork(doc: Doc): Pick<WorkInfo, 'id' | 'name'> & { readonly pack: unknown }
  fromWork(pack: unknown, id: string): Read<Doc>
  toDraft(doc: Doc): unknown
  fromDraft(draft: unknown): Read<Doc>
  toLink(doc: Doc): Promise<Read<string>>
  fromLink(text: string): Promise<Read<Doc>>
  fromFile(file: File): Promise<Read<Doc>>
  /** The files it reads, as an input takes them. */
  readonly files: string
}

/** What the parts of the shell share; a workshop's own parts add theirs. */
export interface Shell<Doc> extends WorkshopProps {
  readonly t: ShellWords
  readonly craft: Craft<Doc>
  /** What is being worked on. */
  readonly doc: Doc
  /** Puts another document on the workbench; the one before can be had back. */
  open(doc: Doc): void
  /** The latest notice. */
  readonly told: Lines
  tell(lines: Lines): void
}

interface Workbench<Doc> extends Pick<Shell<Doc>, 't' | 'craft' | 'doc' | 'open'> {
  /** Begins with this document, as if nothing had been there. */
  begin(doc: Doc): void
}

/** Begins with what the link holds, or with what was on the workbench last; until then there is no shell. */
export function useShell<Doc>(props: WorkshopProps, { begin, ...workbench }: Workbench<Doc>): Shell<Doc> | undefined {
  const { works, shared } = props
  const { craft, doc } = workbench
  const [isReady, setReady] = useState(false)
  const [told, tell] = useState<Lines>([])
  useEffect(() => {
    const start = async (): Promise<void> => {
      const found = shared === undefined ? craft.fromDraft(await works.draft()) : await craft.fromLink(shared)
      if (found.ok) begin(found.value)
      else tell(found.lines)
    }
    void start().finally(() => setReady(true))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the workshop opens
  }, [])
  const draft = useDraft(works)
  useEffect(() => {
    if (isReady && !craft.isEmpty(doc)) draft.change(() => craft.toDraft(doc))
    // oxlint-disable-next-line react/exhaustive-deps -- another craft keeps the same draft
  }, [doc, isReady, draft])
  return isReady ? { ...props, ...workbench, told, tell } : undefined
}

/** Nothing is lost by going elsewhere; of a tab that is closed or loaded anew a browser may cut off the last moment. */
function useDraft(works: WorkshopProps['works']): Draft {
  const draft = useMemo(() => new Draft((pack) => works.keepDraft(pack)), [works])
  useEffect(() => {
    const leave = (): void => draft.keepNow()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [draft])
  return draft
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function saveWork<Doc>(shell: Shell<Doc>, place: WorkInfo['place'], saved = shell.t.savedNow): void {
  const { works, craft, doc, tell } = shell
  works.save(place, craft.toWork(doc)).then(
    () => tell([saved]),
    (error: unknown) => tell([wordsOf(error)]),
  )
}

export async function shareByLink<Doc>({ craft, doc, share, tell }: Shell<Doc>): Promise<void> {
  const link = await craft.toLink(doc)
  if (link.ok) share(link.value)
  else tell(link.lines)
}

export async function openFile<Doc>({ craft, open, tell, t }: Shell<Doc>, file: File): Promise<void> {
  try {
    const found = await craft.fromFile(file)
    if (found.ok) open(found.value)
    tell(found.ok ? found.lines : [t.notOpened, ...found.lines])
  } catch {
    tell([t.notOpened])
  }
}
