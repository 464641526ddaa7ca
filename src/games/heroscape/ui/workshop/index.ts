import type { ComponentType } from 'react'
import type { GameWorkshop, WorkshopProps } from '../../../../protocol/board.ts'
import '../colours.css'
import { Workshop } from './workshop.tsx'

const workshop: GameWorkshop<ComponentType<WorkshopProps>> = { Workshop }

export default workshop
