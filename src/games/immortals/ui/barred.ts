/** What one looks for beside a question and cannot do now; the reasons are the rules' own. */
import type { Message, QuestionView, Reason } from '../../../engine/index.ts'
import type { Barred, BoardProps } from '../../../protocol/board.ts'
import {
  ATTACK_OR_MOVE,
  BUILD,
  CAPITAL,
  LIGHT,
  MAGIC,
  MAGIC_EFFECTS,
  PORTAL,
  SHADOW,
  SHRINE,
} from '../content/names.ts'
import { isMagicCard, magicOfCard } from '../content/cards.ts'
import { chooseAct } from '../rules/actions/act.ts'
import { attackArmies, attitudeQuestion } from '../rules/actions/attack.ts'
import { moveArmies } from '../rules/actions/movement.ts'
import { validLands } from '../rules/cards/valid-lands.ts'
import { moveLandReasons } from '../rules/explain/explain-move.ts'
import { explain, type AnyQuestion } from '../rules/explain/explain.ts'
import { chooseReinforcedLand, reinforcements } from '../rules/round/reinforcement.ts'
import { whatItDoes } from '../rules/round/what-it-does.ts'
import { actFace, attackArmiesFace, attitudeFace, draftFace, moveArmiesFace, turnFace } from '../rules/table/faces.ts'
import { draftHandCell } from '../rules/table/cells.ts'
import { FOR, limboAt, playerBoard, type Action, type Table } from '../rules/table/state.ts'
import { BARRED } from './barred-strings.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { contentOf, landIn, ownOf, playerBoardOf } from './cells.ts'
import { openTable } from './open-table.ts'
import { spaceName, turnOffers } from './planning.ts'

export function barred(question: QuestionView, board: BoardProps): Barred | undefined {
  const { role } = board
  if (role === undefined) return undefined
  if (actFace.is(question)) return barredAct(question, board)
  if (attitudeFace.is(question)) return barredAttitude(question, board, role)
  const way = attackArmiesFace.of(question)?.about ?? moveArmiesFace.of(question)?.about
  if (way !== undefined) return allOf(question, board, way)
  if (turnFace.is(question)) return onlyBlanks(question, board)
  if (draftFace.is(question)) return takenLands(question, board)
  return question.name === chooseReinforcedLand.name ? otherWorld(question, board, role) : undefined
}

/** As the rules read a question; nothing else of it is looked at. */
const asking = (question: unknown, role: number, arg: unknown): AnyQuestion =>
  ({ question, role, arg, n: 0 }) as AnyQuestion

const because = ({ say }: BoardProps, text: string, reasons: readonly Reason[]): Barred | undefined =>
  reasons.length === 0 ? undefined : { text, reason: reasons.map(({ message }) => say(message)).join(' ') }

// A revealed card

function barredAct(question: QuestionView, board: BoardProps): Barred | undefined {
  const t = openTable(board)
  const { action } = t.state
  if (action === undefined) return undefined
  const meanings = (actFace.of(question)?.options ?? []).map(({ data }) => data)
  const kind = playerBoard(t, action.role).action[action.space]
  const name = spaceName(contentOf(board), playerBoardOf(contentOf(board), board.view, action.role)!, action.space, board.language) // prettier-ignore
  const isPossible = meanings.some(({ is }) => is !== 'compensation')
  if (!isPossible) return { text: name, reason: board.say(nothingOf(t, action)) }
  if (kind === BUILD) return barredBuilding(board, t, (building) => meanings.some((one) => one.is === 'build' && one.building === building)) // prettier-ignore
  if (kind === ATTACK_OR_MOVE && !meanings.some(({ is }) => is === 'move'))
    return because(board, BARRED[board.language].movement, movementReasons(t, action))
  if (kind === MAGIC && isMagicCard(action.card)) return barredMagic(board, t, action, new Set(meanings.map(({ is }) => is))) // prettier-ignore
  return undefined
}

const nothingOf = (t: Table, { role, card, space }: Action): Message => whatItDoes(t, role, card, space).detail

/** The dearest first: that is what is looked for. */
function barredBuilding(board: BoardProps, t: Table, isOffered: (building: number) => boolean): Barred | undefined {
  const { role } = t.state.action!
  const building = [CAPITAL, SHRINE, PORTAL].find((one) => !isOffered(one))
  if (building === undefined) return undefined
  const reasons = explain(t, role, { key: `building:${building}` }, asking(chooseAct, role, undefined))
  return because(board, contentOf(board).buildings[building].name[board.language], reasons)
}

