import type { ReactNode } from 'react'
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
      <button type="button" className="button small" onClick={care.device}>
        <Icon name="link" /> {t.seats.device}
      </button>
      <button type="button" className="button small" onClick={care.endDevices}>
        {t.seats.endDevices}
      </button>
      {care.hasWay && (
        <button type="button" className="button small" onClick={care.way}>
          {t.seats.way}
        </button>
      )}
      {children}
    </div>
  )
}
