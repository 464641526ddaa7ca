import { useRef, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { TableInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { copyText } from '../ui/copy.ts'
import { Icon } from '../ui/icon.tsx'
import { invitesOf } from './api.ts'
import { QrCode } from './invite.tsx'
import { inviteLink } from './tokens.ts'

/** The link to the first free seat, ready to be sent or scanned. */
export function RoomLink({ table }: { table: TableInfo }) {
  const t = useT()
  const [copied, setCopied] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const free = table.seats.find(({ holder }) => holder === 'invite')
  const token = invitesOf(table.id)?.invites.find(({ seat }) => seat === free?.seat)?.token
  if (free === undefined || token === undefined) return undefined
  const link = inviteLink(table.id, free.seat, token)
  const isCopied = copied === link
  const copy = async (): Promise<void> => {
    if (await copyText(link)) setCopied(link)
    // Where copying is not allowed, it is at least chosen.
    input.current?.select()
  }
  return (
    <section className="paper room-link" aria-labelledby="send-link">
      <div>
        <h2 id="send-link">{t.rooms.sendLink}</h2>
        <p>{t.rooms.sendLinkText}</p>
        <div className="link-tools">
          <input
            ref={input}
            className="input"
            readOnly
            value={link}
            aria-label={t.rooms.sendLink}
            onFocus={(event) => event.target.select()}
          />
          <Button
            look="primary"
            sign={<Icon name={isCopied ? 'check' : 'copy'} />}
            text={isCopied ? t.app.copied : t.app.copy}
            onClick={() => void copy()}
          />
        </div>
      </div>
      <QrCode text={link} label={t.table.qr} />
    </section>
  )
}
