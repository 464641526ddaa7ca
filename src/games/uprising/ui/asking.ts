/** Where the answers to a question are given, and what they mean to whoever answers. */
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import { isOneOf, oneOf } from '../../../engine/index.ts'
import { percent } from '../../../boardkit/papers/percent.ts'
import type { BoardProps, Meaning, Place } from '../../../protocol/board.ts'
import { commandReach } from '../rules/actions/command.ts'
import { UNIT_TYPES } from '../rules/map/pieces.ts'
import { guileChances } from '../rules/odds/quest-odds.ts'
import { SOURCES } from '../rules/select/context.ts'
import { eventsCell, immediateCell } from '../rules/table/cells.ts'
import { NONE, printed } from '../rules/table/state.ts'
import {
  actionFace,
  buildFace,
  buyItemFace,
  chooseDieFace,
  chooseDruidFace,
  chooseFeatFace,
  chooseFromRowFace,
  chooseItemFace,
  chooseOwnCardFace,
  chooseQuestFace,
  combatLossFace,
  commandPieceFace,
  discardForLimitFace,
  factionFace,
  heroFace,
  keepFeatFace,
  orientationFace,
  placeWhereFace,
  useAbilityFace,
} from '../rules/table/faces.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { phaseOf } from './cells.ts'
import { onlyCardsIn } from './no-more-cards.ts'
import { SHELL } from './shell-strings.ts'
import { pointedAt } from './targets.ts'

/** Answered with a card, by the cards themselves. */
export const CARD_FACES = [
  factionFace,
  heroFace,
  keepFeatFace,
  chooseFeatFace,
  buyItemFace,
  chooseItemFace,
  chooseFromRowFace,
  chooseQuestFace,
  chooseDruidFace,
  chooseOwnCardFace,
  discardForLimitFace,
]

/** Questions that say which effect asks. */
const EFFECT_FACES = [chooseOwnCardFace, placeWhereFace]

const TURN_FACES = [actionFace, buildFace, useAbilityFace]

const hasTarget = ({ targets = [] }: OptionView): boolean => targets.length > 0

/** Something that lies on the map. */
const isOnMap = ({ targets = [] }: OptionView): boolean => targets.some((target) => pointedAt(target) !== undefined)

const isAbility = (data: unknown): data is { ability: number; card?: object } =>
  typeof data === 'object' && data !== null && 'ability' in data

/** Prices and persons: asked often, and answered with a word. */
const ON_STRIP: ReadonlySet<string> = new Set([
  'buildPayment',
  'chooseExchange',
  'choosePlayer',
  'choosePrice',
  'chooseResource',
  'convert',
  'convertPayment',
  'gift',
])

/** For fewer there is room in the ribbon. */
const SOME = 3

/** Answers that stand in the strip over the ribbon, instead of the own cards. */
export function onStrip({ name, options }: QuestionView): readonly OptionView[] {
  const found = ON_STRIP.has(name) ? options.filter(({ label }) => !OUT.has(label.key)) : []
  return found.length < SOME ? [] : found
}

export function placeOf(option: OptionView, question: QuestionView): Place | undefined {
  if (orientationFace.is(question)) return 'board'
  if (chooseDieFace.is(question)) return option.data === undefined ? undefined : 'stage'
  // On the map as well; the whole combat is opened for it.
  if (combatLossFace.is(question)) return 'stage'
  if (isOneOf(question, CARD_FACES)) return hasTarget(option) ? 'hand' : undefined
  if (isOneOf(question, TURN_FACES)) {
    if (isAbility(option.data)) return option.data.card === undefined ? undefined : 'hand'
    return option.data === undefined ? undefined : 'hand'
  }
  if (onStrip(question).includes(option)) return 'hand'
  return isOnMap(option) ? 'board' : undefined
}

/** Stop, pass, no more: by the words they are offered with. */
const OUT: ReadonlySet<string> = new Set([
  'action.endTurn',
  'action.pass',
  'action.giftDone',
  'action.noCamp',
  'action.buildDone',
  'card.pass',
  'card.no',
  'card.done',
  'combat.dieDone',
  'frame.convertDone',
  'frame.convertBack',
  'map.done',
])

