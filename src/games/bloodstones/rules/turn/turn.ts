import { say, steps, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type StepResult } from '../../../../engine/index.ts'
import { UNIT_NAMES } from '../../content/units.ts'
import { movableAreas, moveUnits } from '../actions/move.ts'
import { placeableTypes, placeUnit } from '../actions/place.ts'
import { fights, mustFight, pushBattle } from '../battle/battle.ts'
import { finalBattles, isEndTriggered } from '../end/end.ts'
import { isChaosHorde, isNecromancers } from '../factions/factions.ts'
import { hasUnits, isShutOut, reenter } from '../factions/reenter.ts'
import { actionFace } from '../table/faces.ts'
import { factionOf } from '../table/state.ts'
import type { Area, State, Table } from '../table/state.ts'
import { areaTarget, tileTarget } from '../table/targets.ts'
import { handSize } from '../table/tiles.ts'
import { canCapture, capturePhase, captureVillages, mayCapture } from './capture.ts'
import { drawPhase, isInDesert, mayDraw } from './draw.ts'
import type { TurnArgs } from './turn-args.ts'
import { canAnyUndeadLeave, undeadPhase } from './undead.ts'
import { buildPhase, mayBuild } from './villages.ts'

/** Capture, undead, actions, build, draw (BS-TRN-02), in this order. */
const inOrder = { startOfTurn, capture, undead, action, build, draw, endOfTurn }
export const turn = steps<TurnArgs>('turn', Object.values(inOrder))

/** The number under which a step of the turn is stored. */
export const turnStep = (name: keyof typeof inOrder): number => Object.keys(inOrder).indexOf(name)

function* startOfTurn(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const { state } = play
  for (const areas of state.fledFrom) areas.length = 0
  play.tell({ type: 'turnBegan', role: state.active, round: state.round })
  if (!isChaosHorde(play, state.active) || hasUnits(play, state.active)) return
  if (isShutOut(play, state.active)) {
    state.out[state.active] = 1
    play.tell({ type: 'outOfGame', role: state.active })
    return turnStep('endOfTurn')
  }
  enterPhase(play, 'reenter')
  yield* reenter(play, state.active)
}

/** Told only where everybody can see that something may happen. */
function enterPhase(play: Play, phase: State['phase'], isTold = true): void {
  play.state.phase = phase
  if (isTold) play.tell({ type: 'phaseBegan', role: play.state.active, phase })
}

/** Not the Chaos Horde (BS-TRN-03, BS-CAP-08). */
function* capture(play: Play, args: TurnArgs): Procedure<StepResult> {
  if (isChaosHorde(play, play.state.active)) return
  enterPhase(play, 'capture', mayCapture(play, play.state.active))
  return yield* capturePhase(play, args)
}

/** Only the Necromancers (BS-TRN-04). */
function* undead(play: Play, args: TurnArgs): Procedure<StepResult> {
  if (!isNecromancers(play, play.state.active)) return
  if (args.moved === undefined) enterPhase(play, 'undead', canAnyUndeadLeave(play, play.state.active))
  return yield* undeadPhase(play, args)
}

/** One action after another, in any order, until the active player ends the phase (BS-TRN-05, BS-TRN-06). */
function* action(play: Play, args: TurnArgs): Procedure<StepResult> {
  const role = play.state.active
  if (play.state.phase !== 'actions') enterPhase(play, 'actions', handSize(play, role) > 0 || mustFight(play, role))
  const chosen = yield* ask(play, chooseAction, role, args)
  const what = Math.floor(chosen / ACTION_SPAN)
  const which = chosen % ACTION_SPAN
  if (what === END) return
  if (what === PLACE) yield* placeUnit(play, role, which)
  else if (what === MOVE) yield* moveUnits(play, role, which)
  else if (what === FIGHT) pushBattle(play, areaOf(play, which), role, which % play.state.roles)
  else {
    args.captured = 1
    yield* captureVillages(play, role)
  }
  return 'again'
}

function* build(play: Play, args: TurnArgs): Procedure<StepResult> {
  if (isChaosHorde(play, play.state.active)) return
  enterPhase(play, 'build', mayBuild(play, play.state.active))
  return yield* buildPhase(play, args)
}

function* draw(play: Play, args: TurnArgs): Procedure<StepResult> {
  enterPhase(play, 'draw', mayDraw(play, play.state.active) || isInDesert(play, play.state.active))
  return yield* drawPhase(play, args)
}

/** Play passes to the left until the end is triggered (BS-TRN-08, BS-END-01, BS-RUL-76). */
function* endOfTurn(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const { state } = play
  if (isEndTriggered(play)) {
    state.trigger = state.active
    play.push(finalBattles, {})
    return
  }
  do {
    state.active = (state.active + 1) % state.roles
    if (state.active === state.startRole) state.round++
  } while (state.out[state.active] === 1)
  play.push(turn, { step: 0 })
}

// The action question

export const END = 0
export const PLACE = 1
export const MOVE = 2
export const FIGHT = 3
const CAPTURE = 4

const areaOf = (t: Table, fight: number): Area => Math.floor(fight / t.state.roles)

export const ACTION_SPAN = 4096
const scratch: number[] = []

function add(what: number, list: number[], out: number[]): void {
  for (let i = 0; i < list.length; i++) out.push(what * ACTION_SPAN + list[i])
  list.length = 0
}

export const chooseAction: QuestionOf<TurnArgs> = faced(actionFace)({
  kind: 'option',
  rule: 'BS-TRN-05',
  options(t, ask, out) {
    const { role } = ask
    scratch.length = 0
    placeableTypes(t, role, scratch)
    add(PLACE, scratch, out)
    movableAreas(t, role, 0, scratch)
    add(MOVE, scratch, out)
    fights(t, role, scratch)
    const mustStay = scratch.length > 0
    add(FIGHT, scratch, out)
    if (isChaosHorde(t, role) && ask.arg.captured !== 1 && canCapture(t, role)) out.push(CAPTURE * ACTION_SPAN)
    if (!mustStay) out.push(END * ACTION_SPAN)
  },
  key(t, option) {
    const which = option % ACTION_SPAN
    switch (Math.floor(option / ACTION_SPAN)) {
      case PLACE:
        return `place:${UNIT_NAMES[which]}`
      case MOVE:
        return `move:${which}`
      case FIGHT:
        return `fight:${areaOf(t, which)}@${which % t.state.roles}`
      case CAPTURE:
        return 'capture'
      default:
        return 'end'
    }
  },
  prompt: () => say('action.ask'),
  describe(t, option, ask) {
    const which = option % ACTION_SPAN
    switch (Math.floor(option / ACTION_SPAN)) {
      case PLACE:
        return {
          label: say('action.place', { unit: which, cost: factionOf(t, ask.role).cost[which] }),
          targets: [tileTarget(which)],
          rule: 'BS-PLC-01',
          data: { takes: 'tile' },
        }
      case MOVE:
        return {
          label: say('action.move', { area: which }),
          targets: [areaTarget(which)],
          rule: 'BS-MOV-01',
          data: { takes: 'army' },
        }
      case FIGHT: {
        const [area, role] = [areaOf(t, which), which % t.state.roles]
        return {
          label: say('action.fight', { area, role }),
          targets: [areaTarget(area), `role:${role}`],
          rule: 'BS-BAT-01',
          data: { fights: true },
        }
      }
      case CAPTURE:
        return { label: say('action.capture'), rule: 'BS-FAC-CHA-05' }
      default:
        return { label: say('action.end'), rule: 'BS-TRN-07' }
    }
  },
  closes: () => true,
})
