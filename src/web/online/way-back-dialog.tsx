import { Button } from '../../boardkit/papers/button.tsx'
import { useT } from '../i18n/index.ts'
import { InviteDialog } from './invite.tsx'
import { seatLink } from './tokens.ts'
import { sawWay, wayOf } from './way-back.ts'

/** A guest is known by this browser alone: here is the link that leads back, should it forget. */
export function WayBackDialog({ id, lead = '', onClose }: { id: string; lead?: string; onClose(): void }) {
  const t = useT()
  const way = wayOf(id)
  if (way === undefined) return undefined
  const done = (): void => {
    sawWay(id)
    onClose()
  }
  return (
    <InviteDialog
      link={seatLink(id, way.token)}
      title={t.seats.way}
      text={`${lead} ${t.seats.wayText}`.trim()}
      hasCode={false}
      onClose={done}
    >
      <Button look="primary" text={t.seats.wayDone} onClick={done} />
    </InviteDialog>
  )
}
