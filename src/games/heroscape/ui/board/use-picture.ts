import { useMemo } from 'react'
import { oneOf } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { figureIn, mistOf, type Seen } from '../seen.ts'
import type { SceneFigure, SceneMark, SceneRay } from '../scene/types.ts'
import { chosenFigure, chosenSpace, offerMarks, previewMarks, sightMarks } from './marks.ts'
import { moveOnFace, moveToFace, placeFace, PLACE_FACES } from '../../rules/table/faces.ts'
import { idOf, isSpace } from '../targets.ts'
import { bestOf, frontsFirst, pairOf, placeOf, type FieldOption } from './offers.ts'
import { groundOf, isStillWaiting, type Placing } from '../placing/placing.ts'
import { spacesAt } from './about.ts'
import { figureOf, sceneFigures, sceneGlyphs, sceneZones } from './pieces.ts'
import { innerRayOf, lookAround, measure, rayOf, type Measured, type Sighted } from './sighting.ts'
import { targetAt, type Spot } from './spot.ts'
import type { Interaction } from './use-interaction.ts'

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
export function optionsAt(
  { offers, picked, tool, tried }: Pick<Interaction, 'offers' | 'picked' | 'tool' | 'tried'>,
  spot: Spot | undefined,
): readonly FieldOption[] {
  if (tried !== undefined) return [tried.option]
  const target = spot === undefined || tool !== undefined ? undefined : targetAt(spot, offers, picked)
  if (target === undefined) return []
  return frontsFirst((isSpace(target) ? offers.spaces : offers.figures).get(idOf(target)) ?? [], picked, target)
}

interface Drawn {
  readonly is3d: boolean
  readonly placing: Placing | undefined
}

const NOBODY: readonly SceneFigure[] = []

/** Where the figure that is asked about would stand. */
function ghostOf(
  figures: readonly SceneFigure[],
  question: BoardProps['question'],
  options: readonly FieldOption[],
): readonly SceneFigure[] {
  const mover = oneOf(question, [moveToFace, moveOnFace])?.about.figure
  const figure = figures.find(({ id }) => id === `${mover}`)
  const place = options.length === 0 ? undefined : placeOf(bestOf(options))
  if (figure === undefined || place === undefined) return NOBODY
  if (place.front === figure.front && place.rear === figure.rear) return NOBODY
  return [{ ...figure, id: 'ghost', front: place.front, rear: place.rear, ghost: true }]
}

/** The army as it is planned, and who is being moved in the plan. */
function plannedGhosts(seen: Seen, { plan }: Placing): SceneFigure[] {
  const ghosts: SceneFigure[] = []
  for (const [id, { front, rear }] of plan)
    if (isStillWaiting(seen, id)) ghosts.push({ ...figureOf(seen, id), id: `plan${id}`, front, rear, ghost: true })
  return ghosts
}

function plannedMarks(seen: Seen, { plan, held }: Placing): SceneMark[] {
  const marks = (groundOf(seen)?.spaces ?? []).map((space): SceneMark => ({ kind: 'offered', space }))
  const place = plan.get(held)
  return place === undefined ? marks : [...marks, chosenSpace(place.front)]
}

/** A look or a throw before it is chosen: who would be shot at, and through what. */
function linesOf(seen: Seen, options: readonly FieldOption[]): SceneRay[] {
  const pairs = options.flatMap((option) => pairOf(option) ?? [])
  return pairs.flatMap(({ attacker, target }) => {
    const found = measure(seen, { figure: attacker }, { figure: target })
    return found === undefined ? [] : [rayOf(found.sight)]
  })
}

interface Marked {
  readonly offered: readonly SceneMark[]
  readonly options: readonly FieldOption[]
  readonly sighted: readonly Sighted[]
}

/** Everything that is marked: what is on offer and would come of it, what a tool looks at, what is pointed at. */
function useMarks(
  { question, pointed: shown }: BoardProps,
  seen: Seen,
  { tool, ends, gaze, pointed }: Interaction,
  { offered, options, sighted }: Marked,
): readonly SceneMark[] {
  const eyeOf = gaze?.figure
  const told = useMemo(() => spacesAt(seen, shown), [seen, shown])
  return useMemo(() => {
    const list: SceneMark[] = []
    if (tool === undefined) list.push(...offered, ...moverMark(question), ...previewMarks(options))
    else if (tool === 'eye') list.push(...sightMarks(sighted))
    else for (const end of ends) list.push('figure' in end ? chosenFigure(end.figure) : chosenSpace(end.space))
    if (eyeOf !== undefined) list.push(chosenFigure(eyeOf))
    for (const space of told) list.push({ kind: 'pointed', space })
    if (pointed !== undefined && pointed.space >= 0) list.push({ kind: 'hover', space: pointed.space })
    return list
  }, [offered, question, options, tool, sighted, ends, eyeOf, pointed, told])
}

/** Everything that is to be drawn now. */
export function usePicture(board: BoardProps, seen: Seen, ix: Interaction, { is3d, placing }: Drawn): Picture {
  const { question } = board
  const { offers, picked, tried, pointed, tool, gaze, ends } = ix
  const figures = useMemo(() => sceneFigures(seen), [seen])
  const glyphs = useMemo(() => sceneGlyphs(seen), [seen])
  const isPlacing = placeFace.is(question)
  const zones = useMemo(() => sceneZones(seen, isPlacing), [seen, isPlacing])
  const eyeOf = gaze?.figure
  const sighted = useMemo(() => (eyeOf === undefined ? [] : lookAround(seen, eyeOf)), [seen, eyeOf])
  const [from, to] = ends
  const measured = useMemo(
    () => (from === undefined || to === undefined ? undefined : measure(seen, from, to)),
    [seen, from, to],
  )
  const options = useMemo(
    () => optionsAt({ offers, picked, tool, tried }, pointed),
    [offers, picked, tool, tried, pointed],
  )
  const ghosts = useMemo(
    () => (placing === undefined ? ghostOf(figures, question, options) : plannedGhosts(seen, placing)),
    [seen, figures, question, options, placing],
  )
  const offered = useMemo(
    () => (placing === undefined ? offerMarks(question, offers, picked) : plannedMarks(seen, placing)),
    [seen, question, offers, picked, placing],
  )
  const marks = useMarks(board, seen, ix, { offered, options, sighted })
  const isInside = is3d && gaze?.isInside === true
  const rays = useMemo(
    () =>
      tool === undefined
        ? linesOf(seen, options)
        : measured === undefined
          ? sighted.map(({ sight }) => (isInside ? innerRayOf(seen, eyeOf ?? -1, sight) : rayOf(sight)))
          : [rayOf(measured.sight)],
    [seen, eyeOf, measured, sighted, isInside, tool, options],
  )
  const mist = mistOf(board.view)
  return { figures, ghosts, glyphs, zones, mist: mist < 0 ? undefined : mist, marks, rays, sighted, measured }
}

/** Whom a question about a place is about. */
function moverMark(question: BoardProps['question']): SceneMark[] {
  const asked = oneOf(question, PLACE_FACES)
  return asked === undefined ? [] : [chosenFigure(asked.about.figure)]
}

/** A figure that was looked through may be gone. */
export const isThere = (seen: Seen, figure: number): boolean => (figureIn(seen, figure)?.front ?? -1) >= 0
