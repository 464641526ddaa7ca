/** Army movement (IM-MOV). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { LANDS } from '../../content/names.ts'
import { landsOfAction } from '../cards/valid-lands.ts'
import { finishAction } from '../round/execution.ts'
import { moveArmiesFace } from '../table/faces.ts'
import { putArmies, takeArmies, throughPortal } from '../table/lands.ts'
import { canPay, pay } from '../table/prices.ts'
import { NONE, type Land, type Role, type Table } from '../table/state.ts'
import { landTarget } from '../table/targets.ts'
import { moveFrom } from './act-options.ts'

/** One stays behind (IM-MOV-04). */
export const mayLeave = (t: Table, land: Land): number => t.state.armies[land] - 1

/** Every lawful pair for the action under way, as `moveFrom` options. */
export function moveOffers(t: Table, out: number[]): void {
  const { state, content } = t
  const { role } = state.action!
  if (!canPay(state, role, content.movementEnergy, content.movementGold)) return
  for (const origin of landsOfAction(t)) {
    if (mayLeave(t, origin) === 0) continue
    walk(t, role, origin)
    for (let land = 0; land < LANDS; land++)
      if (reachedIn[land] === walks && land !== origin) out.push(moveFrom(origin, land))
  }
}

// Scratch of the last walk: the walk that reached a land, and from where.
let walks = 0
const reachedIn = new Array<number>(LANDS).fill(0)
const cameFrom = new Array<Land>(LANDS).fill(0)
const frontier: Land[] = []

/** Over own lands that are adjacent, and through portals in their direction (IM-MOV-06, IM-MOV-07). */
function walk(t: Table, role: Role, origin: Land): void {
  const { possessor } = t.state
  const { adjacent } = t.content.map
  walks++
  frontier.length = 0
  frontier.push(origin)
  reachedIn[origin] = walks
  for (let i = 0; i < frontier.length; i++) {
    const land = frontier[i]
    for (const next of adjacent[land]) if (possessor[next] === role) reach(next, land)
    const beyond = throughPortal(t.state, land)
    if (beyond !== NONE && possessor[beyond] === role) reach(beyond, land)
  }
}

function reach(land: Land, from: Land): void {
  if (reachedIn[land] === walks) return
  reachedIn[land] = walks
  cameFrom[land] = from
  frontier.push(land)
}

/** A shortest way from land to land, both included; empty if there is none. */
export function routeOf(t: Table, role: Role, origin: Land, destination: Land): Land[] {
  walk(t, role, origin)
  if (reachedIn[destination] !== walks) return []
  const route = [destination]
  while (route[0] !== origin) route.unshift(cameFrom[route[0]])
  return route
}

/** From the chosen pair to the end of the action (`finishAction` included); no fight, no land card (IM-MOV-08). */
export function* move(play: Play, origin: Land, destination: Land): Procedure {
  const { role } = play.state.action!
  const armies = yield* ask(play, moveArmies, role, { origin, destination })
  pay(play, role, play.content.movementEnergy, play.content.movementGold)
  const route = routeOf(play, role, origin, destination)
  takeArmies(play.state, origin, armies)
  putArmies(play.state, role, destination, armies)
  play.tell({ type: 'armiesMoved', role, armies, route })
  finishAction(play, true)
}

export interface MoveArgs {
  readonly origin: Land
  readonly destination: Land
}

export const moveArmies: QuestionOf<MoveArgs> = faced(moveArmiesFace)({
  kind: 'number',
  rule: 'IM-MOV-03',
  options(t, { arg }, out) {
    const most = mayLeave(t, arg.origin)
    for (let armies = 1; armies <= most; armies++) out.push(armies)
  },
  key: (_, armies) => `armies:${armies}`,
  prompt: (_, { arg }) => say('move.ask', { from: arg.origin, to: arg.destination }),
  about: (_, { arg }) => ({ from: arg.origin, to: arg.destination }),
  describe: (t, armies, { arg }) => ({
    label: say('move.armies', { armies }),
    targets: [landTarget.of(arg.origin), landTarget.of(arg.destination)],
    detail: say('move.after', {
      from: arg.origin,
      left: t.state.armies[arg.origin] - armies,
      to: arg.destination,
      there: t.state.armies[arg.destination] + armies,
    }),
    data: { armies },
  }),
  closes: () => true,
})
