import type { Options } from '../../../engine/index.ts'

/** A game that comes to its end soon. */
export const short: Options = { chapters: 2 }
