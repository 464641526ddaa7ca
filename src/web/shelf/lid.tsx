import { hashOf } from '../../boardkit/drawing/seed.ts'
import type { GameFacts, Language } from '../../games/module.ts'

const SPOTS = Array.from({ length: 45 }, (_, i) => ({
  x: (i % 9) * 60 + (Math.floor(i / 9) % 2) * 30,
  y: Math.floor(i / 9) * 66,
}))

/** The lid of a box that has no drawing of its own: a woven cloth in a colour that belongs to the game, and its name. */
export function Lid({ facts, language }: { facts: GameFacts; language: Language }) {
  const hue = hashOf(facts.id) % 360
  const { name } = facts.words[language]
  const size = Math.min(64, 640 / Math.max(1, name.length))
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="480" height="270" fill={`hsl(${hue} 38% 24%)`} />
      {SPOTS.map(({ x, y }) => (
        <path
          key={`${x}.${y}`}
          d={`M${x} ${y - 26}l24 13v26l-24 13-24-13v-26z`}
          fill="none"
          stroke={`hsl(${hue} 45% 42%)`}
          strokeOpacity="0.5"
          strokeWidth="2"
        />
      ))}
      <rect x="20" y="80" width="440" height="110" fill={`hsl(${hue} 40% 15%)`} fillOpacity="0.85" />
      <path d="M20 84h440M20 186h440" stroke={`hsl(${(hue + 40) % 360} 60% 62%)`} strokeWidth="3" />
      <text
        x="240"
        y={135 + size / 3}
        textAnchor="middle"
        fill="#f6ecd6"
        fontFamily="serif"
        fontWeight="700"
        fontSize={size}
      >
        {name}
      </text>
    </svg>
  )
}
