import { isOneOf, type QuestionView } from '../../../../engine/index.ts'
import { chompFace, explosionFace, fireLineFace, grenadeFace, mindShackleFace } from '../../rules/table/faces.ts'
import type { SceneMark } from '../scene/types.ts'
import { idOf, isSpace, type Target } from '../targets.ts'
import { affectedBy, bestOf, lineOf, pairOf, pathOf, placeOf, wayOf, type FieldOption, type Offers } from './offers.ts'
import type { Sighted } from './sighting.ts'

/* Marks on the board for a question. */

/** Questions whose figures are in danger, not helped. */
const HARM = [chompFace, mindShackleFace, explosionFace, grenadeFace, fireLineFace]

export const chosenFigure = (figure: number): SceneMark => ({ kind: 'chosen', figure: `${figure}` })
export const chosenSpace = (space: number): SceneMark => ({ kind: 'chosen', space })

function spaceMark(space: number, options: readonly FieldOption[]): SceneMark | undefined {
  const fronts = options.filter((option) => placeOf(option)?.front === space)
  // The rear spaces of two-space figures are marked once the front is chosen.
  if (fronts.length === 0 && options.some((option) => placeOf(option) !== undefined)) return undefined
  const way = wayOf(bestOf(fronts.length > 0 ? fronts : options))
  if (way === undefined) return { kind: 'offered', space }
  return way.isRisky
    ? { kind: 'danger', space, label: `${way.cost}!` }
    : { kind: 'offered', space, label: `${way.cost}` }
}

/** What is offered, and what has been clicked already. */
export function offerMarks(question: QuestionView | undefined, offers: Offers, picked: readonly Target[]): SceneMark[] {
  const marks: SceneMark[] = []
  for (const [space, options] of offers.spaces) {
    const mark = fireLineFace.is(question)
      ? ({ kind: 'reach', space } as const)
      : picked.length > 0
        ? ({ kind: 'offered', space } as const)
        : spaceMark(space, options)
    if (mark !== undefined) marks.push(mark)
  }
  const isHarmed = isOneOf(question, HARM)
  for (const [figure, options] of offers.figures) {
    const isTarget = isHarmed || options.some((option) => pairOf(option)?.target === figure)
    marks.push({ kind: isTarget ? 'target' : 'offered', figure: `${figure}` })
  }
  for (const target of picked) marks.push(isSpace(target) ? chosenSpace(idOf(target)) : chosenFigure(idOf(target)))
  return marks
}

/** Before an answer: the way that would be gone, its steps numbered, or the line of fire. */
export function previewMarks(options: readonly FieldOption[]): SceneMark[] {
  if (options.length === 0) return []
  const option = bestOf(options)
  const path = pathOf(option)
  if (path.length > 0) return path.slice(1).map(chosenSpace)
  if (options.length > 1) return []
  const blast = affectedBy(option).map((figure): SceneMark => ({ kind: 'danger', figure: `${figure}` }))
  return [...lineOf(option).map((space): SceneMark => ({ kind: 'danger', space })), ...blast]
}

/** In sight or not, in range or not. */
export const sightMarks = (sighted: readonly Sighted[]): SceneMark[] =>
  sighted.map(({ figure, sight, distance }) => ({
    kind: sight.clear ? 'target' : 'blocked',
    figure: `${figure}`,
    label: `${distance}`,
  }))
