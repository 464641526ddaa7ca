import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { Goal, GoalSide, TurnPart } from '../../../protocol/board.ts'
import { RulesDialog } from '../../rules/rules-dialog.tsx'
import { useGameBook } from '../../rules/use-game-book.ts'
import { nameOfGame } from '../../shelf/boxes.ts'
import { hasLessons } from '../../teachings.ts'
import { Icon } from '../../ui/icon.tsx'
import { marked } from '../about/own.ts'
import { RuleLink, useTable } from '../context.tsx'
import { Slot } from '../plate.tsx'
import { goalSlot } from '../plates.ts'
import type { GoalPlace } from './use-goal.ts'
import { isTaught } from '../table-state.ts'
import './goal.css'

interface Props {
  readonly goal: Goal
  readonly isAsked: boolean
  readonly isInList: boolean
  close(): void
}

/** What the game is about, at any moment of it, while somebody wants it: over the board, or at the head of the list. */
export function GoalPaper({ place, isInList = false }: { place: GoalPlace; isInList?: boolean }) {
  const { goal, isOpen, isAsked, close } = place
  if (!isOpen || goal === undefined) return undefined
  return <Paper goal={goal} isAsked={isAsked} isInList={isInList} close={close} />
}

/** A list has answers where a board has room: there it lies over nothing. */
function Place({ isInList, isAsked, children }: Pick<Props, 'isInList' | 'isAsked'> & { children: ReactNode }) {
  const { slots } = useTable()
  if (isInList) return <div className="list-goal">{children}</div>
  return (
    <Slot at={goalSlot(slots, isAsked)} name="goal">
      {children}
    </Slot>
  )
}

function Paper({ goal, isAsked, isInList, close }: Props) {
  const { t, language, state } = useTable()
  const id = useId()
  const paper = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (isAsked) paper.current?.focus({ preventScroll: true })
    return () => {
      if (isAsked && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isAsked])
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
    // oxlint-disable-next-line react/exhaustive-deps -- closing is the same in every drawing
  }, [])
  return (
    <Place isInList={isInList} isAsked={isAsked}>
      <section ref={paper} className="plate goal" data-plate="goal" aria-labelledby={id} tabIndex={-1}>
        <header className="goal-head">
          <h2 id={id}>{t.goal.title(nameOfGame(state.table!.game, language))}</h2>
          <Button
            look="quiet icon"
            sign={<Icon name="close" />}
            label={t.app.close}
            onClick={close}
            {...marked('close')}
          />
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <div className="goal-body" tabIndex={0} role="group" aria-labelledby={id}>
          <p>
            <b>{t.goal.how}:</b> {goal.how} <RuleLink id={goal.rule} />
          </p>
          <p>
            <b>{t.goal.ends}:</b> {goal.ends}
          </p>
          <Sides sides={goal.sides} />
          <Turn parts={goal.turn} />
        </div>
        <Ways close={close} isAsked={isAsked} />
      </section>
    </Place>
  )
}

function Sides({ sides }: { sides: readonly GoalSide[] }) {
  const { t } = useTable()
  if (sides.length === 0) return undefined
  return (
    <>
      <h3>{t.goal.sides}</h3>
      <ul className="goal-sides">
        {sides.map(({ name, colour, text, share, isMine }, i) => (
          <li key={i} style={{ '--side': colour } as CSSProperties}>
            <span className="goal-name">
              {name}
              {isMine && <small className="soft"> ({t.goal.mine})</small>}
            </span>
            <span className="num">{text}</span>
            {share !== undefined && (
              <span className="goal-bar" aria-hidden="true">
                <i style={{ width: `${Math.round(Math.max(0, Math.min(1, share)) * 100)}%` }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Turn({ parts }: { parts: readonly TurnPart[] }) {
  const { t } = useTable()
  if (parts.length === 0) return undefined
  return (
    <>
      <h3>{t.goal.turn}</h3>
      <ol className="goal-turn">
        {parts.map(({ name, text, rule, isNow }, i) => (
          <li key={i} aria-current={isNow ? 'step' : undefined}>
            <b>{name}</b> {isNow && <small className="goal-now">{t.goal.now}</small>} {text}{' '}
            {rule !== undefined && <RuleLink id={rule} />}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Where one reads on. */
function Ways({ close, isAsked }: Pick<Props, 'close' | 'isAsked'>) {
  const { t, state, openRule } = useTable()
  const { game } = state.table!
  const book = useGameBook(game)
  const [isRules, setRules] = useState(false)
  return (
    <footer className="goal-foot">
      {!isAsked && <Button look="primary small" text={t.goal.begin} onClick={close} {...marked('close')} />}
      <Button look="small" text={`§ ${t.nav.rules}`} onClick={() => setRules(true)} {...marked('rules')} />
      {book !== undefined && (
        <a
          className="button small"
          href={`/rules/${game}/reference`}
          target="_blank"
          rel="noreferrer"
          {...marked('reference')}
        >
          {t.rules.reference}
        </a>
      )}
      {hasLessons(game) && !isTaught(state) && (
        <Link className="button small" href={`/learn/${game}`} {...marked('learn')}>
          {t.learn.learn}
        </Link>
      )}
      {isRules && <RulesDialog game={game} onRule={openRule} onClose={() => setRules(false)} />}
    </footer>
  )
}
