import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { GameFacts } from '../../games/module.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { localStore, type LocalGame } from '../local/store.ts'
import { Icon } from '../ui/icon.tsx'
import { firstOf } from '../newtable/first.ts'
import { useFirstGame } from '../newtable/use-first-game.ts'
import { hasLessons } from '../teachings.ts'
import { Problem } from '../ui/problem.tsx'
import { Art } from './art.tsx'
import { BOXES, isPlayable, nameOfGame } from './boxes.ts'
import './shelf.css'

/** The games as boxes on a shelf; one click and the first question is on the table. */
export function ShelfPage() {
  const t = useT()
  const language = useLanguage()
  const open = useUnfinished()
  return (
    <main className="page" id="main">
      <title>Walstatt</title>
      <h1>{t.shelf.title}</h1>
      <p className="lead">{t.shelf.lead}</p>
      {open !== undefined && (
        <p className="shelf-continue">
          <Link className="button" href={`/local/${open.id}`}>
            <Icon name="play" /> {t.shelf.goOn(nameOfGame(open.game, language))}
          </Link>
        </p>
      )}
      <ul className="shelf">
        {BOXES.map((facts) => (
          <GameBox key={facts.id} facts={facts} />
        ))}
      </ul>
    </main>
  )
}

/** The game on this device that was played last and is not over. */
function useUnfinished(): LocalGame | undefined {
  const [game, setGame] = useState<LocalGame>()
  useEffect(() => {
    localStore.list().then(
      (games) => setGame(games.filter((one) => one.outcome === undefined).sort((a, b) => b.updated - a.updated)[0]),
      () => undefined,
    )
  }, [])
  return game
}

function GameBox({ facts }: { facts: GameFacts }) {
  const t = useT()
  const { id, players, people = players, minutes } = facts
  const words = facts.words[useLanguage()]
  const isReady = isPlayable(id)
  return (
    <li className={isReady ? 'box paper' : 'box paper coming'}>
      <div className="box-lid">
        <Art facts={facts} />
        {!isReady && <span className="box-flag">{t.shelf.coming}</span>}
      </div>
      <div className="box-words">
        <h2>{words.name}</h2>
        <p className="box-kind">{words.kind}</p>
        <p className="box-facts">
          <span className="chip">{t.shelf.players(people.min, people.max)}</span>
          {minutes === undefined ? undefined : <span className="chip">{t.shelf.minutes(...minutes)}</span>}
        </p>
        <p>{words.about}</p>
        <WorkshopLink facts={facts} />
        {isReady ? <Actions facts={facts} name={words.name} /> : <p className="soft">{t.shelf.comingText}</p>}
      </div>
    </li>
  )
}

function WorkshopLink({ facts }: { facts: GameFacts }) {
  const words = facts.workshop?.[useLanguage()]
  if (words === undefined) return undefined
  return (
    <Link className="button small quiet box-workshop" href={`/workshop/${facts.id}`}>
      <Icon name="map" /> {words.link}
    </Link>
  )
}

function Actions({ facts, name }: { facts: GameFacts; name: string }) {
  const t = useT()
  const { play, invite, isBusy, problem } = useFirstGame(facts)
  return (
    <>
      <p className="soft">{firstOf(facts).words?.[useLanguage()]}</p>
      <div className="box-actions">
        <Button look="primary" sign={<Icon name="play" />} text={t.shelf.playNow} disabled={isBusy} onClick={play} />
        <Button sign={<Icon name="link" />} text={t.rooms.inviteFriend} disabled={isBusy} onClick={invite} />
        {hasLessons(facts.id) && (
          <Link className="button" href={`/learn/${facts.id}`} aria-label={t.learn.lessonsOf(name)}>
            <Icon name="learn" /> {t.learn.learn}
          </Link>
        )}
        <Link className="button" href={`/new/${facts.id}`}>
          {t.shelf.newTable}
        </Link>
        <Link className="button quiet" href={`/rules/${facts.id}`} aria-label={`${t.shelf.rules}: ${name}`}>
          {t.shelf.rules}
        </Link>
      </div>
      <Problem text={problem} />
    </>
  )
}
