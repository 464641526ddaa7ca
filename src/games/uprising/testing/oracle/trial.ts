/** What the rules do on a copy of the table, seen from outside: frames in, events and questions out. */
import { fastSource, gameOver, Play, type AnyAsk, type GameEvent } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import type { State } from '../../rules/table/state.ts'

export type Asked = AnyAsk<State, Content>
export type Table = Pick<Play<State, Content>, 'state' | 'content' | 'game'>

export interface Trial {
  readonly state: State
  readonly events: readonly GameEvent[]
  /** The question at which it waits; undefined: it is over. */
  readonly asked: Asked | undefined
  readonly keys: readonly string[]
}

class Enough extends Error {}

/** Keys of the options of a question. */
export function keysOf(play: Play<State, Content>, ask: Asked): string[] {
  const options: number[] = []
  ask.question.options(play, ask, options)
  return options.map((option) => ask.question.key(play, option, ask))
}

interface How {
  /** Changes to the copy before it begins. */
  readonly arrange?: (state: State) => void
  /** Sees every event while the table is as it was told at; true: enough. */
  readonly hear?: (event: GameEvent, state: State) => boolean
  /** Which questions are answered, declining if possible; at others it waits. */
  readonly answers?: boolean
}

const DECLINING = ['pass', 'done', 'no']
const MOST_ANSWERS = 40

/** Carries out one frame of the rules on a copy. */
export function trial({ state, content, game }: Table, procedure: string, args: object, how: How = {}): Trial {
  const copy = game.clone(state)
  const events: GameEvent[] = []
  copy.next = [
    { procedure: 'oracleEnd', args: {} },
    { procedure, args: { ...args } },
  ]
  how.arrange?.(copy)
  const ending = {
    ...game,
    procedures: {
      ...game.procedures,
      *oracleEnd() {
        yield* gameOver({ kind: 'nobody' })
      },
    },
  }
  const play = new Play<State, Content>(ending, content, copy, fastSource('oracle'))
  play.recorder = {
    checkpoint() {},
    answered() {},
    offered() {},
    drew() {},
    told(event) {
      events.push(event)
      if (how.hear?.(event, play.state) === true) throw new Enough()
    },
  }
  try {
    play.start()
    for (let n = 0; how.answers === true && !play.over && n < MOST_ANSWERS; n++) decline(play)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    return { state: play.state, events, asked: undefined, keys: [] }
  }
  const asked = play.over ? undefined : play.pending[0]
  return { state: play.state, events, asked, keys: asked === undefined ? [] : keysOf(play, asked) }
}

function decline(play: Play<State, Content>): void {
  const [ask] = play.pending
  const keys = keysOf(play, ask)
  const at = Math.max(
    0,
    keys.findIndex((key) => DECLINING.includes(key)),
  )
  play.answer(ask, play.options(ask)[at])
}
