import { directionBetween } from '../../../kit/hex.ts'
import { MAX_LAYOUTS } from '../content/battlefield-schema.ts'
import type { LayoutSource, SpaceSource } from '../content/battlefield-schema.ts'
import type { GlyphId, ZoneId } from '../content/names.ts'
import type { ContentSource } from '../content/schema.ts'
import { edited, emptyLayout, isSpace, refused, stacksOf } from './plan.ts'
import type { Edited, Plan } from './plan.ts'
import { refusal } from './text.ts'
import type { Refusal } from './text.ts'

const [MAX_SPACES, MAX_GLYPHS, MAX_FIGURES] = [200, 60, 200]

type Zone = LayoutSource['zones'][number]
type Glyph = LayoutSource['glyphs'][number]
export type PlacedFigure = LayoutSource['figures'][number]

const same = (a: SpaceSource, b: SpaceSource): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

function spaceFault(plan: Plan, spaces: readonly SpaceSource[]): Refusal | undefined {
  const stacks = stacksOf(plan.tiles)
  const bad = spaces.find((space) => !isSpace(stacks, space))
  return bad === undefined ? undefined : refusal('noSpace', { q: bad[0], r: bad[1], level: bad[2] }, 'HS-SET-03')
}

function change(plan: Plan, id: string, edit: (layout: LayoutSource) => LayoutSource | Refusal): Edited {
  const layout = plan.layouts.find((one) => one.id === id)
  if (layout === undefined) return refused(refusal('noLayout'))
  const changed = edit(layout)
  if ('key' in changed) return refused(changed)
  return edited({ ...plan, layouts: plan.layouts.map((one) => (one === layout ? changed : one)) })
}

export function addLayout(plan: Plan, id: string, from?: LayoutSource): Edited {
  if (plan.layouts.some((layout) => layout.id === id)) return refused(refusal('idTaken'))
  if (plan.layouts.length >= MAX_LAYOUTS) return refused(refusal('tooManyLayouts', { most: MAX_LAYOUTS }))
  return edited({ ...plan, layouts: [...plan.layouts, { ...(from ?? emptyLayout(id)), id }] })
}

export function removeLayout(plan: Plan, id: string): Edited {
  if (plan.scenarios.some(({ layout }) => layout === id)) return refused(refusal('layoutInUse'))
  return edited({ ...plan, layouts: plan.layouts.filter((layout) => layout.id !== id) })
}

/** Gives spaces to a zone, away from whichever has them; without a zone they belong to none. */
export function paintZone(
  plan: Plan,
  layoutId: string,
  zone: ZoneId | undefined,
  spaces: readonly SpaceSource[],
): Edited {
  const fault = spaceFault(plan, spaces)
  if (fault !== undefined) return refused(fault)
  return change(plan, layoutId, (layout) => {
    const rest = layout.zones.map((one): Zone => ({
      id: one.id,
      spaces: one.spaces.filter((at) => !spaces.some((other) => same(at, other))),
    }))
    const fresh = spaces.filter((at, index) => spaces.findIndex((other) => same(at, other)) === index)
    const isKnown = rest.some(({ id }) => id === zone)
    const all = zone === undefined || isKnown ? rest : [...rest, { id: zone, spaces: [] }]
    const zones = all
      .map((one): Zone => (one.id === zone ? { id: one.id, spaces: [...one.spaces, ...fresh] } : one))
      .filter((one) => one.spaces.length > 0)
    if (zones.some((one) => one.spaces.length > MAX_SPACES)) return refusal('tooManySpaces', { most: MAX_SPACES })
    return { ...layout, zones }
  })
}

type GlyphBox = Pick<ContentSource, 'glyphs'>

/** Without `glyph` a "?" space, which lies symbol side up (HS-SET-31). `sets`: how many Master Sets are used. */
export function placeGlyph(plan: Plan, layoutId: string, place: Glyph, box: GlyphBox, sets = 1): Edited {
  const fault = spaceFault(plan, [place.at])
  if (fault !== undefined) return refused(fault)
  return change(plan, layoutId, (layout) => {
    if (layout.glyphs.some(({ at }) => same(at, place.at))) return refusal('glyphTaken')
    if (layout.glyphs.length >= MAX_GLYPHS) return refusal('tooManyGlyphs', { most: MAX_GLYPHS })
    const most = countOf(box, place.glyph) * sets
    if (place.glyph !== undefined && layout.glyphs.filter(({ glyph }) => glyph === place.glyph).length >= most)
      return refusal('glyphsUsedUp', { most }, 'HS-SET-28')
    const side = place.glyph === undefined ? 'symbol' : place.side
    return { ...layout, glyphs: [...layout.glyphs, { ...place, side }] }
  })
}

const countOf = ({ glyphs }: GlyphBox, glyph: GlyphId | undefined): number =>
  glyphs.find(({ id }) => id === glyph)?.count ?? 0

export function removeGlyph(plan: Plan, layoutId: string, at: SpaceSource): Edited {
  return change(plan, layoutId, (layout) =>
    layout.glyphs.some((place) => same(place.at, at))
      ? { ...layout, glyphs: layout.glyphs.filter((place) => !same(place.at, at)) }
      : refusal('noSuchPiece'),
  )
}

/** The first space is the front. Without `player` the figure is nobody's. */
export function placeFigure(
  plan: Plan,
  layoutId: string,
  figure: PlacedFigure,
  box: Pick<ContentSource, 'cards'>,
): Edited {
  const card = box.cards.find(({ id }) => id === figure.card)
  if (card === undefined) return refused(refusal('cardUnknown'))
  const fault = spaceFault(plan, figure.at) ?? baseFault(figure.at, card.spaces)
  if (fault !== undefined) return refused(fault)
  return change(plan, layoutId, (layout) => {
    const isTaken = layout.figures.some((other) => other.at.some((at) => figure.at.some((one) => same(at, one))))
    if (isTaken) return refusal('figureTaken')
    if (layout.figures.length >= MAX_FIGURES) return refusal('tooManyFigures', { most: MAX_FIGURES })
    const placed = layout.figures.filter((other) => other.card === figure.card && other.player === figure.player)
    if (placed.length >= card.figures) return refusal('figuresUsedUp', { most: card.figures }, 'HS-SET-16')
    return { ...layout, figures: [...layout.figures, figure] }
  })
}

function baseFault(at: readonly SpaceSource[], needed: number): Refusal | undefined {
  if (at.length !== needed) return refusal('figureSpaces', { needed })
  if (needed === 1) return undefined
  const [[q, r, level], [rearQ, rearR, rearLevel]] = at
  const isPair = level === rearLevel && directionBetween({ q, r }, { q: rearQ, r: rearR }) >= 0
  return isPair ? undefined : refusal('figureNotLevel', {}, 'HS-MOV-20')
}

export function removeFigure(plan: Plan, layoutId: string, at: SpaceSource): Edited {
  const stands = (figure: PlacedFigure): boolean => figure.at.some((one) => same(one, at))
  return change(plan, layoutId, (layout) =>
    layout.figures.some(stands)
      ? { ...layout, figures: layout.figures.filter((figure) => !stands(figure)) }
      : refusal('noSuchPiece'),
  )
}
