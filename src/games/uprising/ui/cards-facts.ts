import type { Language } from '../../../protocol/board.ts'
import type { Printed } from '../content/cards.ts'
import { LEGIONS } from '../rules/nemesis/nemesis-cards.ts'
import type { CardRef } from '../rules/table/faces.ts'
import { printed, PRINTED_IN, type Table } from '../rules/table/state.ts'
import { ICONS, type IconName } from './icons.ts'

type CardKind = 'legion' | 'horde' | Exclude<CardRef['kind'], 'nemesis'>

export const kindOf = ({ kind, of }: CardRef): CardKind =>
  kind === 'nemesis' ? (of < LEGIONS ? 'legion' : 'horde') : kind

/** What options of questions call it. */
export const targetOf = ({ kind, of }: CardRef): string => `${kind === 'nemesis' ? 'card' : kind}:${of}`

type Named = Pick<Printed, 'id' | 'name'> & Partial<Pick<Printed, 'isAdvanced' | 'provenance'>>

export const printedOf = (t: Table, { kind, of }: CardRef): Named | undefined =>
  kind === 'hero' ? t.content.heroes[of] : printed(t)[PRINTED_IN[kind]][of]

export const nameOfCard = (t: Table, ref: CardRef, language: Language): string =>
  printedOf(t, ref)?.name[language] ?? ''

const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name)

/** Legions and Hordes have signs of their own, Heroes that of their faction. */
export function iconOf(t: Table, ref: CardRef): IconName {
  const kind = kindOf(ref)
  if (kind === 'hero') return iconOfFaction(t, t.content.heroes[ref.of]?.faction ?? -1)
  const id = printedOf(t, ref)?.id ?? ''
  if ((kind === 'legion' || kind === 'horde') && isIcon(id)) return id
  return kind === 'legion' ? 'empire' : kind === 'horde' ? 'chaos' : kind === 'event' ? 'events' : kind
}

export function iconOfFaction(t: Table, faction: number): IconName {
  const id = t.content.factions[faction]?.id ?? ''
  return isIcon(id) ? id : 'hero'
}
