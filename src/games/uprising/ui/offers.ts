import type { OptionView, QuestionView } from '../../../engine/wire.ts'

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

const ROTATION = /^option:([0-5])$/
const HEX = /^hex:(\d+)$/
const PIECE = /^(?:unit:\d|garrison|skeleton|wall|tower|haven|curse)s?@(\d+)$/
const HERO = /^hero:(\d)$/
const CARD = /^card:(\d+)$/

/** Questions before the map is laid: `hero:` and the like are cards there. */
const CARD_QUESTIONS: readonly string[] = ['faction', 'hero']

const spaceArg = ({ prompt }: QuestionView): number | undefined => {
  const space = prompt.args?.['space']
  return typeof space === 'number' && space >= 0 ? space : undefined
}

function turningOf(question: QuestionView): Turning | undefined {
  const space = spaceArg(question)
  if (question.name !== 'orientation' || space === undefined) return undefined
  const options = question.options.flatMap((option) => {
    const found = ROTATION.exec(option.key)
    return found === null ? [] : [{ rotation: Number(found[1]), option }]
  })
  return { space, options }
}

function add<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [option])
  else if (!list.includes(option)) list.push(option)
}

/** The hex of a piece's key, or -1 for something that is no piece on the map. */
export function spaceOfPiece(key: string, places: Places): number {
  const on = PIECE.exec(key)
  if (on !== null) return Number(on[1])
  const hero = HERO.exec(key)
  if (hero !== null) return places.heroAt(Number(hero[1]))
  const card = CARD.exec(key)
  return card === null ? -1 : places.cardAt(Number(card[1]))
}

export function offersOf(question: QuestionView | undefined, places: Places): Offers {
  if (question === undefined || CARD_QUESTIONS.includes(question.name)) return NOTHING
  const turning = turningOf(question)
  if (turning !== undefined) return { ...NOTHING, turning }
  const hexes = new Map<number, OptionView[]>()
  const pieces = new Map<string, OptionView[]>()
  for (const option of question.options) {
    const targets = option.targets ?? []
    const isAboutHex = targets.some((target) => HEX.test(target))
    for (const target of targets) {
      const hex = HEX.exec(target)
      if (hex !== null) add(hexes, Number(hex[1]), option)
      else {
        const space = spaceOfPiece(target, places)
        if (space < 0) continue
        // A Legion on its way points at the hex it would go to, not at where it stands.
        if (target.startsWith('card:') && isAboutHex) continue
        add(pieces, target, option)
        if (!isAboutHex) add(hexes, space, option)
      }
    }
  }
  return { hexes, pieces, turning: undefined, goal: question.name === 'commandPiece' ? spaceArg(question) : undefined }
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
