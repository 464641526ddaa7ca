import type { ReactNode } from 'react'
import { LayingOut } from '../shelf/laying-out.tsx'
import { TablePage } from '../table/table-page.tsx'
import type { Opened } from './use-taught.ts'

interface Props {
  readonly game: string
  readonly title: string
  /** The scene's own content, as it is. */
  readonly content: unknown
  readonly opened: Opened
  readonly coach: ReactNode
}

/** A table that nobody keeps, with somebody who leads through it. */
export function TaughtTable({ game, title, content, opened: { session, turn }, coach }: Props) {
  if (session === undefined) return <LayingOut game={game} />
  return (
    <>
      <title>{title}</title>
      <TablePage key={turn} session={session} content={content} isTrying coach={coach} actions={NO_ACTIONS} />
    </>
  )
}

const nothing = (): void => undefined
const NO_ACTIONS = { tryOut: nothing, rematch: nothing, save: nothing }
