import { type ChanceSource, fastSource, type GameEvent, openMatch, prepare } from '../../../engine/index.ts'
import { NO_WALL } from '../content/battlefield.ts'
import { GLYPH_IDS } from '../content/names.ts'
import { heroscape } from '../index.ts'
import { cardOf, printed } from '../rules/table/figures.ts'
import { fieldOf, layoutOf, NONE, OFF, STANDING } from '../rules/table/state.ts'
import type { Figure, Role, Space, Table } from '../rules/table/state.ts'
import type { Happening } from './happening.ts'
import { choose, type HeroscapeMatch } from './position.ts'
import { dice } from './sight-scenes.ts'

/** A match as the scenario prints it, at its first question. */
export function newGame(
  scenario: string,
  roles: number,
  options: object = {},
  source: ChanceSource = fastSource(scenario),
): Happening {
  const prepared = prepare(heroscape, roles, { scenario, ...options })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const match = openMatch(prepared.value, source)
  const events: GameEvent[] = []
  match.listener = (event) => events.push(event)
  return { match: match.begin(), events }
}

/** Always the same arbitrary answers until a question of this name waits (or the game is over). */
export function playUntil(happening: Happening, isThere: (name: string) => boolean, most = 20_000): Happening {
  const { match } = happening
  const any = dice(most)
  for (let i = 0; i < most && !match.over; i++) {
    const ask = match.play.pending[0]
    if (isThere(ask.question.name)) return happening
    const options = match.play.options(ask)
    const option = ask.question.key(match.play, options[any(options.length)], ask)
    const accepted = match.answer({ role: ask.role, question: match.idOf(ask), option })
    if (!accepted.ok) throw new Error(`${option} was refused at ${ask.question.name}`)
  }
  if (!match.over) throw new Error('this never happened')
  return happening
}

/** A match of this scenario whose armies stand: at the first question of the battle itself. */
export const begun = (scenario: string, roles: number, options: object = {}): Happening =>
  playUntil(newGame(scenario, roles, options), (name) => ['marker', 'card', 'dropTo'].includes(name))

/** By role: the zone in which its figures stand ("none" for a place outside of all zones). */
export function zonesOf(t: Table): string[][] {
  const found: Set<string>[] = Array.from({ length: t.state.roles }, () => new Set())
  const { zones, zoneOf } = layoutOf(t)
  for (let figure = 0; figure < t.state.fate.length; figure++) {
    const role = t.state.owner[cardOf(t, figure)]
    if (t.state.fate[figure] !== STANDING || role === NONE) continue
    for (const space of [t.state.front[figure], t.state.rear[figure]])
      if (space !== OFF) found[role].add(zones[zoneOf[space]]?.id ?? 'none')
  }
  return found.map((set) => [...set].sort())
}

/** Every figure of a role with its places as q,r,level. */
export function figuresOf(t: Table, role: Role): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (let figure = 0; figure < t.state.fate.length; figure++) {
    const card = cardOf(t, figure)
    if (t.state.fate[figure] !== STANDING || t.state.owner[card] !== role) continue
    const places = [t.state.front[figure], t.state.rear[figure]].filter((space) => space !== OFF)
    ;(found[printed(t, card).id] ??= []).push(places.map((space) => where(t, space)).join(' '))
  }
  return found
}

export function where(t: Table, space: Space): string {
  const { columns, spaces } = fieldOf(t)
  const column = spaces.column[space]
  return `${columns.q[column]},${columns.r[column]},${spaces.level[space]}`
}

/** What lies on the battlefield: the glyph if its power side is up, else "?", with its place. */
export const glyphsOf = (t: Table): string[] =>
  t.state.glyphSpace.flatMap((space, piece) =>
    space === OFF ? [] : [`${t.state.glyphUp[piece] === 1 ? GLYPH_IDS[t.state.glyph[piece]] : '?'} ${where(t, space)}`],
  )

/** By role: the points of the cards brought, without those that the scenario gives. */
export const pointsBrought = (t: Table, without: readonly string[] = []): number[] =>
  Array.from({ length: t.state.roles }, (_, role) =>
    t.state.broughtBy.reduce((sum, one, card) => {
      const { id, master } = printed(t, card)
      return one === role && !without.includes(id) ? sum + master.points : sum
    }, 0),
  )

/** The neighbours of a space on the same level and without a ruin between: where a figure can simply step to or from. */
export function beside(t: Table, space: Space): Space[] {
  const { links } = fieldOf(t)
  const found: Space[] = []
  for (let link = links.first[space]; link < links.first[space + 1]; link++)
    if (links.rise[link] === 0 && links.wallTop[link] === NO_WALL) found.push(links.to[link])
  return found
}

/** Moves a figure of the active card with the whole question-and-answer. */
export const walk = (match: HeroscapeMatch, figure: Figure, to: Space): void =>
  choose(match, `figure:${figure}`, `space:${to}`)
