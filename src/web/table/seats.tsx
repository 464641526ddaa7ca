/** Placeholder until the online part: seats of a local table need no care. */
export function Seats() {
  return undefined
}
