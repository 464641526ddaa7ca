import type { CSSProperties } from 'react'
import type { Battlefield } from '../../content/battlefield.ts'
import { cardIcon } from '../icon.tsx'
import { ICONS } from '../icons.ts'
import type { Content } from '../../content/content.ts'
import type { SceneFigure, SceneGlyph, SceneMark, SceneRay, SceneZone } from '../scene/types.ts'
import { CHIP, hexPoints, isShown, round, SIZE, xOf, yOf, type Chip } from './geometry.ts'

const at = (field: Battlefield, space: number): string =>
  `translate(${round(xOf(field, space))} ${round(yOf(field, space))})`

export function Zones({ field, zones, level }: { field: Battlefield; zones: readonly SceneZone[]; level: number }) {
  return (
    <g className="hs-plan-zones">
      {zones.flatMap(({ id, colour, spaces }) =>
        spaces
          .filter((space) => isShown(field, space, level))
          .map((space) => (
            <polygon
              key={`${id} ${space}`}
              points={hexPoints(0.9)}
              transform={at(field, space)}
              fill={colour}
              stroke={colour}
            />
          )),
      )}
    </g>
  )
}

export function Glyphs(props: { field: Battlefield; content: Content; glyphs: readonly SceneGlyph[]; level: number }) {
  const { field, content, glyphs, level } = props
  return (
    <g className="hs-plan-glyphs">
      {glyphs
        .filter(({ space }) => isShown(field, space, level))
        .map(({ id, space, glyph, colour }) => (
          <g key={id} transform={at(field, space)}>
            <polygon points={hexPoints(0.56)} style={colour === undefined ? undefined : { stroke: colour }} />
            <text y={SIZE * 0.2}>
              {glyph === 'hidden' ? '?' : content.glyphs.find((one) => one.id === glyph)?.letter}
            </text>
          </g>
        ))}
    </g>
  )
}

interface MarkProps {
  readonly field: Battlefield
  readonly marks: readonly SceneMark[]
  readonly figures: readonly SceneFigure[]
  readonly level: number
}

/** Each kind of mark has its own form: colour is never alone. */
export function Marks({ field, marks, figures, level }: MarkProps) {
  return (
    <g className="hs-plan-marks">
      {marks.flatMap((mark, i) =>
        spacesOf(mark, figures)
          .filter((space) => isShown(field, space, level))
          .map((space) => (
            <g key={`${i} ${space}`} className={`hs-mark hs-mark-${mark.kind}`} transform={at(field, space)}>
              <polygon points={hexPoints(0.88)} />
              {mark.kind === 'blocked' ? <path d="M-5 -5L5 5M5 -5L-5 5" /> : undefined}
            </g>
          )),
      )}
    </g>
  )
}

function spacesOf({ space, figure }: SceneMark, figures: readonly SceneFigure[]): number[] {
  if (figure === undefined) return space === undefined ? [] : [space]
  const found = figures.find(({ id, ghost }) => id === figure && ghost !== true)
  return found === undefined ? [] : [found.front, found.rear].filter((one) => one >= 0)
}

/** Over the figures, so that they can be read. */
export function Labels({ field, marks, figures, level }: MarkProps) {
  return (
    <g className="hs-plan-labels">
      {marks.flatMap((mark, i) => {
        const [space = -1] = spacesOf(mark, figures)
        if (mark.label === undefined || space < 0 || !isShown(field, space, level)) return []
        const wide = 9 + 5 * mark.label.length
        const isLow = mark.figure === undefined
        return [
          <g key={i} className={`hs-label-${mark.kind}`} transform={at(field, space)}>
            <g transform={`translate(0 ${isLow ? 0 : -15})`}>
              <rect x={-wide / 2} y={-6.5} width={wide} height={13} rx={6.5} />
              <text y={3.4}>{mark.label}</text>
            </g>
          </g>,
        ]
      })}
    </g>
  )
}

function Icon({ card, content, size }: { card: string; content: Content; size: number }) {
  const printed = content.cardById.get(card)
  const path = ICONS[printed === undefined ? 'hero' : cardIcon(printed)]
  return (
    <path className="hs-token-icon" d={path} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
  )
}

export function Token({ figure, field, content }: { figure: SceneFigure; field: Battlefield; content: Content }) {
  const { front, rear, colour, emblem, wounds, state, ghost, card } = figure
  const [dx, dy] = rear < 0 ? [0, 0] : [xOf(field, rear) - xOf(field, front), yOf(field, rear) - yOf(field, front)]
  const style = {
    transform: `translate(${round(xOf(field, front))}px, ${round(yOf(field, front))}px)`,
    '--hs-side': colour,
  } as CSSProperties
  return (
    <g className={`hs-token hs-token-${state ?? 'ready'}${ghost === true ? ' hs-token-ghost' : ''}`} style={style}>
      <line className="hs-token-edge" x2={round(dx * 0.9)} y2={round(dy * 0.9)} />
      <line className="hs-token-body" x2={round(dx * 0.9)} y2={round(dy * 0.9)} />
      <circle className="hs-token-face" r={SIZE * 0.5} />
      <Icon card={card} content={content} size={SIZE * 0.74} />
      <g transform={`translate(${SIZE * 0.48} ${SIZE * 0.44})`}>
        <circle className="hs-token-sign" r={5.4} />
        <text className="hs-token-number" y={2.8}>
          {emblem < 0 ? '–' : emblem + 1}
        </text>
      </g>
      {wounds === 0 ? undefined : (
        <g transform={`translate(${-SIZE * 0.48} ${SIZE * 0.44})`}>
          <circle className="hs-token-wounds" r={5.4} />
          <text className="hs-token-number" y={2.8}>
            {wounds}
          </text>
        </g>
      )}
    </g>
  )
}

/** What is under a roof. */
export function Chips({ field, content, chips }: { field: Battlefield; content: Content; chips: readonly Chip[] }) {
  return (
    <g className="hs-plan-chips">
      {chips.map(({ space, x, y, figure, mark }) => (
        <g
          key={space}
          className={mark === undefined ? 'hs-chip' : `hs-chip hs-mark-${mark.kind}`}
          transform={`translate(${round(x)} ${round(y)})`}
        >
          <circle r={CHIP} style={figure === undefined ? undefined : { fill: figure.colour }} />
          {figure === undefined ? (
            <text y={2.8}>{mark?.label ?? field.spaces.level[space]}</text>
          ) : (
            <Icon card={figure.card} content={content} size={CHIP * 1.3} />
          )}
        </g>
      ))}
    </g>
  )
}

export function Rays({ rays }: { rays: readonly SceneRay[] }) {
  return (
    <g className="hs-plan-rays">
      {rays.map(({ from, to, kind, hit }, i) => (
        <g key={i} className={`hs-ray-${kind}`}>
          <line x1={from.x * SIZE} y1={from.y * SIZE} x2={(hit ?? to).x * SIZE} y2={(hit ?? to).y * SIZE} />
          {hit === undefined ? undefined : (
            <>
              <line className="hs-ray-beyond" x1={hit.x * SIZE} y1={hit.y * SIZE} x2={to.x * SIZE} y2={to.y * SIZE} />
              <circle cx={hit.x * SIZE} cy={hit.y * SIZE} r={2.6} />
            </>
          )}
        </g>
      ))}
    </g>
  )
}
