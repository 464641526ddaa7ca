import type { ComponentType } from 'react'
import type { GameUi } from '../../../protocol/board.ts'
import './colours.css'
import { about } from './about/about.ts'
import { hintOf, meaningOf, placeOf, placesOffer, slipOf } from './asking.ts'
import { barred } from './barred.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { beatOf, followsOn, matters, turnOf } from './following.ts'
import { goal } from './goal.ts'
import { Hand } from './hand.tsx'
import { Opponents } from './opponents.tsx'
import { Panel } from './panel.tsx'
import { points } from './points.ts'
import { regretOf } from './regret.ts'
import { Sheet } from './sheet.tsx'
import { resultLine, Stage } from './stage.tsx'
import { staged } from './stories.ts'
import { verdict } from './verdict.ts'
import { where } from './where.ts'
import { whyOf } from './why.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the table page gives each part the props of its kind
const ui: GameUi<ComponentType<any>> = {
  Board,
  Hand,
  Panel,
  Opponents,
  Sheet,
  Stage,
  Ending,
  verdict,
  points,
  where,
  goal,
  about,
  staged,
  resultLine,
  placeOf,
  meaningOf,
  placesOffer,
  hintOf,
  slipOf,
  regretOf,
  whyOf,
  barred,
  beatOf,
  followsOn,
  turnOf,
  matters,
  opponents: () => 2,
}

export default ui
