import type { ComponentType } from 'react'
import type { BookProps, GameBook } from '../../../../protocol/board.ts'
import { Reference } from './reference.tsx'
import { strategy } from './strategy.ts'
import { TwoMinutes } from './two-minutes.tsx'
import '../colours.css'
import '../hand.css'
import './book.css'
import './reference.css'

const book: GameBook<ComponentType<BookProps>> = { TwoMinutes, Reference, strategy }

export default book
