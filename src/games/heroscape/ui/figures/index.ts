import type { BufferGeometry } from 'three'
import { defaultContent } from '../../content/content.ts'
import { drawAgentCarr, drawKravMaga } from './agents.ts'
import { BASE_HEIGHT, makeBase, SPACING } from './base.ts'
import type { CombatFace, Die, DieFace } from './dice.ts'
import { makeCombatDie, makeD20 } from './dice.ts'
import { drawMimring } from './dragon.ts'
import { drawSyvarris } from './elf.ts'
import type { Emblem } from './generic.ts'
import { drawBeast, drawStandee, emblemOf } from './generic.ts'
import { drawGrimnak } from './grimnak.ts'
import { drawRaelin } from './kyrie.ts'
import type { GlyphSign, OrderLabel } from './markers.ts'
import { GLYPH_HEIGHT, makeGlyph, makeGlyphSign, makeOrderMarker, makeWoundMarker } from './markers.ts'
import { drawMarroWarrior, drawNeGokSa } from './marro.ts'
import { drawIzumi } from './samurai.ts'
import type { Sculpt } from './sculpt.ts'
import { finish, newSculpt } from './sculpt.ts'
import { drawAirborne, drawDrake } from './soldiers.ts'
import { drawDeathwalker, drawZettian } from './soulborgs.ts'
import { drawFinn, drawTarn, drawThorgrim } from './vikings.ts'

/**
 * Figures, bases, glyphs, markers and dice as geometry with vertex colours (`position`, `normal`, `color`; use a material
 * with `vertexColors`). Unit: a hex has its corners at distance 1. y is up, the underside of the base lies at y = 0.
 * A figure looks towards +z and its left is +x; the centre of its (front) space is the origin, that of a second space
 * lies behind it at z = -√3. Everything is made when it is first asked for and kept: do not dispose of it.
 */
export interface FigureModel {
  /** The body alone; it stands on `baseGeometry(spaces)`. */
  readonly geometry: BufferGeometry
  /** The card's Height in the board's unit, base included. Raised weapons may reach a little higher. */
  readonly height: number
  readonly spaces: 1 | 2
}

/** What a figure without a sculpt of its own is made from. */
export interface GenericShape {
  /** In levels. */
  readonly height: number
  readonly spaces: number
  readonly kind: Emblem
}

interface OwnSculpt {
  readonly draw: (s: Sculpt, variant: number) => void
  readonly variants: number
  readonly size: number
}

const own = (draw: OwnSculpt['draw'], size = 1, variants = 1): OwnSculpt => ({ draw, size, variants })

const SCULPTS: ReadonlyMap<string, OwnSculpt> = new Map([
  ['mimring', own(drawMimring)],
  ['finn', own(drawFinn)],
  ['thorgrim', own(drawThorgrim)],
  ['tarn-viking-warriors', own(drawTarn, 1, 4)],
  ['agent-carr', own(drawAgentCarr, 1.08)],
  ['krav-maga-agents', own(drawKravMaga, 0.89, 3)],
  ['ne-gok-sa', own(drawNeGokSa, 1.06)],
  ['marro-warriors', own(drawMarroWarrior, 0.95, 4)],
  ['syvarris', own(drawSyvarris)],
  ['deathwalker-9000', own(drawDeathwalker, 1.13)],
  ['zettian-guards', own(drawZettian, 1.12, 2)],
  ['raelin', own(drawRaelin)],
  ['izumi-samurai', own(drawIzumi, 1, 3)],
  ['sgt-drake-alexander', own(drawDrake, 1.04)],
  ['airborne-elite', own(drawAirborne, 1.06, 4)],
  ['grimnak', own(drawGrimnak, 1.05)],
])

const made = new Map<string, unknown>()

function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as T
}

/** Poses a card has; a squad's further figures repeat them. */
export const variantsOf = (cardId: string): number => SCULPTS.get(cardId)?.variants ?? 1

/** What the board must know of a card that a content pack brings. */
export interface CardShape {
  readonly height: number
  readonly spaces: number
  readonly class?: string
  readonly species?: string
}

/** `card` is needed only for cards outside the built-in content. */
export function figureModel(cardId: string, variant: number, card?: CardShape): FigureModel {
  const known = card ?? defaultContent().cardById.get(cardId)
  const sculpt = SCULPTS.get(cardId)
  if (!sculpt)
    return genericModel({ height: known?.height ?? 5, spaces: known?.spaces ?? 1, kind: emblemOf(known ?? {}) })
  const pose = Math.abs(Math.trunc(variant)) % sculpt.variants
  return once(`figure ${cardId} ${pose}`, () => {
    const s = newSculpt()
    sculpt.draw(s, pose)
    const { height, spaces } = defaultContent().cardById.get(cardId) ?? { height: 5, spaces: 1 }
    return { geometry: finish(s, BASE_HEIGHT, sculpt.size), height: heightOf(height), spaces: spacesOf(spaces) }
  })
}

const heightOf = (levels: number): number => levels * defaultContent().levelHeight
const spacesOf = (spaces: number): 1 | 2 => (spaces === 2 ? 2 : 1)

export function genericModel({ height, spaces, kind }: GenericShape): FigureModel {
  return once(`generic ${height} ${spaces} ${kind}`, () => {
    const s = newSculpt()
    const tall = heightOf(height) - BASE_HEIGHT
    if (spaces === 2) drawBeast(s, tall, kind)
    else drawStandee(s, tall, kind)
    return { geometry: finish(s, BASE_HEIGHT), height: heightOf(height), spaces: spacesOf(spaces) }
  })
}

/** White, to be tinted in the player's colour. */
export const baseGeometry = (spaces: 1 | 2): BufferGeometry => once(`base ${spaces}`, () => makeBase(spaces))
export const glyphGeometry = (): BufferGeometry => once('glyph', makeGlyph)
export const glyphSignGeometry = (sign: GlyphSign): BufferGeometry => once(`sign ${sign}`, () => makeGlyphSign(sign))
export const woundMarker = (): BufferGeometry => once('wound', makeWoundMarker)
/** White, to be tinted; without a label it lies face down. */
export const orderMarker = (label?: OrderLabel): BufferGeometry => once(`order ${label}`, () => makeOrderMarker(label))

export function dieGeometry(kind: 'combat'): Die<CombatFace>
export function dieGeometry(kind: 'd20'): Die<number>
export function dieGeometry(kind: 'combat' | 'd20'): Die<CombatFace> | Die<number> {
  return once(`die ${kind}`, () => (kind === 'combat' ? makeCombatDie() : makeD20()))
}

export { BASE_HEIGHT, GLYPH_HEIGHT, SPACING, emblemOf }
export type { CombatFace, Die, DieFace, Emblem, GlyphSign, OrderLabel }
