/** What enemies may do to a figure in their next turns, wherever it stands then. */
import { distancesFrom } from '../content/find-space.ts'
import { fieldOf, isBasic, OFF, type ArmyCard, type Figure, type Space } from '../rules/table/state.ts'
import { waysIn } from './cast.ts'
import { isOpen } from './cover.ts'
import type { Scene } from './scene.ts'
import type { Distances } from './ways.ts'
import { partLost } from './worth.ts'

/** An enemy, with what is alike for all whom it might attack. */
export interface Danger {
  readonly figure: Figure
  readonly card: ArmyCard
  readonly range: number
  readonly move: number
  readonly level: number
  readonly front: Space
  /** By space: movement until it is beside whoever stands there. */
  readonly reach: Distances
  /** By column: how far it is from where the enemy stands. */
  readonly away: Uint8Array
  /** From where it might shoot after a move. */
  readonly posts: readonly Space[]
}

export function dangersOf(scene: Omit<Scene, 'dangers' | 'moves'>): Danger[] {
  const { t, cast } = scene
  const { columns, spaces } = fieldOf(t)
  return scene.enemies.map((figure) => {
    const front = t.state.front[figure]
    const move = cast.move[figure]
    const ways = waysIn(t, cast, figure)
    return {
      figure,
      card: cast.cardOf[figure],
      range: cast.range[figure],
      move,
      level: spaces.level[front],
      front,
      reach: ways.reach(front),
      away: distancesFrom(columns, spaces.column[front]),
      posts: cast.range[figure] > 1 ? ways.near(front, move) : [],
    }
  })
}

const byCard: number[] = []

/** What is to be feared for a figure on this place that would roll so many dice. */
export function dangerAt(scene: Scene, figure: Figure, front: Space, rear: Space, defense: number): number {
  const { cast, t, acts, unknown, weights } = scene
  const life = cast.life[figure]
  const left = life - t.state.wounds[figure]
  for (const { card } of scene.dangers) byCard[card] = 0
  for (const danger of scene.dangers) {
    const chance = chanceToBeHit(scene, danger, figure, front, rear)
    if (chance > 0) byCard[danger.card] += chance * partTaken(scene, danger, figure, front, defense, left, life)
  }
  let known = 0
  let sum = 0
  let worst = 0
  for (const { card } of scene.dangers) {
    const part = byCard[card]
    byCard[card] = 0
    known += acts[card] * part
    sum += part
    worst = Math.max(worst, part)
  }
  const guessed = weights.worstCard * worst + weights.otherCards * (sum - worst)
  return scene.worth[figure] * Math.min(1, known * weights.toldCard + unknown * guessed)
}

function partTaken(
  { attack, cast, t }: Scene,
  { figure: enemy, level, range }: Danger,
  figure: Figure,
  front: Space,
  defense: number,
  left: number,
  life: number,
): number {
  const above = level - fieldOf(t).spaces.level[front]
  const high = above > 0 ? 1 : 0
  const low = above < 0 ? 1 : 0
  const dice = attack[enemy] + high + (range > 1 ? 0 : cast.sword[enemy])
  const dodge = range > 1 ? cast.dodge[figure] : undefined
  return partLost(dice, defense + low, left, life, dodge) * (1 + 0.8 * (cast.attacks[enemy] - 1))
}

/** Whether an enemy gets at a figure there in one turn: over the ground, or by sight. */
function chanceToBeHit(scene: Scene, danger: Danger, figure: Figure, front: Space, rear: Space): number {
  const { reach, move, range } = danger
  const { weights } = scene
  const isHeld = scene.isHeld[danger.figure]
  const steps = rear === OFF ? reach[front] : Math.min(reach[front], reach[rear])
  if (steps === 0) return 1
  if (range > 1 && !scene.cast.isSpeedy[figure]) return chanceToBeShot(scene, danger, front, rear)
  return steps <= move ? weights.overland * (isHeld ? weights.held : 1) : 0
}

function chanceToBeShot(
  scene: Scene,
  { away, move, range, posts, front: from, figure }: Danger,
  front: Space,
  rear: Space,
): number {
  const { spaces, columns } = fieldOf(scene.t)
  const column = spaces.column[front]
  const distance = rear === OFF ? away[column] : Math.min(away[column], away[spaces.column[rear]])
  if (distance > range + move) return 0
  const { seen, sought, held } = scene.weights
  const isHeld = scene.isHeld[figure] && !isBasic(scene.t)
  if (distance <= range && isOpen(scene.cover, from, front)) return isHeld ? seen * held : seen
  for (const post of posts) {
    if (distancesFrom(columns, spaces.column[post])[column] > range) continue
    if (isOpen(scene.cover, post, front)) return isHeld ? sought * held : sought
  }
  return 0
}
