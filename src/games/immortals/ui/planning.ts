/** The player board as its parts show it: what is on offer, what is in hand, what the plan costs. No rules. */
import type { Message, OptionView, QuestionView, Role } from '../../../engine/index.ts'
import type { Language, ViewCells } from '../../../protocol/board.ts'
import { BLANK_CARD, FIRST_MAGIC_CARD, isBlank, isMagicCard, landCardOf, magicOfCard } from '../content/cards.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { ACTIONS, ATTACK_OR_MOVE, BUILD, MAGIC } from '../content/names.ts'
import { spaceWords } from '../content/space-words.ts'
import { backKey, placeKey, planFace, turnFace } from '../rules/table/faces.ts'
import { holdersOf, NONE, ownConflictOf, planOf } from './cells.ts'
import type { IconName } from './icons.ts'

/** A card that can be laid, taken back or revealed, and what would come of it. */
export interface CardOffer {
  readonly key: string
  readonly detail: Message | undefined
  /** Nothing would come of it as things stand. */
  readonly isVain: boolean
}

const offer = ({ key, detail }: Pick<OptionView, 'key' | 'detail'>, { isVain }: { isVain: boolean }): CardOffer => ({
  key,
  detail,
  isVain,
})

export interface PlanOffers {
  /** By card, then by space. */
  readonly places: ReadonlyMap<number, ReadonlyMap<number, CardOffer>>
  readonly backs: ReadonlyMap<number, CardOffer>
  readonly ready: string | undefined
}

export function planOffers(question: QuestionView | undefined): PlanOffers {
  const places = new Map<number, Map<number, CardOffer>>()
  const backs = new Map<number, CardOffer>()
  let ready: string | undefined
  for (const option of planFace.of(question)?.options ?? []) {
    const { data } = option
    if (data.is === 'ready') ready = option.key
    else if (data.is === 'back') backs.set(data.space, offer(option, data))
    else {
      if (!places.has(data.card)) places.set(data.card, new Map())
      places.get(data.card)!.set(data.space, offer(option, data))
    }
  }
  return { places, backs, ready }
}

export interface TurnOffers {
  /** Cards to reveal, by space. */
  readonly reveals: ReadonlyMap<number, CardOffer>
  readonly pass: string | undefined
}

export function turnOffers(question: QuestionView | undefined): TurnOffers {
  const reveals = new Map<number, CardOffer>()
  let pass: string | undefined
  for (const option of turnFace.of(question)?.options ?? []) {
    const { data } = option
    if (data.is === 'pass') pass = option.key
    else reveals.set(data.space, offer(option, data))
  }
  return { reveals, pass }
}

export interface HandCard {
  readonly card: number
  /** More than one only of blank cards. */
  readonly count: number
}

/** The own cards that lie nowhere: land cards, conflict cards, magic, blanks. */
export function handOf(content: Content, view: ViewCells, role: Role): HandCard[] {
  const plan = planOf(view, role)
  const cards = [
    ...holdersOf(view).flatMap((holder, name) => (holder === role ? [landCardOf(name)] : [])),
    ...ownConflictOf(view, role),
    ...content.magic.map((_, magic) => FIRST_MAGIC_CARD + magic),
  ]
  const hand = cards.filter((card) => !plan.includes(card)).map((card) => ({ card, count: 1 }))
  const blanks = content.components.blanks - plan.filter((card) => card === BLANK_CARD).length
  return blanks > 0 ? [...hand, { card: BLANK_CARD, count: blanks }] : hand
}

/** The keys that put a card from hand, or from another space, onto a space: what lies there goes back first. */
export function keysToPlace(plan: readonly number[], card: number, space: number, from = NONE): string[] {
  const keys = from === NONE ? [] : [backKey(from)]
  if (plan[space] !== NONE) keys.push(backKey(space))
  return [...keys, placeKey(card, space)]
}

export interface PlanPrice {
  readonly energy: number
  readonly gold: number
  /** Building and moving cost more or less, as is chosen later. */
  readonly isLeast: boolean
}

/** What a card on a space costs: the least where there is a choice. */
export function priceOn(content: Content, board: PlayerBoard, space: number, card: number): PlanPrice {
  if (isBlank(card)) return { energy: 0, gold: 0, isLeast: false }
  const action = board.action[space]
  if (action === MAGIC) {
    const magic = isMagicCard(card) ? content.magic[magicOfCard(card)] : undefined
    return { energy: magic?.energy ?? 0, gold: magic?.gold ?? 0, isLeast: false }
  }
  if (action === BUILD) return cheapest(board)
  const isLeast = action === ATTACK_OR_MOVE && content.movementEnergy + content.movementGold > 0
  return { energy: board.energy[space], gold: board.gold[space], isLeast }
}

function cheapest({ buildEnergy, buildGold }: PlayerBoard): PlanPrice {
  let best = 0
  buildEnergy.forEach((energy, building) => {
    if (energy + buildGold[building] < buildEnergy[best] + buildGold[best]) best = building
  })
  return { energy: buildEnergy[best], gold: buildGold[best], isLeast: true }
}

export function planPrice(content: Content, board: PlayerBoard, plan: readonly number[]): PlanPrice {
  let [energy, gold, isLeast] = [0, 0, false]
  plan.forEach((card, space) => {
    if (card === NONE) return
    const price = priceOn(content, board, space, card)
    energy += price.energy
    gold += price.gold
    isLeast ||= price.isLeast
  })
  return { energy, gold, isLeast }
}

export const spaceIcon = (board: PlayerBoard, space: number): IconName => {
  const action = board.action[space]
  if (action === MAGIC) return 'magic'
  const id = ACTIONS[action]
  return id === 'attackOrMove' ? 'move' : id
}

export const spaceName = (content: Content, board: PlayerBoard, space: number, language: Language): string =>
  spaceWords(content, board, space).name[language]

export const spaceText = (content: Content, board: PlayerBoard, space: number, language: Language): string =>
  spaceWords(content, board, space).text[language]

/** Where a long word may be parted on a narrow space. */
export const parted = (name: string): string => name.replace(/(\p{L}{4})(bewegung|spieler)/gu, '$1\u00AD$2')
