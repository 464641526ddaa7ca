import { Link } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { GameFacts } from '../../games/module.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { hasLessons } from '../teachings.ts'
import { NewHereSwitch } from '../table/newhere/new-here-switch.tsx'
import { Icon } from '../ui/icon.tsx'
import { firstOf } from './first.ts'
import { useFirstGame } from './use-first-game.ts'

/** The first game of the rulebook, before anything is asked. */
export function PlayAtOnce({ facts }: { facts: GameFacts }) {
  const t = useT()
  const words = firstOf(facts).words?.[useLanguage()]
  const { play, isBusy } = useFirstGame(facts)
  return (
    <div className="at-once paper">
      <span>
        <strong>{words}</strong>
        <span className="hint">{t.rooms.atOnceHint}</span>
      </span>
      <Button sign={<Icon name="play" />} text={t.rooms.atOnce} disabled={isBusy} onClick={play} />
      <FirstTime game={facts.id} />
      <NewHereSwitch game={facts.id} look="at-once-new" />
    </div>
  )
}

/** For who has never seen it. */
function FirstTime({ game }: { game: string }) {
  const t = useT()
  if (!hasLessons(game)) return undefined
  return (
    <span>
      {t.learn.firstTime} <Link href={`/learn/${game}`}>{t.learn.firstTimeLink}</Link>
    </span>
  )
}
