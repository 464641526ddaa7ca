import type { Words } from './battlefield.ts'
import type { CardKind, General, Rarity, Size } from './names.ts'
import { POWER_NUMBERS } from './powers.ts'
import type { Powers, Reference } from './powers.ts'
import type { BodySource, CardSource, ContentSource } from './schema.ts'

export interface Values {
  readonly move: number
  readonly range: number
  readonly attack: number
  readonly defense: number
}

/** An army card with both sides (HS-SET-15). */
export interface Card {
  readonly id: string
  readonly index: number
  readonly name: Words
  readonly general: General
  readonly species: string
  readonly class: string
  readonly personality: string
  readonly size: Size
  readonly height: number
  readonly rarity: Rarity
  readonly kind: CardKind
  readonly figures: number
  /** 2 for a two-space figure (HS-SET-23). */
  readonly spaces: number
  readonly world: string
  readonly collector: readonly number[]
  readonly basic: Values
  readonly master: Values & { readonly life: number; readonly points: number }
  readonly powers: Powers
  readonly body: Body
}

/**
 * A figure as a few upright cylinders. Heights are in levels above its base; a part's axis stands `along` of the way from
 * the centre of the front space (0) to that of the rear space (1).
 */
export interface Body {
  readonly aimAlong: number
  readonly aimUp: number
  readonly parts: readonly BodyPart[]
}

export interface BodyPart {
  readonly along: number
  readonly radius: number
  readonly from: number
  readonly to: number
  /** Belongs to the hit zone (HS-LOS-07). */
  readonly isHit: boolean
}

export function compileCard(source: CardSource, index: number, volumes: ContentSource['volumes']): Card {
  const { provenance: _, powers, ...printed } = source
  const own = volumes.figures.find((body) => body.id === source.id)
  const standard = source.spaces === 2 ? volumes.standard.twoSpaces : volumes.standard.oneSpace
  return { ...printed, index, powers: compilePowers(powers), body: compileBody(own ?? standard, source.height) }
}

function compilePowers(powers: CardSource['powers']): Powers {
  const compiled = powers.map(({ id, numbers, ...refers }) => {
    const named = Object.fromEntries(POWER_NUMBERS[id].map((name) => [name, numbers[name] ?? 0]))
    return [id, { ...named, refers: refers as Reference }]
  })
  return Object.fromEntries(compiled) as Powers
}

function compileBody({ aim, parts }: BodySource, height: number): Body {
  return {
    aimAlong: aim.along,
    aimUp: aim.up * height,
    parts: parts.map(({ along, radius, from, to, hit }) => ({
      along,
      radius,
      from: from * height,
      to: to * height,
      isHit: hit === 1,
    })),
  }
}

/** Whether a power that refers to certain figures means this one (HS-POW-18). */
export function isMeant(card: Pick<Card, 'species' | 'class' | 'size'>, by: Reference): boolean {
  return (
    (by.species === undefined || by.species === card.species) &&
    (by.class === undefined || by.class === card.class) &&
    (by.sizes === undefined || by.sizes.includes(card.size))
  )
}
