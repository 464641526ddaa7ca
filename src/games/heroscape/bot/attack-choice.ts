/** What to do in step 3 of a turn. */
import type { AnyAsk } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { POWER_IDS } from '../content/powers.ts'
import { appendAttackers, attackerIn, END_ATTACKS, offerIn, targetIn } from '../rules/attack/attack.ts'
import { endFigure, firstFigure } from '../rules/table/figures.ts'
import { GRENADE } from '../rules/powers/grenade.ts'
import { roster } from '../rules/table/roster.ts'
import { DESTROYED, NONE, type Figure, type State } from '../rules/table/state.ts'
import { canCloneAt, cloneNeeds } from '../rules/powers/water-clone.ts'
import { isAboutToWin } from './aims.ts'
import { bestChomp, bestFireLine, bestShackle, bestSplash, chanceOf } from './attacks.ts'
import type { Scene } from './scene.ts'
import { hitHere, outlookOf } from './stand.ts'
import { gainOf, worthOf } from './worth.ts'

/** Before anything else: it costs nothing, and cannot be made up for after the first attack. */
const FIRST = 1000
/** How much better grenades must be than shooting: they are thrown once in a game. */
const GRENADE_MARGIN = 1.2

/** How much more it counts to strike whoever is about to win. */
const TO_STOP = 4

export function attackScores(
  scene: Scene,
  _ask: AnyAsk<State, Content>,
  options: readonly number[],
): readonly number[] {
  return options.map((option) => {
    if (option === END_ATTACKS) return 0
    const offer = offerIn(scene.t, option)
    return offer === NONE
      ? pairScore(scene, attackerIn(scene.t, option), targetIn(scene.t, option))
      : offerScore(scene, offer)
  })
}

function pairScore(scene: Scene, attacker: Figure, target: Figure): number {
  const gain = gainOf(scene.t, attacker, target, scene.importance[target])
  if (scene.isEnemy[target]) return gain
  // An ally of a truce: only to keep it from winning at once (HS-RUL-45).
  return isAboutToWin(scene.t, target) ? TO_STOP * gain : -1
}

function offerScore(scene: Scene, offer: number): number {
  const { figureCount } = roster(scene.t)
  const figure = offer % figureCount
  const sure = (gain: number): number => (gain > 0 ? FIRST + gain : -1)
  switch (POWER_IDS[Math.floor(offer / figureCount)]) {
    case 'berserkerCharge':
      return FIRST
    case 'chomp':
      return sure(bestChomp(scene, figure))
    case 'mindShackle':
      return sure(bestShackle(scene, figure))
    case 'fireLine':
      return bestFireLine(scene, figure)
    case 'explosion':
      return bestSplash(scene, figure, 'explosion')
    case 'grenade':
      return grenadeScore(scene, figure)
    case 'waterClone':
      return cloneScore(scene)
    default:
      return -1
  }
}

const sumOver = (figures: readonly Figure[], gain: (figure: Figure) => number): number =>
  figures.reduce((sum, figure) => sum + gain(figure), 0)

const attackersOf = (scene: Scene): Figure[] => appendAttackers(scene.t, [])

/** The first throw gives up the shots of the whole card (HS-RUL-73). */
function grenadeScore(scene: Scene, figure: Figure): number {
  const gain = bestSplash(scene, figure, 'grenade')
  if (gain <= 0) return -1
  if (scene.t.state.turn!.powers.includes(GRENADE)) return gain
  const figures = attackersOf(scene)
  const thrown = sumOver(figures, (one) => bestSplash(scene, one, 'grenade'))
  const shot = sumOver(figures, (one) => hitHere(scene, outlookOf(scene, one)))
  return thrown > GRENADE_MARGIN * shot ? FIRST + gain : -1
}

/** Figures that come back, against the shots that are given up for them. */
function cloneScore(scene: Scene): number {
  const { t } = scene
  const { card } = t.state.turn!
  let missing = 0
  let expected = 0
  let worth = 0
  for (let figure = firstFigure(t, card); figure < endFigure(t, card); figure++) {
    if (t.state.fate[figure] === DESTROYED) missing++
    if (!canCloneAt(t, figure)) continue
    expected += chanceOf(cloneNeeds(t, figure))
    worth = Math.max(worth, worthOf(t, figure))
  }
  const shot = sumOver(attackersOf(scene), (one) => hitHere(scene, outlookOf(scene, one)))
  const gain = Math.min(expected, missing) * worth
  return gain > shot ? FIRST + gain : -1
}
