/** How good it is for a figure to stand somewhere. */
import { areAdjacent } from '../../rules/engagement/adjacent.ts'
import { cardOf, powerOf, specialOf, valuesOf } from '../../rules/table/figures.ts'
import { glyphAt, glyphsHavePower } from '../../rules/glyphs/glyph-bonus.ts'
import { collectGoal } from '../../rules/glyphs/glyphs.ts'
import { movementOf } from '../../rules/movement/search/mover.ts'
import { roster } from '../../rules/table/roster.ts'
import { fieldOf, isBasic, NONE, OFF, STANDING, type Figure, type Space, type Table } from '../../rules/table/state.ts'
import { distanceOf } from '../../rules/attack/targets.ts'
import { careOf, pullsOf, type Pull } from './aims.ts'
import { bestAction } from './attacks.ts'
import type { Scene } from './scene.ts'
import { addSpacesBeside, distancesTo, FAR, noSources, type Distances } from './ways.ts'
import { WEIGHTS } from './weights.ts'
import { gainOf, lossBy, worthOf } from './worth.ts'

/** What is alike for all places of one figure. */
export interface Outlook {
  readonly figure: Figure
  readonly movement: number
  readonly range: number
  /** By space: how far it is to an enemy's side. */
  readonly toEnemy: Distances
  readonly pulls: readonly Pull[]
  readonly care: number
}

export function outlookOf(scene: Scene, figure: Figure): Outlook {
  const { t, role, enemies } = scene
  const beside = noSources()
  for (const enemy of enemies) addSpacesBeside(t, beside, figure, enemy)
  return {
    figure,
    movement: Math.max(1, movementOf(t, figure)),
    range: valuesOf(t, cardOf(t, figure)).range,
    toEnemy: distancesTo(t, figure, beside),
    pulls: pullsOf(t, role, figure),
    care: careOf(t, figure),
  }
}

