import { EngineFault, EVERYONE, fastSource, hasSeen, Play, scramble } from '../../src/engine/index.ts'
import type { ChanceSource, FastSource, GameState, Prepared, Role, Roles } from '../../src/engine/index.ts'
import { Host, type Acted, type Action, type Update } from '../../src/host/host.ts'

/** Whoever looks: a role, or a spectator. */
export type Audience = Role | undefined

/** A draw that the audience sees: the second world gets the same one if it can. */
interface Led {
  readonly what: string
  readonly result: number
}

/** An answer that was recorded in this step, also one that the rules gave by themselves. */
export interface Recorded extends Parting {
  readonly question: string
  readonly option: string
  readonly isSeen: boolean
}

/** Why two worlds may look different from here on, and how much had been told by then. */
export interface Parting {
  readonly why: string
  readonly told: number
}

/**
 * One of two worlds that look the same to an audience: a host that begins at a checkpoint. Its chance knows who sees a draw: what the
 * audience sees comes from the first world, what it does not see is drawn by each world for itself.
 */
export class World<S extends GameState, C> {
  readonly host: Host<S, C>
  readonly start: Update
  /** The first reason in this step why the audience may now learn something. */
  parting: Parting | undefined
  readonly answers: Recorded[] = []
  /** Names of the draws in this step that the audience does not see. */
  readonly unseen: string[] = []
  private readonly audience: Audience
  private readonly led: Led[]
  private readonly isFirst: boolean
  private readonly shared: FastSource
  private readonly own: FastSource
  private readonly source: ChanceSource
  private readonly armed = new WeakSet<object>()
  private next: number | undefined
  private draws: FastSource
  private known = 0
  private told = (): number => 0

  constructor(prepared: Prepared<S, C>, state: S, audience: Audience, led: Led[], seed: string, own: string) {
    this.audience = audience
    this.led = led
    this.isFirst = own === 'first'
    this.shared = fastSource(seed).fork('shared')
    this.own = fastSource(seed).fork(own)
    this.draws = this.shared
    this.source = { below: (n) => this.below(n) }
    this.known = state.knowledge
    const { host, update } = Host.start(this.from(prepared, state), this.source)
    this.host = host
    this.start = update
    this.noteKnowledge()
    this.told = () => host.told.length
    this.listen()
  }

  private listen(): void {
    const { host } = this
    const { listener, answered } = host.match
    host.match.answered = (play, ask, option, auto) => {
      const seenBy = ask.question.seenBy?.(ask) ?? EVERYONE
      this.answers.push({
        why: `own secret of ${ask.question.name}`,
        told: this.told(),
        question: host.match.idOf(ask),
        option: ask.question.key(play, option, ask),
        isSeen: ask.role !== this.audience && this.sees(seenBy) && !play.isSealed,
      })
      answered.call(host.match, play, ask, option, auto)
    }
    host.match.listener = (event, to) => {
      this.noteKnowledge()
      listener?.(event, to)
    }
  }

  act(role: Role, action: Action): Acted {
    const { play, state } = this.host.match
    this.arm(play)
    this.parting = undefined
    this.unseen.length = 0
    this.answers.length = 0
    this.known = state.knowledge
    const acted = this.host.act(role, action)
    if (action.type !== 'undo') this.noteKnowledge()
    return acted
  }

  sees(seenBy: Roles): boolean {
    return hasSeen(this.audience, seenBy)
  }

  /** Names the sealed round that is running; empty if none is. */
  get round(): string {
    const { play, state } = this.host.match
    return play.isSealed ? `${state.checkpoint}.${play.sealedRound}` : ''
  }

  /** What the audience has seen of the secrets, as the game lists them. */
  get seen(): string {
    const { game, content } = this.host.prepared
    const position = { state: this.host.match.positionOf(this.audience).state, content }
    const secrets = game.secrets(position, this.audience).filter(({ seenBy }) => this.sees(seenBy))
    return JSON.stringify(secrets.map(({ kind, pool, read }) => [kind, pool, read()]))
  }

  part(why: string): void {
    this.parting ??= { why, told: this.told() }
  }

