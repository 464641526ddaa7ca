/** A position as a role sees it, with what was already reckoned out for it. */
import { LANDS, SPACES } from '../content/names.ts'
import { isAttackSpace } from '../rules/actions/attack.ts'
import type { FightOdds } from '../rules/fight/fight-odds.ts'
import { scoreOf } from '../rules/scoring/score.ts'
import { at, NONE, type Attitude, type Land, type Role, type State, type Table } from '../rules/table/state.ts'
import type { Weights } from './weights.ts'

export interface Attack {
  readonly origin: Land
  readonly target: Land
  readonly attitude: Attitude
  readonly sent: number
  readonly value: number
  /** The chance to take the land, and how many armies stand there then. */
  readonly wins: number
  readonly stay: number
  /** How many defenders are left on average, lost lands too. */
  readonly remain: number
}

/** What holds as long as nothing on the board changes. */
interface Reckoned {
  /** By role: how many attacks it may still make in this round, as far as can be seen. */
  readonly strikes: readonly number[]
  /** By role: what a point less for it is worth to the one who looks. */
  readonly harm: readonly number[]
  readonly attacks: Map<number, Attack>
  /** By land: NaN where it was not asked for yet. */
  readonly scoring: Float64Array
  readonly prizes: Float64Array
  readonly held: Float64Array
  /** The best attack whose card helps nobody but the defender. */
  plain?: Attack | undefined
  isPlainKnown: boolean
}

/** Real or imagined in a plan. */
export interface Scene extends Omit<Reckoned, 'plain' | 'isPlainKnown'> {
  readonly t: Table
  readonly role: Role
  readonly w: Weights
  /** Scorings to come, that of this round included. */
  readonly left: number
  /** Chances of fights; they hold as long as tower and tray do. */
  readonly fights: Map<number, FightOdds>
  readonly known: Reckoned
  /** Where cards are revealed to see what they would do. */
  stage?: Scene
}

const unknown = (): Float64Array => new Float64Array(LANDS).fill(NaN)

const reckoned = (strikes: readonly number[], harm: readonly number[]): Reckoned => ({
  strikes,
  harm,
  attacks: new Map(),
  scoring: unknown(),
  prizes: unknown(),
  held: unknown(),
  isPlainKnown: false,
})

/** Two numbers that differ when anything in the lists does. */
class Mark {
  a = 0x811c9dc5
  b = 0x2545f491
  add(list: readonly number[]): this {
    for (let i = 0; i < list.length; i++) {
      this.a = Math.imul(this.a ^ list[i], 0x01000193)
      this.b = Math.imul(this.b + list[i] + 2, 0x5bd1e995) ^ (this.b >>> 15)
    }
    return this
  }
  is = (other: Mark): boolean => this.a === other.a && this.b === other.b
}

const towerMark = (s: State): Mark => new Mark().add(s.tower).add(s.tray).add([s.residents])

/** Everything that the worth of lands and attacks depends on. */
function boardMark(s: State, role: Role): Mark {
  const mark = towerMark(s).add(s.possessor).add(s.armies).add(s.building).add(s.portal).add(s.holder)
  return mark.add(s.points).add([role, s.round, s.roles, s.options.rounds, s.phase === 'execution' ? coverage(s) : -1])
}

/** Which spaces are covered. */
function coverage({ planned }: State): number {
  let bits = 7
  for (const card of planned) bits = Math.imul(bits, 31) + (card === NONE ? 0 : 1)
  return bits
}

interface Kept {
  readonly content: unknown
  readonly tower: Mark
  readonly fights: Map<number, FightOdds>
  readonly board: Mark
  readonly known: Reckoned
}

/** The questions of one turn are about the same board: what was reckoned for the last one is used again. */
const last = new WeakMap<Weights, Kept>()

export function sceneFor(t: Table, role: Role, w: Weights): Scene {
  const { state: s, content } = t
  const left = s.options.rounds - Math.max(1, s.round) + 1
  const kept = last.get(w)
  const board = boardMark(s, role)
  if (kept?.content === content && kept.board.is(board)) return sceneOf(t, role, w, left, kept)
  const tower = towerMark(s).add([role])
  const isSameTower = kept?.content === content && kept.tower.is(tower)
  const fights = isSameTower ? kept.fights : new Map<number, FightOdds>()
  const fresh = { content, tower, fights, board, known: reckoned(strikesOf(t), harmsOf(t, role, w, left)) }
  last.set(w, fresh)
  return sceneOf(t, role, w, left, fresh)
}

const sceneOf = (
  t: Table,
  role: Role,
  w: Weights,
  left: number,
  { fights, known }: Pick<Kept, 'fights' | 'known'>,
): Scene => ({
  t,
  role,
  w,
  left,
  fights,
  known,
  strikes: known.strikes,
  harm: known.harm,
  attacks: known.attacks,
  scoring: known.scoring,
  prizes: known.prizes,
  held: known.held,
})

/** Every attack space counts before the plans are laid, covered ones afterwards: that can be seen. */
function strikesOf(t: Table): number[] {
  const { state } = t
  return Array.from({ length: state.roles }, (_, role) => {
    let count = 0
    for (let space = 0; space < SPACES; space++) {
      const isOpen = state.phase === 'execution' && state.planned[at(role, space)] === NONE
      if (!isOpen && state.lightRace[role] !== NONE && isAttackSpace(t, role, space)) count++
    }
    return count
  })
}

/** Whoever is ahead is the one to be harmed. */
function harmsOf(t: Table, role: Role, w: Weights, left: number): number[] {
  const { points } = t.state
  const powers = points.map((own, other) =>
    other === role ? 0 : Math.exp((own + left * scoreOf(t, other).total) / (w.lead * Math.sqrt(left))),
  )
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => (w.harm * (points.length - 1) * power) / sum)
}

/** The same table with a card revealed on a space. It is good until the next card is revealed. */
export function revealing(scene: Scene, space: number, card: number): Scene {
  let { stage } = scene
  if (stage === undefined) {
    stage = { ...scene, t: { state: { ...scene.t.state }, content: scene.t.content } }
    scene.stage = stage
  }
  stage.t.state.action = { role: scene.role, space, card }
  return stage
}

/** The position after a change, for plans that reckon with it. Attacks far from the changed lands stay as they were. */
export function imagine(scene: Scene, changed: readonly Land[], change: (state: State) => void): Scene {
  const { state, content } = scene.t
  const { possessor, armies, building, portal, gold, energy, limbo, holder } = state
  const copy = {
    ...state,
    possessor: possessor.slice(),
    armies: armies.slice(),
    building: building.slice(),
    portal: portal.slice(),
    gold: gold.slice(),
    energy: energy.slice(),
    limbo: limbo.slice(),
    holder: holder.slice(),
  }
  change(copy)
  const t = { state: copy, content }
  if (changed.length === 0) return sceneOf(t, scene.role, scene.w, scene.left, scene)
  const known = reckoned(scene.strikes, scene.harm)
  keepFar(scene, known, changed)
  return sceneOf(t, scene.role, scene.w, scene.left, { fights: scene.fights, known })
}

function keepFar({ t, attacks }: Scene, known: Reckoned, changed: readonly Land[]): void {
  const { isAdjacent } = t.content.map
  const isNear = (land: Land): boolean =>
    changed.some((other) => other === land || isAdjacent[other * LANDS + land] === 1)
  for (const [key, attack] of attacks)
    if (!isNear(attack.origin) && !isNear(attack.target)) known.attacks.set(key, attack)
}
