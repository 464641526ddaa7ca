/** A thing that is counted. */
export type Noun = readonly [one: string, many: string]

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const counted =
  ([one, many]: Noun) =>
  (n: number): string =>
    count(n, one, many)

/** `a, b and c` */
export const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`

/** Numbers that a message names, joined by commas. */
export const numbersIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number))
