import { oneOf, type GameEvent, type OptionView, type QuestionView } from '../../../engine/index.ts'
import type { Barred, BoardProps, Meaning, Place, Where } from '../../../protocol/board.ts'
import { names } from '../text/names.ts'
import type { Phase } from '../rules/table/state.ts'
import { phaseCell, roleCell, turnCell } from '../rules/table/cells.ts'
import {
  actionFace,
  chooseFactionFace,
  deployShipFace,
  moveMoreFace,
  moveToFace,
  placeWhereFace,
  reenterAreaFace,
  undeadToFace,
} from '../rules/table/faces.ts'
import { readTarget } from '../rules/table/targets.ts'
import type { Event } from '../rules/words/words.ts'
import { ABOUT_ONE_AREA, offersOf } from './offers.ts'
import { PAYMENTS } from './payment.ts'
import { TABLE } from './table-strings.ts'

/* What the table page asks about questions: where the game stands, where an option is chosen, what it means. */

const STEPS = ['capture', 'undead', 'actions', 'build', 'draw'] as const satisfies readonly Phase[]
export type Step = (typeof STEPS)[number]

/** Who has no undead never moves any, and the Chaos Horde neither captures nor builds in a phase of its own. */
export const stepsOf = (faction: string): readonly Step[] =>
  STEPS.filter((phase) =>
    phase === 'undead'
      ? faction === 'necromancers'
      : faction !== 'chaosHorde' || (phase !== 'capture' && phase !== 'build'),
  )

export function where({ view, language }: BoardProps): Where | undefined {
  const phase = phaseCell.in(view.shared)
  if (phase === undefined) return undefined
  const { phases } = names[language]
  const [active, round] = turnCell.in(view.shared) ?? [0, 0]
  const title = TABLE[language].round(phase === 'setup' ? 0 : round, phases[phase])
  const steps = stepsOf(roleCell.in(view.shared, active)?.faction ?? '')
  const at = steps.findIndex((step) => step === phase)
  if (at < 0) return { title, steps: [], at: undefined }
  return { title, steps: steps.map((step) => phases[step]), at }
}

export function placeOf(option: OptionView, question: QuestionView): Place | undefined {
  if (chooseFactionFace.is(question) || oneOf(question, PAYMENTS) !== undefined) return 'hand'
  // The march is paid where it is planned.
  if (moveMoreFace.is(question) && option.key === PAY) return 'hand'
  if (oneOf(question, ABOUT_ONE_AREA) !== undefined) return undefined
  const things = (option.targets ?? []).map(readTarget)
  if (things.some(({ tile }) => tile !== undefined)) return 'hand'
  return things.some(({ area }) => area !== undefined) ? 'board' : undefined
}

const PAY = 'pay'

/** The ways out: what ends something or passes it by. */
const OUT = new Set([
  'action.end',
  'capture.none',
  'capture.stop',
  'build.none',
  'build.stop',
  'setup.deployDone',
  'reenter.decline',
  'undead.done',
  'battle.keepTiles',
])

/** Where nothing else can be done, the way out is what is wanted. */
export function meaningOf({ label }: OptionView, { options }: QuestionView): Meaning | undefined {
  if (!OUT.has(label.key)) return undefined
  return options.length === 1 ? 'wanted' : 'out'
}

const DESTINATIONS = [moveToFace, undeadToFace]
const PLACES = [placeWhereFace, reenterAreaFace, deployShipFace]

export function hintOf(question: QuestionView, { language }: BoardProps): string | undefined {
  const { hints } = TABLE[language]
  if (chooseFactionFace.is(question)) return hints.faction
  if (actionFace.is(question)) {
    const due = dueIn(question)
    return due > 0 ? hints.fightsDue(due) : question.options.length > 1 ? hints.action : undefined
  }
  if (moveMoreFace.is(question)) return question.options.length > 1 ? hints.moveMore : undefined
  if (oneOf(question, PAYMENTS) !== undefined) return hints.pay
  if (oneOf(question, DESTINATIONS) !== undefined) return hints.destination
  if (oneOf(question, PLACES) !== undefined) return hints.place
  const offers = offersOf(question)
  if (offers.tiles.size > 0) return hints.hand
  return question.options.some(({ label }) => label.key.endsWith('.village')) ? hints.village : undefined
}

/** The end of the actions, where battles are due before it (BS-TRN-07). */
export function barred(question: QuestionView, { language }: BoardProps): Barred | undefined {
  if (!actionFace.is(question) || question.options.some(({ label }) => label.key === 'action.end')) return undefined
  return { text: TABLE[language].endActions, reason: TABLE[language].hints.fightsDue(dueIn(question)) }
}

/** Battles that are due: until they are fought the actions do not end. */
const dueIn = (question: QuestionView): number =>
  new Set(
    question.options
      .filter(({ label }) => label.key === 'action.fight')
      .map(({ targets = [] }) => targets.map(readTarget).find(({ area }) => area !== undefined)?.area),
  ).size

type Slip = { readonly kind: string; readonly text: string }

/** Points or costs left, as the question or the option says. */
const leftIn = (args: Readonly<Record<string, unknown>> | undefined, name: string): number => Number(args?.[name] ?? 0)

export function slipOf(option: OptionView, board: BoardProps): Slip | undefined {
  const { question, language } = board
  if (question === undefined || question.options.length === 1) return undefined
  const { slips } = TABLE[language]
  const { key, args } = option.label
  if (key === 'action.end') return hasActed(board) ? undefined : { kind: 'bloodstones.idle', text: slips.idle }
  if (key === 'build.stop') return { kind: 'bloodstones.build', text: slips.build(leftIn(args, 'points')) }
  if (key === 'capture.stop') return { kind: 'bloodstones.capture', text: slips.capture(leftIn(args, 'points')) }
  if (key === 'setup.deployDone')
    return { kind: 'bloodstones.deploy', text: slips.deploy(leftIn(question.prompt.args, 'left')) }
  return undefined
}

const ACTS: readonly GameEvent['type'][] = ['moved', 'placed', 'battleBegan', 'villageCaptured']

/** Whether the role has done anything since its turn began. */
function hasActed({ told, role }: BoardProps): boolean {
  const began = told.findLastIndex(
    ({ event }) => event.type === 'turnBegan' && (event as Event & { role: number }).role === role,
  )
  return told.slice(began + 1).some(({ event }) => ACTS.includes(event.type))
}
