import type { CreatedTable, TableInfo } from '../../protocol/http.ts'
import { fieldsIn, isFields, keepJson, keptText } from '../app/kept.ts'
import { isToken } from './tokens.ts'

/** What only the host is told, once: kept in this browser, to be shown again. */
export type KeptInvites = Pick<CreatedTable, 'invites' | 'watchToken'>
type Invite = KeptInvites['invites'][number]

const keyOf = (id: string): string => `walstatt.invites.${id}`

const isInvite = (value: unknown): value is Invite =>
  isFields(value) && Number.isSafeInteger(value['seat']) && isToken(value['token'])

/** The invitations in what was kept: what is none is left out. */
export function invitesIn(text: string | undefined): KeptInvites {
  const { invites, watchToken } = fieldsIn(text)
  return {
    invites: Array.isArray(invites) ? invites.filter(isInvite) : [],
    watchToken: isToken(watchToken) ? watchToken : '',
  }
}

export const invitesOf = (id: string): KeptInvites => invitesIn(keptText(keyOf(id)))

export function keepInvites(id: string, part: Partial<KeptInvites>): void {
  keepJson(keyOf(id), { ...invitesOf(id), ...part })
}

export function keepInvite(id: string, seat: number, token: string): void {
  const others = invitesOf(id).invites.filter((invite) => invite.seat !== seat)
  keepInvites(id, { invites: [...others, { seat, token }] })
}

/** Invitations are used up by sitting down: where nobody is invited any more, none is shown. */
export function dropUsedInvites({ id, seats }: TableInfo): void {
  const kept = invitesOf(id).invites
  const isFree = (seat: number): boolean => seats.some((one) => one.seat === seat && one.holder === 'invite')
  const invites = kept.filter(({ seat }) => isFree(seat))
  if (invites.length < kept.length) keepInvites(id, { invites })
}
