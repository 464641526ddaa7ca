/** The Actions Phase: turns, the seven Actions, and Actions granted by effects (UP-ACT, UP-RUL-25). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { actionFace } from '../table/faces.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { ACTIONS } from '../../content/names.ts'
import { usableAbilities, useAbility } from '../cards/abilities.ts'
import { abilitiesOf, abilityAt, isUnlimited, windowNumber } from '../cards/ability-index.ts'
import { trigger } from '../cards/triggers.ts'
import { describeAbility } from '../cards/windows.ts'
import { pushSettle } from '../combat/settle.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import {
  actionPriceOf,
  type ActionMods,
  canPayAction,
  COMMAND,
  EXPLORE,
  HAVEN,
  MARKET,
  MOVE,
  OWN_TURN,
  payAction,
  QUEST,
  TRADE,
  UNDONE,
} from './action-price.ts'
import { command, commandHexes } from './command.ts'
import { canExplore, explore } from './explore.ts'
import { haven, havenObstacle } from './haven.ts'
import { itemsToBuy, market } from './market.ts'
import { move, moveHexes } from './move.ts'
import { openQuests, pushQuest } from './quest.ts'
import { trade } from './trade.ts'

const scratch: number[] = []

/** Whether an Action can be taken now: its price, and something to do. */
export function canAct(t: Table, role: Role, action: number, mods: ActionMods = OWN_TURN): boolean {
  if (!canPayAction(t, role, action, mods.price)) return false
  scratch.length = 0
  switch (action) {
    case MOVE:
      return mods.to === undefined || moveHexes(t, role, mods.to, scratch).length > 0
    case COMMAND:
      return commandHexes(t, role, mods.to, scratch, true).length > 0
    case EXPLORE:
      return canExplore(t.state, role)
    case HAVEN:
      return havenObstacle(t, role, t.state.heroAt[role]) === undefined
    case MARKET:
      return itemsToBuy(t, role, mods, scratch, true).length > 0
    case QUEST:
      return openQuests(t, scratch).length > 0
    default:
      return true
  }
}

/**
 * Carries out an Action: asks what is to be chosen, pays, does it, pushes what follows. For the own turn and for the verb
 * `act` (with `modsOf`). Nothing happens if it cannot be taken.
 */
export function* performAction(play: Play, role: Role, action: number, mods: ActionMods = OWN_TURN): Procedure {
  if (!canAct(play, role, action, mods)) return
  pushActionTaken(play, role, action)
  switch (action) {
    case MOVE:
      return yield* move(play, role, mods)
    case TRADE:
      return yield* trade(play, role, mods)
    case COMMAND:
      return yield* command(play, role, mods)
    case EXPLORE:
      return yield* explore(play, role, mods)
  }
  pushSettle(play)
  if (action === HAVEN) yield* haven(play, role, mods)
  else if (action === MARKET) yield* market(play, role, mods)
  else quest(play, role, mods)
}

/** UP-QST-01: the AP; which one, and the roll, come in frames of their own. */
function quest(play: Play, role: Role, mods: ActionMods): void {
  const { ap } = payAction(play, role, QUEST, mods.price)
  play.tell({ type: 'questing', role, ap })
  pushQuest(play, role, mods.dice, mods.ignoreFail)
}

const ACTION_TAKEN = windowNumber('on:actionTaken')

/** Answered when the Action is complete, combats included. */
function pushActionTaken(play: Play, role: Role, action: number): void {
  if (abilitiesOf(play).windows[ACTION_TAKEN].length === 0) return
  pushSettle(play)
  trigger(play, 'actionTaken', { here: play.state.heroAt[role], actor: role, action })
}

// The turn

const DONE = -1
/** Abilities among the options stand behind the Actions. */
const ABILITIES = 100

/** Move and Trade as often as one likes; any other Action ends the turn (UP-ACT-04). */
const endsTurn = (action: number): boolean => action !== MOVE && action !== TRADE

function turnAbilities(t: Table, role: Role, out: number[]): number[] {
  usableAbilities(t, role, 'phase:actions', out)
  return out.length === 0 || t.state.usedTurn.length === 0
    ? out
    : out.filter((number) => !t.state.usedTurn.includes(number))
}

