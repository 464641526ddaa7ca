/** How good it is for a figure to stand somewhere: reckoned cheaply for every place, exactly for the few that matter. */
import { distancesFrom } from '../content/find-space.ts'
import { isAdjacentOver } from '../rules/engagement/adjacent.ts'
import { specialOf } from '../rules/table/figures.ts'
import { glyphAt, glyphsHavePower } from '../rules/glyphs/glyph-bonus.ts'
import { collectGoal } from '../rules/glyphs/glyphs.ts'
import { movementOf } from '../rules/movement/search/mover.ts'
import { fieldOf, isBasic, NONE, OFF, STANDING } from '../rules/table/state.ts'
import type { Figure, Space, Table } from '../rules/table/state.ts'
import { rangeOf } from '../rules/attack/targets.ts'
import { careOf, pullsOf, type Pull } from './aims.ts'
import { specialAction } from './attacks.ts'
import { waysIn } from './cast.ts'
import { isOpen } from './cover.ts'
import { dangerAt } from './danger.ts'
import { gives, type Scene } from './scene.ts'
import { hitFrom, targetsFor, type Target } from './targets.ts'
import { FAR, type Distances } from './ways.ts'
import { lossBy } from './worth.ts'

/** What is alike for all places of one figure. */
export interface Outlook {
  readonly figure: Figure
  readonly movement: number
  readonly range: number
  readonly targets: readonly Target[]
  /** For each enemy, by space: how far it is to its side. */
  readonly toEnemies: readonly Distances[]
  readonly pulls: readonly Pull[]
  readonly care: number
  /** Friends that give dice to others. */
  readonly givers: readonly Figure[]
}

export function outlookOf(scene: Scene, figure: Figure): Outlook {
  const { t, role, enemies, cast, friends } = scene
  const { front } = t.state
  const ways = waysIn(t, cast, figure)
  return {
    figure,
    movement: Math.max(1, movementOf(t, figure)),
    range: front[figure] === OFF ? cast.range[figure] : rangeOf(t, figure),
    targets: targetsFor(scene, figure),
    toEnemies: enemies.map((enemy) => ways.beside(front[enemy])),
    pulls: pullsOf(scene, role, figure),
    care: careOf(t, figure),
    givers: isBasic(t) ? [] : friends.filter((friend) => friend !== figure && gives(cast, friend)),
  }
}

/** The figure on a place, with who is there beside it. */
export interface Place {
  readonly front: Space
  readonly rear: Space
  /** Enemies it would be engaged with. */
  readonly engaged: readonly Figure[]
  readonly attack: number
  readonly defense: number
}

export function placeOf(scene: Scene, { figure, givers }: Outlook, front: Space, rear: Space): Place {
  const { cast, t, attack, defense } = scene
  const engaged: Figure[] = []
  addBeside(scene, figure, front, engaged)
  if (rear !== OFF) addBeside(scene, figure, rear, engaged)
  if (givers.length === 0) return { front, rear, engaged, attack: attack[figure], defense: defense[figure] }
  let dice = cast.attack[figure] + t.state.attackBonus[cast.cardOf[figure]]
  let shields = cast.defense[figure] + t.state.defenseBonus[cast.cardOf[figure]]
  const { spaces, columns } = fieldOf(t)
  for (const giver of givers) {
    const there = t.state.front[giver]
    const isNear = distancesFrom(columns, spaces.column[there])[spaces.column[front]] <= cast.farRange[giver]
    if (isNear && isOwn(scene, giver) && isOpen(scene.cover, there, front)) shields += cast.farDefense[giver]
    if (cast.closeAttack[giver] + cast.closeDefense[giver] === 0 || !isBeside(scene, figure, front, rear, giver))
      continue
    if (cast.range[figure] <= 1) dice += cast.closeAttack[giver]
    shields += cast.closeDefense[giver]
  }
  return { front, rear, engaged, attack: dice, defense: shields }
}

const isOwn = ({ t, role, cast }: Scene, figure: Figure): boolean => t.state.owner[cast.cardOf[figure]] === role

function addBeside(scene: Scene, figure: Figure, space: Space, out: Figure[]): void {
  const { t, cast } = scene
  const { links, spaces } = fieldOf(t)
  const { occupant } = t.state
  for (let link = links.first[space]; link < links.first[space + 1]; link++) {
    const other = occupant[links.to[link]]
    if (other === NONE || other === figure || out.includes(other) || !scene.isEnemy[other]) continue
    if (isAdjacentOver(links, link, spaces.level[space], cast.height[figure], cast.height[other])) out.push(other)
  }
}

