import { useEffect, useMemo } from 'react'
import { Link, useParams } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Lesson, Teaching } from '../../lessons/lesson.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { LayingOut } from '../shelf/laying-out.tsx'
import { nameOfGame } from '../shelf/boxes.ts'
import { CoachPlate } from '../table/coach.tsx'
import type { TableSession } from '../table/session.ts'
import { Icon } from '../ui/icon.tsx'
import { NothingToLearn } from './nothing.tsx'
import { forgetLeft, keepDone, keepLeft, progressOf } from './progress.ts'
import { TaughtTable } from './taught-table.tsx'
import { useLessons, useTaught } from './use-taught.ts'

/** A lesson: a table like any other, with a coach at its side. */
export default function LessonPage() {
  const { game = '', lesson: id = '' } = useParams<{ game: string; lesson: string }>()
  const teaching = useLessons(game, id)
  if (teaching === undefined) return <LayingOut game={game} />
  const lesson = teaching === 'none' ? undefined : teaching.lessons.find((one) => one.id === id)
  if (teaching === 'none' || lesson === undefined) return <NothingToLearn />
  return <LessonTable key={`${game} ${id}`} game={game} teaching={teaching} lesson={lesson} />
}

interface Props {
  readonly game: string
  readonly teaching: Teaching
  readonly lesson: Lesson
}

/** Every step is kept, so that a lesson can be left at any time. */
function useKeeping(session: TableSession | undefined, game: string, lesson: Lesson): void {
  useEffect(() => {
    if (session === undefined) return undefined
    return session.store.subscribe(({ coach }, { coach: before }) => {
      const view = coach?.lesson
      if (coach === before || coach === undefined || view === undefined) return
      const { step, steps } = view
      if (view.kind === 'done') keepDone(localStorage, game, lesson.id)
      else if (coach.inputs.length > 0) keepLeft(localStorage, game, lesson.id, { inputs: coach.inputs, step, steps })
    })
  }, [session, game, lesson])
}

function LessonTable({ game, teaching, lesson }: Props) {
  const language = useLanguage()
  const content = useMemo(() => teaching.set(lesson.scene).content, [teaching, lesson])
  const plan = useMemo(() => ({ lesson }), [lesson])
  const opened = useTaught(game, plan, () => progressOf(localStorage, game).left[lesson.id]?.inputs ?? [])
  useKeeping(opened.session, game, lesson)
  const restart = (): void => {
    forgetLeft(localStorage, game, lesson.id)
    opened.again()
  }
  const done = <Done game={game} next={nextOf(teaching, lesson)} again={restart} />
  const title = `${lesson.title[language]} – ${nameOfGame(game, language)}`
  const coach = <CoachPlate home={`/learn/${game}`} done={done} />
  return <TaughtTable {...{ game, title, content, opened, coach }} />
}

const nextOf = ({ lessons }: Teaching, lesson: Lesson): Lesson | undefined => lessons[lessons.indexOf(lesson) + 1]

function Done({ game, next, again }: { game: string; next: Lesson | undefined; again(): void }) {
  const t = useT()
  const language = useLanguage()
  return (
    <footer className="coach-foot">
      {next === undefined ? (
        <Link className="button primary small" href={`/new/${game}`}>
          {t.learn.playNow}
        </Link>
      ) : (
        <Link className="button primary small" href={`/learn/${game}/${next.id}`}>
          {t.learn.next(next.title[language])}
        </Link>
      )}
      <Button look="quiet small" sign={<Icon name="again" />} text={t.learn.again} onClick={again} />
    </footer>
  )
}
