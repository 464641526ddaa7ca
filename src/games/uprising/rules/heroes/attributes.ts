/** Might, Magic, Leadership, Guile of a Hero, and what they allow (UP-HER-12, UP-HER-18, UP-CRD-02). */
import { ATTRIBUTES } from '../../content/names.ts'
import { eachModifier } from '../cards/modifiers.ts'
import { NONE, printed, type Role, type Table } from '../table/state.ts'

/** Printed on the Hero card, raised by Feats tucked under it, changed by cards in play. */
export function attributeOf(t: Table, role: Role, attribute: number): number {
  const { state, content } = t
  if (state.hero[role] === NONE) return 0
  let value = content.heroes[state.hero[role]].attributes[attribute]
  value += state.attributes[role * ATTRIBUTES.length + attribute]
  eachModifier(
    t,
    'attribute',
    (modifier, c) => {
      if (c.you === role) value += modifier.n
    },
    (modifier) => modifier.attribute === ATTRIBUTES[attribute],
  )
  return Math.max(0, value)
}

/** Whether a Hero has what an Item asks for, all of it (UP-CRD-02). */
export function meetsNeeds(t: Table, role: Role, item: number): boolean {
  for (const { attribute, min } of printed(t).items[item].needs) if (attributeOf(t, role, attribute) < min) return false
  return true
}

/** Whether an Item in play works: the attribute is there, or was waived when it was gained (UP-RUL-31). */
export const isItemUsable = (t: Table, role: Role, item: number): boolean =>
  printed(t).items[item].needs.length === 0 || t.state.waived[role].includes(item) || meetsNeeds(t, role, item)
