import { useState } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { NONE, playerCell } from './cells.ts'
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

/** By question: where its answer lies. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  action: 'own',
  build: 'own',
  keepFeat: 'own',
  chooseFeat: 'own',
  faction: 'own',
  hero: 'own',
  buyItem: 'table',
  chooseItem: 'table',
  chooseFromRow: 'table',
  chooseQuest: 'table',
  chooseDruid: 'table',
  whichCard: 'nemesis',
  chooseOwnCard: 'cards',
  discardForLimit: 'cards',
}

export const tabFor = (question: string | undefined): Tab | undefined =>
  question === undefined || !Object.hasOwn(TAB_OF, question) ? undefined : TAB_OF[question]

/** State of the game, the own faction, the own cards, and what lies open for all. Whoever watches sees only that. */
export function Hand(board: BoardProps) {
  const s = STRINGS[board.lang]
  const isWatching = board.role === undefined || playerCell(board.view, board.role) === undefined
  const name = board.question?.name
  const [chosen, setChosen] = useState<{ readonly tab: Tab; readonly question: string | undefined }>()
  const wanted = tabFor(name)
  const kept = chosen === undefined || (wanted !== undefined && chosen.question !== name) ? wanted : chosen.tab
  const tabs = isWatching ? TABS.slice(2) : TABS
  const tab = kept !== undefined && tabs.includes(kept) ? kept : (chosen?.tab ?? tabs[0])
  const shown = tabs.includes(tab) ? tab : tabs[0]
  return (
    <section
      className="upp-hand"
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
      {name === 'useAbility' ? <AbilityOffers board={board} /> : undefined}
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
  const name = board.question?.name
  if (name === 'faction') return <ChoiceFactions board={board} />
  if (name === 'hero' || name === 'keepFeat' || name === 'chooseFeat') return <ChoiceCards board={board} />
  if (playerCell(board.view, role)?.faction === NONE) return undefined
  return (
    <>
      {name === 'action' ? <ActionButtons board={board} /> : undefined}
      {name === 'build' ? <BuildView board={board} /> : <FactionBoard board={board} of={role} />}
    </>
  )
}
