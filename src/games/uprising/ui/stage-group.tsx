import type { ReactNode } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNITS_PER_FACTION, type UnitId } from '../content/names.ts'
import { groupStrengthOf } from '../rules/combat/combat-group.ts'
import type { DicePool } from '../rules/combat/dice-choice.ts'
import { counting, freeBolts } from '../rules/combat/symbols.ts'
import { chooseDieFace, combatLossFace } from '../rules/table/faces.ts'
import { tells, tellsOf } from './about/tells.ts'
import { iconOf } from './cards-facts.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { factionsOf, hexIn, nemesisIn } from './cells.ts'
import { EMPIRE, IN_PLAY, NONE } from '../rules/table/state.ts'
import { lookOfSide } from './colours.ts'
import { DiceRow, SymbolCounts } from './dice.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

interface GroupProps {
  readonly board: BoardProps
  readonly space: number
  readonly side: number
  readonly card: number
}

export function nameOfGroup(board: BoardProps, side: number, card: number): string {
  const w = wordsOf(board)
  if (card !== NONE) return w.card(card)
  return side < EMPIRE ? w.player(side) : w.troops(side)
}

const iconOfGroup = (board: BoardProps, side: number, card: number): IconName =>
  card !== NONE
    ? iconOf(tableOf(board), { kind: 'nemesis', of: card })
    : side < EMPIRE
      ? lookOfSide(side, factionsOf(board.view)).emblem
      : side === EMPIRE
        ? 'garrison'
        : 'skeleton'

/** Who fights: sign, name, and what is left of it. Units that may be chosen as losses are buttons. */
export function GroupHead({ board, space, side, card }: GroupProps) {
  const look = lookOfSide(side, factionsOf(board.view))
  return (
    <div className="upp-group" style={{ borderColor: look.fill }}>
      <span
        className="upp-group-name"
        style={{ background: look.fill, color: look.on }}
        {...(card === NONE ? tellsOf(look) : tells(side === EMPIRE ? 'card:legion' : 'card:horde'))}
      >
        <Icon name={iconOfGroup(board, side, card)} />
        <b>{nameOfGroup(board, side, card)}</b>
      </span>
      <span className="upp-left">
        <Left {...{ board, space, side, card }} />
      </span>
    </div>
  )
}

function Left({ board, space, side, card }: GroupProps): ReactNode {
  const s = STRINGS[board.language]
  const hex = hexIn(board.view, space)
  if (side < EMPIRE) return <UnitsLeft {...{ board, space, side, card }} />
  if (card !== NONE) {
    const { fate, threat, at } = nemesisIn(board.view, card)
    if (fate !== IN_PLAY || at !== space) return <span className="upp-gone">{s.gone}</span>
    return (
      <span {...tells('number:threat')}>
        <Icon name="threat" label={s.threat} /> <b>{threat}</b>
      </span>
    )
  }
  const n = side === EMPIRE ? hex.garrison : hex.skeletons
  if (n === 0) return <span className="upp-gone">{s.gone}</span>
  return (
    <span {...tells(side === EMPIRE ? 'piece:garrison' : 'piece:skeleton')}>
      {Array.from({ length: n }, (_, i) => (
        <Icon key={i} name={side === EMPIRE ? 'garrison' : 'skeleton'} />
      ))}
      <span className="sr">{side === EMPIRE ? s.garrisons(n) : s.skeletons(n)}</span>
    </span>
  )
}

function UnitsLeft({ board, space, side }: GroupProps) {
  const s = STRINGS[board.language]
  const { content } = tableOf(board)
  const hex = hexIn(board.view, space)
  const faction = factionsOf(board.view)[side] ?? NONE
  const asked = combatLossFace.of(board.question)
  if (hex.unitsOf !== side || faction === NONE) return <span className="upp-gone">{s.gone}</span>
  return (
    <>
      {hex.units.map((n, type) => {
        if (n === 0) return undefined
        const unit = content.units[faction * UNITS_PER_FACTION + type]
        const name = unit.name[board.language]
        const option = asked?.about.space === space ? asked.options.find(({ data }) => data === type) : undefined
        const face = (
          <>
            <Icon name={unit.id as IconName} /> {n}
          </>
        )
        if (option === undefined)
          return (
            <span key={type} className="upp-unit" {...tells(`unit:${unit.id as UnitId}`)}>
              {face}
              <span className="sr"> {name}</span>
            </span>
          )
        return (
          <button
            key={type}
            type="button"
            className="upp-unit upp-unit-offer"
            {...tells(`unit:${unit.id as UnitId}`)}
            aria-label={`${s.chooseLoss}: ${name}`}
            onClick={() => board.answer(option.key)}
          >
            {face}
          </button>
        )
      })}
    </>
  )
}

/** Chooses a die of a pool, where it is asked about. */
export function dieOffer(
  { question, answer }: Pick<BoardProps, 'question' | 'answer'>,
  pool: DicePool,
): (die: number) => (() => void) | undefined {
  const asked = chooseDieFace.of(question)
  return (die) => {
    const option = asked?.about.pool === pool ? asked.options.find(({ data }) => data === die) : undefined
    return option === undefined ? undefined : () => answer(option.key)
  }
}

/** The dice as they lie there now, and what of them counts. */
export function LiveDice({ board, number, isRolling }: { board: BoardProps; number: 0 | 1; isRolling: boolean }) {
  const t = tableOf(board)
  const s = STRINGS[board.language]
  const combat = t.state.combat
  if (combat === undefined) return undefined
  const group = combat.groups[number]
  const isRolled = group.faces.length > 0
  const counts = [0, 1].map((symbol) => counting(t, group, symbol))
  return (
    <div className="upp-live-dice">
      <DiceRow
        key={group.faces.join()}
        content={t.content}
        dice={group.dice}
        faces={group.faces}
        ignored={group.ignored}
        language={board.language}
        isRolling={isRolling && isRolled}
        offer={dieOffer(board, number)}
      />
      {isRolled ? (
        <span className="upp-tally">
          <SymbolCounts counts={[...counts, freeBolts(t, group)]} language={board.language} />
          {group.boltsUsed > 0 ? <small {...tells('icon:bolt')}>{s.used(group.boltsUsed)}</small> : undefined}
        </span>
      ) : (
        <small className="soft" {...tells('number:strength')}>
          {s.strength(groupStrengthOf(t, combat, group))}
        </small>
      )}
    </div>
  )
}