  /** The game, but for its beginning: the given checkpoint. */
  private from({ game, content, setup }: Prepared<S, C>, state: S): Prepared<S, C> {
    const procedures = Object.fromEntries(
      Object.entries(game.procedures).map(([name, procedure]) => [
        name,
        (play: Play<S, C>, args: never) => {
          this.arm(play)
          return procedure(play, args)
        },
      ]),
    )
    return { content, setup, game: { ...game, procedures, setup: () => game.clone(state) } }
  }

  private below(n: number): number {
    const { next } = this
    this.next = undefined
    return next ?? this.draws.below(n)
  }

  /** What is learnt in other ways than by `reveal`: sealed plans laid open, a deck searched. */
  private noteKnowledge(): void {
    const { match } = this.host
    if (match.state.knowledge > this.known) this.part('knowledge')
    this.known = Math.max(this.known, match.state.knowledge)
  }

  /** Only the play of the match itself: a replay or an imagined world has other chance. */
  private arm(play: Play<S, C>): void {
    if (play.source !== this.source || this.armed.has(play)) return
    this.armed.add(play)
    const base = Play.prototype
    Object.assign(play, {
      roll: (n: number, what: string, seenBy: Roles = EVERYONE): number =>
        this.draw(
          what,
          seenBy,
          (result) => (result < n ? result : -1),
          () => base.roll.call(play, n, what, seenBy),
        ),
      drawOne: (items: readonly number[], what: string, seenBy: Roles = EVERYONE): number =>
        this.draw(
          what,
          seenBy,
          (result) => items.indexOf(result),
          () => base.drawOne.call(play, items, what, seenBy),
        ),
      drawFrom: (counts: readonly number[], what: string, seenBy: Roles = EVERYONE, from = 0, end = counts.length) =>
        this.draw(
          what,
          seenBy,
          (result) => placeIn(counts, from, from + result),
          () => base.drawFrom.call(play, counts, what, seenBy, from, end),
        ),
      reveal: (seenBy: Roles[], index: number, to: Roles = EVERYONE): void => {
        const before = play.state.knowledge
        base.reveal.call(play, seenBy, index, to)
        this.known += play.state.knowledge - before
        if (play.state.knowledge !== before && this.sees(to)) this.part('reveal')
      },
    })
  }

  private draw(what: string, seenBy: Roles, placeOf: (result: number) => number, draw: () => number): number {
    if (!this.sees(seenBy)) {
      this.unseen.push(what)
      this.draws = this.own
      return draw()
    }
    this.draws = this.shared
    if (this.isFirst) {
      const result = draw()
      this.led.push({ what, result })
      return result
    }
    const led = this.led.shift()
    const at = led?.what === what ? placeOf(led.result) : -1
    if (at < 0) this.part(`draw ${what}`)
    else this.next = at
    return draw()
  }
}

/** The place of the first item of a kind in a multiset; −1 if there is none. */
function placeIn(counts: readonly number[], start: number, kind: number): number {
  if (!(counts[kind] > 0)) return -1
  let at = 0
  for (let i = start; i < kind; i++) at += counts[i]
  return at
}

/** Two worlds that differ in whatever the audience has not seen, and the kinds of secret that were really changed. */
export interface Twins<S extends GameState, C> {
  readonly audience: Audience
  readonly first: World<S, C>
  readonly second: World<S, C>
  readonly led: Led[]
  readonly changed: ReadonlySet<string>
}

/** What is dealt may be at odds with what has begun (a debt that this hand cannot pay): then there is no such world. */
export function twinsFrom<S extends GameState, C>(
  prepared: Prepared<S, C>,
  state: S,
  audience: Audience,
  seed: string,
): Twins<S, C> | undefined {
  const { game, content } = prepared
  const scrambled = scramble(game, { state, content }, audience, seed)
  const led: Led[] = []
  const first = new World(prepared, state, audience, led, seed, 'first')
  try {
    const second = new World(prepared, scrambled.state, audience, led, seed, 'second')
    return { audience, first, second, led, changed: scrambled.changed }
  } catch (error) {
    if (error instanceof EngineFault && error.fault === 'stuck') return undefined
    throw error
  }
}