function turnOptions(t: Table, role: Role, out: number[]): void {
  for (let action = 0; action < ACTIONS.length; action++) if (canAct(t, role, action)) out.push(action)
  // UP-ACT-05, UP-ACT-06; without AP it is passing (UP-ACT-07).
  if (out.length === 0 || t.state.hasActed === 1) out.push(DONE)
  for (const number of turnAbilities(t, role, [])) out.push(ABILITIES + number)
}

const action: QuestionOf = faced(actionFace)({
  kind: 'option',
  rule: 'UP-ACT-04',
  options: (t, { role }, out) => turnOptions(t, role, out),
  key(t, option, { role }) {
    if (option === DONE) return t.state.ap[role] > 0 ? 'done' : 'pass'
    return option >= ABILITIES ? `ability:${option - ABILITIES}` : `action:${ACTIONS[option]}`
  },
  prompt: (t, { role }) => say('action.turn', { ap: t.state.ap[role] }),
  describe(t, option, { role }) {
    if (option === DONE) return { label: say(t.state.ap[role] > 0 ? 'action.endTurn' : 'action.pass') }
    if (option >= ABILITIES) return describeAbility(t, option - ABILITIES)
    const { ap, plunder, food } = actionPriceOf(t, role, option)
    return {
      label: say('action.action', { action: ACTIONS[option] }),
      targets: [`action:${ACTIONS[option]}`],
      data: { action: ACTIONS[option] },
      detail: say('action.price', { action: ACTIONS[option], ap, plunder, food }),
      rule: RULES[option],
    }
  },
  closes: () => true,
})

const RULES = ['UP-MOV-01', 'UP-TRD-01', 'UP-CMD-01', 'UP-EXP-01', 'UP-HAV-01', 'UP-MKT-01', 'UP-QST-01']

interface TurnArgs {
  readonly role: Role
  /** Players in a row who have passed. */
  readonly idle: number
}

/** UP-ACT-01 */
export const actionsPhase = procedure('actions', function* (play: Play): Procedure {
  play.push(actionTurn, { role: play.state.firstPlayer, idle: 0 })
})

export const actionTurn = procedure('actionTurn', function* (play: Play, { role, idle }: TurnArgs): Procedure {
  const { state } = play
  if (idle >= state.roles && !state.ap.some((ap) => ap > 0)) {
    state.turn = NONE
    return
  }
  state.turn = role
  state.hasActed = 0
  state.usedTurn = []
  play.push(takeAction, { role, idle })
})

const passOn = (play: Play, { role, idle }: TurnArgs): void => {
  const { roles, hasActed } = play.state
  play.push(actionTurn, { role: (role + 1) % roles, idle: hasActed === 1 ? 0 : idle + 1 })
}

/** Without AP and without cards to use nobody is asked (UP-ACT-07, UP-ACT-08). */
export const takeAction = procedure('takeAction', function* (play: Play, args: TurnArgs): Procedure {
  const { role } = args
  const { state } = play
  // Of an Action that a card had granted.
  if (state.hasActed === UNDONE) state.hasActed = 0
  if (state.ap[role] === 0 && turnAbilities(play, role, []).length === 0) return passOn(play, args)
  const option = yield* ask(play, action, role, undefined)
  if (option === DONE) return passOn(play, args)
  if (option >= ABILITIES) {
    const number = option - ABILITIES
    // A card does not keep the Phase open, only AP do (UP-RUL-25).
    play.push(takeAction, args)
    if (isUnlimited(abilityAt(play.content, number))) state.usedTurn.push(number)
    return yield* useAbility(play, role, number, NO_CONTEXT)
  }
  play.push(afterAction, { role, ends: endsTurn(option) ? 1 : 0, acted: state.hasActed })
  yield* performAction(play, role, option)
})

interface AfterArgs {
  readonly role: Role
  readonly ends: number
  /** `hasActed` before the Action. */
  readonly acted: number
}

/** An Action that came to nothing was none: the turn goes on, and its AP is still to be spent (UP-ACT-05). */
export const afterAction = procedure(
  'afterAction',
  function* (play: Play, { role, ends, acted }: AfterArgs): Procedure {
    const { state } = play
    const isUndone = state.hasActed === UNDONE
    if (isUndone) state.hasActed = acted
    if (ends === 1 && !isUndone) play.push(actionTurn, { role: (role + 1) % state.roles, idle: 0 })
    else play.push(takeAction, { role, idle: 0 })
  },
)
