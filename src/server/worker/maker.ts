import type { z } from 'zod'
import { botNamed, parseBot } from '../../bots/levels.ts'
import { loadAnyMatch, parseGameFile } from '../../engine/file.ts'
import {
  type AnyGame,
  EVERYONE,
  failed,
  fastSource,
  ok,
  prepare,
  type Problem,
  type Result,
  type Setup,
} from '../../engine/index.ts'
import { stepsAsFar } from '../../host/past.ts'
import { MAX_PACK_BYTES } from '../../kit/content/pack.ts'
import { MAX_WORK_BYTES, newTableSchema, putWorkSchema, type NewTable } from '../../protocol/http.ts'
import { ApiError, read } from '../errors.ts'
import { parseChecked } from '../json.ts'
import type { Busy } from './busy.ts'
import type { Games } from './games.ts'
import { WORK, NO_MATCH, type Make, type MadeSetup, type MadeTable, type MadeWork } from './messages.ts'
import { storedTold } from './hosted-match.ts'

const LONGEST_PROBLEM = 200

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The body of a request: JSON of this shape, or everything that is wrong with it. */
function readBody<S extends z.ZodType>(schema: S, text: string): Result<z.output<S>> {
  const parsed = parseChecked(text)
  if (!parsed.ok) return parsed
  try {
    return ok(read(schema, parsed.value))
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, problems: error.problems }
    throw error
  }
}

const madeSetup = (setup: Setup): MadeSetup => ({
  game: setup.game,
  roles: setup.roles,
  setup: JSON.stringify(setup),
  options: JSON.stringify(setup.options),
})

const rolesIn = ({ seats }: NewTable): number => seats.reduce((sum, { roles }) => sum + (roles ?? 1), 0)

/** A bot by the name of today, if this game has it. */
function botOf({ mind }: AnyGame, name: string, path: string): Result<string> {
  const bot = botNamed(name)
  if (bot === undefined) return failed(path, `unknown: ${name}`)
  const character = parseBot(bot)?.character
  const isKnown = character === undefined || Object.hasOwn(mind?.characters ?? {}, character)
  return isKnown ? ok(bot) : failed(path, `this game has no character ${character}`)
}

/** Makes what belongs to no match yet. Whatever goes wrong is the sender's, and a result. */
export class Maker {
  private readonly games: Games
  private readonly busy: Busy

  constructor(games: Games, busy: Busy) {
    this.games = games
    this.busy = busy
  }

  async make(what: Make): Promise<Result<unknown>> {
    switch (what.op) {
      case 'table':
        return this.table(what.text)
      case 'again':
        return this.again(what.setup)
      case 'work':
        return this.work(what.game, what.text)
      case 'bot':
        return this.bot(what.game, what.bot)
      case 'games':
        return ok(await this.games.list())
    }
  }

  private watched<T>(job: () => Result<T>): Result<T> {
    return this.busy.during(NO_MATCH, WORK.making, () => {
      try {
        return job()
      } catch (error) {
        return failed('pack', `cannot be used: ${(error as Error).message.slice(0, LONGEST_PROBLEM)}`)
      }
    })
  }

  private async table(text: string): Promise<Result<MadeTable>> {
    const body = this.watched(() => readBody(newTableSchema, text))
    if (!body.ok) return body
    const { options, pack, file, ...input } = body.value
    if (file !== undefined) return this.moved(input, file)
    const made = await this.fresh(input.game, rolesIn(input), options ?? {}, pack)
    const problems = made.ok ? await this.botProblems(input.game, input.seats) : []
    if (problems.length > 0) return { ok: false, problems }
    return made.ok ? ok({ input, made: made.value }) : made
  }

  private async bot(id: string, name: string): Promise<Result<string>> {
    const game = await this.games.find(id)
    return game === undefined ? failed('game', 'is unknown') : botOf(game, name, 'bot')
  }

