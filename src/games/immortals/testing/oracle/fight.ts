/** The fight in detail (L196 to L231), cube by cube. Which cubes fall is chance and taken from the fight that was fought. */
import { Disagreement } from '../../../../engine/proof/index.ts'
import { landCardOf } from '../../content/cards.ts'
import { attitudesOf, nameIn, NOBODY, worldIn, type Game } from './printed.ts'
import type { Snapshot } from './snapshot.ts'

type Cube = 'attacker' | 'defender' | 'resident'

/** An action that was tried: what it should come to is reckoned in `after`. */
export interface Done {
  readonly play: Game
  readonly after: Snapshot
  /** The keys that were answered, the action first. */
  readonly answers: readonly string[]
  readonly result: Game['state']
}

const KEYS = ['against', 'neutral', 'for']

/** The attitude that was chosen, or the only one there is. */
function attitudeOf({ play, answers }: Done, from: number, to: number): number {
  const { role, card } = play.state.action!
  const chosen = answers.find((key) => KEYS.includes(key))
  return chosen === undefined ? attitudesOf(play, role, card, from, to)[0] : KEYS.indexOf(chosen) - 1
}

/** L199 f.: the tray with one resident at least, one fewer of more than three, the attackers and all defenders. */
function throwIn({ play, after: s, answers }: Done, from: number, to: number): number[] {
  const { role } = play.state.action!
  const green = s.tray.length - 1
  if (s.tray[green] === 0 && s.residents > 0) [s.tray[green], s.residents] = [1, s.residents - 1]
  else if (s.tray[green] > 3) [s.tray[green], s.residents] = [s.tray[green] - 1, s.residents + 1]
  const thrown = [...s.tray]
  const sent = Number(/^armies:(\d+)$/.exec(answers.at(-1)!)![1])
  thrown[role] += sent
  s.armies[from] -= sent
  if (s.possessor[to] !== NOBODY) thrown[s.possessor[to]] += s.armies[to]
  s.armies[to] = 0
  s.possessor[to] = NOBODY
  return thrown
}

/** Some stay inside, some that were inside come out: the tray holds what fell. */
function letFall({ after: s, result }: Done, thrown: readonly number[]): void {
  const { fellThrown, fellInside } = result.fight!
  thrown.forEach((count, colour) => {
    const [through, loose] = [fellThrown[colour], fellInside[colour]]
    if (through < 0 || through > count || loose < 0 || loose > s.tower[colour])
      throw new Disagreement('what actions do', `more cubes of colour ${colour} fell than there were`)
    s.tower[colour] += count - through - loose
    s.tray[colour] = through + loose
  })
}

const many = (cube: Cube, count: number): Cube[] => Array.from({ length: count }, () => cube)

export function fightOn(fought: Done, from: number, to: number): void {
  const { play, after: s } = fought
  const { role } = play.state.action!
  const defender = s.possessor[to]
  const attitude = attitudeOf(fought, from, to)
  letFall(fought, throwIn(fought, from, to))
  const green = s.tray.length - 1
  const [a, d, r] = [s.tray[role], defender === NOBODY ? 0 : s.tray[defender], s.tray[green]]
  // Residents come first in every party: they leave first (L223).
  const attackers = [...many('resident', attitude === 1 ? r : 0), ...many('attacker', a)]
  const defenders = [...many('resident', attitude === -1 ? r : 0), ...many('defender', d)]
  const leave = (cube: Cube): void => {
    const colour = cube === 'resident' ? green : cube === 'attacker' ? role : defender
    s.tray[colour]--
    if (cube === 'resident') s.residents++
    else s.limbo[colour * 2 + (1 - worldIn(to))]++
  }
  const land = { name: nameIn(to), to, role, defender }
  if (defender === NOBODY) return enter(fought, land, attitude, defenders, leave)
  while (attackers.length > 0 && defenders.length > 0) {
    leave(attackers.shift()!)
    leave(defenders.shift()!)
  }
  const isTie = attackers.length === 0 && defenders.length === 0
  place(s, to, role, attackers.filter((cube) => cube === 'attacker').length)
  place(s, to, defender, defenders.filter((cube) => cube === 'defender').length)
  if (s.possessor[to] === role) handOver(play, s, land.name, role)
  // L227: nobody possesses it; won by residents alone is no better for the attacker.
  else if (isTie || attackers.length > 0) giveBack(play, s, land.name, [role, defender])
}

interface Land {
  readonly name: number
  readonly to: number
  readonly role: number
}

/** L206 to L209, L216 f.: an unoccupied land. */
function enter(
  { play, after: s }: Done,
  { name, to, role }: Land,
  attitude: number,
  residents: Cube[],
  leave: (cube: Cube) => void,
): void {
  if (attitude === -1)
    while (s.tray[role] > 0 && residents.length > 0) {
      leave('attacker')
      leave(residents.shift()!)
    }
  place(s, to, role, s.tray[role])
  if (s.possessor[to] === role) handOver(play, s, name, role)
}

/** L224: only armies of players come onto a land. */
function place(s: Snapshot, land: number, role: number, armies: number): void {
  if (armies === 0) return
  s.tray[role] -= armies
  s.possessor[land] = role
  s.armies[land] += armies
}

function giveBack(play: Game, s: Snapshot, name: number, involved: readonly number[]): void {
  if (involved.includes(s.holder[name])) handOver(play, s, name, NOBODY)
}

/** L112, L216: even from a plan, whose action has become impossible for its player. The compensations of a trial are gold. */
export function handOver(play: Game, s: Snapshot, name: number, to: number): void {
  const from = s.holder[name]
  s.holder[name] = to
  if (from === NOBODY || from === to) return
  const at = s.planned.indexOf(landCardOf(name))
  if (at < 0) return
  s.planned[at] = NOBODY
  const { role, space } = play.state.action!
  if (at !== role * 10 + space && play.state.options.compensatesStolen) s.gold[from]++
}
