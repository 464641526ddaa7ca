import { fastSource, gameOver, Match } from '../../../engine/index.ts'
import type { ChanceSource, Game, GameEvent } from '../../../engine/index.ts'
import {
  asked,
  askedOf,
  choose,
  chooseAs,
  loaded,
  offered,
  question,
  refusedBy,
  view,
} from '../../../kit/testing/asking.ts'
import { defaultContent, type Content } from '../content/content.ts'
import type { Edition } from '../content/names.ts'
import { uprising } from '../index.ts'
import { at, card, faceOf, lay, numbered, type Laid, type Roll } from '../lessons/laid.ts'
import { defaultOptions } from '../rules/setup/options.ts'
import type { Play, Procedure } from '../rules/table/rules.ts'
import type { State, Table, TableOptions } from '../rules/table/state.ts'

export type UprisingMatch = Match<State, Content>

/** What lies on a test table: a scene's words, and changes that only tests make. */
export interface Position extends Laid {
  readonly edition?: Edition
  readonly options?: Partial<TableOptions>
  readonly content?: (content: Content) => Content
  /** Last changes. */
  readonly arrange?: (state: State, content: Content) => void
}

/** A table with this position, outside of any match: for pure functions. */
export function tableOf(position: Position = {}): Table {
  const content = position.content?.(defaultContent()) ?? defaultContent()
  const t = lay(position, content, { ...defaultOptions(content, position.edition), ...position.options })
  position.arrange?.(t.state, content)
  return t
}

/** A frame to start with. */
export interface Start {
  readonly procedure: string
  readonly args?: object
}

function* testEnd(_play: Play): Procedure {
  yield* gameOver({ kind: 'nobody' })
}

/** The game with an end for tests that only want to see a part of it. */
const inPart: Game<State, Content> = { ...uprising, procedures: { ...uprising.procedures, testEnd } }

/**
 * A match that goes on from this position with the given frames (the last runs first); when they are done it is over, and
 * nobody has won. `listener` hears every event from the beginning.
 */
export function positionMatch(
  position: Position,
  frames: readonly Start[],
  source: ChanceSource = fastSource('position'),
  listener?: (event: GameEvent) => void,
): UprisingMatch {
  const { state, content } = tableOf(position)
  state.next.push({ procedure: 'testEnd', args: {} })
  for (const frame of frames) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  const match = new Match(inPart, content, state.roles, state, source)
  if (listener !== undefined) match.listener = listener
  return match.begin()
}

export interface Heard {
  readonly match: UprisingMatch
  readonly events: GameEvent[]
  /** The events of one kind, without their name. */
  readonly told: (type: string) => object[]
}

/** The same with all events kept. */
export function heardMatch(position: Position, frames: readonly Start[], source?: ChanceSource): Heard {
  const events: GameEvent[] = []
  const match = positionMatch(position, frames, source, (event) => void events.push(event))
  const told = (type: string): object[] =>
    events.filter((event) => event.type === type).map(({ type: _, ...rest }) => rest)
  return { match, events, told }
}

/**
 * Prepared dice in the order in which they are rolled: `dice('white:SH', 'red:SS', 'black:-')`. Behind the colour stand the
 * symbols of the face (S Skull, H Shield, B Bolt, - blank). After them the source gives zeros.
 */
export const dice = (...rolls: readonly Roll[]): ChanceSource => loaded(...rolls.map(faceOf))

export { asked, askedOf, at, card, choose, chooseAs, faceOf, loaded, numbered, offered, question, refusedBy, view }
