import type { Insets } from '../../protocol/board.ts'

export type { Insets }

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
