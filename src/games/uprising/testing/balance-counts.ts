// Counts how often every ability, effect and lasting rule of every card of Uprising took effect in simulated games.
import type { Game, Play } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import type { Effect, Modifier } from '../content/effects/verbs.ts'
import { eachModifier } from '../rules/cards/modifiers.ts'
import { scriptsOf } from '../rules/effects/scripts.ts'
import type { State } from '../rules/table/state.ts'

/** What a card says in one place. */
interface Part {
  readonly kind: string
  readonly card: string
  readonly part: string
  readonly list?: readonly Effect[]
  readonly modifier?: Modifier
  times: number
}

export interface Counts {
  readonly parts: readonly Part[]
  /** By the number of a list of effects, and by lasting rule. */
  readonly byList: Map<number, Part>
  readonly byModifier: Map<Modifier, Part>
  looks: number
}

type Rule = Modifier['rule']

interface Own {
  readonly id: string
  readonly abilities: readonly { do: readonly Effect[] }[]
  readonly modifiers: readonly Modifier[]
}

function collector(parts: Part[]) {
  const add = (kind: string, card: string, part: string, list: readonly Effect[]): void => {
    if (list.length > 0) parts.push({ kind, card, part, list, times: 0 })
  }
  const lasting = (kind: string, card: string, modifiers: readonly Modifier[]): void =>
    modifiers.forEach((modifier, i) => parts.push({ kind, card, part: `rule ${i + 1}`, modifier, times: 0 }))
  const own = (kind: string, { id, abilities, modifiers }: Own): void => {
    abilities.forEach((ability, i) => add(kind, id, `ability ${i + 1}`, ability.do))
    lasting(kind, id, modifiers)
  }
  return { add, lasting, own }
}

function partsOf(content: Content): Part[] {
  const parts: Part[] = []
  const { hexes, nemesis, druids, items, quests, events, feats } = content.cards.second
  const { add, lasting, own } = collector(parts)
  for (const { id, explore, ongoing } of hexes) {
    add('hexes', id, 'explored', explore)
    lasting('hexes', id, ongoing)
  }
  for (const card of nemesis) {
    const kind = card.isLegion ? 'Legions' : 'Hordes'
    add(kind, card.id, 'immediate', card.immediate)
    add(kind, card.id, 'Godpower', card.godpower.do)
    add(kind, card.id, 'destroyed', card.destroyed)
    own(kind, card)
  }
  for (const { id, godpower } of druids) add('Druids', id, 'Godpower', godpower.do)
  for (const item of items) own('Items', item)
  for (const feat of feats) own('Feats', feat)
  for (const quest of quests) {
    quest.goals.forEach(({ reward }, i) => add('Quests', quest.id, `goal ${i + 1}`, reward))
    add('Quests', quest.id, 'immediate', quest.immediate)
    add('Quests', quest.id, 'solved', quest.solve)
    add('Quests', quest.id, 'failed', quest.fail)
    own('Quests', quest)
  }
  for (const { id, effects } of events) add('Events', id, 'effects', effects)
  return parts
}

export function countsFor(content: Content): Counts {
  const parts = partsOf(content)
  const { numbers } = scriptsOf(content)
  const byList = new Map<number, Part>()
  const byModifier = new Map<Modifier, Part>()
  for (const part of parts) {
    if (part.list !== undefined) byList.set(numbers.get(part.list)!, part)
    if (part.modifier !== undefined) byModifier.set(part.modifier, part)
  }
  return { parts, byList, byModifier, looks: 0 }
}

/** The same game, with an ear at the frames that carry out effects. */
export function counted(game: Game<State, Content>, counts: Counts): Game<State, Content> {
  const { effects } = game.procedures
  const listening: typeof effects = function* (play, args) {
    const { list, at } = args as { readonly list: number; readonly at: number }
    const part = counts.byList.get(list)
    if (part !== undefined && at === 0) part.times++
    yield* effects(play, args)
  }
  return { ...game, procedures: { ...game.procedures, effects: listening } }
}

const EVERY = 7

/** Lasting rules whose conditions hold just now; in combats and rolls always looked at, else now and then. */
export function lookAtRules(play: Play<State, Content>, counts: Counts): void {
  const { combat, heroRoll, phase } = play.state
  if (phase === 'setup' || (combat === undefined && heroRoll === undefined && counts.looks++ % EVERY > 0)) return
  const rules = new Set<Rule>()
  for (const modifier of counts.byModifier.keys()) rules.add(modifier.rule)
  for (const rule of rules)
    eachModifier(play, rule, (modifier) => {
      const part = counts.byModifier.get(modifier as Modifier)
      if (part !== undefined) part.times++
    })
}

/** By class: how many parts there are, how many never took effect, the rarest. */
export function reportCounts({ parts }: Counts): void {
  console.log('\n| Cards | Parts | Took effect | Least often | Never |\n| --- | --- | --- | --- | --- |')
  for (const kind of new Set(parts.map((part) => part.kind))) {
    const own = parts.filter((part) => part.kind === kind)
    const never = own.filter(({ times }) => times === 0).map(({ card, part }) => `${card} (${part})`)
    const least = own.filter(({ times }) => times > 0).sort((a, b) => a.times - b.times)[0]
    const rarest = least === undefined ? '' : `${least.card} (${least.part}): ${least.times}`
    console.log(
      `| ${kind} | ${own.length} | ${own.length - never.length} | ${rarest} | ${never.join(', ') || 'none'} |`,
    )
  }
}
