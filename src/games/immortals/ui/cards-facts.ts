import type { Language } from '../../../protocol/board.ts'
import {
  isBlank,
  isConflictCard,
  isJoker,
  isLandCard,
  isMagicCard,
  kindOfCard,
  magicOfCard,
  nameOfCard,
  regionOfJoker,
  worldOfConflictCard,
} from '../content/cards.ts'
import type { Content } from '../content/content.ts'
import { REGION_IDS, WORLDS, type CardKind } from '../content/names.ts'
import { STRINGS } from './strings.ts'

/** What is printed on a card, for drawing it. */
export interface CardFacts {
  readonly kind: CardKind
  readonly name: string
  readonly world?: (typeof WORLDS)[number]
  readonly region?: (typeof REGION_IDS)[number]
  /** Gold and energy by world, Shadow first; only for cards of a land. */
  readonly income?: readonly (readonly [gold: number, energy: number])[]
  /** Of a magic card. */
  readonly price?: readonly [energy: number, gold: number]
}

export function factsOf(content: Content, card: number, language: Language): CardFacts {
  const kind = kindOfCard(card)
  const { map } = content
  if (isBlank(card)) return { kind, name: content.cards.blank.name[language] }
  if (isMagicCard(card)) {
    const { name, energy, gold } = content.magic[magicOfCard(card)]
    return { kind, name: name[language], price: [energy, gold] }
  }
  if (isJoker(card)) {
    const region = regionOfJoker(card)
    const world = WORLDS[worldOfConflictCard(card)]
    return { kind, name: map.regionNames[region][language], world, region: REGION_IDS[region] }
  }
  const name = nameOfCard(card)
  const names = map.landNames.length
  const income = [name, name + names].map((land) => [map.gold[land], map.energy[land]] as const)
  const region = REGION_IDS[map.regionOf[name]]
  const printed = { kind, name: map.landNames[name][language], region, income }
  return isLandCard(card) ? printed : { ...printed, world: WORLDS[worldOfConflictCard(card)] }
}

/** A card in words: kind, name, world and what it brings. */
export function cardLabel(content: Content, card: number, language: Language): string {
  const facts = factsOf(content, card, language)
  const s = STRINGS[language]
  const kind = content.cards[facts.kind].name[language]
  if (facts.kind === 'blank') return kind
  const world = facts.world === undefined ? '' : ` (${s.world[WORLDS.indexOf(facts.world)]})`
  const price = facts.price === undefined ? '' : `, ${s.price(...facts.price)}`
  return `${kind} ${facts.name}${world}${price}`
}

/** What a card brings in a world, in words; for tooltips. */
export function incomeLabel(facts: CardFacts, language: Language): string {
  const s = STRINGS[language]
  if (facts.income === undefined) return ''
  return facts.income
    .map(([gold, energy], world) => `${s.world[world]}: ${gold} ${s.gold}, ${energy} ${s.energy}`)
    .filter((_, world) => facts.world === undefined || facts.world === WORLDS[world])
    .join(' · ')
}

/** In which part of the hand a card is kept. */
export function sortOf(card: number): 'land' | 'conflict' | 'magic' | 'blank' {
  if (isConflictCard(card)) return 'conflict'
  if (isLandCard(card)) return 'land'
  return isMagicCard(card) ? 'magic' : 'blank'
}
