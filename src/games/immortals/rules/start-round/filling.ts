/** The end of the start round and the filling of the tower (IM-STA-25 to IM-STA-29, IM-TOW-01 to IM-TOW-04). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, type StepResult } from '../../../../engine/index.ts'
import { LIGHT, SHADOW } from '../../content/names.ts'
import { turnOrder } from '../table/lands.ts'
import { limboAt, playerBoard, residentColour, type Role } from '../table/state.ts'
import { limboTarget } from '../table/targets.ts'
import { throwCubes } from '../tower/tower.ts'
import { nextInOrder } from './draft.ts'

/** The marker stays where it is (IM-STA-29). */
export function endStartRound(play: Play): void {
  layDrawPile(play)
  for (const role of turnOrder(play.state)) {
    gainStartIncome(play, role)
    fillLimbos(play, role)
  }
}

/** All conflict cards that nobody keeps (IM-STA-25, IM-STA-27). */
function layDrawPile(play: Play): void {
  const { state } = play
  const { stacks, hands } = state.draft!
  state.drawPile = [...stacks.flat(), ...hands.flat(), ...state.discard].sort((a, b) => a - b)
  state.discard = []
  delete state.draft
  play.tell({ type: 'draftOver', cards: state.drawPile.length, role: state.startPlayer })
}

/** IM-STA-26 */
function gainStartIncome(play: Play, role: Role): void {
  const { startEnergy: energy, startGold: gold } = playerBoard(play, role)
  play.state.energy[role] += energy
  play.state.gold[role] += gold
  play.tell({ type: 'startIncome', role, energy, gold })
}

/** IM-STA-28 */
function fillLimbos(play: Play, role: Role): void {
  const { state, content } = play
  const armies = content.start.limbo
  state.supply[role] -= 2 * armies
  state.limbo[limboAt(role, SHADOW)] += armies
  state.limbo[limboAt(role, LIGHT)] += armies
  play.tell({ type: 'startLimbos', role, armies })
}

/** What falls out lies in the tray; of the residents only two stay there (IM-TOW-01, IM-TOW-03, IM-RUL-20). */
export function fillTower(play: Play): void {
  const { state, content } = play
  const { towerArmies, towerResidents, trayResidents } = content.start
  state.phase = 'filling'
  state.turn = state.startPlayer
  const thrown = state.supply.map(() => towerArmies)
  thrown.push(towerResidents)
  const fell = throwCubes(play, thrown, content.tower.filling).fellThrown
  for (let role = 0; role < state.roles; role++) {
    state.supply[role] -= towerArmies
    state.tray[role] += fell[role]
  }
  const green = residentColour(state)
  const kept = Math.min(fell[green], trayResidents)
  state.tray[green] += kept
  state.residents += fell[green] - kept - towerResidents
  play.tell({ type: 'towerFilled', thrown, fell, kept })
}

/** Clockwise, openly, any split (IM-TOW-02, IM-RUL-19). */
export function* splitFallen(play: Play): Procedure<StepResult> {
  const { state } = play
  const role = state.turn
  if (state.tray[role] > 0) {
    const light = yield* ask(play, chooseSplit, role, undefined)
    const shadow = state.tray[role] - light
    state.tray[role] = 0
    state.limbo[limboAt(role, LIGHT)] += light
    state.limbo[limboAt(role, SHADOW)] += shadow
    play.tell({ type: 'fallenSplit', role, light, shadow })
  }
  return nextInOrder(state)
}

/** The option is how many go to the Light limbo. */
export const chooseSplit: QuestionOf<void, number> = {
  name: 'split',
  kind: 'number',
  rule: 'IM-TOW-02',
  options(t, { role }, out) {
    for (let light = 0; light <= t.state.tray[role]; light++) out.push(light)
  },
  key: (_, light) => `armies:${light}`,
  prompt: (t, { role }) => say('filling.split', { armies: t.state.tray[role] }),
  describe(t, light, { role }) {
    const shadow = t.state.tray[role] - light
    const targets: string[] = []
    if (shadow > 0) targets.push(limboTarget.of(SHADOW))
    if (light > 0) targets.push(limboTarget.of(LIGHT))
    const after = {
      shadow: t.state.limbo[limboAt(role, SHADOW)] + shadow,
      light: t.state.limbo[limboAt(role, LIGHT)] + light,
    }
    return { label: say('filling.splitInto', { light, shadow }), targets, detail: say('filling.limbosThen', after) }
  },
  closes: () => true,
}

/** IM-TOW-04 */
export function returnToBox(play: Play, role: Role): void {
  const { state } = play
  const armies = state.supply[role]
  if (armies === 0) return
  state.box[role] += armies
  state.supply[role] = 0
  play.tell({ type: 'startBoxed', role, armies })
}
