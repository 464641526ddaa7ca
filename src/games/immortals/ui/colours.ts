import type { Colour } from '../content/names.ts'
import type { IconName } from './icons.ts'

type Weave = 'moons' | 'stripes' | 'rays' | 'waves' | 'zigzag' | 'leaves'

/**
 * How cubes of a colour look, on both themes: the three sides of a cube lit from the upper left, what is written on it,
 * its rim, emblem and weave (never colour alone). The tones differ in lightness too.
 */
export interface Look {
  readonly colour: Colour | 'residents'
  readonly fill: string
  readonly top: string
  readonly side: string
  /** On `fill`: text and emblem. */
  readonly on: string
  readonly rim: string
  readonly emblem: IconName
  readonly weave: Weave
}

const look = (
  colour: Look['colour'],
  [top, fill, side]: readonly [string, string, string],
  [on, rim]: readonly [string, string],
  weave: Weave,
): Look => ({ colour, fill, top, side, on, rim, emblem: colour, weave })

const LOOKS: Readonly<Record<Colour, Look>> = {
  purple: look('purple', ['#c48ae0', '#8d3fb3', '#612480'], ['#fff', '#2c0d3d'], 'moons'),
  black: look('black', ['#6a6a76', '#2c2c36', '#131319'], ['#fff', '#cfc9b8'], 'stripes'),
  yellow: look('yellow', ['#ffe98a', '#ecc02d', '#b98a0c'], ['#2d2003', '#4a3503'], 'rays'),
  blue: look('blue', ['#9ed2f7', '#3f93d6', '#22639b'], ['#06192a', '#0a2a44'], 'waves'),
  red: look('red', ['#f08a74', '#bf3226', '#841c14'], ['#fff', '#3d0905'], 'zigzag'),
}

export const RESIDENTS: Look = look('residents', ['#c4e9a6', '#79b856', '#4c8334'], ['#10240a', '#16330c'], 'leaves')

/** By role: the colours of the box in the order of the seats. */
export const lookOf = (colours: readonly Colour[], role: number): Look => LOOKS[colours[role]] ?? RESIDENTS

/** Of a cube in tower or tray: the roles, then the residents. */
export const lookOfCube = (colours: readonly Colour[], cube: number, roles: number): Look =>
  cube >= roles ? RESIDENTS : lookOf(colours, cube)

/** The weaves as paths in a box of 8 by 8. */
export const WEAVES: Readonly<Record<Weave, string>> = {
  moons: 'M3 1A2 2 0 1 0 3 4.4A1.6 1.6 0 0 1 3 1M7 5A2 2 0 1 0 7 8.4A1.6 1.6 0 0 1 7 5',
  stripes: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  rays: 'M2 0V8M6 0V8',
  waves: 'M0 2Q2 0 4 2T8 2M0 6Q2 4 4 6T8 6',
  zigzag: 'M0 2L2 0L4 2L6 0L8 2M0 6L2 4L4 6L6 4L8 6',
  leaves: 'M1.5 2h1M5.5 2h1M3.5 6h1M7.5 6h1',
}

export const ALL_LOOKS: readonly Look[] = [...Object.values(LOOKS), RESIDENTS]
