/** What is true while a card or hex is in play; computed when it is needed, never stored. */
import { oncePer } from '../../../../kit/once-per.ts'
import type { Content } from '../../content/content.ts'
import type { ModifierRule, Modifier } from '../../content/effects/verbs.ts'
import { EDITIONS, type Edition } from '../../content/names.ts'
import { fightingRole } from '../combat/combat-group.ts'
import { isItemUsable } from '../heroes/attributes.ts'
import { isInPlay } from '../nemesis/nemesis-cards.ts'
import { holds } from '../select/conditions.ts'
import { contextAt, SOURCES, type Context, type SourceKind } from '../select/context.ts'
import { NONE, type Space, type Table } from '../table/state.ts'
import { isTurnedDown, isOwnKind, ownerOf } from './ownership.ts'

type Rule = ModifierRule['rule']
export type RuleOf<K extends Rule> = Extract<ModifierRule, { readonly rule: K }>

interface Printed {
  readonly modifier: Modifier
  readonly kind: SourceKind
  readonly source: number
  readonly of: number
}

type ByRule = ReadonlyMap<Rule, readonly Printed[]>

const NOTHING: readonly Printed[] = []

/** Terrain is no part of it: it is the hex of a combat that says which one counts (see `terrain.ts`). */
function collect(content: Content, edition: Edition): ByRule {
  const rules = new Map<Rule, Printed[]>()
  const add = (kind: SourceKind, of: number, modifiers: readonly Modifier[]): void => {
    for (const modifier of modifiers) {
      const list = rules.get(modifier.rule) ?? []
      list.push({ modifier, kind, source: SOURCES.indexOf(kind), of })
      rules.set(modifier.rule, list)
    }
  }
  const { hexes, nemesis, feats, items, quests } = content.cards[edition]
  hexes.forEach(({ ongoing }, of) => add('hex', of, ongoing))
  nemesis.forEach(({ modifiers, isLegion }, of) => add(isLegion ? 'legion' : 'horde', of, modifiers))
  feats.forEach(({ modifiers }, of) => add('feat', of, modifiers))
  items.forEach(({ modifiers }, of) => add('item', of, modifiers))
  quests.forEach(({ modifiers }, of) => add('quest', of, modifiers))
  return rules
}

const byEdition = oncePer((content: Content): Readonly<Record<Edition, ByRule>> => {
  const [second, first] = EDITIONS.map((edition) => collect(content, edition))
  return { second, first }
})

const printedModifiers = (t: Table, rule: Rule): readonly Printed[] =>
  byEdition(t.content)[t.state.options.contentSet].get(rule) ?? NOTHING

/** Where and for whom a modifier speaks now; undefined: its card or hex is not in play. */
function contextNow(t: Table, { kind, source, of, modifier }: Printed): Context | undefined {
  const { state } = t
  const { combat } = state
  if (isOwnKind(kind)) {
    const you = ownerOf(state, kind, of)
    if (you === NONE || isTurnedDown(state, kind, of)) return undefined
    // An Item that raises an attribute is not asked for attributes: that would ask itself.
    if (kind === 'item' && modifier.rule !== 'attribute' && !isItemUsable(t, you, of)) return undefined
    return contextAt(source, of, you, combat?.space ?? state.heroAt[you])
  }
  const you = combat === undefined ? NONE : fightingRole(combat)
  if (kind !== 'hex') {
    if (!isInPlay(state, of)) return undefined
    return contextAt(source, of, you, placeOf(t, of))
  }
  const here = state.tile.indexOf(of)
  return here < 0 ? undefined : contextAt(source, of, you, here)
}

/** A Legion or Horde speaks of the combat it fights, else of the hex it stands on. */
function placeOf({ state }: Table, card: number): Space {
  const { combat } = state
  if (combat !== undefined && (combat.groups[0].card === card || combat.groups[1].card === card)) return combat.space
  return state.cardAt[card]
}

/**
 * Calls back for every modifier of a kind whose conditions hold, with the context of its card or hex: `you` is the owner
 * of an own card, `here` the hex of a tile (in a combat: its hex). `isMeant` is asked first: the cheap part of what the
 * caller wants to know.
 */
export function eachModifier<K extends Rule>(
  t: Table,
  rule: K,
  visit: (modifier: RuleOf<K>, context: Context) => void,
  isMeant?: (modifier: RuleOf<K>) => boolean,
): void {
  for (const one of printedModifiers(t, rule)) {
    if (isMeant !== undefined && !isMeant(one.modifier as RuleOf<K>)) continue
    const context = contextNow(t, one)
    if (context === undefined) continue
    if (one.modifier.while !== undefined && !holds(t, one.modifier.while, context)) continue
    visit(one.modifier as RuleOf<K>, context)
  }
}

/** Whether any card or tile at this table could have such a modifier: a quick way out for hot paths. */
export const hasModifiers = (t: Table, rule: Rule): boolean => printedModifiers(t, rule).length > 0
