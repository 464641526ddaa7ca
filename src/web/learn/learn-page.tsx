import { Button } from '../../boardkit/papers/button.tsx'
import { Link, useParams } from 'wouter'
import type { Teaching } from '../../lessons/lesson.ts'
import { useLanguage } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { useBook } from '../rules/book.ts'
import { BOXES, isPlayable } from '../shelf/boxes.ts'
import { hasLessons } from '../teachings.ts'
import { Icon } from '../ui/icon.tsx'
import { byChapter } from './by-chapter.ts'
import { FromPack } from './from-pack.tsx'
import { NothingToLearn } from './nothing.tsx'
import { Lessons } from './lesson-lines.tsx'
import { useTeaching } from './use-taught.ts'
import './learn.css'

/** Every game that can be learnt, or the lessons of one. */
export default function LearnPage() {
  const { game } = useParams<{ game?: string }>()
  if (game === undefined) return <AllGames />
  return hasLessons(game) ? <GameLessons key={game} game={game} /> : <NothingToLearn />
}

function AllGames() {
  const t = useT()
  const language = useLanguage()
  return (
    <main className="page narrow" id="main">
      <title>{`${t.learn.title} – Walstatt`}</title>
      <h1>{t.learn.title}</h1>
      <p className="lead">{t.learn.lead}</p>
      <ul className="learn-games">
        {BOXES.filter(({ id }) => isPlayable(id) && hasLessons(id)).map(({ id, words }) => (
          <li key={id} className="paper learn-game">
            <h2>{words[language].name}</h2>
            <p>{words[language].about}</p>
            <Link className="button primary" href={`/learn/${id}`}>
              <Icon name="learn" /> {t.learn.lessonsOf(words[language].name)}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

function GameLessons({ game }: { game: string }) {
  const t = useT()
  const language = useLanguage()
  const teaching = useTeaching(game)
  const name = factsOf(game)?.words[language].name ?? game
  if (teaching === 'none') return <NothingToLearn />
  return (
    <main className="page narrow" id="main" aria-busy={teaching === undefined}>
      <title>{`${t.learn.lessonsOf(name)} – Walstatt`}</title>
      <h1>{t.learn.lessonsOf(name)}</h1>
      <p className="lead">{t.learn.gameLead}</p>
      {teaching !== undefined && (
        <p>
          <Button look="quiet small" sign={<Icon name="upload" />} text={t.learn.packTitle} onClick={showPack} />
        </p>
      )}
      {teaching !== undefined && <Lessons game={game} lessons={teaching.lessons} />}
      <p className="link-tools">
        <Link className="button" href={`/rules/${game}`}>
          <Icon name="book" /> {t.nav.rules}
        </Link>
        <Link className="button" href={`/new/${game}`}>
          <Icon name="play" /> {t.shelf.newTable}
        </Link>
      </p>
      {teaching !== undefined && teaching.examples.length > 0 && <Examples game={game} teaching={teaching} />}
      {teaching !== undefined && <FromPack game={game} teaching={teaching} />}
    </main>
  )
}

/** It stands below all examples. */
function showPack(): void {
  const pack = document.querySelector<HTMLDetailsElement>('#learn-pack')
  if (pack === null) return
  pack.open = true
  pack.scrollIntoView({ block: 'start' })
  pack.querySelector('summary')?.focus({ preventScroll: true })
}

/** The rulebook's own examples, in the chapters that they are about. */
function Examples({ game, teaching }: { game: string; teaching: Teaching }) {
  const t = useT()
  const book = useBook(game, useLanguage())
  const chapters = byChapter(
    teaching.examples.map(({ id }) => id),
    book === 'none' ? undefined : book,
  )
  return (
    <section className="learn-examples" aria-labelledby="learn-examples">
      <h2 id="learn-examples">{t.learn.examples}</h2>
      <p>{t.learn.examplesLead}</p>
      {chapters.map(({ title, examples }) => (
        <section key={title}>
          {title !== '' && <h3>{title}</h3>}
          <ul>
            {examples.map((example) => (
              <li key={example.id}>
                <Link href={`/try/${game}/${example.id}`}>
                  <span className="soft num">{example.id}</span> {example.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
