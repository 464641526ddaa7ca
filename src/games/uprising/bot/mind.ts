/** One answer or many to every question, in expected victory points of the players: an ally in any seat. */
import type { AnyAsk, Mind, Play } from '../../../engine/index.ts'
import { bestOf, only } from '../../../kit/best.ts'
import { buildScore, paymentScore } from './build.ts'
import { worthOfFeat, worthOfItem } from './cards.ts'
import {
  convertPaymentScore,
  convertScore,
  orElseScore,
  ownCardWorth,
  playerScore,
  resourceScore,
  yesScore,
} from './choices.ts'
import { abilityScore, dieScore, keptBolts } from './combat.ts'
import { costOf, worthOf } from './effects.ts'
import { cardScore, hexScore, orientationScore, pieceScore, placeScore, stepScore } from './map.ts'
import { bestGuile, questWorth } from './quests.ts'
import { offerFor } from './offers.ts'
import { priceOf, sceneFor, type Scene } from './scene.ts'
import { actionScore, campScore, commandScores, moveScores, pieceToCommand, turnPlans } from './turn.ts'
import { ATTRIBUTE_DICE, type Weights } from './weights.ts'
import { giftScore } from './gifts.ts'
import type { Content } from '../content/content.ts'
import { saltFor } from '../rules/actions/market.ts'
import { unitsOn } from '../rules/map/pieces.ts'
import { sideOfCard } from '../rules/nemesis/nemesis-cards.ts'
import type { CardsArg } from '../rules/nemesis/tokens.ts'
import { horizonOf, turnOf } from './turns.ts'
import { value } from './value.ts'
import { CHAOS, NONE, type State } from '../rules/table/state.ts'

// Every question has arguments of its own; which ones, its name says.
type Score = (scene: Scene, option: number, arg: never) => number

type Asked = AnyAsk<State, Content>

/** Where all options are judged by the same plans. */
const allScores: Readonly<Record<string, (scene: Scene, options: readonly number[]) => number[]>> = {
  moveTo: moveScores,
  commandHex: commandScores,
}

const PASS = -1

const scores: Readonly<Record<string, Score>> = {
  action: actionScore,
  commandPiece: pieceToCommand,
  campWhere: campScore,
  build: buildScore,
  buildPayment: paymentScore,
  buyItem: (scene, item, arg: Parameters<typeof saltFor>[3]) =>
    item < 0 ? 0 : worthOfItem(scene, item) - scene.resource * saltFor(scene.t, scene.role, item, arg),
  chooseItem: worthOfItem,
  chooseQuest: questWorth,
  keepFeat: worthOfFeat,
  chooseFeat: worthOfFeat,
  chooseAttribute: (_scene, attribute) => ATTRIBUTE_DICE[attribute],
  chooseOwnCard: (scene, option, { purpose }: { purpose: string }) =>
    (purpose === 'unflip' ? 1 : -1) * ownCardWorth(scene, option),
  discardForLimit: (scene, option) => -ownCardWorth(scene, option),
  chooseFromRow: (scene, item) => -worthOfItem(scene, item),
  chooseResource: (scene, kind, { purpose }: { purpose: string }) => resourceScore(scene, kind, purpose),
  choosePlayer: playerScore,
  chooseOption: (scene, option, { effect, c }: { effect: { of: readonly { do: never }[] }; c: never }) =>
    worthOf(scene, effect.of[option].do, c),
  chooseOrElse: orElseScore,
  choosePrice: (scene, option, { cost }: { cost: { of: readonly never[] } }) => -costOf(scene, cost.of[option]),
  mayDo: (scene, option, arg: Parameters<typeof yesScore>[1]) => (option === 1 ? yesScore(scene, arg) : 0),
  useAbility: (scene, option, { moment }: { moment: never }) =>
    option === PASS ? 0 : abilityScore(scene, option, moment),
  chooseDie: dieScore,
  chooseColour: (_scene, colour) => colour,
  guileDice: guileScore,
  keepBolts: (scene, n, { bolts, shields }: { bolts: number; shields: number }) =>
    -Math.abs(n - keptBolts(scene, bolts, shields)),
  combatLoss: (scene, type) => -priceOf(scene.t, scene.role, type),
  convert: convertScore,
  convertPayment: convertPaymentScore,
  placeWhere: placeScore,
  nemesisPath: (scene, space, { card }: { card: number }) => stepScore(scene, space, sideOfCard(card), card),
  moveNemesis: (scene, space, { card }: { card: number }) => stepScore(scene, space, sideOfCard(card), card),
  skeletonPath: (scene, space) => stepScore(scene, space, CHAOS, NONE),
  whichCard: (scene, card, { why }: CardsArg) => (card === NONE ? -100 : cardScore(scene, card, why)),
  targetFaction: ({ t }, role) => t.state.vp[role],
  targetHaven: ({ t }, space) => unitsOn(t.state, space) + t.content.board.ring[space],
  orientation: (scene, rotation, { space }: { space: number }) => orientationScore(scene, rotation, space),
  mapHex: hexScore,
  chooseNextHex: (_scene, option) => option,
  mapPiece: pieceScore,
  whichUnit: (scene, unit) => priceOf(scene.t, scene.role, unit % 4),
  chooseAttachedUnit: (scene, option) => -priceOf(scene.t, scene.role, option % 4),
  gift: giftScore,
}

function guileScore(scene: Scene, yellow: number): number {
  const quest = scene.t.state.heroRoll?.quest ?? NONE
  return quest === NONE ? yellow : -Math.abs(yellow - bestGuile(scene, quest).yellow)
}

function judged(scene: Scene, { question: { name }, arg }: Asked, options: readonly number[]): number[] | undefined {
  const all = allScores[name]
  if (all !== undefined) return all(scene, options)
  const score = scores[name]
  return score === undefined ? undefined : options.map((option) => score(scene, option, arg as never))
}

/** A beginner does not see what brings that much for an AP. */
const GRAIN = 0.3
/** As many as a second of one core allows. */
const PLAYOUTS = 250

/** The best single step. Where there is nothing to judge, the first is as good as any; whom allies play is drawn. */
function nextOf(play: Play<State, Content>, ask: Asked, options: readonly number[], w: Weights): number {
  const found = judged(sceneFor(play, ask.role, w), ask, options)
  if (found !== undefined) return bestOf(options, found, 1)[0].option
  return play.state.phase === 'setup' ? options[play.source.below(options.length)] : options[0]
}

/** A bot that cares for these things. Faction, Hero and home are drawn: no two tables are alike. */
export const mindWith = (w: Weights): Mind<State, Content> => ({
  candidates(t, ask, options, k) {
    const found = judged(sceneFor(t, ask.role, w), ask, options)
    if (found !== undefined) return bestOf(options, found, k)
    return t.state.phase === 'setup' ? [] : only(options[0])
  },
  plans: (t, ask, options, k) =>
    ask.question.name === 'action' ? turnPlans(sceneFor(t, ask.role, w), options, k) : [],
  next: (play, ask, options) => nextOf(play, ask, options, w),
  value,
  turn: turnOf,
  horizon: horizonOf,
  grain: GRAIN,
  playouts: PLAYOUTS,
  offer: (t, ask) => offerFor(sceneFor(t, ask.role, w), ask.question.name),
})
