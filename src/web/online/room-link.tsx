import type { TableInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { invitesOf } from './invites.ts'
import { CopyLink } from './copy-link.tsx'
import { QrCode } from './invite.tsx'
import { inviteLink } from './tokens.ts'

/** The link to the first free seat, ready to be sent or scanned. */
export function RoomLink({ table }: { table: TableInfo }) {
  const t = useT()
  const free = table.seats.find(({ holder }) => holder === 'invite')
  const token = invitesOf(table.id).invites.find(({ seat }) => seat === free?.seat)?.token
  if (free === undefined || token === undefined) return undefined
  const link = inviteLink(table.id, free.seat, token)
  return (
    <section className="paper room-link" aria-labelledby="send-link">
      <div>
        <h2 id="send-link">{t.rooms.sendLink}</h2>
        <p>{t.rooms.sendLinkText}</p>
        <CopyLink key={link} link={link} label={t.rooms.sendLink} look="primary" />
      </div>
      <QrCode text={link} label={t.table.qr} />
    </section>
  )
}
