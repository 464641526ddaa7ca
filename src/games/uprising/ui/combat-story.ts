/** Combats and hero rolls as stories, told by events: most of them are over before anybody is asked anything. */
import type { GameEvent } from '../../../engine/index.ts'
import { numbersIn } from '../../../kit/counting.ts'
import type { Event } from '../rules/words/words.ts'
import type { CombatCell, HeroRollCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import type { NemesisStory } from './nemesis-story.ts'

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

export interface Roll {
  readonly dice: readonly number[]
  readonly faces: readonly number[]
}

interface Hit {
  readonly n: number
  readonly skulls: number
  readonly shields: number
}

/** What one of the two groups did in a round. */
export interface GroupTold {
  readonly roll: Roll | undefined
  readonly again: readonly Roll[]
  readonly extra: readonly Roll[]
  /** Damage it took, in the Damage step. */
  readonly hit: Hit | undefined
}

export interface Round {
  readonly part: 'before' | 'archery' | 'clash'
  readonly n: number
  readonly groups: readonly [GroupTold, GroupTold]
  /** Everything else that happened, in its order. */
  readonly lines: readonly Event[]
}

export interface CombatStory {
  readonly kind: 'combat'
  readonly space: number
  /** Side and card of the two groups. */
  readonly groups: readonly (readonly [side: number, card: number])[]
  readonly rounds: readonly Round[]
  readonly result: Of<'combatWonBy' | 'combatLeft' | 'combatUndecided' | 'combatBothFell'> | undefined
}

export interface RollStory {
  readonly kind: 'roll'
  readonly role: number
  /** NONE: another roll than for a Quest. */
  readonly quest: number
  readonly roll: Roll | undefined
  readonly again: readonly Roll[]
  readonly lines: readonly Event[]
  readonly symbols: readonly number[] | undefined
  readonly ended: Of<'questEnded'> | undefined
}

/** An Event that was revealed, and what came of it. */
export interface EventStory {
  readonly kind: 'event'
  readonly event: number
  readonly lines: readonly Event[]
  readonly isOver: boolean
}

export type Story = CombatStory | RollStory | EventStory | NemesisStory

const NOTHING: GroupTold = { roll: undefined, again: [], extra: [], hit: undefined }
const round = (part: Round['part'], n: number): Round => ({ part, n, groups: [NOTHING, NOTHING], lines: [] })

/** Of an event about one group. */
const isGroup = (
  [side, card]: readonly [number, number],
  event: { readonly side: number; readonly card: number },
): boolean => side === event.side && card === event.card

const lastOf = <T>(list: readonly T[]): T | undefined => list[list.length - 1]
const withLast = <T>(list: readonly T[], change: (last: T) => T): T[] => [
  ...list.slice(0, -1),
  change(list[list.length - 1]),
]

function withGroup(
  story: CombatStory,
  event: { readonly side: number; readonly card: number },
  change: (told: GroupTold) => GroupTold,
): CombatStory {
  const at = story.groups.findIndex((group) => isGroup(group, event))
  if (at < 0) return story
  const rounds = withLast(story.rounds, (last) => ({
    ...last,
    groups: last.groups.map((told, i) => (i === at ? change(told) : told)) as unknown as Round['groups'],
  }))
  return { ...story, rounds }
}

const rollOf = ({ dice, faces }: { readonly dice: string; readonly faces: string }): Roll => ({
  dice: numbersIn(dice),
  faces: numbersIn(faces),
})

function inCombat(story: CombatStory, event: Event): CombatStory {
  switch (event.type) {
    case 'combatRound':
      return { ...story, rounds: [...story.rounds, round(event.part, event.n)] }
    case 'diceRolled':
      return withGroup(story, event, (told) => ({ ...told, roll: rollOf(event) }))
    case 'diceRerolled':
      return withGroup(story, event, (told) => ({ ...told, again: [...told.again, rollOf(event)] }))
    case 'extraRolled':
      return withGroup(story, event, (told) => ({ ...told, extra: [...told.extra, rollOf(event)] }))
    case 'combatDamage':
      return withGroup(story, event, (told) => ({ ...told, hit: event }))
    case 'combatWonBy':
    case 'combatLeft':
    case 'combatUndecided':
    case 'combatBothFell':
      return { ...story, result: event }
    default:
      return { ...story, rounds: withLast(story.rounds, (last) => ({ ...last, lines: [...last.lines, event] })) }
  }
}

function inRoll(story: RollStory, event: Event): RollStory {
  switch (event.type) {
    case 'heroRolled':
      return { ...story, quest: event.quest, roll: rollOf(event) }
    case 'diceRerolled':
      return { ...story, again: [...story.again, rollOf(event)] }
    case 'heroResult':
      return { ...story, symbols: [event.skulls, event.shields, event.bolts] }
    case 'questEnded':
      return { ...story, ended: event }
    default:
      return { ...story, lines: [...story.lines, event] }
  }
}

const isOpen = (story: Story | undefined): story is Exclude<Story, NemesisStory> =>
  story !== undefined &&
  story.kind !== 'nemesis' &&
  (story.kind === 'event'
    ? !story.isOver
    : story.kind === 'combat'
      ? story.result === undefined
      : story.quest === NONE
        ? story.symbols === undefined
        : story.ended === undefined)

const inEvent = (story: EventStory, event: Event): EventStory =>
  event.type === 'phaseBegan' ? { ...story, isOver: true } : { ...story, lines: [...story.lines, event] }

function going(story: Exclude<Story, NemesisStory>, event: Event): Story {
  if (story.kind === 'event') return inEvent(story, event)
  return story.kind === 'combat' ? inCombat(story, event) : inRoll(story, event)
}

function beginning(event: Event): Story | undefined {
  if (event.type === 'eventRevealed') return { kind: 'event', event: event.event, lines: [], isOver: false }
  if (event.type === 'combatBegan')
    return {
      kind: 'combat',
      space: event.space,
      groups: [
        [event.side, event.card],
        [event.other, event.otherCard],
      ],
      rounds: [round('before', 0)],
      result: undefined,
    }
  const isRoll = event.type === 'questAttempted' || event.type === 'heroRolled'
  if (!isRoll) return undefined
  const { role, quest } = event
  return { kind: 'roll', role, quest, roll: undefined, again: [], lines: [], symbols: undefined, ended: undefined }
}

/** Whether something new comes to the stage with it. */
export const begins = (event: GameEvent): boolean => beginning(event as Event) !== undefined

/** How many stories are kept to be looked at again. */
const KEPT = 8

/** What has been told so far, with these events. A roll may be made in the middle of a combat; then the combat goes on. */
export function storiesWith(stories: readonly Story[], events: readonly GameEvent[]): readonly Story[] {
  let all = stories
  for (const event of events as readonly Event[]) {
    const last = lastOf(all)
    const isOwn = last?.kind === 'roll' && isOpen(last) && last.roll === undefined && event.type === 'heroRolled'
    const begun = isOwn ? undefined : beginning(event)
    if (begun !== undefined) all = [...all, event.type === 'heroRolled' ? inRoll(begun as RollStory, event) : begun]
    else if (isOpen(last)) all = [...all.slice(0, -1), going(last, event)]
    else all = continued(all, event)
  }
  return all.length > KEPT ? all.slice(-KEPT) : all
}

/** The combat below a roll that has ended. */
function continued(all: readonly Story[], event: Event): readonly Story[] {
  const below = all[all.length - 2]
  if (below?.kind !== 'combat' || below.result !== undefined) return all
  return [...all.slice(0, -2), all[all.length - 1], inCombat(below, event)]
}

/** Whoever comes to the table in the middle of it knows only what lies there. */
export function fromCells(combat: CombatCell | undefined, roll: HeroRollCell | undefined): Story | undefined {
  if (roll !== undefined)
    return {
      kind: 'roll',
      role: roll.role,
      quest: roll.quest,
      roll: roll.faces.length === 0 ? undefined : { dice: roll.dice, faces: roll.faces },
      again: [],
      lines: [],
      symbols: undefined,
      ended: undefined,
    }
  if (combat === undefined) return undefined
  const part = combat.part === 'after' ? 'clash' : combat.part
  const groups = combat.groups.map(({ dice, faces }): GroupTold => ({
    ...NOTHING,
    roll: faces.length === 0 ? undefined : { dice, faces },
  })) as unknown as Round['groups']
  return {
    kind: 'combat',
    space: combat.space,
    groups: combat.groups.map(({ side, card }) => [side, card] as const),
    rounds: [{ part, n: combat.clash, groups, lines: [] }],
    result: undefined,
  }
}

/** Whether what lies on the table now has been told: by the last story, or by the combat below a roll that has ended. */
export function knows(
  stories: readonly Story[],
  combat: CombatCell | undefined,
  roll: HeroRollCell | undefined,
): boolean {
  const last = lastOf(stories)
  if (roll !== undefined) return last?.kind === 'roll' && last.role === roll.role && isOpen(last)
  // Nothing more is rolled then.
  if (combat === undefined || combat.part === 'after') return true
  const story = last?.kind === 'roll' ? stories[stories.length - 2] : last
  return story?.kind === 'combat' && story.space === combat.space && isOpen(story)
}

/** The tale of the Nemesis begins with its first deed and grows where it stands, under the combats it brings; when its Phase is over it lies on top. */
export function withTale(stories: readonly Story[], tale: NemesisStory | undefined): readonly Story[] {
  if (tale?.isTold !== true || stories.includes(tale)) return stories
  const at = stories.findIndex((story) => story.kind === 'nemesis' && story.chapter === tale.chapter)
  const before = stories[at]
  const isTop = at < 0 || (before.kind === 'nemesis' && tale.isWhole && !before.isWhole)
  return isTop ? [...stories.filter((story) => story !== before), tale] : stories.with(at, tale)
}

/** How much of a story there is: what comes on top is new. */
export function lengthOf(story: Story): number {
  if (story.kind === 'combat') return story.rounds.length
  if (story.kind !== 'roll') return 1
  return story.roll === undefined ? 0 : 1 + story.again.length
}
