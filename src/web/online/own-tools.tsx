import type { ReactNode } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { SeatInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import type { SeatCare } from './seat-care.tsx'

export const isFree = (seat: SeatInfo): boolean => seat.holder === 'invite' || seat.holder === 'open'

/** What a player can do about the own seat: take it elsewhere, keep it here alone, find the way back. */
export function OwnTools({ care, children }: { care: SeatCare; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="own-tools">
      <Button look="small" sign={<Icon name="link" />} text={t.seats.device} onClick={care.device} />
      <Button look="small" text={t.seats.endDevices} onClick={care.endDevices} />
      {care.hasWay && <Button look="small" text={t.seats.way} onClick={care.way} />}
      {children}
    </div>
  )
}
