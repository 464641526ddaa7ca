import { REGION_COLOURS, type RegionColour } from '../../content/names.ts'
import { GROUNDS } from './palette.ts'

/* What grows in the regions, each once by world, as symbols around (0, 0). */

export const signId = (world: number, colour: RegionColour): string => `im-grow-${world}-${colour}`

function Tree({ dark, lit, isDusk }: { dark: string; lit: string; isDusk: boolean }) {
  if (isDusk)
    return (
      <g>
        <path d="M0-17L7-4H4L9 5H-9L-4-4H-7Z" fill={dark} />
        <path d="M0-17L-7-4H-4L-9 5H0Z" fill={lit} opacity=".4" />
        <path d="M-1.2 5H1.2V9H-1.2Z" fill={dark} />
      </g>
    )
  return (
    <g>
      <ellipse cx="3" cy="7" rx="9" ry="2.6" fill="#3b4716" opacity=".25" />
      <path d="M-1.3 1H1.3V8H-1.3Z" fill="#6b4a22" />
      <circle cx="0" cy="-4" r="8" fill={dark} />
      <circle cx="-2.4" cy="-6" r="5" fill={lit} opacity=".8" />
    </g>
  )
}

const Waves = ({ lit }: { lit: string }) => (
  <g fill="none" stroke={lit} strokeWidth="2" strokeLinecap="round" opacity=".75">
    <path d="M-11-2q3.6-4.4 7.2 0t7.2 0t7.2 0" />
    <path d="M-6 4q3.2-3.8 6.4 0t6.4 0" opacity=".7" />
  </g>
)

const Reeds = ({ dark, lit }: { dark: string; lit: string }) => (
  <g fill="none" strokeLinecap="round">
    <path d="M-10 7h20M-6 10h13" stroke={lit} strokeWidth="1.6" opacity=".6" />
    <path d="M-5 7Q-6-2-8-8M0 7V-12M5 7Q6-1 9-6" stroke={dark} strokeWidth="1.7" />
    <path d="M0-7V-13M-7.2-5.5L-8.4-10M8-4L9.6-8" stroke={dark} strokeWidth="3.6" />
  </g>
)

const Flames = ({ dark, lit }: { dark: string; lit: string }) => (
  <g>
    <path d="M-11 8L-4-6L-1-3L3-9L11 8Z" fill={dark} />
    <path d="M-4-6L-1-3L3-9L4.5-5.6Q2-1 3 2Q-1-1-1.5 3Q-4-1-5.4-3Z" fill={lit} />
    <circle cx="1" cy="-14" r="2.4" fill={lit} opacity=".35" />
  </g>
)

const Peaks = ({ dark, lit }: { dark: string; lit: string }) => (
  <g>
    <path d="M-13 9L-3-13L2-5L5-9L14 9Z" fill={dark} />
    <path d="M-13 9L-3-13L-1-6L-4-1L-5 9Z" fill={lit} opacity=".75" />
    <path d="M-3-13L-6-6L-3.6-7.4L-2-5.4L0-8Z" fill="#fff" opacity=".85" />
  </g>
)

export function GrowthSigns() {
  return (
    <>
      {GROUNDS.flatMap((grounds, world) =>
        REGION_COLOURS.map((colour) => {
          const { glyph: dark, glyphLit: lit } = grounds[colour]
          return (
            <g key={signId(world, colour)} id={signId(world, colour)}>
              {colour === 'green' ? <Tree dark={dark} lit={lit} isDusk={world === 0} /> : undefined}
              {colour === 'blue' ? <Waves lit={lit} /> : undefined}
              {colour === 'violet' ? <Reeds dark={dark} lit={lit} /> : undefined}
              {colour === 'red' ? <Flames dark={dark} lit={lit} /> : undefined}
              {colour === 'yellow' ? <Peaks dark={dark} lit={lit} /> : undefined}
            </g>
          )
        }),
      )}
    </>
  )
}
