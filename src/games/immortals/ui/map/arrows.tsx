import { Way } from '../../../../boardkit/map/way.tsx'
import { memo } from 'react'
import type { Content } from '../../content/content.ts'
import { LIGHT, twinOf, worldOf } from '../../content/names.ts'
import type { Offers, Pair } from '../offers.ts'
import type { Point } from './geometry.ts'
import { isShown, spotOf, type Layout } from './layout.ts'

const NEAR = 46

/** A bow from point to point, shortened at both ends so that what stands there is seen. */
function bow(a: Point, b: Point, bend: number, short = NEAR): { line: string; head: string } {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = Math.hypot(dx, dy) || 1
  const top = { x: (a.x + b.x) / 2 + (dy / long) * bend, y: (a.y + b.y) / 2 - (dx / long) * bend }
  const toward = (from: Point, to: Point, far: number): Point => {
    const away = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return { x: from.x + ((to.x - from.x) / away) * far, y: from.y + ((to.y - from.y) / away) * far }
  }
  const [start, end] = [toward(a, top, short), toward(b, top, short)]
  const turn = Math.round((Math.atan2(end.y - top.y, end.x - top.x) * 180) / Math.PI)
  const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`
  return { line: `M${at(start)}Q${at(top)} ${at(end)}`, head: `translate(${at(end)}) rotate(${turn})` }
}

interface Props {
  readonly content: Content
  readonly layout: Layout
  readonly offers: Offers
  readonly from: number | undefined
  /** Under the pointer or the cursor. */
  readonly pointed: number | undefined
  readonly portals: ReadonlySet<number>
  /** The way that is thought of: from where and with how many is being chosen. */
  readonly aimed: (Pick<Pair, 'is'> & { readonly from: number; readonly to: number }) | undefined
}

interface Way {
  readonly from: number
  readonly to: number
  readonly is: Pair['is'] | 'portal'
  readonly isSure: boolean
}

/** The ways that are shown now: from a chosen land, of the question, or through a portal. */
function waysOf({ offers, from, pointed, portals, aimed }: Props): Way[] {
  const { about, pairs } = offers
  if (aimed !== undefined) return [{ ...aimed, isSure: true }]
  if (about !== undefined) return [{ from: about.from, to: about.to, is: 'attack', isSure: true }]
  if (from !== undefined)
    return pairs.filter((pair) => pair.from === from).map((pair) => ({ ...pair, isSure: pair.to === pointed }))
  const through = [pointed, pointed === undefined ? undefined : twinOf(pointed)].filter(
    (land) => land !== undefined && portals.has(land),
  )
  return [
    ...through.map((land) => ({ from: land!, to: twinOf(land!), is: 'portal' as const, isSure: true })),
    ...pairs.filter((pair) => pair.from === pointed || pair.to === pointed).map((pair) => ({ ...pair, isSure: false })),
  ]
}

export const ArrowLayer = memo(function ArrowLayer(props: Props) {
  const { content, layout } = props
  return (
    <g className="im-arrows" aria-hidden="true">
      {waysOf(props)
        .filter(({ from, to }) => isShown(layout, from) && isShown(layout, to))
        .map(({ from, to, is, isSure }) => {
          const isAcross = worldOf(from) !== worldOf(to)
          const bend = isAcross ? (worldOf(to) === LIGHT ? 1 : -1) * 150 : 14
          const { line, head } = bow(
            spotOf(content.plan, layout, from),
            spotOf(content.plan, layout, to),
            bend,
            isAcross ? 60 : NEAR,
          )
          const kind = is === 'portal' ? ` im-arrow-portal-${worldOf(to)}` : ''
          return (
            <g key={`${is}${from}>${to}`} className={`im-arrow bk-way${isSure ? ' im-sure' : ''}${kind}`}>
              <Way line={line} head="M6 0L-16-12L-10 0L-16 12Z" at={head} />
            </g>
          )
        })}
    </g>
  )
})
