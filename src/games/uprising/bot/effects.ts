/** What lists of effects are worth, roughly, in points of the players: for Quests, cards, "you may" and choices. */
import type { Num, PlayerSel, ScorerSel, SideSel } from '../content/effects/selectors.ts'
import type { Cost } from '../content/effects/timing.ts'
import type { Effect } from '../content/effects/verbs.ts'
import { COLOURS, RESOURCES } from '../content/names.ts'
import { isPossible } from '../rules/effects/run.ts'
import { holds } from '../rules/select/conditions.ts'
import { NO_CONTEXT, sourceOf, type Context } from '../rules/select/context.ts'
import { numberOf } from '../rules/select/numbers.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import { kindWorth, pointOf, type Scene } from './scene.ts'
import { DIE } from './weights.ts'

/** A list one by one, as far as each is possible now. */
export function worthOf(scene: Scene, list: readonly Effect[], c: Context = NO_CONTEXT): number {
  let worth = 0
  for (const effect of list) worth += worthOfEffect(scene, effect, c)
  return worth
}

/** Counting may need a moment that is not there yet. */
function count({ t }: Scene, num: Num | undefined, c: Context): number {
  if (num === undefined) return 1
  return typeof num === 'number' ? num : numberOf(t, num, c)
}

const factions = ({ t }: Scene, who: PlayerSel): number =>
  who === 'each' ? t.state.roles : who === 'eachOther' ? t.state.roles - 1 : 1

function sideOf(who: ScorerSel, c: Context): number {
  const isLegion = sourceOf(c) === 'legion'
  if (who === 'empire' || (who === 'thisSide' && isLegion) || (who === 'otherSide' && !isLegion)) return EMPIRE
  if (who === 'chaos' || who === 'thisSide' || who === 'otherSide') return CHAOS
  return -1
}

function points(scene: Scene, who: ScorerSel, n: number, c: Context): number {
  const side = sideOf(who, c)
  if (side >= 0) return n * pointOf(scene, side)
  return n * factions(scene, who as PlayerSel) * pointOf(scene, scene.role)
}

function worthOfEffect(scene: Scene, effect: Effect, c: Context): number {
  return flow(scene, effect, c) ?? economy(scene, effect, c) ?? map(scene, effect, c) ?? dice(scene, effect) ?? 0
}

function flow(scene: Scene, effect: Effect, c: Context): number | undefined {
  const inside = (list: readonly Effect[] = []): number => worthOf(scene, list, c)
  switch (effect.op) {
    case 'if':
      if (c.you < 0) return 0.5 * (inside(effect.do) + inside(effect.else))
      return holds(scene.t, effect.if, c) ? inside(effect.do) : inside(effect.else)
    case 'may':
      return Math.max(0, inside(effect.do))
    case 'choose':
      return Math.max(...effect.of.map((one) => inside(one.do)))
    case 'orElse':
      return Math.max(inside(effect.do), inside(effect.else))
    case 'forEachPlayer':
      return factions(scene, effect.who) * inside(effect.do)
    case 'forEachHex':
    case 'forEachCard':
      return 1.5 * inside(effect.do)
    case 'repeatMay':
      return Math.max(0, 1.2 * inside(effect.do))
    case 'pay':
      return Math.max(inside(effect.do) - costOf(scene, effect.cost), inside(effect.else))
    case 'heroRoll':
      return (
        0.6 * (effect.goals ?? []).reduce((sum, goal) => sum + inside(goal.do), 0) +
        (effect.per ?? []).reduce((sum, one) => sum + 1.8 * inside(one.do), 0) +
        0.2 * inside(effect.none)
      )
    default:
      return undefined
  }
}

const gained = (scene: Scene, effect: Extract<Effect, { op: 'gain' }>, c: Context): number =>
  RESOURCES.reduce((sum, name, kind) => sum + kindWorth(scene, kind) * count(scene, effect[name] ?? 0, c), 0) +
  1.2 * scene.resource * count(scene, effect.any ?? 0, c)

const sumOf = (scene: Scene, effect: Extract<Effect, { op: 'lose' }>, c: Context): number =>
  (['salt', 'plunder', 'food', 'any'] as const).reduce(
    (sum, kind) => sum + (effect[kind] === undefined ? 0 : count(scene, effect[kind], c)),
    0,
  )

