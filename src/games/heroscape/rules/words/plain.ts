/** A message without arguments. */
export type Plain = Readonly<Record<string, never>>
