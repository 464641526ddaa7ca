import { memo } from 'react'
import type { Language, ViewCells } from '../../../protocol/board.ts'
import { roleCell } from '../rules/table/cells.ts'
import { lookOf } from './cells.ts'
import { Crest } from './crest.tsx'
import { STRINGS } from './strings.ts'

/** Who leads, at a glance: markers on a track as long as the highest score needs. */
export const VpTrack = memo(function VpTrack({
  view,
  language,
  nameOf,
  active,
}: {
  view: ViewCells
  language: Language
  nameOf: (role: number) => string
  active: number | undefined
}) {
  const roles = roleCell.all(view.shared)
  const s = STRINGS[language]
  const most = Math.max(20, ...roles.map(({ vp }) => Math.ceil((vp + 1) / 10) * 10))
  const ticks = Array.from({ length: most / 5 + 1 }, (_, i) => i * 5)
  return (
    <div
      className="bs-track"
      role="img"
      aria-label={`${s.vpTrack}: ${roles.map(({ vp }, role) => `${nameOf(role)} ${vp}`).join(', ')}`}
    >
      <div className="bs-track-line">
        {ticks.map((n) => (
          <span key={n} className="bs-tick" style={{ left: `${(n / most) * 100}%` }}>
            {n % 10 === 0 ? n : ''}
          </span>
        ))}
        {roles.map(({ vp }, role) => {
          const level = roles.slice(0, role).filter((other) => Math.abs(other.vp - vp) <= most / 40).length
          return (
            <span
              key={role}
              className={role === active ? 'bs-marker bs-active' : 'bs-marker'}
              style={{ left: `${(vp / most) * 100}%`, marginLeft: level * 12, zIndex: 10 - level }}
              title={`${nameOf(role)}: ${vp} ${s.vp}`}
            >
              <Crest look={lookOf(view, role)} size={20} />
            </span>
          )
        })}
      </div>
    </div>
  )
})
