import { RuleLink } from '../../../boardkit/papers/rule-link.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNITS_PER_FACTION } from '../content/names.ts'
import { nemesisPreview, type PlannedCard } from '../rules/nemesis/nemesis-preview.ts'
import { NONE, printed } from '../rules/table/state.ts'
import { tells } from './about/tells.ts'
import { CardChip, CardSlot } from './cards-slot.tsx'
import { tableOf, wordsOf } from './cards-table.ts'
import { graveyardsOf, leftIn, nemesisInPlay, type NemesisShown } from './cells.ts'
import { hordeDeckCell, legionDeckCell } from '../rules/table/cells.ts'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

/** The enemy: what it will do, what it has in play, what is still to come, and who lies buried. */
export function NemesisTable({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const { nemesis } = printed(tableOf(board))
  const cards = nemesisInPlay(board.view).sort((a, b) => nemesis[a.card].initiative - nemesis[b.card].initiative)
  return (
    <div className="upp-table">
      <Preview board={board} />
      <section>
        <h3 {...tells('icon:in-play')}>
          <Icon name="nemesis" /> {s.cardsInPlay}{' '}
          <small {...tells('number:deck')}>
            {s.decks(leftIn(board.view, legionDeckCell), leftIn(board.view, hordeDeckCell))}
          </small>
        </h3>
        {cards.length === 0 ? <p className="soft">{s.noneInPlay}</p> : undefined}
        <div className="upp-row">
          {cards.map((cell) => (
            <CardSlot
              key={cell.card}
              board={board}
              card={{ kind: 'nemesis', of: cell.card }}
              threat={cell.threat}
              tokens={cell.tokens}
              note={<Where board={board} cell={cell} />}
            />
          ))}
        </div>
      </section>
      <Graveyards board={board} />
    </div>
  )
}

function Where({ board, cell }: { board: BoardProps; cell: NemesisShown }) {
  const s = STRINGS[board.language]
  const w = wordsOf(board)
  return (
    <small className="upp-note" {...tells('piece:target')}>
      {w.hex(cell.at)}
      {cell.target === NONE ? '' : ` · ${s.targetAt(w.hex(cell.target))}`}
    </small>
  )
}

/** One line a card, in the order of activation: where it goes and by which rule. */
function Preview({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const plans = nemesisPreview(tableOf(board))
  return (
    <section className="upp-preview">
      <h3 {...tells('icon:plan')}>
        <Icon name="token" /> {s.preview}
      </h3>
      {plans.length === 0 ? <p className="soft">{s.previewNone}</p> : undefined}
      <ol>
        {plans.map((plan) => (
          <li key={plan.card}>
            <Plan board={board} plan={plan} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Plan({ board, plan }: { board: BoardProps; plan: PlannedCard }) {
  const s = STRINGS[board.language]
  const w = wordsOf(board)
  return (
    <>
      <span className="upp-initiative" {...tells('number:initiative')}>
        <span className="sr">{s.initiative} </span>
        {plan.initiative}
      </span>
      <CardChip board={board} card={{ kind: 'nemesis', of: plan.card }} />{' '}
      <span className="soft">{plan.steps.length === 0 ? undefined : w.hex(plan.steps[0].from)}</span>
      {plan.steps.map(({ to, rule }, i) => (
        <span key={i}>
          {' → '}
          {to.length === 0
            ? s.stays
            : to.length === 1
              ? w.hex(to[0])
              : `${s.chooses} ${to.map(w.hex).join(` ${s.or} `)}`}{' '}
          <RuleLink isSign rule={rule} board={board} />
        </span>
      ))}
      {plan.isOpen ? <small className="soft"> · {s.previewOpen}</small> : undefined}
    </>
  )
}

function Graveyards({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const { imperial, chaos, skeletons, garrisons } = graveyardsOf(board.view)
  const buried = garrisons.reduce((sum, n) => sum + n, 0)
  return (
    <section className="upp-graveyards">
      <h3 {...tells('icon:graveyard')}>
        <Icon name="graveyard" /> {s.graveyards}
      </h3>
      <Graveyard
        board={board}
        title={s.imperialGraveyard}
        units={imperial}
        more={skeletons > 0 ? s.skeletons(skeletons) : ''}
      />
      <Graveyard board={board} title={s.chaosGraveyard} units={chaos} more={buried > 0 ? s.garrisons(buried) : ''} />
    </section>
  )
}

function Graveyard(props: { board: BoardProps; title: string; units: readonly number[]; more: string }) {
  const { board, title, units, more } = props
  const w = wordsOf(board)
  const parts = units.flatMap((n, i) =>
    n > 0 ? [`${n} ${w.unit(Math.floor(i / UNITS_PER_FACTION), i % UNITS_PER_FACTION, n)}`] : [],
  )
  if (more !== '') parts.push(more)
  return (
    <p>
      <b>{title}:</b> {parts.join(', ') || STRINGS[board.language].nothing}
    </p>
  )
}
