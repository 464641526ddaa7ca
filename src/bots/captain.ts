import type { FastSource, GameState, Mind, Play, Role } from '../engine/index.ts'
import { type Bot, offerBy } from './bot.ts'
import { type MindOf, mindOfGame } from './minds.ts'
import type { Standpoint } from './standpoint.ts'

interface CaptainSettings {
  /** How many continuations are tried at a question, beyond one for every option. */
  readonly tries: number
  /** How many worlds the role imagines at a question. */
  readonly worlds: number
  /** At most so many options of a question are looked at; the game's `candidates` say which. */
  readonly options: number
}

const CAPTAIN: CaptainSettings = { tries: 60, worlds: 3, options: 80 }

/** One answer of a compound: a whole move, a payment, a battle's choice. */
interface Choice {
  readonly question: string
  readonly option: number
}

/** A compound that was tried, with what it was worth in the worlds it was tried in. */
interface Line {
  readonly choices: readonly Choice[]
  sum: number
  times: number
}

/** What a bot means to answer next. It holds as long as the same procedure runs. */
interface Plan {
  readonly checkpoint: number
  readonly choices: readonly Choice[]
  at: number
}

/**
 * Looks one compound ahead with the game's own evaluation. It tries every option, answers its own follow-up questions at
 * random, then changes the best lines from a random point on. The best line becomes a plan; when something unexpected
 * happens, it searches again. A game that proposes one answer is believed.
 */
export function captainBot<S extends GameState, C>(
  mindOf: MindOf = mindOfGame,
  settings: CaptainSettings = CAPTAIN,
): Bot<S, C> {
  let plan: Plan | undefined
  return {
    name: 'captain',
    offer: (from, source) => offerBy(mindOf(from.game), from, source),
    choose(from, source) {
      if (from.options.length === 1) return from.options[0]
      const planned = next(plan, from)
      if (planned !== undefined) return planned
      const choices = bestLine(from, mindOf(from.game), source, settings)
      plan = { checkpoint: from.checkpoint, choices, at: 1 }
      return choices[0].option
    },
  }
}

/** The Captain's next answers, as far as he sees. */
export const lineOf = <S extends GameState, C>(
  from: Standpoint<S, C>,
  mind: Mind<S, C>,
  source: FastSource,
): number[] => bestLine(from, mind, source, CAPTAIN).map(({ option }) => option)

function next<S extends GameState, C>(
  plan: Plan | undefined,
  { checkpoint, question, options }: Standpoint<S, C>,
): number | undefined {
  const choice = plan?.choices[plan.at]
  if (plan === undefined || choice === undefined || plan.checkpoint !== checkpoint) return undefined
  if (choice.question !== question || !options.includes(choice.option)) return undefined
  plan.at++
  return choice.option
}

function bestLine<S extends GameState, C>(
  from: Standpoint<S, C>,
  mind: Mind<S, C>,
  source: FastSource,
  settings: CaptainSettings,
): readonly Choice[] {
  const { role, question, options: all } = from
  const { worth } = mind
  const take = (option: number): readonly Choice[] => [{ question, option }]
  const atRandom = (): readonly Choice[] => take(all[source.below(all.length)])
  if (worth === undefined && mind.candidates === undefined) return atRandom()
  const worlds = [from.deal(source)]
  const whole = unseenPlan(from, mind, worlds[0].enter(source), source)
  if (whole !== undefined) return whole.map((option) => ({ question, option }))
  const proposed = mind.candidates === undefined ? [] : proposals(from, mind, worlds[0].enter(source), settings.options)
  if (proposed.length === 0 && worth === undefined) return atRandom()
  if (proposed.length === 1 || worth === undefined) return take(proposed[0])
  while (worlds.length < settings.worlds) worlds.push(from.deal(source))
  const lines = new Map<string, Line>()
  const attempt = (start: readonly number[], at: number): void => {
    const play = worlds[at % worlds.length].enter(source)
    const choices = follow(play, role, start, source)
    note(lines, choices, worth.call(mind, play, role))
  }
  const options = proposed.length > 0 ? proposed : looked(all, source, settings.options)
  options.forEach((option, i) => attempt([option], i))
  for (let i = 0; i < settings.tries; i++) attempt(variation(lines, source), i)
  confirm(lines, worlds.length, (line, i) => attempt(numbers(line), i))
  return ranked(lines)[0].choices
}

