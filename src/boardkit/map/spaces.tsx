import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { toldAbout } from '../papers/about.ts'
import { offeredNear } from './nearest.ts'
import './spaces.css'

type Place = PointerEvent<SVGPathElement>

export interface SpaceHandlers {
  press?(space: number, e: Place): void
  click(space: number, e: { clientX: number; clientY: number }): void
  point(space: number | undefined, e: Place): void
  /** Somebody came there by keys; a click brings nothing into sight, for it was in sight. */
  focus(space: number): void
  key(space: number, e: KeyboardEvent<SVGPathElement>): void
}

interface Props {
  readonly space: number
  /** The attribute that names it, for keys, drags and tests. */
  readonly name: `data-${string}`
  readonly line: string
  readonly transform?: string
  readonly className?: string
  readonly isLit: boolean
  /** Something can be done here, though it is not lit. */
  readonly isOffered?: boolean
  /** The only option that a click on it would choose. */
  readonly optionKey?: string | undefined
  /** Tab leads here. */
  readonly isReached: boolean
  readonly label: string
  /** What it is, for who asks more than the board tells by itself. */
  readonly about?: string
  /** What lies there. */
  readonly more?: readonly string[]
  readonly on: SpaceHandlers
}

/** What pressed last. Not every browser says it of a click. */
let pressedBy = 'mouse'

/** The space that a click means: a finger beside a space on offer means that one. */
function meantBy(name: string, space: number, isOffered: boolean, e: MouseEvent): number {
  if (isOffered || pressedBy !== 'touch') return space
  const near = offeredNear(e.clientX, e.clientY)?.getAttribute(name)
  return near === null || near === undefined ? space : Number(near)
}

/** A space of a map as a place to point at, to click and to walk to by keys. */
export function SpacePath(props: Props) {
  const { space, name, line, transform, className = '', isLit, isOffered = isLit, isReached, label, on } = props
  return (
    <path
      d={line}
      transform={transform}
      {...{ [name]: space }}
      data-offered={isOffered || undefined}
      data-key={props.optionKey}
      className={`bk-space ${isLit ? 'bk-offer' : ''} ${className}`}
      role="button"
      tabIndex={isReached ? 0 : -1}
      aria-label={label}
      {...(props.about === undefined ? {} : toldAbout(props.about, props.more))}
      onPointerDown={(e) => {
        pressedBy = e.pointerType
        on.press?.(space, e)
      }}
      onPointerMove={(e) => on.point(space, e)}
      onPointerLeave={(e) => on.point(undefined, e)}
      onClick={(e) => on.click(meantBy(name, space, isOffered, e), e)}
      onFocus={(e) => (e.currentTarget.matches(':focus-visible') ? on.focus(space) : undefined)}
      onKeyDown={(e) => on.key(space, e)}
    />
  )
}

/** So many offers are drawn more quietly. */
export const spacesClass = (game: string, offered: number): string => (offered > 11 ? `${game} bk-many` : game)

/** The rim of what is on offer. */
export const Glow = ({ line, transform, className = '' }: { line: string; transform?: string; className?: string }) => (
  <g transform={transform} className={`bk-glow ${className}`} aria-hidden="true">
    <path d={line} className="bk-glow-wide" />
    <path d={line} className="bk-glow-thin" />
  </g>
)
