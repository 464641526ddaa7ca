import type { FactionId } from '../content/units.ts'
import type { IconName } from './icons.ts'

/** How a faction looks: its ink, what is drawn on it, its emblem and the weave of its cloth (never colour alone). */
export interface Look {
  readonly ink: string
  readonly emblem: IconName
  readonly weave: Weave
}

export type Weave = 'flames' | 'stripes' | 'dots' | 'crosses' | 'zigzag' | 'waves'

const look = (id: FactionId, weave: Weave): Look => ({
  ink: `var(--bs-ink-${id})`,
  emblem: id,
  weave,
})

export const LOOKS: Readonly<Record<FactionId, Look>> = {
  dragonRiders: look('dragonRiders', 'flames'),
  horseLords: look('horseLords', 'stripes'),
  hillFolk: look('hillFolk', 'dots'),
  necromancers: look('necromancers', 'crosses'),
  chaosHorde: look('chaosHorde', 'zigzag'),
  corsairs: look('corsairs', 'waves'),
}

/** Before factions are chosen. */
export const NEUTRAL: Look = { ink: '#6b6257', emblem: 'blank', weave: 'stripes' }

/** The weaves as paths in a box of 8 by 8. */
export const WEAVES: Readonly<Record<Weave, string>> = {
  flames: 'M0 8Q2 4 4 8Q6 4 8 8M0 4Q2 0 4 4Q6 0 8 4',
  stripes: 'M2 0V8M6 0V8',
  dots: 'M1.5 2h1M5.5 2h1M3.5 6h1M7.5 6h1',
  crosses: 'M2 0V4M0 2H4M6 4V8M4 6H8',
  zigzag: 'M0 2L2 0L4 2L6 0L8 2M0 6L2 4L4 6L6 4L8 6',
  waves: 'M0 2Q2 0 4 2T8 2M0 6Q2 4 4 6T8 6',
}
