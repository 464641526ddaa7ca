import { useId, type ComponentProps, type CSSProperties, type ReactNode, type RefObject } from 'react'
import './map-box.css'

interface Props extends Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly world: RefObject<HTMLDivElement | null>
  readonly label: string
  /** How it is played by keys, for ears. */
  readonly help: string
  readonly width: number
  readonly height: number
  /** The scale it is drawn at; 0 before its box is known. */
  readonly sharp: number
  readonly worldStyle?: CSSProperties
  readonly isNear?: boolean
  readonly drawing: ReactNode
  /** What lies over the map and does not move with it. */
  readonly children?: ReactNode
}

/** The box in which a map is moved and zoomed. */
export function MapBox(props: Props) {
  const { box, world, label, help, width, height, sharp, worldStyle, isNear, drawing, children, className, ...rest } =
    props
  const id = useId()
  const size: CSSProperties = {
    width: width * sharp,
    height: height * sharp,
    visibility: sharp === 0 ? 'hidden' : 'visible',
  }
  return (
    <div
      ref={box}
      className={`bk-map ${className}`}
      role="region"
      aria-label={label}
      aria-describedby={id}
      tabIndex={0}
      {...rest}
    >
      <p id={id} className="sr">
        {help}
      </p>
      <div ref={world} className="bk-world" data-near={isNear || undefined} style={{ ...size, ...worldStyle }}>
        {drawing}
      </div>
      {children}
    </div>
  )
}