/** Puts the figure there, looks round, and puts everything back. */
export function valueAt(scene: Scene, outlook: Outlook, front: Space, rear: Space): number {
  const { fate, front: fronts, rear: rears, occupant } = scene.t.state
  const { figure } = outlook
  const [oldFate, oldFront, oldRear] = [fate[figure], fronts[figure], rears[figure]]
  const stood = oldFront !== OFF && occupant[oldFront] === figure
  if (stood) fill(occupant, oldFront, oldRear, NONE)
  const [before, behind] = [occupant[front], rear === OFF ? NONE : occupant[rear]]
  fill(occupant, front, rear, figure)
  fate[figure] = STANDING
  fronts[figure] = front
  rears[figure] = rear
  const value = valueHere(scene, outlook)
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

export function valueHere(scene: Scene, outlook: Outlook): number {
  const { t } = scene
  const { figure } = outlook
  const action = bestAction(scene, figure)
  const danger = dangerHere(scene, figure) * WEIGHTS.caution * outlook.care
  return action - danger + approach(t, outlook, action) + aimsHere(t, outlook) + groundHere(scene, figure)
}

/** Without anything to do the figure closes in; a shooter until it has somebody in range. */
function approach(t: Table, { figure, toEnemy, range, movement }: Outlook, action: number): number {
  if (action > 0) return 0
  const left = nearest(t, figure, toEnemy)
  const perTurn = WEIGHTS.march + WEIGHTS.marchPerDie * valuesOf(t, cardOf(t, figure)).attack
  return (-perTurn * (Math.max(0, left - range + 1) + 0.15 * left)) / movement
}

function nearest(t: Table, figure: Figure, distance: Distances): number {
  const { front, rear } = t.state
  const here = distance[front[figure]]
  return rear[figure] === OFF ? here : Math.min(here, distance[rear[figure]])
}

function aimsHere(t: Table, { figure, pulls, movement }: Outlook): number {
  let sum = 0
  for (const { distance, perTurn, arrival } of pulls) {
    const left = nearest(t, figure, distance)
    if (left === 0) sum += arrival
    else sum -= (perTurn * Math.min(left, FAR)) / movement
  }
  return sum
}

const byCard: number[] = []

/** What enemies may do to it in their next turns; one card after the other acts, so the worst card counts most. */
function dangerHere({ t, enemies }: Scene, figure: Figure): number {
  const { cardOf: cards, cardCount } = roster(t)
  for (let card = 0; card < cardCount; card++) byCard[card] = 0
  for (const enemy of enemies) {
    const chance = chanceToBeHit(t, enemy, figure)
    if (chance > 0) byCard[cards[enemy]] += chance * Math.max(0, gainOf(t, enemy, figure, 1))
  }
  let sum = 0
  let worst = 0
  for (let card = 0; card < cardCount; card++) {
    sum += byCard[card]
    worst = Math.max(worst, byCard[card])
  }
  const limit = worthOf(t, figure)
  return Math.min(limit, 0.55 * worst + 0.2 * (sum - worst))
}

/** A guess: whether the enemy gets at the figure in one turn. */
function chanceToBeHit(t: Table, enemy: Figure, figure: Figure): number {
  const { range, move } = valuesOf(t, cardOf(t, enemy))
  const distance = distanceOf(t, enemy, figure)
  if (range > 1) {
    if (powerOf(t, cardOf(t, figure), 'thorianSpeed') !== undefined) return distance <= move + 1 ? 0.7 : 0
    return distance <= range ? 0.8 : distance <= range + move ? 0.6 : 0
  }
  return distance <= 1 ? 1 : distance <= move + 1 ? 0.7 : 0
}

// The ground

function groundHere(scene: Scene, figure: Figure): number {
  const { t } = scene
  const { front, rear } = t.state
  const { level } = fieldOf(t).spaces
  const glyphs = glyphWorth(scene, figure, front[figure]) + glyphWorth(scene, figure, rear[figure])
  return WEIGHTS.height * level[front[figure]] + glyphs + companyWorth(scene, figure) - mistLoss(t, figure)
}

/** What the glyph under a figure is worth; of those face down only that they are there. */
function glyphWorth(scene: Scene, figure: Figure, space: Space): number {
  const { t, role, friends } = scene
  const piece = glyphAt(t, space)
  if (piece === NONE || !glyphsHavePower(t) || collectGoal(t) !== undefined) return 0
  if (t.state.glyphUp[piece] === 0) return 5
  const glyph = t.content.glyphs[t.state.glyph[piece]]
  if (glyph.id === 'kelda') return t.state.wounds[figure] > 0 ? lossBy(t, figure, t.state.wounds[figure]) : 0
  if (glyph.id === 'mitonsoul') return curseWorth(scene, glyph.d20 / 20)
  const shooters = friends.filter(
    (one) => t.state.owner[cardOf(t, one)] === role && valuesOf(t, cardOf(t, one)).range >= glyph.atRange,
  )
  const range = glyph.range > 0 ? 2 * shooters.length : 0
  return 12 * (glyph.attack + glyph.defense) + 2.5 * glyph.move + 0.75 * glyph.initiative + range
}

function curseWorth({ t, enemies, friends }: Scene, chance: number): number {
  const sum = (figures: readonly Figure[]): number => figures.reduce((all, one) => all + worthOf(t, one), 0)
  return chance * (sum(enemies) - sum(friends))
}

/** Those whose powers help figures nearby keep near them. */
function companyWorth({ t, friends, role }: Scene, figure: Figure): number {
  if (isBasic(t)) return 0
  const card = cardOf(t, figure)
  const far = powerOf(t, card, 'defensiveAura')
  const isClose = powerOf(t, card, 'attackAura') ?? powerOf(t, card, 'closeDefensiveAura')
  if (far === undefined && isClose === undefined) return 0
  let sum = 0
  for (const friend of friends) {
    if (friend === figure || t.state.owner[cardOf(t, friend)] !== role) continue
    if (far !== undefined && distanceOf(t, figure, friend) <= far.range) sum += 1.5
    if (isClose !== undefined && areAdjacent(t, figure, friend)) sum += 1.5
  }
  return sum
}

/** The mist that rises at the end of this round, and part of what the next one will add (HS-SCN-MIST-04). */
function mistLoss(t: Table, figure: Figure): number {
  const mist = specialOf(t, 'mist')
  if (mist === undefined) return 0
  const { front, rear, round } = t.state
  const { water, level } = fieldOf(t).spaces
  const height = (space: Space): number => (space === OFF ? Infinity : water[space] === 1 ? 0 : level[space])
  const lowest = Math.min(height(front[figure]), height(rear[figure]))
  const now = Math.min(mist.firstLevel + round - 1, mist.highest)
  const next = Math.min(now + 1, mist.highest)
  const loss = lossBy(t, figure, mist.wounds)
  return (lowest <= now ? 0.9 * loss : 0) + (lowest <= next ? 0.4 * loss : 0)
}
