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

/** What a message or an event names, joined by commas. */
const listed = (list: string): string[] => (list === '' ? [] : list.split(','))
export const numbersIn = (list: string): number[] => listed(list).map(Number)

/** The same with a number for each: `3*2,5*1`, or `height:1`. A bare one counts once. */
export const countsIn = (list: string, sign: '*' | ':'): (readonly [of: string, n: number])[] =>
  listed(list).map((one) => {
    const [of, n = '1'] = one.split(sign)
    return [of, Number(n)]
  })
