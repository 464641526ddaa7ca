import { useState } from 'react'
import { isOneOf, type QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { playerCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import {
  actionFace,
  buildFace,
  buyItemFace,
  chooseDruidFace,
  chooseFeatFace,
  chooseFromRowFace,
  chooseItemFace,
  chooseOwnCardFace,
  chooseQuestFace,
  discardForLimitFace,
  factionFace,
  heroFace,
  keepFeatFace,
  useAbilityFace,
  whichCardFace,
} from '../rules/table/faces.ts'
import { FactionBoard } from './faction-board.tsx'
import { AbilityOffers } from './hand-abilities.tsx'
import { ActionButtons } from './hand-actions.tsx'
import { BuildView } from './hand-build.tsx'
import { ChoiceCards, ChoiceFactions, OwnCards } from './hand-cards.tsx'
import { NemesisTable } from './hand-nemesis.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { MarketTable } from './market-table.tsx'
import { STRINGS } from './strings.ts'
import './hand.css'
import './wide.css'

const TABS = ['own', 'cards', 'table', 'nemesis'] as const
type Tab = (typeof TABS)[number]
const TAB_ICONS: Readonly<Record<Tab, IconName>> = { own: 'haven', cards: 'feat', table: 'market', nemesis: 'nemesis' }

/** Where the answer of a question lies. */
const ANSWERS: Readonly<Record<Tab, Parameters<typeof isOneOf>[1]>> = {
  own: [actionFace, buildFace, keepFeatFace, chooseFeatFace, factionFace, heroFace],
  cards: [chooseOwnCardFace, discardForLimitFace],
  table: [buyItemFace, chooseItemFace, chooseFromRowFace, chooseQuestFace, chooseDruidFace],
  nemesis: [whichCardFace],
}

export const tabFor = (question: QuestionView | undefined): Tab | undefined =>
  TABS.find((tab) => isOneOf(question, ANSWERS[tab]))

/** State of the game, the own faction, the own cards, and what lies open for all. Whoever watches sees only that. */
export function Hand(board: BoardProps) {
  const s = STRINGS[board.language]
  const isWatching = board.role === undefined || playerCell.in(board.view.shared, board.role) === undefined
  const name = board.question?.name
  const [chosen, setChosen] = useState<{ readonly tab: Tab; readonly question: string | undefined }>()
  const wanted = tabFor(board.question)
  const kept = chosen === undefined || (wanted !== undefined && chosen.question !== name) ? wanted : chosen.tab
  const tabs = isWatching ? TABS.slice(2) : TABS
  const tab = kept !== undefined && tabs.includes(kept) ? kept : (chosen?.tab ?? tabs[0])
  const shown = tabs.includes(tab) ? tab : tabs[0]
  return (
    <section
      className="upp-hand bk-hand"
      aria-label={s.hand}
      data-idle={wanted === undefined && chosen?.question !== name ? true : undefined}
    >
      <div className="upp-tabs" role="tablist" aria-label={s.hand}>
        {tabs.map((one) => (
          <button
            key={one}
            id={`upp-tab-${one}`}
            type="button"
            role="tab"
            aria-selected={one === shown}
            aria-controls="upp-pane"
            tabIndex={one === shown ? 0 : -1}
            onClick={() => setChosen({ tab: one, question: name })}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
              if (step === undefined) return
              const next = tabs[(tabs.indexOf(one) + step + tabs.length) % tabs.length]
              setChosen({ tab: next, question: name })
              document.getElementById(`upp-tab-${next}`)?.focus()
            }}
          >
            <Icon name={TAB_ICONS[one]} /> {s.tabs[one]}
          </button>
        ))}
      </div>
      {useAbilityFace.is(board.question) ? <AbilityOffers board={board} /> : undefined}
      <div id="upp-pane" className="upp-pane" role="tabpanel" aria-labelledby={`upp-tab-${shown}`} tabIndex={0}>
        {shown === 'own' ? (
          <Own board={board} />
        ) : shown === 'cards' ? (
          <OwnCards board={board} of={board.role!} />
        ) : shown === 'table' ? (
          <MarketTable board={board} />
        ) : (
          <NemesisTable board={board} />
        )}
      </div>
    </section>
  )
}

/** What is asked about the own faction, and its board. */
function Own({ board }: { board: BoardProps }) {
  const role = board.role!
  const { question } = board
  if (factionFace.is(question)) return <ChoiceFactions board={board} />
  if (isOneOf(question, [heroFace, keepFeatFace, chooseFeatFace])) return <ChoiceCards board={board} />
  if (playerCell.in(board.view.shared, role)?.faction === NONE) return undefined
  return (
    <>
      {actionFace.is(question) ? <ActionButtons board={board} /> : undefined}
      {buildFace.is(question) ? <BuildView board={board} /> : <FactionBoard board={board} of={role} />}
    </>
  )
}
