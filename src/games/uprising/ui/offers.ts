import { isOneOf, type OptionView, type QuestionView } from '../../../engine/index.ts'
import { commandPieceFace, factionFace, heroFace, orientationFace } from '../rules/table/faces.ts'
import { pointedAt, type Pointed } from './targets.ts'

/** The orientation of a tile that is being turned: what each position would look like. */
export interface Turning {
  readonly space: number
  readonly options: readonly { readonly rotation: number; readonly option: OptionView }[]
}

/** What a question offers, by the thing on the board that its options point at. */
export interface Offers {
  readonly hexes: ReadonlyMap<number, readonly OptionView[]>
  /** Pieces by their key: `unit:1@12`, `hero:0`, `card:3`, `garrison@7`, `wall@7`. */
  readonly pieces: ReadonlyMap<string, readonly OptionView[]>
  readonly turning: Turning | undefined
  /** Where the pieces that are offered would go. */
  readonly goal: number | undefined
}

/** Where pieces stand that are named without a hex. */
export interface Places {
  heroAt(role: number): number
  cardAt(card: number): number
}

export const NOTHING: Offers = { hexes: new Map(), pieces: new Map(), turning: undefined, goal: undefined }

function turningOf(question: QuestionView): Turning | undefined {
  const asked = orientationFace.of(question)
  if (asked === undefined) return undefined
  return { space: asked.about.space, options: asked.options.map((option) => ({ rotation: option.data, option })) }
}

function add<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [option])
  else if (!list.includes(option)) list.push(option)
}

/** Where something stands that an option points at, or -1 for what is not on the map. */
export function spaceOf(pointed: Pointed | undefined, places: Places): number {
  if (pointed === undefined) return -1
  if (pointed.at === 'hero') return places.heroAt(pointed.n)
  return pointed.at === 'card' ? places.cardAt(pointed.n) : pointed.n
}

export function offersOf(question: QuestionView | undefined, places: Places): Offers {
  // Before the map is laid Heroes are cards.
  if (question === undefined || isOneOf(question, [factionFace, heroFace])) return NOTHING
  const turning = turningOf(question)
  if (turning !== undefined) return { ...NOTHING, turning }
  const hexes = new Map<number, OptionView[]>()
  const pieces = new Map<string, OptionView[]>()
  for (const option of question.options) {
    const targets = (option.targets ?? []).map((target) => ({ target, pointed: pointedAt(target) }))
    const isAboutHex = targets.some(({ pointed }) => pointed?.at === 'hex')
    for (const { target, pointed } of targets) {
      const space = spaceOf(pointed, places)
      if (space < 0) continue
      if (pointed?.at === 'hex') add(hexes, space, option)
      else {
        // A Legion on its way points at the hex it would go to, not at where it stands.
        if (pointed?.at === 'card' && isAboutHex) continue
        add(pieces, target, option)
        if (!isAboutHex) add(hexes, space, option)
      }
    }
  }
  return { hexes, pieces, turning: undefined, goal: commandPieceFace.of(question)?.about.to }
}

export const litHexes = ({ hexes, turning }: Offers): Set<number> =>
  turning === undefined ? new Set(hexes.keys()) : new Set([turning.space])

export type Click =
  | { readonly kind: 'answer'; readonly option: OptionView }
  | { readonly kind: 'choose'; readonly options: readonly OptionView[] }
  | { readonly kind: 'explain'; readonly key: string }

const among = (options: readonly OptionView[], key: string): Click => {
  if (options.length === 0) return { kind: 'explain', key }
  return options.length === 1 ? { kind: 'answer', option: options[0] } : { kind: 'choose', options }
}

/** What a click on a hex means; a tile that is being turned is laid by its own paper. */
export const clickOnHex = ({ hexes }: Offers, space: number): Click => among(hexes.get(space) ?? [], `hex:${space}`)

/** What a click on a piece means. */
export const clickOnPiece = ({ pieces }: Offers, key: string): Click => among(pieces.get(key) ?? [], key)