function isBeside({ t, cast }: Scene, figure: Figure, front: Space, rear: Space, other: Figure): boolean {
  const { links, spaces } = fieldOf(t)
  for (const space of rear === OFF ? [front] : [front, rear])
    for (let link = links.first[space]; link < links.first[space + 1]; link++)
      if (t.state.occupant[links.to[link]] === other)
        if (isAdjacentOver(links, link, spaces.level[space], cast.height[figure], cast.height[other])) return true
  return false
}

/** How good a place is, as far as a quick look tells. */
export function valueAt(scene: Scene, outlook: Outlook, front: Space, rear: Space): number {
  const place = placeOf(scene, outlook, front, rear)
  return restAt(scene, outlook, place, hitFrom(scene, outlook, place, false))
}

/** Puts the figure there, looks for itself, and puts everything back. */
export function exactValueAt(scene: Scene, outlook: Outlook, front: Space, rear: Space): number {
  return whileAt(scene.t, outlook.figure, front, rear, () => {
    const place = placeOf(scene, outlook, front, rear)
    return restAt(scene, outlook, place, actionAt(scene, outlook, place))
  })
}

/** All that a figure can do from where it stands in one turn. */
export function actionHere(scene: Scene, outlook: Outlook): number {
  const { front, rear } = scene.t.state
  const { figure } = outlook
  return actionAt(scene, outlook, placeOf(scene, outlook, front[figure], rear[figure]))
}

/** What its best normal attack brings from where it stands. */
export function hitHere(scene: Scene, outlook: Outlook): number {
  const { front, rear } = scene.t.state
  const { figure } = outlook
  return hitFrom(scene, outlook, placeOf(scene, outlook, front[figure], rear[figure]), true)
}

/** The same after a quick look. */
export function hitNear(scene: Scene, outlook: Outlook): number {
  const { front, rear } = scene.t.state
  const { figure } = outlook
  return hitFrom(scene, outlook, placeOf(scene, outlook, front[figure], rear[figure]), false)
}

const actionAt = (scene: Scene, outlook: Outlook, place: Place): number =>
  specialAction(scene, outlook.figure, hitFrom(scene, outlook, place, true))

function whileAt(t: Table, figure: Figure, front: Space, rear: Space, look: () => number): number {
  const { fate, front: fronts, rear: rears, occupant } = t.state
  const [oldFate, oldFront, oldRear] = [fate[figure], fronts[figure], rears[figure]]
  const stood = oldFront !== OFF && occupant[oldFront] === figure
  if (stood) fill(occupant, oldFront, oldRear, NONE)
  const [before, behind] = [occupant[front], rear === OFF ? NONE : occupant[rear]]
  fill(occupant, front, rear, figure)
  fate[figure] = STANDING
  fronts[figure] = front
  rears[figure] = rear
  const value = look()
  occupant[front] = before
  if (rear !== OFF) occupant[rear] = behind
  fate[figure] = oldFate
  fronts[figure] = oldFront
  rears[figure] = oldRear
  if (stood) fill(occupant, oldFront, oldRear, figure)
  return value
}

function fill(occupant: number[], front: Space, rear: Space, figure: Figure): void {
  occupant[front] = figure
  if (rear !== OFF) occupant[rear] = figure
}

function restAt(scene: Scene, outlook: Outlook, place: Place, action: number): number {
  const { figure, care } = outlook
  const { front, rear } = place
  const danger = dangerAt(scene, figure, front, rear, place.defense) * scene.weights.caution * care
  const ground = groundAt(scene, outlook, place)
  return action - danger + approach(scene, outlook, place, action) + aimsAt(outlook, place) + ground
}

/** Without anything to do the figure closes in; a shooter until it has somebody in range. */
function approach(
  { weights, cast, isHolding }: Scene,
  outlook: Outlook,
  { front, rear }: Place,
  action: number,
): number {
  if (action > 0 || isHolding) return 0
  const { figure, range, movement, toEnemies } = outlook
  let left = FAR
  for (const distance of toEnemies) {
    left = Math.min(left, distance[front])
    if (rear !== OFF) left = Math.min(left, distance[rear])
  }
  const perTurn = weights.march + weights.marchPerDie * cast.attack[figure]
  return (-perTurn * (Math.max(0, left - range + 1) + weights.closing * left)) / movement
}