function economy(scene: Scene, effect: Effect, c: Context): number | undefined {
  const { resource } = scene
  const n = (num: Num | undefined): number => count(scene, num, c)
  switch (effect.op) {
    case 'gain':
      return factions(scene, effect.who) * gained(scene, effect, c)
    case 'lose':
      return -0.8 * factions(scene, effect.who) * resource * sumOf(scene, effect, c)
    case 'loseHalf':
      return -factions(scene, effect.who) * resource * 2
    case 'gainVP':
      return points(scene, effect.who, n(effect.n), c)
    case 'gainAP':
      return factions(scene, effect.who) * scene.w.actionPoint * n(effect.n)
    case 'loseAP':
    case 'lockAP':
      return -factions(scene, effect.who) * scene.w.actionPoint * n(effect.n)
    case 'exchange':
      return resource * 0.5
    case 'give':
      return 0.05
    case 'produce':
      return 5 * resource
    case 'build':
      return 0.6
    default:
      return cards(scene, effect)
  }
}

function cards(scene: Scene, effect: Effect): number | undefined {
  const { left } = scene
  switch (effect.op) {
    case 'drawFeat':
      return factions(scene, effect.who) * scene.w.feat * (left > 1 ? 1 : 0.5)
    case 'gainFeat':
      return factions(scene, effect.who) * 1.2 * scene.w.feat * (left > 1 ? 1 : 0.5)
    case 'gainItem':
      return factions(scene, effect.who) * (left > 1 ? 1 : 0.4)
    case 'discardCards':
      return -0.8 * factions(scene, effect.who)
    case 'flipCards':
      return -0.4 * factions(scene, effect.who)
    case 'unflipCards':
      return 0.4
    case 'takeThis':
      return left > 1 ? 1 : 0.2
    case 'drawQuest':
      return 0.3
    case 'look':
      return 0.1
    case 'revealDruid':
      return 0.15
    default:
      return undefined
  }
}

function map(scene: Scene, effect: Effect, c: Context): number | undefined {
  const { t, left } = scene
  const n = (num: Num | undefined): number => count(scene, num, c)
  // A card that is only thought of has no moment yet.
  if (c.you >= 0 && !isPossible(t, effect, c)) return 0
  switch (effect.op) {
    case 'placeGarrison':
      return (pointOf(scene, EMPIRE) * left * 0.6 + 0.4) * n(effect.n)
    case 'placeSkeleton':
    case 'joinSkeletons':
      return -0.15 * n(effect.n)
    case 'reinforce':
      return -0.1
    case 'placeCurse':
      return pointOf(scene, CHAOS) * left
    case 'placeLegion':
      return -scene.w.legion * n(effect.n)
    case 'placeHorde':
      return -scene.w.horde * n(effect.n)
    default:
      return ownPieces(scene, effect, c)
  }
}

function ownPieces(scene: Scene, effect: Effect, c: Context): number | undefined {
  const n = (num: Num | undefined): number => count(scene, num, c)
  switch (effect.op) {
    case 'placeUnit':
      return (
        factions(scene, effect.who) * n(effect.n) * (effect.rank === 'elite' ? scene.w.eliteUnit : scene.w.basicUnit)
      )
    case 'placeDefense':
      return 0.35
    case 'remove':
    case 'destroy':
    case 'removeFromGame':
      return removal(scene, effect, c)
    case 'returnFromGraveyard':
      return 0.6
    case 'swapUnit':
      return effect.for === 'anyBasic' ? -0.5 : 0.7
    case 'movePieces':
      return 0.4
    case 'act':
      return effect.price === 'free' ? scene.w.actionPoint + 0.2 : scene.w.actionPoint
    case 'scoutHex':
      return 0.1
    case 'removeHex':
      return -0.5
    default:
      return nemesis(scene, effect, c)
  }
}

function removal(
  scene: Scene,
  effect: Extract<Effect, { op: 'remove' | 'destroy' | 'removeFromGame' }>,
  c: Context,
): number {
  const { left } = scene
  const { kinds } = effect.pieces
  const n = effect.pieces.n === 'all' ? 2 : effect.pieces.n === 'any' ? 1 : count(scene, effect.pieces.n, c)
  const own = effect.op === 'destroy' ? pointOf(scene, scene.role) : 0
  if (kinds.includes('curse')) return -pointOf(scene, CHAOS) * left * n
  if (kinds.includes('garrison')) return (own - pointOf(scene, EMPIRE) * left * 0.6) * n
  if (kinds.includes('skeleton')) return (own + 0.25) * n
  if (kinds.includes('haven')) return -2.3 * left * n
  if (kinds.includes('unit')) return -(effect.op === 'remove' ? 0.7 : 1) * n
  return -0.3 * n
}

