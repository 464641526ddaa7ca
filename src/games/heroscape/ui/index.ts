import type { ComponentType } from 'react'
import type { GameUi } from '../../../protocol/board.ts'
import './colours.css'
import { hintOf, meaningOf, placeOf, slipOf, thenOf } from './answers.ts'
import { about } from './about/about.ts'
import { barred } from './asking/barred.ts'
import { regretOf } from './asking/regret.ts'
import { whyOf } from './asking/why.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { goal } from './goal/goal.ts'
import { Hand } from './hand.tsx'
import { beatOf, matters, turnOf } from './happenings.ts'
import { Panel } from './panel.tsx'
import { points } from './points.ts'
import { Sheet } from './sheet.tsx'
import { resultLine, Stage, staged } from './stage.tsx'
import { verdict } from './verdict.ts'
import { where } from './where.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the table page gives each part the props of its kind
const ui: GameUi<ComponentType<any>> = {
  Board,
  Hand,
  Panel,
  Sheet,
  Stage,
  Ending,
  staged,
  resultLine,
  verdict,
  points,
  where,
  goal,
  about,
  hintOf,
  whyOf,
  placeOf,
  meaningOf,
  thenOf,
  slipOf,
  regretOf,
  barred,
  beatOf,
  matters,
  turnOf,
}

export default ui
