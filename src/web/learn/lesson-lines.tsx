import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Lesson } from '../../lessons/lesson.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import { forgetLeft, progressOf, type GameProgress } from './progress.ts'

/** Lessons in the order in which they are learnt, with how far somebody has come. */
export function Lessons({ game, lessons }: { game: string; lessons: readonly Lesson[] }) {
  const [progress, setProgress] = useState(() => progressOf(localStorage, game))
  const first = lessons.find(({ id }) => !progress.done.includes(id))
  return (
    <ol className="learn-lessons">
      {lessons.map((lesson) => (
        <LessonLine
          key={lesson.id}
          game={game}
          lesson={lesson}
          progress={progress}
          isNext={lesson === first}
          forget={() => {
            forgetLeft(localStorage, game, lesson.id)
            setProgress(progressOf(localStorage, game))
          }}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly game: string
  readonly lesson: Lesson
  readonly progress: GameProgress
  /** What is to be learnt next. */
  readonly isNext: boolean
  forget(): void
}

function LessonLine({ game, lesson, progress, isNext, forget }: LineProps) {
  const t = useT()
  const language = useLanguage()
  const left = progress.left[lesson.id]
  const isDone = progress.done.includes(lesson.id)
  const word = left !== undefined ? t.learn.resume : isDone ? t.learn.again : t.learn.begin
  return (
    <li className="paper learn-lesson" data-done={isDone || undefined}>
      <h2>
        {lesson.title[language]}
        {isDone && (
          <span className="learn-done">
            <Icon name="check" /> {t.learn.isDone}
          </span>
        )}
      </h2>
      <p>{lesson.about[language]}</p>
      <p className="learn-tools">
        <Link
          className={isNext ? 'button primary' : 'button'}
          href={`/learn/${game}/${lesson.id}`}
          aria-label={`${word}: ${lesson.title[language]}`}
        >
          {word}
        </Link>
        <span className="chip">{t.learn.minutes(lesson.minutes)}</span>
        {left !== undefined && <span className="soft">{t.learn.leftAt(left.step + 1, left.steps)}</span>}
        {left !== undefined && (
          <Button
            look="quiet small"
            text={t.learn.anew}
            label={`${t.learn.anew}: ${lesson.title[language]}`}
            onClick={forget}
          />
        )}
      </p>
    </li>
  )
}