function nemesis(scene: Scene, effect: Effect, c: Context): number | undefined {
  const n = (num: Num | undefined): number => count(scene, num, c)
  const many = (pick: string): number => (pick === 'all' || pick === 'others' ? 2 : 1)
  switch (effect.op) {
    case 'threat':
      return -scene.w.threat * n(effect.change) * many(effect.cards.pick)
    case 'loseThreat':
      return scene.w.threat * n(effect.n) * many(effect.cards.pick)
    case 'activate':
      return -1.5 * many(effect.cards.pick)
    case 'activateSkeletons':
      return -0.5
    case 'placeToken':
      return -scene.w.token * n(effect.n)
    case 'removeToken':
      return scene.w.token * n(effect.n)
    case 'retarget':
      return 0.4
    case 'moveCard':
      return 0.6
    default:
      return undefined
  }
}

const isOurs = (side: SideSel): boolean => side === 'you' || side === 'self'

function dice(scene: Scene, effect: Effect): number | undefined {
  const number = (num: Num | 'any' | 'all' | undefined): number => (typeof num === 'number' ? num : 1.5)
  switch (effect.op) {
    case 'addDice': {
      const sum = effect.dice.reduce((all, colour) => all + (colour === 'any' ? 0.95 : DIE[COLOURS.indexOf(colour)]), 0)
      return (isOurs(effect.side) ? 1 : -1) * sum * (effect.times === undefined ? 1 : number(effect.times))
    }
    case 'removeDice':
      return (isOurs(effect.side) ? -0.4 : 0.45) * number(effect.n)
    case 'limitDice':
      return isOurs(effect.side) ? -0.5 : 0.7
    case 'convertDice':
      return isOurs(effect.side) === (effect.to === 'weaker' || effect.to === 'white') ? -0.4 : 0.4
    case 'reroll':
      return isOurs(effect.side) ? 0.25 * number(effect.n) : -0.2
    case 'turnDice':
      return 0.6
    case 'addSymbols':
      return (isOurs(effect.side) ? 0.6 : -0.6) * number(effect.n)
    case 'cancel':
      return isOurs(effect.side) ? -0.6 : 0.6
    case 'ignoreDice':
      return 0.6
    default:
      return otherDice(scene, effect, number)
  }
}

function otherDice(scene: Scene, effect: Effect, number: (num: Num) => number): number | undefined {
  switch (effect.op) {
    case 'forbid':
      return isOurs(effect.side) ? -0.4 : 0.4
    case 'skipArchery':
      return 0.2
    case 'rollExtra':
      return isOurs(effect.side) ? 0.5 * effect.dice.length : -0.5
    case 'damage':
      return isOurs(effect.side) || effect.side === 'both' ? -0.2 : 0.8 * number(effect.n)
    case 'changeSide':
      return 0.8
    case 'joinCombat':
      return 0.6
    default:
      return scene.left >= 0 ? 0.05 : undefined
  }
}

/** What a price hurts. */
export function costOf(scene: Scene, costs: readonly Cost[]): number {
  const { resource } = scene
  let sum = 0
  for (const cost of costs)
    switch (cost.pay) {
      case 'flip':
        sum += 0.08
        break
      case 'discardThis':
        sum += 0.35
        break
      case 'resources':
        sum += resource * ((cost.salt ?? 0) + (cost.plunder ?? 0) + (cost.food ?? 0))
        break
      case 'any':
        sum += resource * 0.9 * cost.n
        break
      case 'ap':
        sum += scene.w.actionPoint * cost.n
        break
      case 'vp':
        sum += cost.n
        break
      case 'remove':
        sum += 0.7
        break
      case 'discard':
        sum += 0.8
        break
      case 'flipOther':
        sum += 0.3
        break
      case 'oneOf':
        sum += Math.min(...cost.of.map((one) => costOf(scene, one)))
        break
      default:
        sum += 0.05
    }
  return sum
}