function aimsAt({ pulls, movement }: Outlook, { front, rear }: Place): number {
  let sum = 0
  for (const { ways, taken, perTurn, arrival } of pulls) {
    let left = FAR
    for (let i = 0; i < ways.length; i++) {
      left = Math.min(left, ways[i][front] + taken[i])
      if (rear !== OFF) left = Math.min(left, ways[i][rear] + taken[i])
    }
    sum += left === 0 ? arrival : (-perTurn * left) / movement
  }
  return sum
}

// The ground

function groundAt(scene: Scene, outlook: Outlook, { front, rear, engaged }: Place): number {
  const { t, weights } = scene
  const { figure } = outlook
  const { level } = fieldOf(t).spaces
  const glyphs = glyphWorth(scene, figure, front) + glyphWorth(scene, figure, rear)
  const held = holding(scene, engaged) * weights.hold
  return (
    weights.height * level[front] +
    weights.glyph * glyphs +
    held +
    companyWorth(scene, figure, front, rear) -
    mistLoss(scene, figure, front, rear)
  )
}

/** What shooters would do if they were not engaged: nobody shoots past those beside him. */
function holding({ t, cast, isHeld, worth }: Scene, engaged: readonly Figure[]): number {
  if (isBasic(t)) return 0
  let sum = 0
  for (const enemy of engaged) if (cast.range[enemy] > 1 && !isHeld[enemy]) sum += 0.1 * worth[enemy]
  return sum
}

/** What the glyph under a figure is worth; of those face down only that they are there. */
function glyphWorth(scene: Scene, figure: Figure, space: Space): number {
  const { t, role, friends, cast } = scene
  const piece = glyphAt(t, space)
  if (piece === NONE || !glyphsHavePower(t) || collectGoal(t) !== undefined) return 0
  if (t.state.glyphUp[piece] === 0) return 5
  const glyph = t.content.glyphs[t.state.glyph[piece]]
  if (glyph.id === 'kelda') return t.state.wounds[figure] > 0 ? lossBy(t, figure, t.state.wounds[figure]) : 0
  if (glyph.id === 'mitonsoul') return curseWorth(scene, glyph.d20 / 20)
  let shooters = 0
  if (glyph.range > 0)
    for (const one of friends)
      if (t.state.owner[cast.cardOf[one]] === role && cast.range[one] >= glyph.atRange) shooters++
  return 12 * (glyph.attack + glyph.defense) + 2.5 * glyph.move + 0.75 * glyph.initiative + 2 * shooters
}

function curseWorth({ worth, enemies, friends }: Scene, chance: number): number {
  const sum = (figures: readonly Figure[]): number => figures.reduce((all, one) => all + worth[one], 0)
  return chance * (sum(enemies) - sum(friends))
}

/** Those whose powers help figures nearby keep near them. */
function companyWorth(scene: Scene, figure: Figure, front: Space, rear: Space): number {
  const { t, friends, cast, weights } = scene
  if (isBasic(t) || !gives(cast, figure)) return 0
  const { spaces, columns } = fieldOf(t)
  const isClose = cast.closeAttack[figure] + cast.closeDefense[figure] > 0
  let sum = 0
  for (const friend of friends) {
    if (friend === figure || !isOwn(scene, friend)) continue
    const there = spaces.column[t.state.front[friend]]
    if (distancesFrom(columns, spaces.column[front])[there] <= cast.farRange[figure]) sum += weights.company
    if (isClose && isBeside(scene, figure, front, rear, friend)) sum += weights.company
  }
  return sum
}

/** The mist that rises at the end of this round, and part of what the next one will add (HS-SCN-MIST-04). */
function mistLoss({ t }: Scene, figure: Figure, front: Space, rear: Space): number {
  const mist = specialOf(t, 'mist')
  if (mist === undefined) return 0
  const { round } = t.state
  const { water, level } = fieldOf(t).spaces
  const height = (space: Space): number => (space === OFF ? Infinity : water[space] === 1 ? 0 : level[space])
  const lowest = Math.min(height(front), height(rear))
  const now = Math.min(mist.firstLevel + round - 1, mist.highest)
  const next = Math.min(now + 1, mist.highest)
  const loss = lossBy(t, figure, mist.wounds)
  return (lowest <= now ? 0.9 * loss : 0) + (lowest <= next ? 0.4 * loss : 0)
}
