/** A position as a role looks at it: what several questions of one turn need is worked out once. */
import { EVERYONE } from '../../../engine/index.ts'
import { areAdjacent, isEngaged } from '../rules/engagement/adjacent.ts'
import { glyphBonus } from '../rules/glyphs/glyph-bonus.ts'
import { controllerOf, isStanding } from '../rules/table/figures.ts'
import { fieldOf, isBasic, MARKERS, NONE, scenarioOf, TURNS } from '../rules/table/state.ts'
import type { ArmyCard, Figure, Role, State, Table } from '../rules/table/state.ts'
import { areAllies, areEnemies, isSameSide, sideOf } from '../rules/teams/sides.ts'
import { distanceOf } from '../rules/attack/targets.ts'
import { importanceOf, isAboutToWin, isHoldingOut } from './aims.ts'
import { castOf, type Cast } from './cast.ts'
import { coverOf, isOpen, type Cover } from './cover.ts'
import type { MovesOf } from './moves.ts'
import { dangersOf, type Danger } from './danger.ts'
import type { Weights } from './weights.ts'
import { worthOf } from './worth.ts'

export interface Scene {
  readonly t: Table
  readonly role: Role
  readonly weights: Weights
  /** It wins if nothing happens: it need not go to meet anybody. */
  readonly isHolding: boolean
  readonly cast: Cast
  readonly cover: Cover
  readonly enemies: readonly Figure[]
  /** Own figures, team mates' and allies'. */
  readonly friends: readonly Figure[]
  /** By figure: how much it matters to hurt it. */
  readonly importance: readonly number[]
  readonly isEnemy: readonly boolean[]
  readonly worth: readonly number[]
  /** By figure: dice of a normal attack and against one, but for height and whom it is against. */
  readonly attack: readonly number[]
  readonly defense: readonly number[]
  /** By figure: engaged with somebody. */
  readonly isHeld: readonly boolean[]
  /** By army card of an enemy: how often it is likely to act soon, as far as order markers tell. */
  readonly acts: readonly number[]
  /** The part of the enemies' next turns that no order marker tells of. */
  readonly unknown: number
  readonly dangers: readonly Danger[]
  /** What was found out about moves. */
  readonly moves: Map<Figure, MovesOf>
}

export function sceneFor(t: Table, role: Role, weights: Weights): Scene {
  const signed = signatureOf(t, role)
  const found = recent.find(
    ({ scene, signature }) => scene.t.content === t.content && scene.weights === weights && isSame(signature, signed),
  )
  if (found !== undefined) {
    // The same position may come in another copy of the state.
    found.scene = { ...found.scene, t }
    return found.scene
  }
  const scene = look(t, role, weights)
  recent.unshift({ scene, signature: signed })
  if (recent.length > REMEMBERED) recent.pop()
  return scene
}

const REMEMBERED = 4
const recent: { scene: Scene; signature: readonly number[] }[] = []

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Everything that what is remembered depends on. */
function signatureOf(t: Table, role: Role): number[] {
  const s = t.state
  const { options, turn } = s
  const list = [role, options.scenario, options.setup, options.rounds, s.round, s.turnNumber, s.turnAt, s.truce, s.mist]
  list.push(options.edition === 'german' ? 1 : 0, options.climbEqual ? 1 : 0, options.mudSlowsFlyers ? 1 : 0)
  append(list, s.fate, s.front, s.rear, s.wounds, s.owner, s.attackBonus, s.defenseBonus, s.grenade)
  append(list, s.glyphSpace, s.glyphUp, s.glyph, s.glyphTakenBy, s.scout, s.scoutSeenBy, s.order)
  append(list, s.markerOn, s.markerSeenBy)
  if (s.move !== undefined) list.push(s.move.figure, s.move.left, s.move.way, s.move.lead)
  if (turn !== undefined) {
    list.push(turn.role, turn.card, turn.step === 'attack' ? 1 : 0)
    append(list, turn.moved, turn.attackers, turn.targets, turn.powers, turn.acting)
  }
  return list
}

function append(list: number[], ...parts: readonly (readonly number[])[]): void {
  for (const part of parts) {
    list.push(-7)
    for (let i = 0; i < part.length; i++) list.push(part[i])
  }
}

function look(t: Table, role: Role, weights: Weights): Scene {
  const cast = castOf(t)
  const cover = coverOf(fieldOf(t))
  const enemies: Figure[] = []
  const friends: Figure[] = []
  const count = cast.cardOf.length
  const [importance, worth] = [new Array<number>(count).fill(1), new Array<number>(count).fill(0)]
  const [isHeld, isEnemy] = [new Array<boolean>(count).fill(false), new Array<boolean>(count).fill(false)]
  for (let figure = 0; figure < count; figure++) {
    const other = t.state.owner[cast.cardOf[figure]]
    if (other === NONE || t.state.fate[figure] > 1) continue
    worth[figure] = worthOf(t, figure)
    if (!isStanding(t, figure)) continue
    isHeld[figure] = isEngaged(t, figure)
    if (areEnemies(t, role, other) || isRival(t, role, figure)) {
      enemies.push(figure)
      isEnemy[figure] = true
      importance[figure] = importanceOf(t, role, figure, weights.alarm) * (cast.isHero[figure] ? weights.heroes : 1)
    } else friends.push(figure)
  }
  const { attack, defense } = diceIn(t, cast, cover, [...enemies, ...friends])
  const known = { ...actsIn(t, role), isHolding: isHoldingOut(scenarioOf(t), sideOf(t, role)) }
  const seen = {
    t,
    role,
    weights,
    cast,
    cover,
    enemies,
    friends,
    importance,
    isEnemy,
    worth,
    attack,
    defense,
    isHeld,
    ...known,
  }
  return { ...seen, dangers: dangersOf(seen), moves: new Map() }
}