  private async botProblems(id: string, seats: NewTable['seats']): Promise<Problem[]> {
    const game = (await this.games.find(id))!
    return seats.flatMap(({ bot }, seat) => {
      const found = bot === undefined ? undefined : botOf(game, bot, `seats.${seat}.bot`)
      return found === undefined || found.ok ? [] : found.problems
    })
  }

  private async again(text: string): Promise<Result<MadeSetup>> {
    const { game, roles, options, pack } = JSON.parse(text) as Setup
    return this.fresh(game, roles, options, pack)
  }

  private async fresh(id: string, roles: number, options: unknown, pack: unknown): Promise<Result<MadeSetup>> {
    const game = await this.games.find(id)
    if (game === undefined) return failed('game', 'is unknown')
    return this.watched(() => {
      if (pack !== undefined && bytesOf(pack) > MAX_PACK_BYTES)
        return failed('pack', `is too large: at most ${MAX_PACK_BYTES} bytes are allowed`)
      const prepared = prepare(game, roles, options, pack)
      return prepared.ok ? ok(madeSetup(prepared.value.setup)) : prepared
    })
  }

  private async moved(input: MadeTable['input'], file: unknown): Promise<Result<MadeTable>> {
    const id = (file as { setup?: { game?: unknown } } | null)?.setup?.game
    if (typeof id === 'string') await this.games.find(id)
    const problems =
      typeof id === 'string' && this.games.known(id) !== undefined ? await this.botProblems(id, input.seats) : []
    if (problems.length > 0) return { ok: false, problems }
    return this.watched(() => {
      const past = this.readFile(file)
      if (!past.ok) return past
      const { setup } = past.value
      if (setup.roles !== rolesIn(input))
        return failed('seats', `must hold ${setup.roles} roles, not ${rolesIn(input)}`)
      return ok({ input, made: madeSetup(setup), past: past.value.past })
    })
  }

  /** A local game's file that is to be gone on with: its setup and its steps, with everything checked. */
  private readFile(file: unknown): Result<{ setup: Setup; past: NonNullable<MadeTable['past']> }> {
    const parsed = parseGameFile(JSON.stringify(file))
    if (!parsed.ok) return parsed
    const { setup, log } = parsed.value
    if (setup.pack !== undefined && bytesOf(setup.pack) > MAX_PACK_BYTES)
      return failed('setup.pack', `is too large: at most ${MAX_PACK_BYTES} bytes are allowed`)
    // The state in such an entry is only what the file says: on a server nothing is played on that cannot be checked.
    const changed = log.findIndex(({ type }) => type === 'rules')
    if (changed >= 0) return failed(`log[${changed}]`, 'the rules changed here: such a game goes on only where it is')
    const loaded = loadAnyMatch(parsed.value, (id) => this.games.known(id), fastSource(''))
    if (!loaded.ok) return loaded
    const { match, prepared } = loaded.value
    if (match.over) return failed('file', 'this game is over')
    const past = stepsAsFar(prepared, log).steps
    const { fairness: _fairness, ...rest } = setup
    const moved = { entries: [], told: [{ event: { type: 'table.moved' }, to: EVERYONE }] }
    const steps = [...past, moved].map(({ entries, told }) => [JSON.stringify(entries), storedTold(told)] as const)
    const waiting = match.play.pending.map(({ role }) => role)
    return ok({ setup: rest, past: { entries: log.length, steps, waiting } })
  }

  private work(game: string, text: string): Result<MadeWork> {
    return this.watched(() => {
      const body = readBody(putWorkSchema, text)
      if (!body.ok) return body
      const { name, pack } = body.value
      if (pack.game !== game) return failed('pack.game', `must be ${game}`)
      const packText = JSON.stringify(pack)
      if (Buffer.byteLength(packText) > MAX_WORK_BYTES)
        return failed('pack', `is too large: at most ${MAX_WORK_BYTES} bytes are allowed`)
      return ok({ name, pack: packText })
    })
  }
}
