import type { Options } from '../../../engine/index.ts'

/** A game that comes to its end soon. */
export const short: Options = { rounds: 2, army: 'prepared' }
