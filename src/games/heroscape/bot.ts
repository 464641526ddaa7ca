/**
 * The opponent: it ranks what is on offer by expected values, without rolling any dice, and looks only at what its role
 * may know. How well it plays was measured (docs/bots.md).
 */
import type { AnyAsk, ChanceSource, Mind } from '../../engine/index.ts'
import { bestOf, only } from '../../kit/best.ts'
import { attackScores } from './bot/attack-choice.ts'
import { chompGain, fireLineGain, shackleGain, splashGain } from './bot/attacks.ts'
import { draftScores, scoutWorth } from './bot/draft.ts'
import { placeIn, placeScores, spiritWorth } from './bot/placing.ts'
import { gainByMoving, movesOf, restOf, type Arrival } from './bot/moves.ts'
import { sceneFor, type Scene } from './bot/scene.ts'
import { outlookOf, valueAt } from './bot/stand.ts'
import { cardTurn, laidBy, lotsOf, markerPlan, markerScores, type Lots } from './bot/turns.ts'
import type { Content } from './content/content.ts'
import { ARMY_COMPLETE } from './rules/armies/draft.ts'
import { value } from './bot/value.ts'
import { CHARACTERS, WEIGHTS, type Weights } from './bot/weights.ts'
import { controllerOf } from './rules/table/figures.ts'
import { END_MOVES } from './rules/movement/move-questions.ts'
import type { PlaceArgs } from './rules/armies/placement.ts'
import { pointsLeft } from './rules/armies/prepared.ts'
import { fieldOf, NONE, OFF, TURNS, type ArmyCard, type Figure, type Space, type State } from './rules/table/state.ts'
import { cloneNeeds } from './rules/powers/water-clone.ts'

type Asked = AnyAsk<State, Content>
/** Scores of the options, in their order. */
type Rank = (scene: Scene, ask: Asked, options: readonly number[]) => readonly number[]

const figureOf = (ask: Asked): Figure => (ask.arg as { readonly figure: Figure }).figure

const each =
  (score: (scene: Scene, ask: Asked, option: number) => number): Rank =>
  (scene, ask, options) =>
    options.map((option) => score(scene, ask, option))

const ranks: Readonly<Record<string, Rank>> = {
  armyCard: ({ t, role, weights }, _ask, options) =>
    draftScores(t, role, options, t.state.draft!.points[role], ARMY_COMPLETE, weights),
  prepareArmy: ({ t, role, weights }, ask, options) =>
    draftScores(t, role, options, pointsLeft(t, role, ask.arg as ArmyCard[]), ARMY_COMPLETE, weights),
  place: (scene, ask, options) => placeScores(scene, ask.arg as PlaceArgs, options),
  scout: each(({ t }, _ask, card) => scoutWorth(t, card)),
  marker(scene, ask, options) {
    const marker = ask.arg as number
    return markerScores(scene, marker, options, laidBy(scene, marker), lotsOf(scene))
  },
  card: each((scene, _ask, card) => cardTurn(scene, card)),
  move: each((scene, _ask, option) => (option === END_MOVES ? scene.weights.leastGain : gainByMoving(scene, option))),
  moveTo: (scene, ask, options) => moveScores(scene, figureOf(ask), options),
  moveOn: (scene, ask, options) => arrivalScores(restOf(scene, figureOf(ask)), options),
  strike: each((_scene, _ask, dice) => dice),
  attack: attackScores,
  fireLine: each((scene, ask, line) => fireLineGain(scene, figureOf(ask), line)),
  explosion: each((scene, ask, target) => splashGain(scene, figureOf(ask), target, 'explosion')),
  grenade: each((scene, ask, target) => splashGain(scene, figureOf(ask), target, 'grenade')),
  chomp: each((scene, ask, target) => chompGain(scene, figureOf(ask), target)),
  mindShackle: each((scene, ask, target) => shackleGain(scene, figureOf(ask), target)),
  cloneFrom: each(({ t }, _ask, figure) => (figure < t.state.fate.length ? 21 - cloneNeeds(t, figure) : 0)),
  cloneTo: (scene, ask, options) => standScores(scene, (ask.arg as { readonly clone: Figure }).clone, options),
  dropTo: (scene, ask, options) => standScores(scene, figureOf(ask), options),
  spirit: each(({ t, role }, _ask, card) => spiritWorth(t, role, card)),
  summoning: each((scene, ask, figure) => summonGain(scene, figure, (ask.arg as { readonly space: Space }).space)),
  summoningTo: (scene, ask, options) => standScores(scene, figureOf(ask), options),
}

