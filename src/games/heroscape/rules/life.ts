/** Wounds, Life, destruction (LIF). */
import type { Figure, Play, Procedure } from './state.ts'

export interface Hit {
  readonly figure: Figure
  readonly wounds: number
}

export type Cause = 'attack' | 'specialAttack' | 'counterStrike' | 'strike' | 'fall' | 'mist' | 'curse' | 'chomp'

/** Wounds figures at the same time, destroys those whose Life is used up, settles what follows, checks for victory. */
export function* woundFigures(_play: Play, _hits: readonly Hit[], _cause: Cause): Procedure {
  throw new Error('not written')
}

/** Destroys figures at the same time whatever their Life (HS-LIF-09); what follows as above. */
export function* destroyFigures(_play: Play, _figures: readonly Figure[], _cause: Cause): Procedure {
  throw new Error('not written')
}
