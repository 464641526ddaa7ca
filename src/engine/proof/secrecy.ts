import { fastSource } from '../chance/fast.ts'
import type { Match } from '../match.ts'
import type { Play } from '../play.ts'
import { hasSeen, resample, scramble } from '../secrets.ts'
import type { GameState, Role } from '../table.ts'
import { privateCells, publicCells } from '../view.ts'
import { offersIn, toldToOthers, viewOf } from '../asked.ts'
import { InvariantBroken, mustEqual } from './broken.ts'
import type { Coverage } from './coverage.ts'
import { resumeFor } from './resumed.ts'

const INTENTS = 24

const seedOf = <S extends GameState, C>(match: Match<S, C>): string => `${match.log.length}.${match.state.checkpoint}`

const askedRoles = <S extends GameState, C>(match: Match<S, C>): Set<Role> =>
  new Set(match.play.pending.map((ask) => ask.role))

/**
 * Whatever a role has not seen is changed, and nothing it is shown or told changes with it: views, questions, options,
 * explanations, odds, standing offers and the worlds its bot imagines. Where nothing could be changed, nothing was compared.
 */
export function checkSecrecy<S extends GameState, C>(match: Match<S, C>, coverage: Coverage): number {
  const seed = seedOf(match)
  let changed = 0
  for (let role: Role = -1; role < match.roles; role++)
    changed += checkView(match, coverage, role < 0 ? undefined : role, `${seed}.${role}`)
  for (const role of askedRoles(match)) changed += checkAsked(match, coverage, role, seed)
  return changed
}

/**
 * What others are told of a question is the same in every world that everybody thinks possible. It is made from such a world, so it
 * cannot be a secret; where it depends on the world it would be an invention, and the question needs `others`.
 */
export function checkOthers<S extends GameState, C>(match: Match<S, C>): number {
  const { play } = match
  const seed = seedOf(match)
  for (const ask of play.pending) {
    const told = toldToOthers(play, ask)
    for (const world of ['one', 'another'])
      mustEqual(
        'others',
        `what others are told of ${ask.question.name}`,
        [told ?? false],
        [toldToOthers(play, ask, `${seed} ${world}`) ?? false],
      )
  }
  return play.pending.length
}

/** How many kinds of secret were changed. */
function checkView<S extends GameState, C>(
  match: Match<S, C>,
  coverage: Coverage,
  role: Role | undefined,
  seed: string,
): number {
  const { game, content } = match
  const position = match.positionOf(role)
  for (const secret of game.secrets(position, role))
    if (!hasSeen(role, secret.seenBy) && secret.read().length > 0) coverage.listed.add(secret.kind)
  const { state, changed } = scramble(game, position, role, seed)
  for (const kind of changed) coverage.scrambled.add(kind)
  const cells = (table: { state: S; content: C }): unknown => [
    Object.fromEntries(publicCells(game, table)),
    role === undefined ? {} : Object.fromEntries(privateCells(game, table, role)),
  ]
  const who = role === undefined ? 'a spectator' : `role ${role}`
  mustEqual('secrecy', `the view of ${who}`, cells(position), cells({ state, content }))
  return changed.size
}

/** The asked role's question and all that is said about it, from its own copy and from a scrambled checkpoint. */
function checkAsked<S extends GameState, C>(match: Match<S, C>, coverage: Coverage, role: Role, seed: string): number {
  const { game, content } = match
  const mark = match.marks.last
  const { state, changed } = scramble(game, { state: mark.state, content }, role, seed)
  for (const kind of changed) coverage.scrambled.add(kind)
  const imagine = (from: S): unknown => resample(game, { state: from, content }, role, fastSource(seed))
  mustEqual('secrecy', `the worlds imagined for role ${role}`, imagine(mark.state), imagine(state))
  const intents = someIntents(coverage, seed)
  const truth = heard(match.positionOf(role), role, intents)
  const other = heard(resumeFor('secrecy', match, state, match.tailOf(role)), role, intents)
  for (const part of Object.keys(truth)) mustEqual('secrecy', `${part} of role ${role}`, truth[part], other[part])
  remember(coverage, match.positionOf(role), role)
  return changed.size
}

/** Everything that a role is told when it is asked. */
function heard<S extends GameState, C>(
  play: Play<S, C>,
  role: Role,
  intents: readonly string[],
): Record<string, unknown> {
  const asks = play.pending.filter((ask) => ask.role === role)
  return {
    questions: asks.map((ask) => viewOf(play, ask)),
    offers: offersIn(play, role),
    odds: asks.map((ask) => play.game.odds(play, role, ask)),
    explanations: asks.map((ask) => intents.map((key) => play.game.explain(play, role, { key }, ask))),
  }
}

function someIntents(coverage: Coverage, seed: string): string[] {
  const all = [...coverage.intents]
  if (all.length <= INTENTS) return all
  const source = fastSource(seed)
  return Array.from({ length: INTENTS }, () => all[source.below(all.length)])
}

function remember<S extends GameState, C>(coverage: Coverage, play: Play<S, C>, role: Role): void {
  for (const ask of play.pending.filter((waiting) => waiting.role === role))
    for (const option of viewOf(play, ask).options) {
      coverage.intents.add(option.key)
      for (const target of option.targets ?? []) coverage.intents.add(target)
    }
}

/** An imagined world is lawful: the tail fits it, its invariants hold, and the role has the same options there. */
export function checkResample<S extends GameState, C>(match: Match<S, C>): number {
  const roles = askedRoles(match)
  for (const role of roles) checkWorld(match, role, seedOf(match))
  return roles.size
}

function checkWorld<S extends GameState, C>(match: Match<S, C>, role: Role, seed: string): void {
  const { game, content } = match
  const state = resample(game, { state: match.marks.last.state, content }, role, fastSource(`world ${seed}`))
  const world = resumeFor('resample', match, state, match.tailOf(role))
  const options = (play: Play<S, C>): unknown =>
    play.pending
      .filter((ask) => ask.role === role)
      .map((ask) => play.options(ask).map((option) => ask.question.key(play, option, ask)))
  mustEqual('resample', `the options of role ${role}`, options(match.positionOf(role)), options(world))
  const broken = game.invariants(world)
  if (broken.length > 0)
    throw new InvariantBroken('resample', `role ${role} imagines what cannot be: ${broken.join('; ')}`)
}