function moveScores(scene: Scene, figure: Figure, options: readonly number[]): readonly number[] {
  const { arrivals, best, stay } = movesOf(scene, figure)
  // Beyond the best, places have only been looked at quickly: none of them may come before it.
  const most = best?.value ?? stay
  return arrivalScores(arrivals, options, stay).map((score, i) =>
    options[i] === best?.option ? most : Math.min(score, most - scene.weights.leastGain),
  )
}

function arrivalScores(arrivals: readonly Arrival[], options: readonly number[], stay = -Infinity): number[] {
  const values = new Map(arrivals.map((one) => [one.option, one.value]))
  return options.map((option) => values.get(option) ?? stay)
}

/** How good the places are for a figure; what is no place comes last. */
function standScores(scene: Scene, figure: Figure, options: readonly number[]): readonly number[] {
  const outlook = outlookOf(scene, figure)
  const { count } = fieldOf(scene.t).spaces
  return options.map((option) => {
    const [front, rear] = placeIn(scene.t, figure, option)
    return front < count ? valueAt(scene, outlook, front, rear) : -Infinity
  })
}

/** Own figures that come nearer to what they want; about where the glyph lies, for the place is asked later. */
function summonGain(scene: Scene, figure: Figure, space: Space): number {
  const { t, role } = scene
  if (figure >= t.state.fate.length) return 1
  if (controllerOf(t, figure) !== role) return -1
  const outlook = outlookOf(scene, figure)
  return valueAt(scene, outlook, space, OFF) - valueAt(scene, outlook, t.state.front[figure], t.state.rear[figure])
}

/** What is answered by all at once. */
const UNSEEN: ReadonlySet<string> = new Set(['marker', 'prepareArmy'])
const PLAYOUTS = 300
/** Half of what a squad's figure is worth. */
const GRAIN = 4

/** All turns of a round, and what comes before them. */
const inRound = (roles: number): number => TURNS * roles + 1

function turnsBegun({ round, phase, turnNumber, turnAt, order, roles, markerOn }: State): number {
  if (phase === 'roundEnd') return (round + 1) * inRound(roles) - 1
  if (phase !== 'turns') return round * inRound(roles)
  // In the Basic game, which knows no order markers, each turn is a round of its own.
  if (markerOn.every((card) => card === NONE)) return round
  return round * inRound(roles) + 1 + turnNumber * order.length + turnAt
}

/** To the own next turn; order markers to the end of their round. */
const turnsToJudge = ({ phase, roles }: State): number => (phase === 'markers' ? inRound(roles) : roles)

const LOTS = 1 << 20

const drawnLots =
  (source: ChanceSource): Lots =>
  () =>
    source.below(LOTS) / LOTS

export const mindWith = (weights: Weights): Mind<State, Content> => ({
  candidates(t, ask, options, k) {
    const rank = ranks[ask.question.name]
    return rank === undefined
      ? only(options[0])
      : bestOf(options, rank(sceneFor(t, ask.role, weights), ask, options), k)
  },
  next(play, ask, options) {
    if (ask.question.name !== 'marker') return this.candidates!(play, ask, options, 1)[0].option
    const scene = sceneFor(play, ask.role, weights)
    return markerPlan(scene, ask.arg as number, options, drawnLots(play.source))[0]
  },
  plans(t, ask, options, k, source) {
    if (ask.question.name !== 'marker') return []
    const scene = sceneFor(t, ask.role, weights)
    const plans = Array.from({ length: k }, () => markerPlan(scene, ask.arg as number, options, drawnLots(source)))
    return plans.filter((plan, i) => plans.findIndex((other) => other.join() === plan.join()) === i)
  },
  value,
  turn: turnsBegun,
  horizon: turnsToJudge,
  unseen: UNSEEN,
  playouts: PLAYOUTS,
  grain: GRAIN,
})

export const mind: Mind<State, Content> = {
  ...mindWith(WEIGHTS),
  characters: Object.fromEntries(Object.entries(CHARACTERS).map(([id, weights]) => [id, mindWith(weights)])),
}
