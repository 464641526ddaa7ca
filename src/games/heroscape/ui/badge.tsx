import type { CSSProperties } from 'react'
import type { Role } from '../../../engine/index.ts'
import type { Card } from '../content/content.ts'
import { marked } from './about/mark.ts'
import { cardIcon, Icon } from './icon.tsx'
import { roleColour, roleInk, roleSign } from './sides.ts'
import './badge.css'

const inColours = (role: Role): CSSProperties => ({ background: roleColour(role), color: roleInk(role) })

/** A player's colour with the number on it. */
export function Badge({ role }: { role: Role }) {
  return (
    <span className="hs-badge" style={inColours(role)} aria-hidden="true" {...marked('mark:player')}>
      {roleSign(role)}
    </span>
  )
}

/** A card's sign on a hexagon in the colour of whoever controls it. */
export function Medallion({ card, role }: { card: Card; role: Role }) {
  return (
    <span className="hs-medal" style={inColours(role)} aria-hidden="true" {...marked(`unit:${card.id}`)}>
      <Icon name={cardIcon(card)} />
    </span>
  )
}
