import { useEffect, useState } from 'react'
import { useT } from '../i18n/index.ts'
import { CopyLink } from './copy-link.tsx'
import { seatLink } from './tokens.ts'
import { sawWay, wayOf } from './way-back.ts'

/** In the waiting room a guest reads the way back once, beside everything else: nothing has to be clicked away. */
export function WayNote({ id }: { id: string }) {
  const t = useT()
  const [token] = useState(() => {
    const way = wayOf(id)
    return way?.isSeen === false ? way.token : undefined
  })
  useEffect(() => {
    if (token !== undefined) sawWay(id)
  }, [id, token])
  if (token === undefined) return undefined
  return (
    <section className="paper way-note" aria-labelledby="way-note">
      <h2 id="way-note">{t.seats.way}</h2>
      <p className="soft">{t.seats.wayText}</p>
      <CopyLink link={seatLink(id, token)} label={t.seats.way} />
    </section>
  )
}
