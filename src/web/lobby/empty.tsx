import type { GameFacts } from '../../games/module.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { firstOf } from '../newtable/first.ts'
import { useFirstGame } from '../newtable/use-first-game.ts'
import { Art } from '../shelf/art.tsx'
import { BOXES, isPlayable } from '../shelf/boxes.ts'
import { Icon } from '../ui/icon.tsx'

/** Nothing is under way: every game can be begun from here. */
export function Empty() {
  const t = useT()
  return (
    <section className="empty" aria-labelledby="empty">
      <h2 id="empty">{t.lobby.empty}</h2>
      <p>{t.lobby.emptyText}</p>
      <ul className="empty-boxes">
        {BOXES.filter(({ id }) => isPlayable(id)).map((facts) => (
          <EmptyBox key={facts.id} facts={facts} />
        ))}
      </ul>
    </section>
  )
}

function EmptyBox({ facts }: { facts: GameFacts }) {
  const language = useLanguage()
  const { play, isBusy } = useFirstGame(facts)
  return (
    <li>
      <button type="button" className="empty-box paper" disabled={isBusy} onClick={play}>
        <span className="box-lid">
          <Art facts={facts} />
        </span>
        <span className="empty-words">
          <strong>
            <Icon name="play" /> {facts.words[language].name}
          </strong>
          <span className="soft">{firstOf(facts).words?.[language]}</span>
        </span>
      </button>
    </li>
  )
}