export function meaningOf(option: OptionView, question: QuestionView): Meaning | undefined {
  if (question.options.length === 1 || option.label.key === 'action.commandDone') return 'wanted'
  return OUT.has(option.label.key) ? 'out' : undefined
}

/** Trade and exchange stand at the purse. */
export const placesOffer = ({ label }: OptionView): boolean =>
  label.key === 'action.exchange' || label.key === 'action.tradeAnytime'

export function hintOf(question: QuestionView, board: BoardProps): string | undefined {
  const s = SHELL[board.language]
  if (question.name === 'guileDice') return guileHint(board)
  const cause = causeOf(question, board)
  if (cause !== undefined) return cause
  return onlyCardsIn(question) === undefined ? s.hints[question.name] : s.onlyCards
}

/** The effect that asks: as the question says, the immediate effect of a card, else the Event of this Phase. */
function causeOf(question: QuestionView, board: BoardProps): string | undefined {
  const s = SHELL[board.language]
  const w = wordsOf(board)
  const { view, language } = board
  const event = phaseOf(view) === 'events' ? eventsCell.in(view.shared)?.at(-1) : undefined
  const asking = oneOf(question, EFFECT_FACES)?.about
  const kind = asking === undefined ? 'none' : SOURCES[asking.source]
  if (asking !== undefined && kind !== 'none' && kind !== 'event') return s.because(w.source(asking.source, asking.of))
  const card = kind === 'event' ? undefined : immediateCell.in(view.shared)
  if (card !== undefined) return s.because(w.card(card))
  if (event === undefined) return undefined
  // Its name stands in that question already: what it does is what is decided.
  return question.name === 'mayDo' ? printed(tableOf(board)).events[event].text[language] : s.event(w.event(event))
}

/** What is at stake: how likely the Quest is solved with the colours on offer (UP-HER-16). */
function guileHint(board: BoardProps): string | undefined {
  const { question, role, language } = board
  const t = tableOf(board)
  const quest = t.state.heroRoll?.quest ?? NONE
  if (question === undefined || role === undefined || quest === NONE) return undefined
  const s = SHELL[language]
  // Options begin with all dice yellow.
  const chances = guileChances(t, role, quest).toReversed()
  const words = question.options.map(({ label }, i) => s.guileChance(percent(chances[i] ?? 0), board.say(label)))
  return s.guile(wordsOf(board).quest(quest), words.join(' · '))
}

interface Slip {
  readonly kind: string
  readonly text: string
}

export function slipOf(option: OptionView, board: BoardProps): Slip | undefined {
  if (option.label.key === 'action.buildDone') return buildSlip(board)
  return option.label.key === 'action.commandDone' ? commandSlip(board) : undefined
}

/** So many are named. */
const NAMED = 3

function buildSlip(board: BoardProps): Slip | undefined {
  const pieces = (buildFace.of(board.question)?.options ?? []).filter(
    ({ data }) => data !== undefined && 'piece' in data,
  )
  if (pieces.length === 0) return undefined
  const named = pieces.slice(0, NAMED).map(({ label }) => board.say(label))
  return { kind: 'build', text: SHELL[board.language].slips.build(named.join(', '), pieces.length > NAMED) }
}

/** Units that could fight and stay behind; a Hero may well stay. */
function commandSlip(board: BoardProps): Slip | undefined {
  const { question, role, language } = board
  const to = commandPieceFace.of(question)?.about.to
  if (to === undefined || role === undefined) return undefined
  const w = wordsOf(board)
  const left = commandReach(tableOf(board), role, to).units
  const counts = Array.from({ length: UNIT_TYPES }, (_, type) =>
    left.filter((unit) => unit.type === type).reduce((sum, { n }) => sum + n, 0),
  )
  const who = counts.flatMap((n, type) => (n > 0 ? [`${n} ${w.unit(role, type, n)}`] : []))
  return who.length === 0 ? undefined : { kind: 'command', text: SHELL[language].slips.command(w.list(who)) }
}
