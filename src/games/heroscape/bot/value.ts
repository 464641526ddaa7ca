/** The chance to win, from what lies on the table: weights fitted to games that bots played (docs/bots.md). */
import type { Value } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { scoreOf } from '../rules/end/scoring.ts'
import { spaceDistance } from '../rules/range/range.ts'
import { sideOf } from '../rules/teams/sides.ts'
import { fieldOf, NONE, OFF, scenarioOf, STANDING, WAITING } from '../rules/table/state.ts'
import type { Figure, Role, Space, State, Table } from '../rules/table/state.ts'
import { goalSpaces, isHoldingOut } from './aims.ts'
import { castOf, waysIn, type Cast } from './cast.ts'
import { strengthOf } from './draft.ts'
import { sceneFor, turnsLeft } from './scene.ts'
import { hitNear, outlookOf } from './stand.ts'
import weights from './weights.json' with { type: 'json' }
import { WEIGHTS } from './weights.ts'

export const FEATURES = [
  'strength',
  'balance',
  'points',
  'lives',
  'figures',
  'height',
  'attacks',
  'glyphs',
  'next',
  'turns',
  'waiting',
  'goal',
  'way',
  'guards',
  'heldOut',
  'besieged',
] as const
type Feature = (typeof FEATURES)[number]

/** The part of a figure's strength that is lost only with its last life. */
const LAST_LIFE = 0.35
/** Whoever has next to nothing is as good as beaten. */
const LEAST_STRENGTH = 0.15
/** So near a figure guards. */
const GUARDING = 3
/** What figures are worth is told in points. */
const HUNDRED = 100

export const value: Value<State, Content> = {
  features: FEATURES,
  measure(t, role, out) {
    const found = measured(t, role)
    for (const feature of FEATURES) out.push(found[feature])
  },
  side: sideOf,
  weights: FEATURES.map((feature) => weights.weights[weights.features.indexOf(feature)] ?? 0),
}

function measured(t: Table, role: Role): Record<Feature, number> {
  const { state } = t
  const cast = castOf(t)
  const { level } = fieldOf(t).spaces
  const own: Figure[] = []
  let [strength, waiting, lives, height] = [0, 0, 0, 0]
  for (let figure = 0; figure < cast.cardOf.length; figure++) {
    if (state.owner[cast.cardOf[figure]] !== role || state.fate[figure] > STANDING) continue
    const part = partOf(t, cast, figure)
    if (state.fate[figure] === WAITING) {
      waiting += part
      continue
    }
    own.push(figure)
    strength += part
    height += part * level[state.front[figure]]
    if (cast.life[figure] > 1) lives += cast.life[figure] - state.wounds[figure]
  }
  return {
    strength: strength + waiting,
    balance: Math.log(LEAST_STRENGTH + strength + waiting),
    points: lateness(t) * (scoreOf(t, role) / HUNDRED),
    lives: lives / 10,
    figures: own.length / 10,
    height: strength === 0 ? 0 : height / strength / 5,
    attacks: attacksOf(t, role, own) / HUNDRED,
    glyphs: glyphsOf(t, role),
    ...tempoOf(state, role),
    waiting,
    ...aimsOf(t, cast, role, own),
  }
}

function partOf(t: Table, cast: Cast, figure: Figure): number {
  const card = cast.roster.cards[cast.cardOf[figure]]
  const left = (cast.life[figure] - t.state.wounds[figure]) / cast.life[figure]
  return (strengthOf(card) / card.figures) * (LAST_LIFE + (1 - LAST_LIFE) * left)
}

/** Points decide at the end alone: the nearer it is, the more. */
function lateness(t: Table): number {
  const { options, round } = t.state
  const isScored = options.isScored || scenarioOf(t).goals.some(({ goal }) => goal === 'score')
  return isScored && options.rounds > 0 ? (round / options.rounds) ** 2 : 0
}

/** What all could do to enemies from where they stand. */
function attacksOf(t: Table, role: Role, own: readonly Figure[]): number {
  if (own.length === 0 || t.state.round === 0) return 0
  const scene = sceneFor(t, role, WEIGHTS)
  let sum = 0
  for (const figure of own) sum += hitNear(scene, outlookOf(scene, figure))
  return sum
}

function glyphsOf(t: Table, role: Role): number {
  const { glyphSpace, glyphUp, occupant, owner, glyphTakenBy } = t.state
  const { cardOf } = castOf(t)
  let sum = 0
  glyphSpace.forEach((space, piece) => {
    if (glyphTakenBy[piece] === role) sum += 1
    const figure = space === OFF || glyphUp[piece] === 0 ? NONE : occupant[space]
    if (figure !== NONE && owner[cardOf[figure]] === role) sum += 1
  })
  return sum
}

function tempoOf(state: State, role: Role): Pick<Record<Feature, number>, 'next' | 'turns'> {
  if (state.phase !== 'turns') return { next: 0, turns: 0 }
  return { next: state.order[state.turnAt] === role ? 1 : 0, turns: turnsLeft(state, role) }
}

// What the scenario asks for

function aimsOf(
  t: Table,
  cast: Cast,
  role: Role,
  own: readonly Figure[],
): Pick<Record<Feature, number>, 'goal' | 'way' | 'guards' | 'heldOut' | 'besieged'> {
  const { rounds } = t.state.options
  const spaces = goalSpaces(t, role)
  const isGuard = isHoldingOut(scenarioOf(t), sideOf(t, role))
  const reached = spaces.some((space) => own.includes(t.state.occupant[space])) ? 1 : 0
  return {
    goal: reached,
    way: isGuard ? 0 : nearest(t, cast, own, spaces),
    guards: isGuard ? own.filter((figure) => isNear(t, figure, spaces)).length / 10 : 0,
    heldOut: isGuard && rounds > 0 ? t.state.round / rounds : 0,
    besieged: isGuard ? 1 : 0,
  }
}

/** How near the nearest figure is to what it is about: 1 there, 1/2 a turn away. */
function nearest(t: Table, cast: Cast, own: readonly Figure[], spaces: readonly Space[]): number {
  let least = Infinity
  for (const figure of own)
    for (const space of spaces) {
      const way = waysIn(t, cast, figure).to(space)[t.state.front[figure]] / cast.move[figure]
      least = Math.min(least, way)
    }
  return 1 / (1 + least)
}

const isNear = (t: Table, figure: Figure, spaces: readonly Space[]): boolean =>
  spaces.some((space) => spaceDistance(fieldOf(t), t.state.front[figure], space) <= GUARDING)
