/** What beginners regret; what is mostly a slip, whoever does it, says `slipOf`. */
import { percent } from '../../../boardkit/papers/percent.ts'
import type { OptionView } from '../../../engine/index.ts'
import { numbersIn } from '../../../kit/counting.ts'
import type { BoardProps, SlipWords } from '../../../protocol/board.ts'
import { isBlank } from '../content/cards.ts'
import { nameOf } from '../content/names.ts'
import { isAttackSpace } from '../rules/actions/attack.ts'
import { bestAttitude } from '../rules/actions/residents.ts'
import { fightOdds } from '../rules/fight/fight-odds.ts'
import { isSuperior } from '../rules/magic/magic.ts'
import { actFace, attackArmiesFace, moveArmiesFace, planFace, turnFace } from '../rules/table/faces.ts'
import type { Attitude } from '../rules/table/state.ts'
import { slipOf } from './answers.ts'
import { contentOf, landIn, NONE, planOf, playerBoardOf, playerOf } from './cells.ts'
import { openTable } from './open-table.ts'
import { planOffers, planPrice, turnOffers, type PlanOffers } from './planning.ts'
import { REGRETS } from './regret-strings.ts'

export function regretOf(option: OptionView, board: BoardProps): SlipWords | undefined {
  const { question, role } = board
  if (question === undefined || role === undefined || slipOf(option, board) !== undefined) return undefined
  if (planFace.is(question)) return planOffers(question).ready === option.key ? planRegret(board, role) : undefined
  if (turnFace.is(question)) return turnRegret(option, board)
  if (actFace.is(question)) return actRegret(option, board)
  const attack = attackArmiesFace.of(question)
  const armies = attack?.options.find(({ key }) => key === option.key)?.data.armies
  if (attack !== undefined && armies !== undefined) {
    const { from, to, attitude } = attack.about
    return slim(board, { from, to, armies, attitude }) ?? bare(board, from, armies)
  }
  const move = moveArmiesFace.of(question)
  const moving = move?.options.find(({ key }) => key === option.key)?.data.armies
  return move === undefined || moving === undefined ? undefined : bare(board, move.about.from, moving)
}

// The plan

function planRegret(board: BoardProps, role: number): SlipWords | undefined {
  const s = REGRETS[board.language]
  const offers = planOffers(board.question)
  const absent = [...offers.backs.values()].filter(({ detail }) => detail?.key === 'does.absent').length
  if (absent > 0) return { kind: 'immortals.absent', text: s.absent(absent) }
  if (isTooDear(board, role, offers)) return { kind: 'immortals.dear', text: s.dear }
  return lacksAttack(board, role, offers) ? { kind: 'immortals.noAttack', text: s.noAttack } : undefined
}

/** The most that the laid cards earn. */
function earned({ backs }: PlanOffers, key: 'does.gold' | 'does.energy'): number {
  let sum = 0
  for (const { detail } of backs.values())
    if (detail?.key === key) sum += Math.max(0, ...numbersIn(String(detail.args?.['amounts'] ?? '')))
  return sum
}

function isTooDear(board: BoardProps, role: number, offers: PlanOffers): boolean {
  const content = contentOf(board)
  const own = playerOf(board.view, role)
  const printed = playerBoardOf(content, board.view, role)
  if (own === undefined || printed === undefined) return false
  const { energy, gold } = planPrice(content, printed, planOf(board.view, role))
  return energy > own.energy + earned(offers, 'does.energy') || gold > own.gold + earned(offers, 'does.gold')
}

/** Only what is possible is missed: a card of the hand that could attack from a space that is free. */
function lacksAttack(board: BoardProps, role: number, offers: PlanOffers): boolean {
  const t = openTable(board)
  const isAttack = (space: number): boolean => isAttackSpace(t, role, space)
  if (planOf(board.view, role).some((card, space) => card !== NONE && !isBlank(card) && isAttack(space))) return false
  return [...offers.places].some(
    ([card, spaces]) => !isBlank(card) && [...spaces].some(([space, { isVain }]) => !isVain && isAttack(space)),
  )
}

// Turn and action

function turnRegret(option: OptionView, board: BoardProps): SlipWords | undefined {
  const all = [...turnOffers(board.question).reveals.values()]
  const isVain = all.find(({ key }) => key === option.key)?.isVain === true
  if (!isVain || all.every((one) => one.isVain)) return undefined
  return { kind: 'immortals.vainReveal', text: REGRETS[board.language].vainReveal }
}

function actRegret(option: OptionView, board: BoardProps): SlipWords | undefined {
  const s = REGRETS[board.language]
  const options = actFace.of(board.question)?.options ?? []
  const data = options.find(({ key }) => key === option.key)?.data
  if (data?.is === 'compensation')
    return options.every((one) => one.data.is === 'compensation')
      ? undefined
      : { kind: 'immortals.decline', text: s.decline }
  if (data?.is === 'takeOver')
    return isSuperior(openTable(board).state, data.land) ? undefined : { kind: 'immortals.takeover', text: s.takeover }
  if (data?.is !== 'attack') return undefined
  const { from, to } = data
  const t = openTable(board)
  const attitude = bestAttitude(t, t.state.action!.card, from, to)
  return slim(board, { from, to, armies: landIn(board.view, from).armies - 1, attitude })
}

/** Less than this is a slim chance. */
const SLIM = 1 / 3

interface Sent {
  readonly from: number
  readonly to: number
  readonly armies: number
  readonly attitude: Attitude
}

function slim(board: BoardProps, { from, to, armies, attitude }: Sent): SlipWords | undefined {
  const { wins } = fightOdds(openTable(board), from, to, armies, attitude)
  const s = REGRETS[board.language]
  return wins >= SLIM ? undefined : { kind: 'immortals.slim', text: s.slim(percent(wins), s.residents[attitude + 1]) }
}

/** A building that is left to a single army, beside somebody who can attack it (IM-ATT-08). */
function bare(board: BoardProps, from: number, armies: number): SlipWords | undefined {
  const { view, role, language } = board
  const { building, armies: here } = landIn(view, from)
  if (building === NONE || here - armies > 1) return undefined
  const { map, buildings } = contentOf(board)
  const isThreatened = map.adjacent[from].some((land) => {
    const { possessor, armies: foreign } = landIn(view, land)
    return possessor !== NONE && possessor !== role && foreign > 1
  })
  if (!isThreatened) return undefined
  const text = REGRETS[language].bare(map.landNames[nameOf(from)][language], buildings[building].name[language])
  return { kind: 'immortals.bare', text }
}
