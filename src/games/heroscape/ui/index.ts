import type { ComponentType } from 'react'
import type { GameUi } from '../../../protocol/board.ts'
import './colours.css'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { Hand } from './hand.tsx'
import { Panel } from './panel.tsx'
import { points } from './points.ts'
import { Sheet } from './sheet.tsx'
import { Stage } from './stage.tsx'
import { verdict } from './verdict.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the table page gives each part the props of its kind
const ui: GameUi<ComponentType<any>> = { Board, Hand, Panel, Sheet, Stage, Ending, verdict, points }

export default ui
