/** Special powers that a player carries out in step 3 of a turn, and special attacks (POW). */
import { say, type Play, type Procedure } from '../table/rules.ts'
import type { Described, Message } from '../../../../engine/index.ts'
import { POWER_IDS, type PowerId } from '../../content/powers.ts'
import { appendActors, beginActing } from '../rounds/acting.ts'
import type { PowerUse } from '../table/faces.ts'
import { cardOf, powerOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { isBasic, NONE, type ArmyCard, type Figure, type Role, type Table } from '../table/state.ts'
import { isOwnSide } from '../teams/sides.ts'
import { percentOf } from './before-attack.ts'
import { BERSERKER_CHARGE, canCharge, charge } from './berserker.ts'
import { canChomp, CHOMP, chomp } from './chomp.ts'
import { canExplode, explode } from './explosion.ts'
import { canFire, fire } from './fire-line.ts'
import { canThrow, GRENADE, throwGrenade } from './grenade.ts'
import { canShackle, MIND_SHACKLE, shackle } from './mind-shackle.ts'
import type { Hits } from './special-attack.ts'
import { isSpirit, spirit } from './spirits.ts'
import { beginClone, canClone, WATER_CLONE } from './water-clone.ts'

const FIRE_LINE = POWER_IDS.indexOf('fireLine')
const EXPLOSION = POWER_IDS.indexOf('explosion')

/** The powers that are carried out in step 3, in the order in which they are offered. */
const OFFERED = [BERSERKER_CHARGE, MIND_SHACKLE, CHOMP, FIRE_LINE, EXPLOSION, GRENADE, WATER_CLONE]

/** Those that hit friends too (HS-RUL-56). */
const BLASTS = [FIRE_LINE, EXPLOSION, GRENADE]

/** Used by the whole card, not by one of its figures. */
const isOfCard = (power: number): boolean => power === BERSERKER_CHARGE || power === WATER_CLONE

/** HS-RUL-05: each is an offer, never a duty. Appends them as `power * figureCount + figure`. */
export function powerOffers(t: Table, role: Role, out: number[]): void {
  const { turn } = t.state
  if (turn === undefined || turn.role !== role || turn.card === NONE || isBasic(t)) return
  const { cards } = roster(t)
  const { powers } = cards[turn.card]
  for (const power of OFFERED)
    if (powers[POWER_IDS[power]] !== undefined && powerOf(t, turn.card, POWER_IDS[power]) !== undefined)
      appendOffers(t, turn.card, power, out)
}

const actors: Figure[] = []

function appendOffers(t: Table, card: ArmyCard, power: number, out: number[]): void {
  const { firstFigure, figureCount } = roster(t)
  actors.length = 0
  appendActors(t, actors)
  for (const figure of actors) {
    if (isOffered(t, power, figure)) out.push(power * figureCount + (isOfCard(power) ? firstFigure[card] : figure))
    if (isOfCard(power)) return
  }
}

function isOffered(t: Table, power: number, figure: Figure, hits?: Hits): boolean {
  switch (power) {
    case BERSERKER_CHARGE:
      return canCharge(t)
    case MIND_SHACKLE:
      return canShackle(t, figure)
    case CHOMP:
      return canChomp(t, figure)
    case FIRE_LINE:
      return canFire(t, figure, hits)
    case EXPLOSION:
      return canExplode(t, figure, hits)
    case GRENADE:
      return canThrow(t, figure, hits)
    default:
      return canClone(t)
  }
}

const powerIn = (t: Table, offer: number): number => Math.floor(offer / roster(t).figureCount)
const figureIn = (t: Table, offer: number): Figure => offer % roster(t).figureCount

/** `use:chomp/12`, or `use:waterClone` where the whole card does it. */
export function powerKey(t: Table, offer: number): string {
  const power = powerIn(t, offer)
  return isOfCard(power) ? `use:${POWER_IDS[power]}` : `use:${POWER_IDS[power]}/${figureIn(t, offer)}`
}

const RULES: Partial<Readonly<Record<PowerId, string>>> = { fireLine: 'HS-POW-02', grenade: 'HS-POW-10' }

export function describePower(t: Table, offer: number): Omit<Described, 'data'> & { data: PowerUse } {
  const power = powerIn(t, offer)
  const id = POWER_IDS[power]
  const figure = figureIn(t, offer)
  const card = isOfCard(power) ? t.state.turn!.card : cardOf(t, figure)
  const onlyFriends = hitsOnlyFriends(t, power, figure)
  const detail = detailOf(t, card, power, onlyFriends)
  return {
    label: isOfCard(power) ? say('power.useCard', { power: id, card }) : say('power.use', { power: id, figure }),
    targets: [isOfCard(power) ? `card:${card}` : `figure:${figure}`],
    rule: RULES[id] ?? 'HS-POW-01',
    ...(detail === undefined ? {} : { detail }),
    data: { power: id, figure, onlyFriends },
  }
}

/** Whoever could hit nobody else is told before. */
function hitsOnlyFriends(t: Table, power: number, figure: Figure): boolean {
  const { role } = t.state.turn!
  const hitsOthers: Hits = (affected) => affected.some((one) => !isOwnSide(t, role, one))
  return BLASTS.includes(power) && !isOffered(t, power, figure, hitsOthers)
}

function detailOf(t: Table, card: ArmyCard, power: number, onlyFriends: boolean): Message | undefined {
  if (power === WATER_CLONE) return say('power.cloneGivesUp')
  if (power === GRENADE && t.state.turn?.powers.includes(GRENADE) === false)
    return say('power.grenadeGivesUp', { onlyFriends: onlyFriends ? 1 : 0 })
  if (onlyFriends) return say('power.onlyFriends')
  const numbers = powerOf(t, card, POWER_IDS[power]) as { dice?: number; d20?: number } | undefined
  if (numbers?.dice !== undefined) return say('power.dice', { dice: numbers.dice })
  if (numbers?.d20 === undefined || power === CHOMP) return undefined
  return say('power.chance', { d20: numbers.d20, percent: percentOf(numbers.d20) })
}

/** Carries the offer out. 'move': the figures may move again, so the turn goes back to step 2. */
export function* usePower(play: Play, offer: number): Procedure<'move' | void> {
  const power = powerIn(play, offer)
  const figure = figureIn(play, offer)
  if (!isOfCard(power)) beginActing(play, figure)
  switch (power) {
    case BERSERKER_CHARGE:
      return charge(play) ? 'move' : undefined
    case MIND_SHACKLE:
      return yield* shackle(play, figure)
    case CHOMP:
      return yield* chomp(play, figure)
    case FIRE_LINE:
      return yield* fire(play, figure)
    case EXPLOSION:
      return yield* explode(play, figure)
    case GRENADE:
      return yield* throwGrenade(play, figure)
    default:
      return beginClone(play)
  }
}

/** What a destroyed figure does at its end, such as joining another card as a spirit. Asked from a frame of its own. */
export function* afterDestruction(play: Play, figure: Figure, owner: Role): Procedure {
  if (owner !== NONE && isSpirit(play, figure)) play.push(spirit, { figure, role: owner })
}
