/** Gifts among Heroes on one hex: to whoever has more use for it. */
import { giftOf } from '../rules/actions/trade.ts'
import { resourceAt } from '../rules/table/resources.ts'
import { worthOfItem } from './cards.ts'
import { kindWorth, pointOf, sceneFor, type Scene } from './scene.ts'

const DONE = -1
/** Less is not worth the words; it also keeps two Heroes from giving the same to and fro. */
const LEAST = 0.08

/** Above 0: it is given. */
export function giftScore(scene: Scene, option: number): number {
  if (option === DONE) return 0
  const { to, kind, item } = giftOf(option)
  const theirs = sceneFor(scene.t, to, scene.w)
  const [give, get] =
    item >= 0 ? [worthOfItem(scene, item), worthOfItem(theirs, item)] : [lossOf(scene, kind), kindWorth(theirs, kind)]
  return pointOf(theirs, to) * get - pointOf(scene, scene.role) * give - LEAST
}

/** What the last one of a kind is worth to its owner. */
function lossOf(scene: Scene, kind: number): number {
  const resources = scene.t.state.resources.slice()
  resources[resourceAt(scene.role, kind)]--
  return kindWorth({ ...scene, t: { ...scene.t, state: { ...scene.t.state, resources } } }, kind)
}