/** An ally of a truce that is about to win alone is no friend any more (HS-RUL-45). */
const isRival = (t: Table, role: Role, figure: Figure): boolean =>
  areAllies(t, role, controllerOf(t, figure)) &&
  !isSameSide(t, role, controllerOf(t, figure)) &&
  isAboutToWin(t, figure)

/** Dice of those who stand, with what they get from glyphs, spirits and friends. */
function diceIn(
  t: Table,
  cast: Cast,
  cover: Cover,
  figures: readonly Figure[],
): { readonly attack: number[]; readonly defense: number[] } {
  const attack = [...cast.attack]
  const defense = [...cast.defense]
  if (isBasic(t)) return { attack, defense }
  const { owner, attackBonus, defenseBonus } = t.state
  const [attackGlyphs, defenseGlyphs] = (['attack', 'defense'] as const).map((what) =>
    Array.from({ length: t.state.roles }, (_, role) => glyphBonus(t, role, what)),
  )
  const givers = figures.filter((figure) => gives(cast, figure))
  for (let figure = 0; figure < attack.length; figure++) {
    const card = cast.cardOf[figure]
    if (owner[card] === NONE) continue
    attack[figure] += attackBonus[card] + attackGlyphs[owner[card]]
    defense[figure] += defenseBonus[card] + defenseGlyphs[owner[card]]
  }
  for (const figure of figures)
    for (const giver of givers) {
      if (giver === figure) continue
      if (isCovered(t, cast, cover, giver, figure)) defense[figure] += cast.farDefense[giver]
      if (cast.closeAttack[giver] + cast.closeDefense[giver] === 0 || !areAdjacent(t, giver, figure)) continue
      if (areEnemies(t, owner[cast.cardOf[giver]], owner[cast.cardOf[figure]])) continue
      if (cast.range[figure] <= 1) attack[figure] += cast.closeAttack[giver]
      defense[figure] += cast.closeDefense[giver]
    }
  return { attack, defense }
}

export const gives = (cast: Cast, figure: Figure): boolean =>
  cast.closeAttack[figure] + cast.closeDefense[figure] + cast.farDefense[figure] > 0

/** Raelin looks after all of her player's figures that she sees. */
function isCovered(t: Table, cast: Cast, cover: Cover, giver: Figure, figure: Figure): boolean {
  const { owner, front } = t.state
  if (cast.farDefense[giver] === 0 || owner[cast.cardOf[giver]] !== owner[cast.cardOf[figure]]) return false
  return distanceOf(t, giver, figure) <= cast.farRange[giver] && isOpen(cover, front[giver], front[figure])
}

/** The enemies' turns that are looked at. */
const AHEAD = 2

/** Where order markers lie is open; which of the hidden ones comes next is not (HS-RND-06). */
function actsIn(t: Table, role: Role): Pick<Scene, 'acts' | 'unknown'> {
  const { state } = t
  const acts = new Array<number>(state.owner.length).fill(0)
  if (isBasic(t) || state.phase !== 'turns') return { acts, unknown: 1 }
  let told = 0
  let enemies = 0
  for (let other = 0; other < state.roles; other++) {
    if (!areEnemies(t, role, other)) continue
    enemies++
    const turns = Math.min(AHEAD, turnsLeft(state, other))
    const cards = hiddenMarkers(state, other)
    for (const card of cards) acts[card] = Math.min(1, acts[card] + turns / cards.length)
    if (cards.length > 0) told += turns / AHEAD
  }
  return { acts, unknown: enemies === 0 ? 1 : 1 - told / enemies }
}

/** Turns that a role still has in this round, without the one that is being played. */
export function turnsLeft({ turnNumber, turnAt, order }: State, role: Role): number {
  const at = order.indexOf(role)
  if (at < 0) return 0
  return TURNS - turnNumber - (at <= turnAt ? 1 : 0)
}

/** The cards under markers that have not been shown. */
function hiddenMarkers(state: State, role: Role): ArmyCard[] {
  const cards: ArmyCard[] = []
  for (let slot = role * MARKERS; slot < (role + 1) * MARKERS; slot++)
    if (state.markerOn[slot] !== NONE && state.markerSeenBy[slot] !== EVERYONE) cards.push(state.markerOn[slot])
  return cards
}
