import type { ComponentType } from 'react'
import type { GameUi } from '../../../protocol/board.ts'
import './colours.css'
import { about } from './about.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { beatOf, followsOn, matters, turnOf } from './events.ts'
import { goal } from './goal.ts'
import { Hand } from './hand.tsx'
import { Panel } from './panel.tsx'
import { points } from './points.ts'
import { barred, hintOf, meaningOf, placeOf, slipOf, where } from './questions.ts'
import { regretOf } from './regret.ts'
import { Sheet } from './sheet.tsx'
import { resultLine, Stage } from './stage.tsx'
import { staged } from './staged.ts'
import { verdict } from './verdict.ts'
import { whyOf } from './why.ts'

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
  placeOf,
  meaningOf,
  hintOf,
  barred,
  slipOf,
  regretOf,
  goal,
  about,
  whyOf,
  beatOf,
  matters,
  turnOf,
  followsOn,
}

export default ui
