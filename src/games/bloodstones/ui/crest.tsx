import { useId } from 'react'
import { WEAVES, type Look } from './factions.ts'
import { Mark } from './icon.tsx'

/** A faction's shield: colour, weave and emblem. */
export function Crest({ look, size = 40 }: { look: Look; size?: number }) {
  const id = useId()
  return (
    <svg className="bs-crest" viewBox="0 0 40 44" width={size} height={size * 1.1} aria-hidden="true">
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={WEAVES[look.weave]} fill="none" stroke="#fff" strokeOpacity=".22" strokeWidth=".9" />
        </pattern>
      </defs>
      <path d="M2 2H38V24Q38 36 20 43Q2 36 2 24Z" fill={look.ink} stroke="#d8b263" strokeWidth="1.6" />
      <path d="M2 2H38V24Q38 36 20 43Q2 36 2 24Z" fill={`url(#${id})`} />
      <Mark name={look.emblem} x={20} y={20} size={27} fill="#fbf3df" />
    </svg>
  )
}
