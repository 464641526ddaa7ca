/** Tokens come in the fragment of an address, which no server ever sees, and are kept for this table only. */
export interface Fragment {
  readonly seat: number | undefined
  readonly invite: string | undefined
  readonly tokens: readonly string[]
}

const keyOf = (id: string): string => `walstatt.tokens.${id}`

export function readFragment(id: string): Fragment {
  const given = new URLSearchParams(location.hash.slice(1))
  const kept = new URLSearchParams(localStorage.getItem(keyOf(id)) ?? '')
  for (const name of ['seat', 'token', 'watch']) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  if (kept.size > 0) localStorage.setItem(keyOf(id), kept.toString())
  if (location.hash !== '') history.replaceState(undefined, '', location.pathname)
  const invite = kept.get('token') ?? undefined
  const watch = kept.get('watch') ?? undefined
  return {
    seat: kept.has('seat') ? Number(kept.get('seat')) : undefined,
    invite,
    tokens: [invite, watch].filter((token) => token !== undefined),
  }
}

export const inviteLink = (id: string, seat: number, token: string): string =>
  `${location.origin}/table/${id}#seat=${seat}&token=${token}`
export const watchLink = (id: string, token: string): string => `${location.origin}/table/${id}#watch=${token}`
