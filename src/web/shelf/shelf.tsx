import { lazy, Suspense, useEffect, useState, type FunctionComponent, type LazyExoticComponent } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { GameFacts, Language } from '../../games/module.ts'
import { useLanguage } from '../app/settings.ts'
import { loadBox } from '../games.ts'
import { useOwnName } from '../names/own-name.ts'
import { useT } from '../i18n/index.ts'
import { newLocalGame } from '../local/new-game.ts'
import { localStore, type LocalGame } from '../local/store.ts'
import { Icon } from '../ui/icon.tsx'
import { BOXES, isPlayable, nameOfGame } from './boxes.ts'
import { Lid } from './lid.tsx'
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

type LidOf = FunctionComponent<{ language: Language; facts: GameFacts }>

const lids = new Map<string, LazyExoticComponent<LidOf>>()

/** A game's own box, if its folder has one. */
function lidOf(game: string): LazyExoticComponent<LidOf> {
  let found = lids.get(game)
  if (found === undefined) {
    found = lazy(async (): Promise<{ default: LidOf }> => ({
      default: (await loadBox(game).catch(() => undefined)) ?? Lid,
    }))
    lids.set(game, found)
  }
  return found
}

function Art({ facts }: { facts: GameFacts }) {
  const Box = lidOf(facts.id)
  return (
    <Suspense>
      <Box language={useLanguage()} facts={facts} />
    </Suspense>
  )
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
        {isReady ? (
          <Actions id={id} min={people.min} name={words.name} />
        ) : (
          <p className="soft">{t.shelf.comingText}</p>
        )}
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

function Actions({ id, min, name }: { id: string; min: number; name: string }) {
  const t = useT()
  const [, navigate] = useLocation()
  const mine = useOwnName()
  const [isBusy, setBusy] = useState(false)
  const play = async (): Promise<void> => {
    setBusy(true)
    const seats = Array.from({ length: Math.max(2, min) }, (_, i) =>
      i === 0 ? { holder: 'person' as const, name: mine } : { holder: 'bot' as const, name: '', bot: 'greedy' },
    )
    navigate(`/local/${await newLocalGame({ game: id, seats, options: {} })}`)
  }
  return (
    <div className="box-actions">
      <Button
        look="primary"
        sign={<Icon name="play" />}
        text={t.shelf.playNow}
        disabled={isBusy}
        onClick={() => void play()}
      />
      <Link className="button" href={`/new/${id}`}>
        {t.shelf.newTable}
      </Link>
      <Link className="button quiet" href={`/rules/${id}`} aria-label={`${t.shelf.rules}: ${name}`}>
        {t.shelf.rules}
      </Link>
    </div>
  )
}
