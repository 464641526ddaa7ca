/** Awakening armies from limbo: by a card of a land (IM-AWK, IM-RAC-04) or by magic (IM-MAG-02, IM-MAG-14). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { AWAKEN_ARMIES, LIGHT, NAMES, SHADOW, worldOf } from '../../content/names.ts'
import { landsOfAction } from '../cards/valid-lands.ts'
import { amountOf, awakeningRule, magicCard } from '../magic/magic-cards.ts'
import { finishAction } from '../round/execution.ts'
import { fromLimbo, isPresent, isPresentIn } from '../table/lands.ts'
import { canPaySpace, pay, paySpace } from '../table/prices.ts'
import { limboAt, type Land, type Role, type Table } from '../table/state.ts'
import { landTarget } from '../table/targets.ts'
import { awakenIn, inLand } from './act-options.ts'

/** As many as are named, or all if there are fewer; never fewer by choice (IM-AWK-04, IM-RUL-43, IM-RUL-44). */
export const armiesToAwaken = ({ state }: Table, role: Role, world: number, most: number): number =>
  Math.min(most, state.limbo[limboAt(role, world)])

// With a card of a land

export function awakenOffers(t: Table, out: number[]): void {
  if (!canPaySpace(t)) return
  const { limbo, action } = t.state
  for (const land of landsOfAction(t)) if (limbo[limboAt(action!.role, worldOf(land))] > 0) out.push(inLand(land))
}

/** From the limbo of the land's world (IM-AWK-02). */
export function awaken(play: Play, land: Land): void {
  const { role } = play.state.action!
  paySpace(play)
  const armies = armiesToAwaken(play, role, worldOf(land), play.content.awakenArmies)
  fromLimbo(play.state, role, land, armies)
  play.tell({ type: 'awakened', role, world: worldOf(land), lands: [land], armies: [armies] })
  finishAction(play, true)
}

// By magic

/** Something in that limbo, and somewhere to go in that world (IM-RUL-44, IM-RUL-79). */
export function magicAwakenOffers(t: Table, out: number[]): void {
  const { limbo, action } = t.state
  const { role } = action!
  for (let world = SHADOW; world <= LIGHT; world++)
    if (limbo[limboAt(role, world)] > 0 && isPresentIn(t.state, role, world)) out.push(awakenIn(world))
}

/** From one limbo, army by army into own lands of that world. */
export function* magicAwaken(play: Play, world: number): Procedure {
  const { role, card } = play.state.action!
  const { id, energy, gold } = magicCard(play, card)
  const count = armiesToAwaken(play, role, world, amountOf(play, card, AWAKEN_ARMIES))
  pay(play, role, energy, gold)
  const lands: Land[] = []
  const armies: number[] = []
  for (let left = count; left > 0; left--) {
    const land = yield* ask(play, awakenArmy, role, { world, left })
    fromLimbo(play.state, role, land, 1)
    const i = lands.indexOf(land)
    if (i >= 0) armies[i]++
    else armies[lands.push(land) - 1] = 1
  }
  play.tell({ type: 'awakened', role, world, lands, armies, rule: awakeningRule(id) })
  finishAction(play, true)
}

export interface AwakenArgs {
  readonly world: number
  /** Armies still to place, this one included. */
  readonly left: number
}

export const awakenArmy: QuestionOf<AwakenArgs, Land> = {
  name: 'awakenArmy',
  kind: 'area',
  rule: 'IM-RUL-44',
  options(t, { role, arg }, out) {
    const end = (arg.world + 1) * NAMES
    for (let land = arg.world * NAMES; land < end; land++) if (isPresent(t.state, role, land)) out.push(land)
  },
  key: (_, land) => `land:${land}`,
  prompt: (_, { arg }) => say('awaken.ask', { world: arg.world, left: arg.left }),
  describe: (t, land) => ({
    label: say('awaken.land', { land }),
    targets: [landTarget.of(land)],
    detail: say('awaken.landNow', { armies: t.state.armies[land] }),
  }),
  closes: (_, { arg }) => arg.left === 1,
}
