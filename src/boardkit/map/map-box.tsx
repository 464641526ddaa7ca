import { useId, type ComponentProps, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { Size, World } from './camera.ts'
import './map-box.css'

interface Props extends Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly world: RefObject<HTMLDivElement | null>
  readonly label: string
  /** How it is played by keys, for ears. */
  readonly help: string
  readonly width: number
  readonly height: number
  /** The part of the drawing that is played on; all of it where not said. */
  readonly play?: World
  /** The scale it is drawn at; 0 before its box is known. */
  readonly sharp: number
  readonly worldStyle?: CSSProperties
  readonly isNear?: boolean
  readonly drawing: ReactNode
  /** What lies over the map and does not move with it. */
  readonly children?: ReactNode
}

const within = ({ x = 0, y = 0, width, height }: World, sheet: Size): CSSProperties => ({
  left: `${(100 * x) / sheet.width}%`,
  top: `${(100 * y) / sheet.height}%`,
  width: `${(100 * width) / sheet.width}%`,
  height: `${(100 * height) / sheet.height}%`,
})

/** The box in which a map is moved and zoomed. */
export function MapBox(props: Props) {
  const { box, world, label, help, width, height, sharp, worldStyle, isNear, drawing, children, className, ...others } =
    props
  const { play = { width, height }, ...rest } = others
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
        <div data-play className="bk-play" style={within(play, { width, height })} />
      </div>
      {children}
    </div>
  )
}
