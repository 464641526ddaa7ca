/** What the browser keeps beside a worked example: the page it was opened on. */
export interface OpenedFrom {
  readonly from: string
}

/** The reader goes back to the rule itself, a table to where it stood. */
export const fromHere = (path: string, game: string, id: string): OpenedFrom => ({
  from: path.startsWith('/rules/') ? `/rules/${game}/${id}` : path,
})

/** Only a page of ours, whatever was kept. */
export function openedFrom(kept: unknown): string | undefined {
  const from = (kept as Partial<OpenedFrom> | null)?.from
  return typeof from === 'string' && /^\/(?:rules|local|table|learn)\//.test(from) ? from : undefined
}
