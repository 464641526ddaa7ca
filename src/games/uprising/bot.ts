/** Proposes one answer to every question, in expected victory points of the players: an ally in any seat. */
import type { Mind } from '../../engine/index.ts'
import { bestOf, only } from '../../kit/best.ts'
import { buildScore, paymentScore } from './bot/build.ts'
import { worthOfFeat, worthOfItem } from './bot/cards.ts'
import {
  convertPaymentScore,
  convertScore,
  orElseScore,
  ownCardWorth,
  playerScore,
  resourceScore,
  yesScore,
} from './bot/choices.ts'
import { abilityScore, dieScore, keptBolts } from './bot/combat.ts'
import { costOf, worthOf } from './bot/effects.ts'
import { cardScore, hexScore, orientationScore, pieceScore, placeScore, stepScore } from './bot/map.ts'
import { bestGuile, questWorth } from './bot/quests.ts'
import { priceOf, sceneFor, type Scene } from './bot/scene.ts'
import { actionScore, campScore, commandScore, moveScore, pieceToCommand } from './bot/turn.ts'
import { ATTRIBUTE_DICE } from './bot/weights.ts'
import type { Content } from './content/content.ts'
import { saltFor } from './rules/actions/market.ts'
import { unitsOn } from './rules/map/pieces.ts'
import { sideOfCard } from './rules/nemesis/nemesis-cards.ts'
import type { CardsArg } from './rules/nemesis/tokens.ts'
import { CHAOS, NONE, type State } from './rules/table/state.ts'

// Every question has arguments of its own; which ones, its name says.
type Score = (scene: Scene, option: number, arg: never) => number

const PASS = -1

const scores: Readonly<Record<string, Score>> = {
  action: actionScore,
  moveTo: moveScore,
  commandHex: commandScore,
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
  gift: (_scene, option) => (option < 0 ? 1 : 0),
}

function guileScore(scene: Scene, yellow: number): number {
  const quest = scene.t.state.heroRoll?.quest ?? NONE
  return quest === NONE ? yellow : -Math.abs(yellow - bestGuile(scene, quest).yellow)
}

/** One proposal: the best option. None for faction, Hero and home: allies are drawn, so that no two tables are alike. */
export const mind: Mind<State, Content> = {
  candidates(t, ask, options, k) {
    const score = scores[ask.question.name]
    if (score === undefined) return t.state.phase === 'setup' ? [] : only(options[0])
    const scene = sceneFor(t, ask.role)
    const found = options.map((option) => score(scene, option, ask.arg as never))
    return bestOf(options, found, k)
  },
}
