import type { SVGProps } from 'react'

/** A stop as `offset colour`, or `offset colour opacity`. A colour may have blanks of its own, but ends in no number after one. */
type Stops = { readonly stops: readonly `${number} ${string}`[] }

const STOP = /^(\S+) (.+?)(?: ([\d.]+))?$/

const Stop = ({ stop }: { stop: string }) => {
  const [, offset, stopColor, stopOpacity] = STOP.exec(stop) ?? []
  return <stop offset={offset} stopColor={stopColor} stopOpacity={stopOpacity} />
}

/** Colours along a line of a drawing. */
export const Linear = ({ stops, ...rest }: SVGProps<SVGLinearGradientElement> & Stops) => (
  <linearGradient {...rest}>
    {stops.map((stop) => (
      <Stop key={stop} stop={stop} />
    ))}
  </linearGradient>
)

/** Colours about a point of a drawing. */
export const Radial = ({ stops, ...rest }: SVGProps<SVGRadialGradientElement> & Stops) => (
  <radialGradient {...rest}>
    {stops.map((stop) => (
      <Stop key={stop} stop={stop} />
    ))}
  </radialGradient>
)
