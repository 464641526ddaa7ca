import type { Role } from '../../../engine/index.ts'

interface Look {
  readonly colour: string
  /** What is readable on the colour. */
  readonly ink: string
}

/** Eight colours that stay apart for colour-blind eyes, neighbours by lightness too. */
const LOOKS: readonly Look[] = [
  { colour: '#1f5fa6', ink: '#ffffff' },
  { colour: '#d1571a', ink: '#ffffff' },
  { colour: '#0f8a6b', ink: '#ffffff' },
  { colour: '#f0b429', ink: '#241703' },
  { colour: '#7d3f98', ink: '#ffffff' },
  { colour: '#6fb7e6', ink: '#0c2233' },
  { colour: '#8c2f39', ink: '#ffffff' },
  { colour: '#e8e2d4', ink: '#241703' },
]

/** A figure that belongs to nobody: a captive. */
const NOBODY: Look = { colour: '#6b6f76', ink: '#ffffff' }

const lookOf = (role: Role): Look => (role < 0 ? NOBODY : LOOKS[role % LOOKS.length])

/** The colour of a player, as CSS writes it. */
export const roleColour = (role: Role): string => lookOf(role).colour

export const roleInk = (role: Role): string => lookOf(role).ink

/** The number that stands beside the colour, from 0 as the scene wants it: painted it is one more. */
export const roleEmblem = (role: Role): number => role

/** What is painted on a player's badge. */
export const roleSign = (role: Role): string => (role < 0 ? '–' : `${roleEmblem(role) + 1}`)
