/** Every ability of the content with a number, found by card and by window. Made once per content. */
import { oncePer } from '../../../../kit/once-per.ts'
import type { Content } from '../../content/content.ts'
import { WINDOWS, type Ability, type Window } from '../../content/effects/timing.ts'
import { EDITIONS, type Edition, type Phase } from '../../content/names.ts'
import { SOURCES, type SourceKind } from '../select/context.ts'
import type { Table } from '../table/state.ts'
import { isOwnKind } from './ownership.ts'

/** An ability with the card that prints it. */
export interface NumberedAbility {
  readonly ability: Ability
  readonly number: number
  readonly kind: SourceKind
  /** Index in `SOURCES`, and which one. */
  readonly source: number
  readonly of: number
  readonly window: number
  readonly time: 'always' | 'phase' | 'phaseEdge' | 'combat' | 'heroRoll' | 'trigger' | 'gained'
  /** Of `phase:` windows. */
  readonly phase: Phase | undefined
}

/** By number of the card: its abilities. */
type ByCard = readonly (readonly NumberedAbility[])[]

export interface AbilityIndex {
  readonly feats: ByCard
  readonly items: ByCard
  readonly quests: ByCard
  readonly druids: ByCard
  readonly nemesis: ByCard
  readonly skeleton: readonly NumberedAbility[]
  /** By window (index in `WINDOWS`): everything that has it. */
  readonly windows: readonly (readonly NumberedAbility[])[]
  /** By window: what own cards and Druids have there. */
  readonly ownWindows: readonly OwnWindow[]
}

/** What cards have in one window, by class and number of the card; a class without any is left out. */
export interface OwnWindow {
  readonly feats: ByCard | undefined
  readonly items: ByCard | undefined
  readonly quests: ByCard | undefined
  readonly druids: ByCard | undefined
  /** Whether any of the own cards does something there by itself. */
  readonly hasMusts: boolean
}

function inWindow(byCard: ByCard, window: number): ByCard | undefined {
  const there = byCard.map((abilities) => abilities.filter((one) => one.window === window))
  return there.some((abilities) => abilities.length > 0) ? there : undefined
}

interface Indices {
  readonly all: readonly NumberedAbility[]
  readonly editions: Readonly<Record<Edition, AbilityIndex>>
}

const WINDOW_NUMBERS: ReadonlyMap<Window, number> = new Map(WINDOWS.map((window, i) => [window, i]))
export const windowNumber = (window: Window): number => WINDOW_NUMBERS.get(window)!

function timeOf(window: Window): NumberedAbility['time'] {
  if (window === 'always' || window === 'gained') return window
  const [head] = window.split(':')
  if (head === 'combat' || head === 'heroRoll' || head === 'phase') return head
  return head === 'on' ? 'trigger' : 'phaseEdge'
}

function indexOf(content: Content, edition: Edition, all: NumberedAbility[]): AbilityIndex {
  const cards = content.cards[edition]
  const windows: NumberedAbility[][] = WINDOWS.map(() => [])
  const numbered = (kind: SourceKind, of: number, abilities: readonly Ability[]): NumberedAbility[] =>
    abilities.map((ability) => {
      const { window } = ability
      const time = timeOf(window)
      const phase = time === 'phase' ? (window.slice('phase:'.length) as Phase) : undefined
      const source = SOURCES.indexOf(kind)
      const one = { ability, number: all.length, kind, source, of, window: windowNumber(window), time, phase }
      all.push(one)
      windows[one.window].push(one)
      return one
    })
  const feats = cards.feats.map(({ abilities }, of) => numbered('feat', of, abilities))
  const items = cards.items.map(({ abilities }, of) => numbered('item', of, abilities))
  const quests = cards.quests.map(({ abilities }, of) => numbered('quest', of, abilities))
  const druids = cards.druids.map(({ godpower }, of) => numbered('druid', of, [godpower]))
  return {
    feats,
    items,
    quests,
    druids,
    ownWindows: WINDOWS.map((_, window) => ({
      feats: inWindow(feats, window),
      items: inWindow(items, window),
      quests: inWindow(quests, window),
      druids: inWindow(druids, window),
      hasMusts: windows[window].some(({ kind, ability }) => isOwnKind(kind) && ability.use === 'must'),
    })),
    nemesis: cards.nemesis.map(({ abilities, godpower, isLegion }, of) =>
      numbered(isLegion ? 'legion' : 'horde', of, [...abilities, godpower]),
    ),
    skeleton: numbered('skeleton', 0, [content.boards.skeletonGodpower]),
    windows,
  }
}

const indicesOf = oncePer((content: Content): Indices => {
  const all: NumberedAbility[] = []
  const [second, first] = EDITIONS.map((edition) => indexOf(content, edition, all))
  return { all, editions: { second, first } }
})

/** What the cards of the edition that is played can do. */
export const abilitiesOf = (t: Table): AbilityIndex => indicesOf(t.content).editions[t.state.options.contentSet]

/** Without a price or a frequency of its own. */
export const isUnlimited = ({ ability }: NumberedAbility): boolean =>
  ability.limit === 'none' && (ability.cost?.length ?? 0) === 0

export const abilityAt = (content: Content, number: number): NumberedAbility => indicesOf(content).all[number]