function movementReasons(t: Table, { role, card }: Action): Reason[] {
  const [origin] = validLands(t, role, card, [])
  const own = origin ?? t.state.possessor.indexOf(role)
  return own < 0 ? [] : moveLandReasons(t, role, own)
}

type Effect = (typeof MAGIC_EFFECTS)[number]
const KEYS: Readonly<Record<Exclude<Effect, 'awaken' | 'takeover'>, string>> = {
  draw: 'draw',
  marker: 'marker',
  shrine: `building:${SHRINE}`,
}

/** An effect of the magic card that cannot be had. */
function barredMagic(board: BoardProps, t: Table, action: Action, offered: ReadonlySet<string>): Barred | undefined {
  const s = BARRED[board.language]
  for (const { effect } of contentOf(board).magic[magicOfCard(action.card)].options) {
    const name = MAGIC_EFFECTS[effect]
    if (name === 'takeover') {
      if (!offered.has('takeOver')) return { text: s.effects.takeover, reason: s.noTakeover }
    } else if (name === 'awaken') {
      const found = barredAwakening(board, t, action)
      if (found !== undefined) return found
    } else if (!offered.has(name))
      return because(board, s.effects[name], explain(t, action.role, { key: KEYS[name] }, asking(chooseAct, action.role, undefined))) // prettier-ignore
  }
  return undefined
}

function barredAwakening(board: BoardProps, t: Table, { role }: Action): Barred | undefined {
  for (const world of [SHADOW, LIGHT]) {
    const reasons = explain(t, role, { key: `awaken:${world}` }, asking(chooseAct, role, undefined))
    const found = because(board, BARRED[board.language].effects.awaken[world], reasons)
    if (found !== undefined) return found
  }
  return undefined
}

// Ways

/** To have the residents on one's side is what everybody looks for. */
function barredAttitude(question: QuestionView, board: BoardProps, role: number): Barred | undefined {
  const { from, to } = attitudeFace.of(question)!.about
  const ask = asking(attitudeQuestion, role, { origin: from, target: to })
  const text = BOARD_STRINGS[board.language].residentsAre[FOR + 1]
  return because(board, text, explain(openTable(board), role, { key: 'for' }, ask))
}

/** One stays behind (IM-ATT-08, IM-MOV-04). */
function allOf(question: QuestionView, board: BoardProps, way: { from: number; to: number }): Barred | undefined {
  const t = openTable(board)
  const { armies, possessor } = landIn(board.view, way.from)
  const arg = { origin: way.from, target: way.to, destination: way.to }
  const ask = asking(moveArmiesFace.is(question) ? moveArmies : attackArmies, possessor, arg)
  const reasons = explain(t, possessor, { key: `armies:${armies}` }, ask)
  return because(board, BARRED[board.language].allArmies(armies), reasons)
}

// Round and start round

function onlyBlanks(question: QuestionView, board: BoardProps): Barred | undefined {
  if (turnOffers(question).reveals.size > 0) return undefined
  return { text: BARRED[board.language].reveal, reason: board.say({ key: 'refuse.turnOnlyBlanks' }) }
}

/** IM-STA-11 */
function takenLands(question: QuestionView, board: BoardProps): Barred | undefined {
  const hand = draftHandCell.in(ownOf(board.view, board.role)) ?? []
  const s = BARRED[board.language]
  return question.options.length < hand.length ? { text: s.takenCards, reason: s.takenWhy } : undefined
}

/** A world into which nothing more can come, though armies wait in its limbo (IM-REI-03, IM-REI-06). */
function otherWorld(question: QuestionView, board: BoardProps, role: number): Barred | undefined {
  const t = openTable(board)
  const { shadow = 0, light = 0 } = question.prompt.args ?? {}
  const left = [Number(shadow), Number(light)]
  const earned = [reinforcements(t, role, SHADOW), reinforcements(t, role, LIGHT)]
  const world = [SHADOW, LIGHT].find((one) => left[one] === 0 && t.state.limbo[limboAt(role, one)] > 0)
  if (world === undefined) return undefined
  const ask = asking(chooseReinforcedLand, role, { earned, left, isReturning: false })
  const reasons = explain(t, role, { key: `limbo:${world}` }, ask)
  return because(board, BOARD_STRINGS[board.language].worlds[world], reasons)
}
