import { oneOf, type FacedOption, type OptionView, type QuestionView } from '../../../../engine/index.ts'
import { attackFace, explosionFace, fireLineFace, grenadeFace, PLACE_FACES } from '../../rules/table/faces.ts'
import type { Blast, FireLine, Leaving, Pair, Place, PowerUse, Way } from '../../rules/table/faces.ts'
import { clickable, idOf, isSpace, pathIn, type Target } from '../targets.ts'

/* What a question offers on the board, and what a click on something means for it. */

/** An option with what it means on the battlefield. */
export type FieldOption = FacedOption<Place | Way | Pair | Leaving | FireLine | Blast | PowerUse | undefined>

export interface Offers {
  readonly spaces: ReadonlyMap<number, readonly FieldOption[]>
  readonly figures: ReadonlyMap<number, readonly FieldOption[]>
}

const NOTHING: Offers = { spaces: new Map(), figures: new Map() }
const FIELD_FACES = [...PLACE_FACES, attackFace, fireLineFace, explosionFace, grenadeFace]

/** The options of questions that the battlefield knows; those of others mean nothing more than they point at. */
const fieldOptions = (question: QuestionView | undefined): readonly FieldOption[] =>
  oneOf(question, FIELD_FACES)?.options ?? question?.options.map(({ data: _, ...option }) => option) ?? []

/** The standing figures of an army card: where cards are asked for, their figures can be clicked. */
export type FiguresOfCard = (card: number) => readonly number[]

export const placeOf = ({ data }: FieldOption): Place | undefined =>
  data !== undefined && 'front' in data ? data : undefined

export const pairOf = ({ data }: FieldOption): Pair | undefined =>
  data !== undefined && 'attacker' in data ? data : undefined

/** `undefined` for options that are no moves. */
export const wayOf = ({ data }: FieldOption): Way | undefined =>
  data !== undefined && 'cost' in data ? data : undefined

/** The spaces of the way to a place, the first is where it begins. */
export const pathOf = (option: FieldOption): number[] => (wayOf(option) === undefined ? [] : pathIn(option.targets))

export const powerOf = ({ data }: FieldOption): PowerUse | undefined =>
  data !== undefined && 'power' in data ? data : undefined

/** A power that only one figure could use now stands in the ribbon; of several, each is used by a click on its figure. */
export function isLonePower(option: FieldOption, { options }: Pick<QuestionView, 'options'>): boolean {
  const use = powerOf(option)
  return (
    use !== undefined &&
    (options as readonly FieldOption[]).filter((one) => powerOf(one)?.power === use.power).length === 1
  )
}

/** Who would be hit, friend or foe. */
export const affectedBy = ({ data }: FieldOption): readonly number[] =>
  data !== undefined && 'affected' in data ? data.affected : []

export const breaksTruce = ({ data }: FieldOption): boolean =>
  data !== undefined && 'breaksTruce' in data && data.breaksTruce === true

/** The line of fire. */
export const lineOf = ({ data, targets = [] }: FieldOption): number[] =>
  data !== undefined && 'direction' in data
    ? targets.flatMap((target) => clickable(target, () => [])).flatMap((one) => (isSpace(one) ? [idOf(one)] : []))
    : []

/** What an option points at, cards as their figures. */
const targetsOf = ({ targets = [] }: OptionView, figuresOf: FiguresOfCard): Target[] =>
  targets.flatMap((target) => clickable(target, figuresOf))

/** The options that fit everything clicked so far. */
function narrowed(
  question: QuestionView | undefined,
  picked: readonly Target[],
  figuresOf: FiguresOfCard,
): readonly FieldOption[] {
  if (question === undefined) return []
  const options = fieldOptions(question).filter((option) => !isLonePower(option, question))
  if (picked.length === 0) return options
  return options.filter((option) => {
    const targets = targetsOf(option, figuresOf)
    return picked.every((one) => targets.includes(one))
  })
}

export function offersOf(
  question: QuestionView | undefined,
  picked: readonly Target[],
  figuresOf: FiguresOfCard,
): Offers {
  if (question === undefined) return NOTHING
  const spaces = new Map<number, FieldOption[]>()
  const figures = new Map<number, FieldOption[]>()
  for (const option of narrowed(question, picked, figuresOf)) {
    for (const target of new Set(targetsOf(option, figuresOf))) {
      if (picked.includes(target)) continue
      // The space under a target is clicked as well, but it is the figure that is marked.
      if (pairOf(option) !== undefined && isSpace(target)) continue
      add(isSpace(target) ? spaces : figures, idOf(target), option)
    }
  }
  return { spaces, figures }
}

function add(map: Map<number, FieldOption[]>, id: number, option: FieldOption): void {
  const list = map.get(id)
  if (list === undefined) map.set(id, [option])
  else list.push(option)
}

export type Click =
  | { readonly kind: 'answer'; readonly option: FieldOption }
  /** Go on from here: the board shows what fits, and the options stand beside it. */
  | { readonly kind: 'narrow'; readonly picked: readonly Target[]; readonly options: readonly FieldOption[] }
  | { readonly kind: 'nothing' }

/** Answers that take something from the table are never given by a mere click on it. */
const isGrave = ({ data }: FieldOption): boolean => data !== undefined && 'leaves' in data

/** What a click on a space or a figure means, given what was clicked before. */
export function clickOn(
  question: QuestionView | undefined,
  picked: readonly Target[],
  target: Target,
  figuresOf: FiguresOfCard,
): Click {
  if (picked.includes(target)) return { kind: 'narrow', picked: [], options: [] }
  const hits = hitsOf(question, picked, target, figuresOf)
  if (hits.length === 0) return picked.length === 0 ? { kind: 'nothing' } : clickOn(question, [], target, figuresOf)
  const next = [...picked, target]
  const figure = idOf(target)
  const isAttacker = !isSpace(target) && hits.some((option) => pairOf(option)?.attacker === figure)
  if (isAttacker && picked.length === 0)
    return { kind: 'narrow', picked: next, options: hits.filter((option) => pairOf(option) === undefined) }
  if (hits.length === 1 && !isGrave(hits[0])) return { kind: 'answer', option: hits[0] }
  return { kind: 'narrow', picked: next, options: hits }
}

const hitsOf = (
  question: QuestionView | undefined,
  picked: readonly Target[],
  target: Target,
  figuresOf: FiguresOfCard,
): readonly FieldOption[] => frontsFirst(narrowed(question, [...picked, target], figuresOf), picked, target)

/** A two-space figure is put down by its front; its rear is clicked after that, or first where nothing else fits. */
export function frontsFirst(
  options: readonly FieldOption[],
  picked: readonly Target[],
  target: Target,
): readonly FieldOption[] {
  if (!isSpace(target) || picked.length > 0) return options
  const fronts = options.filter((option) => placeOf(option)?.front === idOf(target))
  return fronts.length > 0 ? fronts : options
}

/** The best of several ways to one place: without a risk, then the cheapest. */
export function bestOf(options: readonly FieldOption[]): FieldOption {
  const rank = (option: FieldOption): number => {
    const { cost, isRisky } = wayOf(option) ?? { cost: 0, isRisky: false }
    return cost + (isRisky ? 1000 : 0)
  }
  return options.reduce((best, option) => (rank(option) < rank(best) ? option : best))
}
