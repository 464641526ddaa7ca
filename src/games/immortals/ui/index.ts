import type { ComponentType } from 'react'
import type { GameUi } from '../../../protocol/board.ts'
import './colours.css'
import { aboutOf } from './about.ts'
import { hintOf, meaningOf, placeOf, slipOf } from './answers.ts'
import { barred } from './barred.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { goal } from './goal.ts'
import { Hand } from './hand.tsx'
import { Panel } from './panel.tsx'
import { points } from './points.ts'
import { regretOf } from './regret.ts'
import { Sheet } from './sheet.tsx'
import { resultLine, Stage, staged } from './stage.tsx'
import { beatOf, matters, turnOf } from './told.ts'
import { verdict } from './verdict.ts'
import { where } from './where.ts'
import { whyOf } from './why.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the table page gives each part the props of its kind
const ui: GameUi<ComponentType<any>> = {
  Board,
  Hand,
  Panel,
  Sheet,
  Stage,
  staged,
  resultLine,
  Ending,
  verdict,
  points,
  where,
  goal,
  whyOf,
  about: aboutOf,
  hintOf,
  placeOf,
  meaningOf,
  slipOf,
  regretOf,
  barred,
  beatOf,
  matters,
  turnOf,
}

export default ui
