/** Whether an answer that the coach wants is given there; one element may give several at once. */
export const isWantedKey = (keys: string | undefined, wanted: ReadonlySet<string>): boolean =>
  keys !== undefined && (wanted.has(keys) || keys.split(' ').some((key) => wanted.has(key)))
