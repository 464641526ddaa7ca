import { type ChanceSource, type GameEvent, type Outcome, Play, type StepResult } from '../../../engine/index.ts'
import type { Card, Content } from '../content/content.ts'
import { heroscape } from '../index.ts'
import { attackStep } from '../rules/attack/attack.ts'
import type { Procedure } from '../rules/table/rules.ts'
import type { State } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import { rolls, tableOf, type Position } from './position.ts'
import type { Heap } from './small-fields.ts'

/** A position outside of a match, for single procedures; everything that is told is kept. */
export interface Scene {
  readonly play: Play<State, Content>
  readonly events: Event[]
  /** The sizes of the dice rolls so far: combat dice rolled one after the other without anything told between them. */
  readonly rolled: number[]
}

export function sceneFor(position: Position, source: ChanceSource = rolls()): Scene {
  const { state, content } = tableOf(position)
  const play = new Play<State, Content>(heroscape, content, state, source)
  const events: Event[] = []
  const rolled: number[] = []
  let dice = 0
  play.recorder = {
    checkpoint: () => {},
    answered: () => {},
    offered: () => {},
    drew: () => void dice++,
    told: (event: GameEvent) => {
      if (dice > 0) rolled.push(dice)
      dice = 0
      events.push(event as Event)
    },
  }
  return { play, events, rolled }
}

/** Runs a procedure that asks nothing; the outcome if it ended the game. */
export function run(procedure: Procedure): Outcome | undefined {
  const step = procedure.next()
  if (step.done) return undefined
  if ('gameOver' in step.value) return step.value.gameOver
  throw new Error('the procedure asks something')
}

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type)

/** The only event of a type. */
export function eventOf<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }> {
  const found = events.filter((event) => event.type === type)
  if (found.length !== 1) throw new Error(`${found.length} events ${type}`)
  return found[0] as Extract<Event, { type: T }>
}

/** What step 3 offers now; nothing if the step is over. */
export function offeredInStep({ play }: Scene): string[] {
  const step = attackStep(play, { step: 2 }).next()
  if (step.done || !('question' in step.value)) return []
  const ask = step.value
  const options: number[] = []
  ask.question.options(play, ask, options)
  return options.map((option) => ask.question.key(play, option, ask))
}

/** Answers the question of step 3; what the step says to its turn, or the outcome if the game is over. */
export function chooseInStep({ play }: Scene, key: string): StepResult | Outcome {
  const procedure = attackStep(play, { step: 2 })
  const step = procedure.next()
  if (step.done || !('question' in step.value)) throw new Error('nothing is asked')
  const ask = step.value
  const options: number[] = []
  ask.question.options(play, ask, options)
  const chosen = options.find((option) => ask.question.key(play, option, ask) === key)
  if (chosen === undefined) throw new Error(`${key} is not offered`)
  const end = procedure.next(chosen)
  if (end.done) return end.value
  if ('gameOver' in end.value) return end.value.gameOver
  throw new Error('the attack asks something')
}

/** `attack:` keys only, as pairs. */
export const pairsIn = (scene: Scene): string[] =>
  offeredInStep(scene).flatMap((key) => (key.startsWith('attack:') ? [key.slice('attack:'.length)] : []))

/** A rectangle of level ground. */
export function flat(columns: number, rows: number, level = 1): Heap[] {
  return Array.from({ length: columns * rows }, (_, i): Heap => [i % columns, Math.floor(i / columns), level])
}

/** Content in which one card is printed otherwise. */
export const withCard =
  (id: string, change: (card: Card) => Partial<Card>) =>
  (content: Content): Content => {
    const cards = content.cards.map((card) => (card.id === id ? { ...card, ...change(card) } : card))
    return { ...content, cards, cardById: new Map(cards.map((card) => [card.id, card])) }
  }
