import { oneOf, type OptionView, type QuestionView } from '../../../engine/index.ts'
import { actFace, attackArmiesFace, attitudeFace, groupFace, moveArmiesFace, type Way } from '../rules/table/faces.ts'
import { landTarget, limboTarget } from '../rules/table/targets.ts'

/** An attack or a movement from land to land. */
export interface Pair extends Way {
  readonly is: 'attack' | 'move'
  readonly option: OptionView
}

/** What a question offers, by the thing on the board that its options point at. */
export interface Offers {
  /** Options that are about one land. */
  readonly lands: ReadonlyMap<number, readonly OptionView[]>
  readonly pairs: readonly Pair[]
  /** By world. */
  readonly limbos: ReadonlyMap<number, readonly OptionView[]>
  /** The whole question is about one way: how many go, or what the card means. */
  readonly about: (Way & { readonly question: QuestionView }) | undefined
  /** The land that the question is about, while something else is chosen. */
  readonly marked: number | undefined
}

const NOTHING: Offers = { lands: new Map(), pairs: [], limbos: new Map(), about: undefined, marked: undefined }

function pairsOf(question: QuestionView): Pair[] {
  const pairs: Pair[] = []
  for (const option of actFace.of(question)?.options ?? []) {
    const { data } = option
    if (data.is === 'attack' || data.is === 'move') pairs.push({ is: data.is, from: data.from, to: data.to, option })
  }
  return pairs
}

function add(map: Map<number, OptionView[]>, key: number, option: OptionView): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [option])
  else if (!list.includes(option)) list.push(option)
}

const ABOUT_A_WAY = [attitudeFace, attackArmiesFace, moveArmiesFace]

export function offersOf(question: QuestionView | undefined): Offers {
  if (question === undefined) return NOTHING
  const about = oneOf(question, ABOUT_A_WAY)?.about
  if (about !== undefined) return { ...NOTHING, about: { ...about, question } }
  const lands = new Map<number, OptionView[]>()
  const limbos = new Map<number, OptionView[]>()
  const pairs = pairsOf(question)
  const ways = new Set(pairs.map(({ option }) => option))
  for (const option of question.options)
    for (const target of ways.has(option) ? [] : (option.targets ?? [])) {
      const [land, limbo] = [landTarget.in(target), limboTarget.in(target)]
      if (land !== undefined) add(lands, land, option)
      if (limbo !== undefined) add(limbos, limbo, option)
    }
  return { lands, pairs, limbos, about: undefined, marked: groupFace.of(question)?.about.land }
}

/** Everything that lights up: what a first click may mean, or the ends of the ways from a chosen land. */
export function litLands({ lands, pairs, about, marked }: Offers, from: number | undefined): Set<number> {
  if (about !== undefined) return new Set([about.to])
  if (marked !== undefined) return new Set([marked])
  if (from !== undefined) return new Set(pairs.filter((pair) => pair.from === from).map((pair) => pair.to))
  return new Set([...lands.keys(), ...pairs.map(({ is, from: own, to }) => (is === 'attack' ? to : own))])
}

type Click =
  | { readonly kind: 'answer'; readonly option: OptionView }
  | { readonly kind: 'choose'; readonly options: readonly OptionView[]; readonly from?: number }
  /** The way begins here; its ends light up. */
  | { readonly kind: 'from'; readonly from: number | undefined }
  /** Where it goes is known: from where and with how many is chosen in one go. */
  | { readonly kind: 'way'; readonly ways: readonly Pair[] }
  /** The same about the way that the whole question is about. */
  | { readonly kind: 'about' }
  | { readonly kind: 'explain'; readonly key: string }

const among = (options: readonly OptionView[]): Click =>
  options.length === 1 ? { kind: 'answer', option: options[0] } : { kind: 'choose', options }

/** What a click on a land means; `from`: the land from which a way has been begun. */
export function clickOn(offers: Offers, from: number | undefined, land: number): Click {
  const { lands, pairs, about } = offers
  if (about !== undefined)
    return land === about.from || land === about.to ? { kind: 'about' } : { kind: 'explain', key: `land:${land}` }
  if (land === from) return { kind: 'from', from: undefined }
  const ways = pairs.filter((pair) => pair.to === land && (from === undefined || pair.from === from))
  const here = lands.get(land) ?? []
  const begins = pairs.some((pair) => pair.from === land)
  if (ways.length > 0 && (from !== undefined || !begins)) return { kind: 'way', ways }
  if (begins) return here.length === 0 ? { kind: 'from', from: land } : { kind: 'choose', options: here, from: land }
  if (here.length > 0) return among(here)
  if (from !== undefined) return { kind: 'explain', key: `${pairs[0].is}:${from}>${land}` }
  return { kind: 'explain', key: `land:${land}` }
}

/** By land that lights up, the option that a click on it chooses at once. */
export function keysAt(offers: Offers, from: number | undefined): ReadonlyMap<number, string> {
  const keys = new Map<number, string>()
  for (const land of litLands(offers, from)) {
    const click = clickOn(offers, from, land)
    if (click.kind === 'answer') keys.set(land, click.option.key)
  }
  return keys
}
