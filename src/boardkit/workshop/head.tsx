import type { ReactNode } from 'react'
import { Button } from '../papers/button.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu.tsx'
import { saveWork, shareByLink } from './shell.ts'
import type { Shell } from './shell.ts'
import { Sign } from './signs.tsx'
import './head.css'

interface Props<Doc> {
  readonly shell: Shell<Doc>
  /** There is nothing yet to be saved, given away or played. */
  readonly isEmpty?: boolean
  readonly canPlay: boolean
  /** What is said when it is saved. */
  readonly saved?: string
  /** The menu of ways to give it away; a link is always the first. */
  readonly give: { readonly name: string; readonly act: string; readonly items: readonly MenuItem[] }
  /** The name, and what else stands before the buttons. */
  readonly children: ReactNode
  onOpen(): void
  /** Also if it cannot be played: it shows why. */
  onPlay(): void
}

/** What is done with the whole document. */
export function Head<Doc>({ shell, isEmpty = false, canPlay, saved, give, children, onOpen, onPlay }: Props<Doc>) {
  const { t, hasAccount } = shell
  const inAccount: MenuItem = ['save-account', t.saveAccount, () => saveWork(shell, 'account', saved)]
  const keep: readonly MenuItem[] = [['save-here', t.saveHere, () => saveWork(shell, 'here', saved)]]
  return (
    <header className="workshop-head no-print">
      <h1 className="sr">{t.title}</h1>
      {children}
      <Button data-act="open" onClick={onOpen} sign={<Sign name="open" />} text={<span>{t.open}</span>} />
      <Menu
        name={t.save}
        sign="save"
        act="save"
        disabled={isEmpty}
        items={hasAccount ? [...keep, inAccount] : keep}
        hint={hasAccount ? undefined : t.signIn}
      />
      <Menu
        name={give.name}
        sign="export"
        act={give.act}
        disabled={isEmpty}
        items={[['share', t.share, () => void shareByLink(shell)], ...give.items]}
      />
      <Button
        look="primary"
        data-act="play"
        disabled={isEmpty}
        aria-disabled={!canPlay}
        title={canPlay ? undefined : t.playWhyNot}
        onClick={onPlay}
        sign={<Sign name="play" />}
        text={<span>{t.play}</span>}
      />
    </header>
  )
}
