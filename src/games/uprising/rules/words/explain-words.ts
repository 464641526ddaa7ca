/** Refusals that belong to no single chapter. */
import type { Action, Phase } from '../../content/names.ts'
import type { Card, Role, Side, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

interface Source {
  source: number
  of: number
}

export interface ExplainMessages {
  /** Another question waits: its name. */
  'refuse.first': { question: string }
  'refuse.waitTurn': { role: Role }
  /** Roles joined by commas. */
  'refuse.waitBuild': { roles: string }
  'refuse.waitSealed': NoArgs
  'refuse.waitChoice': { role: Role }
  'refuse.waitDecision': { role: Role }
  'refuse.waitPhase': { phase: Phase | 'setup' }
  'refuse.takeAction': { action: Action }
  'refuse.onlyHexes': { space: Space }
  'refuse.nobodyBeside': { space: Space }
  'refuse.goHere': { space: Space }
  'refuse.enemies': { space: Space }
  'refuse.buildLater': NoArgs
  'refuse.noPieceThere': { space: Space }
  'refuse.othersUnits': { role: Role; space: Space }
  'refuse.abilityOnce': Source
  'refuse.notInPlay': Source
  'refuse.eventActs': { event: number }
  'refuse.eventHidden': { event: number }
  'refuse.nemesisActs': { card: Card }
  'refuse.nemesisPieces': { space: Space }
  'refuse.noPlayer': { side: Side }
  'refuse.playerNotMeant': { role: Role }
  'refuse.noCombat': { space: Space }
  'refuse.sideNotThere': { side: Side; space: Space }
  'refuse.sideStronger': { side: Side; strength: number }
  'refuse.optionTaken': NoArgs
  'refuse.optionImpossible': NoArgs
  'refuse.cardNotMeant': Source
  'refuse.cardItself': Source
  'refuse.cardChosen': Source
  'refuse.cardFace': Source & { isDown: number }
  'refuse.cardCheaper': Source
  'refuse.questNoLimit': { quest: number }
  'refuse.attributeNot': { feat: number; attribute: number }
  'refuse.giftNobody': { item: number }
  'refuse.sameRotation': NoArgs
  'refuse.sameDie': NoArgs
}

/** Every question of the game by its name; the texts say what each of them wants. */
export const QUESTION_NAMES = [
  'action',
  'build',
  'buildPayment',
  'buyItem',
  'campWhere',
  'chooseAttachedUnit',
  'chooseAttribute',
  'chooseColour',
  'chooseDie',
  'chooseDruid',
  'chooseExchange',
  'chooseFeat',
  'chooseFromRow',
  'chooseItem',
  'chooseNextHex',
  'chooseOption',
  'chooseOrElse',
  'chooseOwnCard',
  'choosePlayer',
  'choosePrice',
  'chooseQuest',
  'chooseResource',
  'chooseTrigger',
  'combatAgainst',
  'combatLoss',
  'combatWhere',
  'commandHex',
  'commandPiece',
  'convert',
  'convertPayment',
  'discardForLimit',
  'extraCurse',
  'faction',
  'firstPlayer',
  'gift',
  'guileDice',
  'hero',
  'home',
  'keepBolts',
  'keepFeat',
  'mapHex',
  'mapPiece',
  'mayDo',
  'moveNemesis',
  'moveTo',
  'nemesisPath',
  'orientation',
  'placeWhere',
  'skeletonOrder',
  'skeletonPath',
  'targetFaction',
  'targetHaven',
  'useAbility',
  'whichCard',
  'whichUnit',
] as const
export type QuestionName = (typeof QUESTION_NAMES)[number]
