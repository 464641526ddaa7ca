/** Whom a figure may attack (ATT, RNG, ENG-13, LOS), each condition by itself. */
import { isMeant } from '../../content/card.ts'
import type { Body } from '../../content/card.ts'
import { POWER_IDS, type PowerId } from '../../content/powers.ts'
import type { SightScene } from '../../rules/sight/sight-scene.ts'
import { visibleShare } from '../sight-reference.ts'
import {
  areBeside,
  areFoes,
  areTeam,
  cardFor,
  figures,
  isBound,
  ownerFor,
  power,
  spacesFor,
  valuesFor,
  workingFor,
} from './scene.ts'
import type { Scene } from './scene.ts'

/** HS-GLY-11, HS-RUL-63; Range Enhancement. */
function rangeFor(s: Scene, figure: number): number {
  const { range } = valuesFor(s, figure)
  if (s.isBasic) return range
  const glyphs = workingFor(s, ownerFor(s, figure)).filter(({ atRange }) => range >= atRange)
  const helpers = figures(s).flatMap((other) => {
    const help = power(s, other, 'rangeEnhancement')
    return help !== undefined && isMeant(cardFor(s, figure), help.refers) && areBeside(s, figure, other) ? [help] : []
  })
  return [...glyphs, ...helpers].reduce((sum, one) => sum + one.range, range)
}

/** HS-RUL-46, HS-RUL-48: steps over spaces side by side. */
export function stepsBetween(s: Scene, a: number, b: number): number {
  const goals = new Set(spacesFor(s, b))
  const seen = new Set(spacesFor(s, a))
  let edge = [...seen]
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((space) => goals.has(space))) return steps
    edge = edge.flatMap((space) => s.beside[space].filter((next) => !seen.has(next) && seen.add(next)))
  }
  return Infinity
}

/** What is left of a card's attacks (HS-ATT-03, HS-RUL-73; Water Clone). */
export function attackersNow(s: Scene): number[] {
  const turn = s.state.turn!
  const isGivenUp = (['grenade', 'waterClone'] satisfies PowerId[]).some((id) =>
    turn.powers.includes(POWER_IDS.indexOf(id)),
  )
  if (isGivenUp) return []
  return figures(s).filter((figure) => {
    if (s.cardOf[figure] !== turn.card) return false
    const made = turn.attackers.filter((one) => one === figure).length
    return made < (power(s, figure, 'doubleAttack')?.attacks ?? 1)
  })
}

/** Everything but sight; `see`: whether sight is needed too. */
export function mayAim(s: Scene, attacker: number, target: number): 'no' | 'yes' | 'see' {
  const [role, other] = [ownerFor(s, attacker), ownerFor(s, target)]
  if (other < 0 || areTeam(s, role, other)) return 'no'
  const distance = stepsBetween(s, attacker, target)
  const range = rangeFor(s, attacker)
  if (s.isBasic) return distance <= range ? 'see' : 'no' // HS-BAS-19, HS-RUL-47
  const isClose = areBeside(s, attacker, target)
  if (isBound(s, attacker) && !(isClose && areFoes(s, role, other))) return 'no' // HS-ENG-13
  if (isClose) return 'yes' // HS-RUL-50
  if (range === 1 || distance > range || power(s, target, 'thorianSpeed') !== undefined) return 'no'
  return 'see'
}

const FEW = 600
const MANY = 6000
/** A part of the hit zone that is large enough for rays to find it. */
const CLEAR = 0.01
/** A target this much larger, among figures this much smaller, is seen if there is only a sliver between things (HS-RUL-51). */
const LARGER = 1.06
const SMALLER = 0.97

const scaled = (body: Body, by: number): Body => ({
  ...body,
  parts: body.parts.map((part) => ({ ...part, radius: part.radius * by, to: part.to * by })),
})

/** Rays find out what is plain; `sliver` is what they cannot tell. */
export function seeing(s: Scene, attacker: number, target: number): 'seen' | 'hidden' | 'sliver' {
  const kind = s.isBasic ? ('basic' as const) : ('master' as const)
  const body = s.cardOf.map((card) => s.cards[card].body)
  const scene: SightScene = { battlefield: s.field, body, front: s.state.front, rear: s.state.rear }
  const share = visibleShare(scene, attacker, target, kind, FEW)
  if (share >= CLEAR) return 'seen'
  const wide = {
    ...scene,
    body: body.map((one, figure) => (figure === attacker ? one : scaled(one, figure === target ? LARGER : SMALLER))),
  }
  return share > 0 || visibleShare(wide, attacker, target, kind, MANY) > 0 ? 'sliver' : 'hidden'
}
