import type { OptionView, QuestionView } from '../../../../engine/wire.ts'
import type { SceneMark } from '../scene/types.ts'
import { bestOf, consequencesOf, isRisky, pairOf, placeOf, wayOf, type Offers, type Target } from './offers.ts'
import type { Sighted } from './sighting.ts'

/* Marks on the board for a question. */

/** Questions whose figures are in danger, not helped. */
const HARM: ReadonlySet<string> = new Set(['chomp', 'mindShackle', 'explosion', 'grenade', 'fireLine'])

function spaceMark(space: number, options: readonly OptionView[]): SceneMark | undefined {
  const fronts = options.filter((option) => placeOf(option)?.front === space)
  // The rear spaces of two-space figures are marked once the front is chosen.
  if (fronts.length === 0 && options.some((option) => placeOf(option) !== undefined)) return undefined
  const found = consequencesOf(bestOf(fronts.length > 0 ? fronts : options))
  if (found === undefined) return { kind: 'offered', space }
  const isDanger = isRisky(found)
  return { kind: isDanger ? 'danger' : 'offered', space, label: isDanger ? `${found.cost}!` : `${found.cost}` }
}

/** What is offered, and what has been clicked already. */
export function offerMarks(question: QuestionView | undefined, offers: Offers, picked: readonly Target[]): SceneMark[] {
  const marks: SceneMark[] = []
  for (const [space, options] of offers.spaces) {
    const mark =
      question?.name === 'fireLine'
        ? ({ kind: 'reach', space } as const)
        : picked.length > 0
          ? ({ kind: 'offered', space } as const)
          : spaceMark(space, options)
    if (mark !== undefined) marks.push(mark)
  }
  for (const [figure, options] of offers.figures) {
    const isTarget = HARM.has(question?.name ?? '') || options.some((option) => pairOf(option)?.target === figure)
    marks.push({ kind: isTarget ? 'target' : 'offered', figure: `${figure}` })
  }
  for (const target of picked) {
    const id = target.slice(target.indexOf(':') + 1)
    marks.push(target.startsWith('space:') ? { kind: 'chosen', space: Number(id) } : { kind: 'chosen', figure: id })
  }
  return marks
}

/** Before an answer: the way that would be gone, its steps numbered, or the line of fire. */
export function previewMarks(options: readonly OptionView[]): SceneMark[] {
  if (options.length === 0) return []
  const option = bestOf(options)
  const way = wayOf(option)
  if (way.length > 0) return way.slice(1).map((space) => ({ kind: 'chosen', space }))
  if (options.length > 1 || !option.key.startsWith('line:')) return []
  return (option.targets ?? [])
    .filter((target) => target.startsWith('space:'))
    .map((target) => ({ kind: 'danger', space: Number(target.slice(6)) }))
}

/** In sight or not, in range or not. */
export const sightMarks = (sighted: readonly Sighted[]): SceneMark[] =>
  sighted.map(({ figure, sight, distance }) => ({
    kind: sight.clear ? 'target' : 'blocked',
    figure: `${figure}`,
    label: `${distance}`,
  }))
