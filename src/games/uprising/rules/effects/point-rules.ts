/** Which rule gives the VP of an effect: by the slot of the card in which it is printed. */
import type { Cards, Content } from '../../content/content.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import type { Context } from '../select/context.ts'
import { isNemesis } from '../table/state.ts'

const known = new WeakMap<Content, ReadonlyMap<object, string>>()

/** Marks a slot and everything inside it. */
function mark(rules: Map<object, string>, slot: unknown, rule: string): void {
  if (typeof slot !== 'object' || slot === null || rules.has(slot)) return
  rules.set(slot, rule)
  for (const part of Object.values(slot)) mark(rules, part, rule)
}

function markCards(rules: Map<object, string>, { hexes, nemesis, druids, quests, events }: Cards): void {
  for (const { explore } of hexes) mark(rules, explore, 'UP-EXP-02')
  for (const { immediate, abilities, godpower, destroyed } of nemesis) {
    mark(rules, immediate, 'UP-EVT-06')
    mark(rules, abilities, 'UP-DRU-10')
    mark(rules, godpower, 'UP-DRU-07')
    mark(rules, destroyed, 'UP-CMB-64')
  }
  for (const { godpower } of druids) mark(rules, godpower, 'UP-DRU-03')
  for (const { immediate, goals, solve, fail, abilities } of quests) {
    mark(rules, immediate, 'UP-QST-12')
    mark(rules, goals, 'UP-QST-06')
    mark(rules, solve, 'UP-QST-06')
    mark(rules, fail, 'UP-QST-07')
    mark(rules, abilities, 'UP-QST-08')
  }
  for (const { effects } of events) mark(rules, effects, 'UP-EVT-03')
}

function rulesOf(content: Content): ReadonlyMap<object, string> {
  let rules = known.get(content)
  if (rules !== undefined) return rules
  const made = new Map<object, string>()
  markCards(made, content.cards.second)
  markCards(made, content.cards.first)
  known.set(content, (rules = made))
  return rules
}

/** Feats and Items speak for themselves (UP-CRD-06); a card that the other Nemesis destroyed gives it the VP (UP-CMB-65). */
export function pointRule(content: Content, effect: Effect, { destroyer }: Context): string {
  const rule = rulesOf(content).get(effect) ?? 'UP-CRD-06'
  return rule === 'UP-CMB-64' && isNemesis(destroyer) ? 'UP-CMB-65' : rule
}
