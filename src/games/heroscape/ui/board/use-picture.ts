import { useMemo } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import { figureCell, mistOf, type Seen } from '../cells.ts'
import type { SceneFigure, SceneMark, SceneRay } from '../scene/types.ts'
import { offerMarks, previewMarks, sightMarks } from './marks.ts'
import { bestOf, placeOf } from './offers.ts'
import { sceneFigures, sceneGlyphs, sceneZones } from './pieces.ts'
import { innerRayOf, lookAround, measure, rayOf, type Measured, type Sighted } from './sighting.ts'
import { targetAt, type Spot } from './spot.ts'
import type { Interaction } from './use-interaction.ts'
import type { OptionView } from '../../../../engine/wire.ts'

/** Everything that is to be drawn now. */
export interface Picture {
  readonly figures: readonly SceneFigure[]
  readonly ghosts: readonly SceneFigure[]
  readonly glyphs: ReturnType<typeof sceneGlyphs>
  readonly zones: ReturnType<typeof sceneZones>
  readonly mist: number | undefined
  readonly marks: readonly SceneMark[]
  readonly rays: readonly SceneRay[]
  readonly sighted: readonly Sighted[]
  readonly measured: Measured | undefined
}

/** The options under the pointer. */
export function optionsAt({ offers, picked, tool }: Interaction, spot: Spot | undefined): readonly OptionView[] {
  const target = spot === undefined || tool !== undefined ? undefined : targetAt(spot, offers, picked)
  if (target === undefined) return []
  const id = Number(target.slice(target.indexOf(':') + 1))
  const all = (target.startsWith('figure:') ? offers.figures : offers.spaces).get(id) ?? []
  const fronts = all.filter((option) => placeOf(option)?.front === id)
  return picked.length === 0 && target.startsWith('space:') && fronts.length > 0 ? fronts : all
}

const NOBODY: readonly SceneFigure[] = []

/** Where the figure that is asked about would stand. */
function ghostOf(
  figures: readonly SceneFigure[],
  question: BoardProps['question'],
  options: readonly OptionView[],
): readonly SceneFigure[] {
  const mover =
    question?.name === 'moveTo' || question?.name === 'moveOn' ? question.prompt.args?.['figure'] : undefined
  const figure = figures.find(({ id }) => id === `${mover}`)
  const place = options.length === 0 ? undefined : placeOf(bestOf(options))
  if (figure === undefined || place === undefined) return NOBODY
  if (place.front === figure.front && place.rear === figure.rear) return NOBODY
  return [{ ...figure, id: 'ghost', front: place.front, rear: place.rear, ghost: true }]
}

export function usePicture(board: BoardProps, seen: Seen, ix: Interaction, is3d: boolean): Picture {
  const { question } = board
  const { offers, picked, pointed, tool, gaze, ends } = ix
  const figures = useMemo(() => sceneFigures(seen), [seen])
  const glyphs = useMemo(() => sceneGlyphs(seen), [seen])
  const isPlacing = question?.name === 'place'
  const zones = useMemo(() => sceneZones(seen, isPlacing), [seen, isPlacing])
  const eyeOf = gaze?.figure
  const sighted = useMemo(() => (eyeOf === undefined ? [] : lookAround(seen, eyeOf)), [seen, eyeOf])
  const [from, to] = ends
  const measured = useMemo(
    () => (from === undefined || to === undefined ? undefined : measure(seen, from, to)),
    [seen, from, to],
  )
  const options = useMemo(() => optionsAt(ix, pointed), [offers, picked, tool, pointed])
  const ghosts = useMemo(() => ghostOf(figures, question, options), [figures, question, options])
  const offered = useMemo(() => offerMarks(question, offers, picked), [question, offers, picked])
  const marks = useMemo(() => {
    const list: SceneMark[] = []
    if (tool === undefined) list.push(...offered, ...moverMark(question), ...previewMarks(options))
    else if (tool === 'eye') list.push(...sightMarks(sighted))
    else for (const end of ends) list.push('figure' in end ? chosen(end.figure) : { kind: 'chosen', space: end.space })
    if (eyeOf !== undefined) list.push(chosen(eyeOf))
    if (pointed !== undefined && pointed.space >= 0) list.push({ kind: 'hover', space: pointed.space })
    return list
  }, [offered, question, options, tool, sighted, ends, eyeOf, pointed])
  const isInside = is3d && gaze?.isInside === true
  const rays = useMemo(
    () =>
      measured === undefined
        ? sighted.map(({ sight }) => (isInside ? innerRayOf(seen, eyeOf ?? -1, sight) : rayOf(sight)))
        : [rayOf(measured.sight)],
    [seen, eyeOf, measured, sighted, isInside],
  )
  const mist = mistOf(board.view)
  return { figures, ghosts, glyphs, zones, mist: mist < 0 ? undefined : mist, marks, rays, sighted, measured }
}

const chosen = (figure: number): SceneMark => ({ kind: 'chosen', figure: `${figure}` })

/** Whom a question about a place is about. */
function moverMark(question: BoardProps['question']): SceneMark[] {
  const figure = question?.prompt.args?.['figure']
  return typeof figure === 'number' && question?.kind === 'hex' ? [chosen(figure)] : []
}

/** A figure that was looked through may be gone. */
export const isThere = (seen: Seen, figure: number): boolean => (figureCell(seen.view, figure)?.front ?? -1) >= 0
