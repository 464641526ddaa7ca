import { dropKept, keepText, keptText } from '../app/kept.ts'

/** Tokens come in the fragment of an address, which no server ever sees, and are kept for this table only. */
export interface Fragment {
  /** The seat of the invitation. */
  readonly seat: number | undefined
  readonly invite: string | undefined
  /** Leads to a seat that is held already: from another device, or back to it. */
  readonly link: string | undefined
  /** For watching; nothing else is opened by them. */
  readonly tokens: readonly string[]
}

const keyOf = (id: string): string => `walstatt.tokens.${id}`

/** Tokens as the server makes them; anything else is not even kept: it would be sent, and refused, for ever. */
const TOKEN = /^[\w-]{16,100}$/
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value)
const SEAT = /^\d{1,2}$/

/** What a fragment adds to what is kept: `#seat=1&token=…` invites, `#seat=…` leads to a seat, `#watch=…` lets watch. */
export function merged(hash: string, kept: string): URLSearchParams {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const all = withoutJunk(new URLSearchParams(kept))
  const [seat, token, watch] = ['seat', 'token', 'watch'].map((name) => given.get(name) ?? '')
  if (SEAT.test(seat) && TOKEN.test(token)) {
    all.set('seat', seat)
    all.set('token', token)
    // Whoever is invited now is not to be held up by a link that came before.
    all.delete('link')
  } else if (TOKEN.test(seat)) all.set('link', seat)
  if (TOKEN.test(watch)) all.set('watch', watch)
  return all
}

/** What an earlier visit kept may have come from anywhere, too. */
function withoutJunk(kept: URLSearchParams): URLSearchParams {
  for (const name of ['token', 'link', 'watch']) if (!TOKEN.test(kept.get(name) ?? '')) kept.delete(name)
  if (!SEAT.test(kept.get('seat') ?? '')) kept.delete('seat')
  return kept
}

export function fragmentOf(kept: URLSearchParams): Fragment {
  const watch = kept.get('watch') ?? undefined
  return {
    seat: kept.has('seat') ? Number(kept.get('seat')) : undefined,
    invite: kept.get('token') ?? undefined,
    link: kept.get('link') ?? undefined,
    tokens: watch === undefined ? [] : [watch],
  }
}

/** Takes the tokens out of the address bar, where they would be seen and shared by mistake. */
export function readFragment(id: string): Fragment {
  const kept = merged(location.hash, keptText(keyOf(id)) ?? '')
  if (kept.size > 0) keepText(keyOf(id), kept.toString())
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  return fragmentOf(kept)
}

/** An invitation or a link that is used up, here or elsewhere. */
export function dropToken(id: string, what: 'invite' | 'link'): Fragment {
  const kept = merged('', keptText(keyOf(id)) ?? '')
  for (const name of what === 'link' ? ['link'] : ['seat', 'token']) kept.delete(name)
  if (kept.size > 0) keepText(keyOf(id), kept.toString())
  else dropKept(keyOf(id))
  return fragmentOf(kept)
}

const tableLink = (id: string, fragment: string): string => `${location.origin}/table/${id}#${fragment}`
export const inviteLink = (id: string, seat: number, token: string): string =>
  tableLink(id, `seat=${seat}&token=${token}`)
export const seatLink = (id: string, token: string): string => tableLink(id, `seat=${token}`)
export const watchLink = (id: string, token: string): string => tableLink(id, `watch=${token}`)
