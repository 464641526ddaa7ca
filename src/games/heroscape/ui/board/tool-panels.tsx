import { CloseButton } from '../../../../boardkit/papers/paper.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { marked } from '../about/mark.ts'
import { nameOfFigure, valuesNow } from '../army.ts'
import { Badge } from '../badge.tsx'
import { BOARD_STRINGS } from '../board-strings.ts'
import { ownerOf, type Seen } from '../seen.ts'
import { isInRange, isReachable, type Measured, type Sighted } from './sighting.ts'
import { endName, hiddenBy } from './spot.ts'
import type { Interaction } from './use-interaction.ts'

interface PanelProps {
  readonly board: BoardProps
  readonly seen: Seen
  readonly ix: Interaction
}

function Head({ title, board, ix }: PanelProps & { title: string }) {
  return (
    <header>
      <h3>{title}</h3>
      <CloseButton language={board.language} close={() => ix.setTool(undefined)} />
    </header>
  )
}

/** What a figure sees, with what is in the way. */
export function EyePanel(props: PanelProps & { sighted: readonly Sighted[]; has3d: boolean }) {
  const { board, seen, ix, sighted, has3d } = props
  const { language } = board
  const s = BOARD_STRINGS[language]
  const { gaze } = ix
  if (gaze === undefined)
    return (
      <>
        <Head {...props} title={s.eye} />
        <p role="status">{s.pickFigure}</p>
      </>
    )
  const count = sighted.filter(({ sight }) => sight.clear).length
  const { range } = valuesNow(seen, seen.roster.cardOf[gaze.figure])
  return (
    <section data-eye={gaze.figure}>
      <Head {...props} title={s.sees(nameOfFigure(seen, gaze.figure, language))} />
      {has3d ? (
        <div className="hs-switch" role="group">
          {([true, false] as const).map((isInside) => (
            <button
              key={`${isInside}`}
              type="button"
              aria-pressed={gaze.isInside === isInside}
              data-inside={isInside}
              {...marked(isInside ? 'button:inside' : 'button:outside')}
              onClick={() => ix.look({ ...gaze, isInside })}
            >
              {isInside ? s.inside : s.outside}
            </button>
          ))}
        </div>
      ) : undefined}
      <p className="soft">{sighted.length === 0 ? s.seesNobody : s.seen(count, sighted.length)}</p>
      <ul className="hs-sighted">
        {sighted.map((one) => (
          <li key={one.figure}>
            <button
              type="button"
              data-sees={one.sight.clear}
              data-figure={one.figure}
              onClick={() => ix.look({ ...gaze, lookAt: one.space })}
            >
              <span aria-hidden="true" {...marked(one.sight.clear ? 'mark:inSight' : 'mark:outOfSight')}>
                {one.sight.clear ? '●' : '✕'}
              </span>
              <Badge role={ownerOf(seen, one.figure)} />
              <span>
                {nameOfFigure(seen, one.figure, language)}
                <small>{sightWords(seen, one, range, language)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sightWords(seen: Seen, { sight, distance }: Sighted, range: number, language: BoardProps['language']): string {
  const s = BOARD_STRINGS[language]
  const far = isReachable({ distance }) ? s.distance(distance) : s.noDistance
  const within = isInRange(distance, range) ? s.inRange : s.outOfRange
  return `${sight.clear ? s.inSight : hiddenBy(seen, sight, language)} · ${far}, ${within}`
}

export function RulerPanel(props: PanelProps & { measured: Measured | undefined }) {
  const { board, seen, ix, measured } = props
  const { language } = board
  const s = BOARD_STRINGS[language]
  const [from, to] = ix.ends
  return (
    <section role="status">
      <Head {...props} title={s.ruler} />
      {from === undefined ? <p>{s.pickFrom}</p> : undefined}
      {from !== undefined && to === undefined ? <p>{s.pickTo(endName(seen, from, language))}</p> : undefined}
      {from !== undefined && to !== undefined && measured !== undefined ? (
        <>
          <p>{s.measured(endName(seen, from, language), endName(seen, to, language))}</p>
          <p className="hs-measure">
            <b {...marked('number:distance')}>{isReachable(measured) ? s.distance(measured.distance) : s.noDistance}</b>
            <b {...marked('number:rise')}>{s.rise(measured.rise)}</b>
            <b
              className={measured.sight.clear ? 'hs-clear' : 'hs-hidden'}
              {...marked(measured.sight.clear ? 'mark:inSight' : 'mark:outOfSight')}
            >
              {measured.sight.clear ? s.inSight : s.outOfSight}
            </b>
          </p>
          {measured.sight.clear ? undefined : <p>{hiddenBy(seen, measured.sight, language)}</p>}
          {measured.isImagined ? <p className="soft">{s.imagined}</p> : undefined}
          <button type="button" className="hs-again" {...marked('button:again')} onClick={ix.measureAgain}>
            {s.again}
          </button>
        </>
      ) : undefined}
    </section>
  )
}
