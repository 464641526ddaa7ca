import type { ComponentType } from 'react'
import type { BookProps, GameBook } from '../../../../protocol/board.ts'
import '../colours.css'
import { Reference } from './reference.tsx'
import { strategy } from './strategy.ts'
import { TwoMinutes } from './two-minutes.tsx'

export default { TwoMinutes, Reference, strategy } satisfies GameBook<ComponentType<BookProps>>
