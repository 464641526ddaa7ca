import type { Provenance } from '../../../kit/content/fields.ts'
import type { Condition } from './effects/conditions.ts'
import type { Dice } from './effects/selectors.ts'
import type { Ability } from './effects/timing.ts'
import type { Effect, Modifier } from './effects/verbs.ts'
import type { Edition, HexKind } from './names.ts'

export interface Words {
  readonly en: string
  readonly de: string
}

/** Numbers in compiled cards are positions in the lists of `names.ts`: colours, attributes, terrains, factions. */
export interface Printed {
  readonly id: string
  readonly index: number
  readonly name: Words
  readonly isAdvanced: boolean
  /** Boxes that hold it; empty: only by choice (UP-RUL-101). */
  readonly sets: readonly Edition[]
  /** Where each group of its values comes from. */
  readonly provenance: Readonly<Record<string, Provenance>>
}

export interface Hex extends Printed {
  readonly text: Words
  readonly kind: HexKind
  /** -1: of no faction. */
  readonly faction: number
  readonly terrain: number
  /** Salt, Plunder, Food. */
  readonly yields: readonly number[]
  readonly vp: number
  readonly hasX: boolean
  /** Bit d: the edge in direction d is impassable before the tile is turned. */
  readonly edges: number
  readonly alignment: 'empire' | 'chaos' | 'none'
  readonly explore: readonly Effect[]
  readonly ongoing: readonly Modifier[]
}

/** A Legion or Horde; `index` runs over both, Legions first. */
export interface NemesisCard extends Printed {
  readonly isLegion: boolean
  readonly initiative: number
  readonly maxThreat: number
  /** Dice by Threat; [0] is empty. */
  readonly archery: readonly (readonly number[])[]
  readonly clash: readonly (readonly number[])[]
  readonly immediate: readonly Effect[]
  readonly modifiers: readonly Modifier[]
  readonly abilities: readonly Ability[]
  readonly godpower: Ability
  readonly destroyed: readonly Effect[]
  readonly text: {
    readonly immediate: Words
    readonly ability: Words | undefined
    readonly godpower: Words
    readonly destroyed: Words
  }
}

export interface Druid extends Printed {
  readonly text: Words
  readonly godpower: Ability
}

export interface Item extends Printed {
  readonly text: Words
  readonly salt: number
  readonly needs: readonly { readonly attribute: number; readonly min: number }[]
  readonly abilities: readonly Ability[]
  readonly modifiers: readonly Modifier[]
}

export interface Goal {
  readonly symbol: number
  readonly n: number
  readonly reward: readonly Effect[]
  readonly text: Words | undefined
}

export interface Quest extends Printed {
  readonly goals: readonly Goal[]
  readonly need: number
  readonly bonus: readonly Bonus[]
  readonly immediate: readonly Effect[]
  readonly solve: readonly Effect[]
  readonly fail: readonly Effect[]
  readonly abilities: readonly Ability[]
  readonly modifiers: readonly Modifier[]
  readonly text: {
    readonly bonus: Words | undefined
    readonly immediate: Words | undefined
    readonly solve: Words
    readonly fail: Words
  }
}

export interface Bonus {
  readonly if: readonly Condition[]
  readonly dice: Dice
}

export interface EventCard extends Printed {
  readonly story: Words
  readonly text: Words
  readonly chapter: number
  readonly threat: number
  readonly effects: readonly Effect[]
}

export interface Feat extends Printed {
  readonly hero: number
  readonly text: Words
  readonly isStart: boolean
  /** One of them is chosen and raised (UP-CRD-17); empty: an ordinary Feat. */
  readonly attributes: readonly number[]
  readonly abilities: readonly Ability[]
  readonly modifiers: readonly Modifier[]
}

/** All cards as one edition prints them; the same index is the same card in both. */
export interface Cards {
  readonly hexes: readonly Hex[]
  readonly nemesis: readonly NemesisCard[]
  readonly druids: readonly Druid[]
  readonly items: readonly Item[]
  readonly quests: readonly Quest[]
  readonly events: readonly EventCard[]
  readonly feats: readonly Feat[]
}
