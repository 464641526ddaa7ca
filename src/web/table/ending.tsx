import { useId, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Chart } from '../../boardkit/chart/chart.tsx'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Outcome } from '../../engine/index.ts'
import type { NumberedEvent } from '../../protocol/mirror.ts'
import { copyText } from '../ui/copy.ts'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import type { MenuActions } from './menu.tsx'
import { ReviewPart } from './review/review-part.tsx'
import type { Reviewing } from './review/use-review.ts'
import { mayPlayAgain, namesAtEnd, ownConceded, resultFor, shareText, verdictOf } from './verdict.ts'
import './ending.css'

/** The end of a game as a moment: who won and why, where the points came from, how it went; and what to do then. */
export function Ending({ actions, reviewing }: { actions: MenuActions; reviewing: Reviewing }) {
  const { state, t, board } = useTable()
  const { told } = board
  const [isAside, setAside] = useState(false)
  const id = useId()
  const { outcome } = state.mirror.public
  if (outcome === undefined) return undefined
  if (isAside)
    return (
      <div className="ending-aside" data-plate="ending">
        <Button
          look="primary"
          sign={<Icon name="flag" />}
          text={t.ending.result}
          onClick={() => setAside(false)}
          {...marked('result')}
        />
      </div>
    )
  return (
    <section className="ending paper" data-plate="ending" aria-labelledby={id}>
      <Head id={id} outcome={outcome} putAside={() => setAside(true)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="ending-body" role="group" aria-label={t.ending.account} tabIndex={0}>
        <Account outcome={outcome} told={told} />
        <Course told={told} />
        <ReviewPart reviewing={reviewing} told={told} />
      </div>
      <Tools actions={actions} outcome={outcome} />
    </section>
  )
}

function Head({ id, outcome, putAside }: { id: string; outcome: Outcome; putAside(): void }) {
  const table = useTable()
  const { state, t, words, session } = table
  const result = resultFor(outcome, state.roles)
  const own = ownConceded(state, session.isLocal)
  const others = state.table?.seats.filter((seat) => seat.conceded && !own.includes(seat)) ?? []
  const gone = new Set(others.map(({ name = '', roles }) => (name === '' ? words.player(roles[0]) : name)))
  return (
    <header className="ending-head" data-result={result}>
      <p className="ending-result">{result === undefined ? t.table.over : t.ending[result]}</p>
      <h2 id={id}>{verdictOf(table)}</h2>
      {own.length > 0 && (
        <p>
          {
            t.ending.ownConceded[
              resultFor(
                outcome,
                own.flatMap(({ roles }) => roles),
              ) ?? 'lost'
            ]
          }
        </p>
      )}
      {[...gone].map((name) => (
        <p key={name} className="soft">
          {t.ending.conceded(name)}
        </p>
      ))}
      <Button
        look="small quiet"
        sign={<Icon name="eye" />}
        text={t.ending.aside}
        onClick={putAside}
        {...marked('putAside')}
      />
    </header>
  )
}

function Account({ outcome, told }: { outcome: Outcome; told: readonly NumberedEvent[] }) {
  const table = useTable()
  const { ui, board, words, t } = table
  const nameOf = namesAtEnd(table)
  if (ui?.Ending !== undefined) return <ui.Ending {...board} nameOf={nameOf} told={told} />
  const places =
    outcome.kind === 'ranking' ? outcome.places : outcome.kind === 'teams' ? [outcome.winners, outcome.losers] : []
  return (
    <ol>
      {places.flatMap((roles, place) =>
        roles.map((role) => (
          <li key={role} value={place + 1}>
            <strong>{words.player(role)}</strong> · {nameOf(role)}
            {outcome.kind === 'ranking' && <span className="num"> · {t.table.points(outcome.scores[role])}</span>}
          </li>
        )),
      )}
    </ol>
  )
}

/** How the points went up and down. A moment of it leads to the history. */
function Course({ told }: { told: readonly NumberedEvent[] }) {
  const { ui, board, language, session } = useTable()
  const { view, nameOf } = board
  // oxlint-disable-next-line react/exhaustive-deps -- of the board only what is named matters
  const over = useMemo(() => ui?.points?.(told, board), [ui, language, view, told, nameOf])
  if (over === undefined) return undefined
  return <Chart over={over} language={language} onStep={(step) => void session.goTo(step)} />
}

function Tools({ actions, outcome }: { actions: MenuActions; outcome: Outcome }) {
  const { t, session, state, isTrying } = useTable()
  const [, navigate] = useLocation()
  const mayPlay = mayPlayAgain(state, session.isLocal)
  return (
    <div className="ending-tools">
      {mayPlay && !isTrying && (
        <Button
          look="primary"
          sign={<Icon name="again" />}
          text={t.table.rematch}
          onClick={actions.rematch}
          {...marked('rematch')}
        />
      )}
      <Button
        sign={<Icon name="clock" />}
        text={t.ending.review}
        onClick={() => void session.goTo(0)}
        {...marked('history')}
      />
      {!isTrying && <Share outcome={outcome} />}
      {!isTrying && (
        <Button sign={<Icon name="save" />} text={t.ending.save} onClick={actions.save} {...marked('save')} />
      )}
      <Button sign={<Icon name="shelf" />} text={t.ending.shelf} onClick={() => navigate('/')} {...marked('shelf')} />
    </div>
  )
}

function Share({ outcome }: { outcome: Outcome }) {
  const table = useTable()
  const { t, words, state, session, nameOf } = table
  const [done, setDone] = useState<boolean>()
  const share = async (): Promise<void> => {
    const title = words.board(state.eyes)[0]?.title ?? ''
    // Never the whole address: what stands behind the # may open a seat.
    const link = session.isLocal ? undefined : `${location.origin}${location.pathname}`
    setDone(await copyText(shareText({ title, verdict: verdictOf(table), outcome, nameOf, link })))
  }
  return (
    <>
      <Button
        sign={<Icon name={done === true ? 'check' : 'copy'} />}
        text={done === true ? t.ending.shared : t.ending.share}
        onClick={() => void share()}
        {...marked('share')}
      />
      <span role="status" className={done === false ? '' : 'sr'}>
        {done === undefined ? '' : done ? t.ending.shared : t.ending.notShared}
      </span>
    </>
  )
}
