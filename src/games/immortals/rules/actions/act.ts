/** What a revealed card does: one question with everything that its action allows, or the compensation. */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { ATTACK, ATTACK_OR_MOVE, AWAKEN, BUILD, BUILD_SHRINE, ENERGY, GOLD, MAGIC } from '../../content/names.ts'
import { drawByMagic, magicOffers, takeMarker, takeOverLandCard } from '../magic/magic.ts'
import { finishAction, gainCompensation } from '../round/execution.ts'
import { actFace } from '../table/faces.ts'
import { playerBoard, type Land, type Table } from '../table/state.ts'
import { actKey, COMPENSATION_ENERGY, COMPENSATION_GOLD, meaningOf } from './act-options.ts'
import { attack, attackOffers } from './attack.ts'
import { awaken, awakenOffers, magicAwaken } from './awaken.ts'
import { build, buildMagicShrine, buildOffers, buildRaceShrine, raceShrineOffers } from './build.ts'
import { describeAct } from './describe-act.ts'
import { earnIncome, incomeOffers } from './gold-energy.ts'
import { move, moveOffers } from './movement.ts'

/** Everything the action under way allows, without the compensation (see act-options.ts). */
export function actOffers(t: Table, out: number[]): void {
  const { role, space } = t.state.action!
  switch (playerBoard(t, role).action[space]) {
    case GOLD:
    case ENERGY:
      return incomeOffers(t, out)
    case AWAKEN:
      return awakenOffers(t, out)
    case BUILD:
      return buildOffers(t, out)
    case BUILD_SHRINE:
      return raceShrineOffers(t, out)
    case ATTACK:
      return attackOffers(t, out)
    // IM-MOV-01
    case ATTACK_OR_MOVE:
      attackOffers(t, out)
      return moveOffers(t, out)
    case MAGIC:
      return magicOffers(t, out)
  }
}

/** Impossible or not wanted, the card brings a compensation instead (IM-ACT-03, IM-RUL-34). */
export const chooseAct: QuestionOf = faced(actFace)({
  kind: 'option',
  rule: 'IM-ACT-03',
  options(t, _ask, out) {
    actOffers(t, out)
    out.push(COMPENSATION_GOLD, COMPENSATION_ENERGY)
  },
  key: (_, option) => actKey(option),
  prompt(t, ask) {
    const { role, space, card } = t.state.action!
    const offers: number[] = []
    chooseAct.options(t, ask, offers)
    // The two compensations are always there.
    return say(offers.length > 2 ? 'act.ask' : 'act.impossible', { role, space, card })
  },
  describe: (t, option) => ({ ...describeAct(t, option), data: meaningOf(option) }),
  // The turn is over, or the rest of the action follows.
  closes: () => true,
})

/** The action under way (`state.action`, never a blank card), as frame `act` with `{}`. */
export const act = procedure('act', function* (play: Play, _args: object): Procedure {
  const { role } = play.state.action!
  const meaning = meaningOf(yield* ask(play, chooseAct, role, undefined))
  switch (meaning.is) {
    case 'compensation':
      gainCompensation(play, role, meaning.gold)
      return finishAction(play, false)
    case 'land':
      return actInLand(play, meaning.land)
    case 'build':
      return build(play, meaning.building, meaning.land)
    case 'move':
      return yield* move(play, meaning.from, meaning.to)
    case 'attack':
      return yield* attack(play, meaning.from, meaning.to)
    case 'awaken':
      return yield* magicAwaken(play, meaning.world)
    case 'draw':
      return drawByMagic(play)
    case 'marker':
      return takeMarker(play)
    case 'shrine':
      return buildMagicShrine(play, meaning.land)
    case 'takeOver':
      return takeOverLandCard(play, meaning.land)
  }
})

function actInLand(play: Play, land: Land): void {
  const { role, space } = play.state.action!
  const action = playerBoard(play, role).action[space]
  if (action === AWAKEN) awaken(play, land)
  else if (action === BUILD_SHRINE) buildRaceShrine(play, land)
  else earnIncome(play, land)
}
