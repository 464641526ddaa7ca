/**
 * Where every draw of a game comes from. Rules never see which source it is: a match draws from `hmacSource`,
 * search and simulation from `fastSource`, a replay from its log.
 */
export interface ChanceSource {
  /** A uniform integer from 0 to n − 1; n from 1 to 2^32. Anything else is a programming error and throws. */
  below(n: number): number
}

export const TWO_TO_32 = 4294967296

export function isDrawSize(n: unknown): n is number {
  return typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= TWO_TO_32
}

export function assertDrawSize(n: number): void {
  if (!isDrawSize(n)) throw new RangeError(`a draw needs an integer from 1 to 2^32, not ${String(n)}`)
}
