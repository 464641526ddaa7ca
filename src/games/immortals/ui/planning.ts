/** The player board as its parts show it: what is on offer, what is in hand, what the plan costs. No rules. */
import type { Message, Role } from '../../../engine/table.ts'
import type { OptionView, QuestionView } from '../../../engine/wire.ts'
import type { Lang, ViewCells } from '../../../protocol/board.ts'
import {
  BLANK_CARD,
  FIRST_MAGIC_CARD,
  isBlank,
  isJoker,
  isMagicCard,
  landCardOf,
  magicOfCard,
} from '../content/cards.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { ACTIONS, ATTACK_OR_MOVE, BUILD, MAGIC, type SpaceId } from '../content/names.ts'
import { holdersOf, NONE, ownConflictOf, planOf } from './cells.ts'
import type { IconName } from './icons.ts'

export interface PlanOffers {
  /** By card, then by space. */
  readonly places: ReadonlyMap<number, ReadonlyMap<number, OptionView>>
  readonly backs: ReadonlyMap<number, OptionView>
  readonly ready: OptionView | undefined
}

export function planOffers(question: QuestionView | undefined): PlanOffers {
  const places = new Map<number, Map<number, OptionView>>()
  const backs = new Map<number, OptionView>()
  let ready: OptionView | undefined
  if (question?.name !== 'plan') return { places, backs, ready }
  for (const option of question.options) {
    const [what, rest = ''] = option.key.split(':')
    if (what === 'ready') ready = option
    else if (what === 'back') backs.set(Number(rest), option)
    else if (what === 'place') {
      const [card, space] = rest.split('@').map(Number)
      if (!places.has(card)) places.set(card, new Map())
      places.get(card)!.set(space, option)
    }
  }
  return { places, backs, ready }
}

/** Options `<what>:<n>` by their number. */
export function numberedOffers(question: QuestionView | undefined, what: string): ReadonlyMap<number, OptionView> {
  const offers = new Map<number, OptionView>()
  for (const option of question?.options ?? [])
    if (option.key.startsWith(`${what}:`)) offers.set(Number(option.key.slice(what.length + 1)), option)
  return offers
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

/** Whether a card fits by what is printed on the space: only for what cannot be offered because a card lies there. */
export function fitsPrint(board: PlayerBoard, card: number, space: number): boolean {
  const isMagicSpace = board.action[space] === MAGIC
  if (isBlank(card)) return true
  if (isMagicCard(card)) return isMagicSpace
  return !isMagicSpace && (!isJoker(card) || board.allowsJoker[space] === 1)
}

/** The keys that put a card from hand, or from another space, onto a space: what lies there goes back first. */
export function keysToPlace(plan: readonly number[], card: number, space: number, from = NONE): string[] {
  const keys = from === NONE ? [] : [`back:${from}`]
  if (plan[space] !== NONE) keys.push(`back:${space}`)
  return [...keys, `place:${card}@${space}`]
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

const WARNINGS = ['does.absent', 'does.tooDear', 'does.noAttack', 'does.emptyLimbo', 'does.noBuilding', 'does.noMagic']

/** Nothing would come of it as things stand. */
export const isWarning = (detail: Message | undefined): boolean =>
  detail !== undefined && (WARNINGS.includes(detail.key) || /impossible|cannot/i.test(detail.key))

export const spaceIcon = (board: PlayerBoard, space: number): IconName => {
  const action = board.action[space]
  if (action === MAGIC) return 'magic'
  const id = ACTIONS[action]
  return id === 'attackOrMove' ? 'move' : id
}

export function spaceName(content: Content, board: PlayerBoard, space: number, lang: Lang): string {
  if (space === board.raceSpace) return content.shadowRaces[board.shadow].actionName[lang]
  const action = board.action[space]
  return (action === MAGIC ? content.spaces.magic : content.spaces[ACTIONS[action] as SpaceId]).name[lang]
}

/** Where a long word may be parted on a narrow space. */
export const parted = (name: string): string => name.replace(/(\p{L}{4})(bewegung|spieler)/gu, '$1\u00AD$2')

export function spaceText(content: Content, board: PlayerBoard, space: number, lang: Lang): string {
  if (space === board.raceSpace) return content.shadowRaces[board.shadow].actionText[lang]
  const action = board.action[space]
  return (action === MAGIC ? content.spaces.magic : content.spaces[ACTIONS[action] as SpaceId]).text[lang]
}
