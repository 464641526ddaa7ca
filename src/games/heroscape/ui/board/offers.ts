import type { OptionView, QuestionView } from '../../../../engine/wire.ts'

/* What a question offers on the board, and what a click on something means for it. */

/** `space:12` or `figure:7`: what the board lets one click. */
export type Target = `space:${number}` | `figure:${number}`

export interface Offers {
  readonly spaces: ReadonlyMap<number, readonly OptionView[]>
  readonly figures: ReadonlyMap<number, readonly OptionView[]>
}

const NOTHING: Offers = { spaces: new Map(), figures: new Map() }

/** The standing figures of an army card: where cards are asked for, their figures can be clicked. */
export type FiguresOfCard = (card: number) => readonly number[]

const PLACE = /^space:(\d+)(?:\/(\d+))?(?:~\d+)?$/
const PAIR = /^attack:(\d+)>(\d+)$/

/** The place an option means: the front space, and the rear one or -1. */
export function placeOf({ key }: OptionView): { readonly front: number; readonly rear: number } | undefined {
  const found = PLACE.exec(key)
  return found === null ? undefined : { front: Number(found[1]), rear: found[2] === undefined ? -1 : Number(found[2]) }
}

export function pairOf({ key }: OptionView): { readonly attacker: number; readonly target: number } | undefined {
  const found = PAIR.exec(key)
  return found === null ? undefined : { attacker: Number(found[1]), target: Number(found[2]) }
}

/** The spaces of the way to a place, the first is where it begins. */
export function wayOf({ targets }: OptionView): number[] {
  const line = targets?.find((target) => /^line:\d+(-\d+)*$/.test(target))
  return line === undefined ? [] : line.slice(5).split('-').map(Number)
}

/** What an option points at, cards as their figures. */
export function targetsOf(option: OptionView, figuresOf: FiguresOfCard): Target[] {
  return (option.targets ?? []).flatMap((target): Target[] => {
    const [kind, id] = target.split(':')
    if (kind === 'space' || kind === 'figure') return [`${kind}:${Number(id)}`]
    return kind === 'card' ? figuresOf(Number(id)).map((figure): Target => `figure:${figure}`) : []
  })
}

const idOf = (target: Target): number => Number(target.slice(target.indexOf(':') + 1))

/** The options that fit everything clicked so far. */
export function narrowed(
  question: QuestionView | undefined,
  picked: readonly Target[],
  figuresOf: FiguresOfCard,
): readonly OptionView[] {
  if (question === undefined) return []
  if (picked.length === 0) return question.options
  return question.options.filter((option) => {
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
  const spaces = new Map<number, OptionView[]>()
  const figures = new Map<number, OptionView[]>()
  for (const option of narrowed(question, picked, figuresOf)) {
    for (const target of new Set(targetsOf(option, figuresOf))) {
      if (picked.includes(target)) continue
      // The space under a target is clicked as well, but it is the figure that is marked.
      if (pairOf(option) !== undefined && target.startsWith('space:')) continue
      add(target.startsWith('space:') ? spaces : figures, idOf(target), option)
    }
  }
  return { spaces, figures }
}

function add(map: Map<number, OptionView[]>, id: number, option: OptionView): void {
  const list = map.get(id)
  if (list === undefined) map.set(id, [option])
  else list.push(option)
}

export type Click =
  | { readonly kind: 'answer'; readonly option: OptionView }
  /** Go on from here: the board shows what fits, and the options stand beside it. */
  | { readonly kind: 'narrow'; readonly picked: readonly Target[]; readonly options: readonly OptionView[] }
  | { readonly kind: 'nothing' }

/** Answers that take something from the table are never given by a mere click on it. */
const isGrave = ({ key }: OptionView): boolean => key === 'out' || key.startsWith('instead:')

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
  const isAttacker = target.startsWith('figure:') && hits.some((option) => pairOf(option)?.attacker === figure)
  if (isAttacker && picked.length === 0)
    return { kind: 'narrow', picked: next, options: hits.filter((option) => pairOf(option) === undefined) }
  if (hits.length === 1 && !isGrave(hits[0])) return { kind: 'answer', option: hits[0] }
  return { kind: 'narrow', picked: next, options: hits }
}

/** A two-space figure is put down by its front; its rear is clicked after that, or first where nothing else fits. */
function hitsOf(
  question: QuestionView | undefined,
  picked: readonly Target[],
  target: Target,
  figuresOf: FiguresOfCard,
): readonly OptionView[] {
  const hits = narrowed(question, [...picked, target], figuresOf)
  if (!target.startsWith('space:')) return hits
  const fronts = hits.filter((option) => placeOf(option)?.front === idOf(target))
  return fronts.length > 0 && picked.length === 0 ? fronts : hits
}

/** What a way costs and brings; `undefined` for options that are no moves. */
export interface Consequences {
  readonly cost: number
  readonly strikes: number
  readonly fallDice: number
  readonly extreme: number
}

export function consequencesOf({ detail }: OptionView): Consequences | undefined {
  if (detail?.key !== 'move.detail') return undefined
  const { cost, strikes, fallDice, extreme } = detail.args as unknown as Consequences
  return { cost, strikes, fallDice, extreme }
}

export const isRisky = ({ strikes, fallDice, extreme }: Consequences): boolean => strikes + fallDice + extreme > 0

/** The best of several ways to one place: without a risk, then the cheapest. */
export function bestOf(options: readonly OptionView[]): OptionView {
  const rank = (option: OptionView): number => {
    const found = consequencesOf(option)
    return found === undefined ? 0 : found.cost + (isRisky(found) ? 1000 : 0)
  }
  return options.reduce((best, option) => (rank(option) < rank(best) ? option : best))
}
