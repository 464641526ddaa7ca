import { useEffect, useMemo, useState, type ComponentType } from 'react'
import { useLocation, useParams } from 'wouter'
import type { WorkshopProps } from '../../protocol/board.ts'
import { themeOf, useLanguage, useMotion, useSettings } from '../app/settings.ts'
import { factsOf, loadWorkshop } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { whoAmI } from '../online/api.ts'
import { InviteDialog } from '../online/invite.tsx'
import { RuleDialog } from '../rules/rule-dialog.tsx'
import { AT_TABLE, keepForTable, worksOf } from './works.ts'
import './workshop.css'

const MARK = '#work='

/** What stands in the address after the mark; a fragment never reaches the server. */
const sharedText = (): string | undefined =>
  location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : undefined

/** A game's own workshop, and what it needs of the app. */
export default function WorkshopPage() {
  const { game = '' } = useParams<{ game: string }>()
  const t = useT()
  const [found, setFound] = useState<{ Workshop: ComponentType<WorkshopProps> | undefined }>()
  useEffect(() => {
    loadWorkshop(game).then(
      (Workshop) => setFound({ Workshop }),
      () => setFound({ Workshop: undefined }),
    )
  }, [game])
  if (found === undefined)
    return (
      <main className="page" id="main" aria-busy="true">
        <p role="status">{t.app.loading}</p>
      </main>
    )
  if (found.Workshop === undefined)
    return (
      <main className="page" id="main">
        <h1>{t.app.notFound}</h1>
        <p>{t.app.notFoundText}</p>
      </main>
    )
  return <Open key={game} game={game} Workshop={found.Workshop} />
}

function useHasAccount(): boolean {
  const [hasAccount, setAccount] = useState(false)
  useEffect(() => void whoAmI().then((me) => setAccount(me.ok && me.value.kind === 'account')), [])
  return hasAccount
}

function Open({ game, Workshop }: { game: string; Workshop: ComponentType<WorkshopProps> }) {
  const t = useT()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [rule, setRule] = useState<string>()
  const [link, setLink] = useState<string>()
  const [shared] = useState(sharedText)
  const works = useMemo(() => worksOf(t, game), [t, game])
  const props: WorkshopProps = {
    language,
    theme: useSettings(themeOf),
    motion: useMotion(),
    works,
    hasAccount: useHasAccount(),
    shared,
    share: (text) => setLink(`${location.origin}/workshop/${game}${MARK}${text}`),
    play: (pack) => void keepForTable(game, pack).then(() => navigate(`/new/${game}?work=${AT_TABLE}`)),
    openRule: setRule,
  }
  return (
    <main className="workshop" id="main">
      <title>{`${factsOf(game)?.workshop?.[language].link ?? ''} – Walstatt`}</title>
      <Workshop {...props} />
      {rule !== undefined && <RuleDialog game={game} id={rule} onRule={setRule} onClose={() => setRule(undefined)} />}
      {link !== undefined && (
        <InviteDialog
          link={link}
          title={t.workshop.share}
          text={t.workshop.shareText}
          onClose={() => setLink(undefined)}
        />
      )}
    </main>
  )
}