/** What is planned unseen is one of several plans of the game's own, so that nobody can foresee it. */
function unseenPlan<S extends GameState, C>(
  { role, question, options }: Standpoint<S, C>,
  mind: Mind<S, C>,
  play: Play<S, C>,
  source: FastSource,
): readonly number[] | undefined {
  if (mind.plans === undefined || mind.unseen?.has(question) !== true) return undefined
  const ask = play.pending.find((waiting) => waiting.role === role)!
  return mind.plans(play, ask, options, 1, source).find((line) => options.includes(line[0]))
}

/** The promising options, in the game's own opinion of a world. */
function proposals<S extends GameState, C>(
  { role, options }: Standpoint<S, C>,
  mind: Mind<S, C>,
  play: Play<S, C>,
  most: number,
): number[] {
  const ask = play.pending.find((waiting) => waiting.role === role)!
  return (mind.candidates?.(play, ask, options, most) ?? []).map(({ option }) => option)
}

/** All options, or a random part where there are too many and the game proposes none. */
function looked(all: readonly number[], source: FastSource, most: number): readonly number[] {
  if (all.length <= most) return all
  const rest = [...all]
  return Array.from({ length: most }, () => rest.splice(source.below(rest.length), 1)[0])
}

/** Plays on as this role until its compound ends: another role is asked, a checkpoint passes, or the game is over. */
function follow<S extends GameState, C>(
  play: Play<S, C>,
  role: Role,
  start: readonly number[],
  source: FastSource,
): Choice[] {
  const { checkpoint } = play.state
  const choices: Choice[] = []
  for (;;) {
    const ask = play.isTogether ? play.pending.find((waiting) => waiting.role === role) : play.question
    if (ask === undefined || ask.role !== role || play.state.checkpoint !== checkpoint) return choices
    const options = play.options(ask)
    const wanted = start[choices.length]
    const option = options.includes(wanted) ? wanted : options[source.below(options.length)]
    if (options.length > 1) choices.push({ question: ask.question.name, option })
    play.answer(ask, option)
  }
}

function note(lines: Map<string, Line>, choices: readonly Choice[], value: number): void {
  const key = choices.map((choice) => choice.option).join(' ')
  const line = lines.get(key)
  if (line === undefined) lines.set(key, { choices, sum: value, times: 1 })
  else {
    line.sum += value
    line.times++
  }
}

const numbers = (line: Line): number[] => line.choices.map((choice) => choice.option)
const mean = (line: Line): number => line.sum / line.times
const ranked = (lines: Map<string, Line>): Line[] => [...lines.values()].sort((a, b) => mean(b) - mean(a))

/** How many of the best lines are varied. */
const BEST = 6

/** The start of one of the best lines; what follows is left to chance. */
function variation(lines: Map<string, Line>, source: FastSource): number[] {
  const best: Line[] = []
  for (const line of lines.values()) {
    let at = best.length
    while (at > 0 && mean(best[at - 1]) < mean(line)) at--
    if (at < BEST) best.splice(at, 0, line)
    if (best.length > BEST) best.pop()
  }
  const line = best[source.below(best.length)]
  return numbers(line).slice(0, 1 + source.below(line.choices.length))
}

/** Where chance or hidden things played a part, a lucky line is not a good one: the best are tried in every world. */
function confirm(lines: Map<string, Line>, worlds: number, attempt: (line: Line, world: number) => void): void {
  for (const line of ranked(lines).slice(0, BEST)) for (let i = 0; i < worlds; i++) attempt(line, i)
}
