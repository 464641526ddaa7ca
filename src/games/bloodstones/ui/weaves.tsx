import { LOOKS, WEAVES } from './factions.ts'

/** The patterns of the factions' cloth, once for a drawing. `prefix` keeps ids apart where several drawings are shown. */
export function Weaves({ prefix }: { prefix: string }) {
  return (
    <>
      {Object.values(LOOKS).map(({ emblem, ink, weave }) => (
        <pattern key={emblem} id={`${prefix}-${emblem}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={ink} />
          <path
            d={WEAVES[weave]}
            fill="none"
            stroke="#fff"
            strokeOpacity=".26"
            strokeWidth=".9"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </>
  )
}
