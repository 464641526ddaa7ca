import type { BoardProps } from '../../../protocol/board.ts'
import { SHIELD, SKULL } from '../rules/table/dice.ts'
import { marked } from './about/mark.ts'
import { cardName, nameOfFigure } from './army.ts'
import { Badge } from './badge.tsx'
import { ownerOf, type Seen } from './seen.ts'
import { D20, Dice } from './dice.tsx'
import type {
  AttackRoll,
  BeginRoll,
  CurseRoll,
  D20Roll,
  D20What,
  Extra,
  FirstRoll,
  HurtRoll,
  Outcome,
  Roll,
} from './rolls.ts'
import { STRINGS } from './strings.ts'

interface Props<R extends Roll = Roll> {
  readonly roll: R
  readonly board: BoardProps
  readonly seen: Seen
  readonly isRolling: boolean
}

const POWERS = {
  chomped: 'chomp',
  shackled: 'mindShackle',
  charged: 'berserkerCharge',
  cloneRolled: 'waterClone',
  dropRolled: 'theDrop',
} as const

export function titleOf(roll: Roll, { language }: BoardProps, seen: Seen): string {
  const s = STRINGS[language]
  const name = (figure: number): string => nameOfFigure(seen, figure, language)
  switch (roll.kind) {
    case 'attack':
      return roll.isSpecial
        ? s.specialAttack(name(roll.attacker))
        : s.attacks(name(roll.attacker), name(roll.targets[0]))
    case 'strike':
      return s.strike(name(roll.figure))
    case 'fall':
      return s.fall(name(roll.figure))
    case 'd20':
      return d20Title(roll.what, seen, language)
    case 'first':
      return s.first[roll.what]
    case 'begin':
      return s.begin
    case 'curse':
      return s.curse
  }
}

function d20Title(what: D20What, seen: Seen, language: BoardProps['language']): string {
  if (what === 'fellFar' || what === 'reinforcements') return STRINGS[language].d20[what]
  return seen.content.powers[POWERS[what]].name[language]
}

export function RollView({ roll, ...props }: Props) {
  switch (roll.kind) {
    case 'attack':
      return <AttackView {...props} roll={roll} />
    case 'strike':
    case 'fall':
      return <HurtView {...props} roll={roll} />
    case 'd20':
      return <D20View {...props} roll={roll} />
    case 'first':
      return <FirstView {...props} roll={roll} />
    case 'begin':
      return <BeginView {...props} roll={roll} />
    case 'curse':
      return <CurseView {...props} roll={roll} />
  }
}

function Who({ figure, seen, board }: { figure: number; seen: Seen; board: BoardProps }) {
  return (
    <span className="hs-who">
      <Badge role={ownerOf(seen, figure)} /> <b>{nameOfFigure(seen, figure, board.language)}</b>
    </span>
  )
}

/** "4 = 3 card + 1 height" */
function Extras(props: { total: number; extras: readonly Extra[]; board: BoardProps; seen: Seen }) {
  const { total, extras, board, seen } = props
  const s = STRINGS[board.language]
  if (extras.length === 0)
    return (
      <span className="soft hs-plain" {...marked('number:dice')}>
        {s.dice(total)}
      </span>
    )
  const printed = extras.reduce((left, { dice }) => left - dice, total)
  const name = (reason: string): string =>
    s.reasons[reason] ?? seen.content.powers[reason as keyof Seen['content']['powers']]?.name[board.language] ?? reason
  return (
    <span className="soft" {...marked('number:dice')}>
      {s.dice(total)}: {printed} ({s.printed}){extras.map(({ reason, dice }) => ` + ${dice} ${name(reason)}`).join('')}
    </span>
  )
}

function AttackView({ roll, board, seen, isRolling }: Props<AttackRoll>) {
  const s = STRINGS[board.language]
  const skulls = roll.faces.filter((face) => face === SKULL).length
  return (
    <>
      <div className="hs-throw hs-attacks" {...marked('die:attack')}>
        <div className="hs-throw-head">
          <Who figure={roll.attacker} seen={seen} board={board} />
          <strong>{s.skulls(skulls)}</strong>
        </div>
        <Dice faces={roll.faces} counted={SKULL} language={board.language} isRolling={isRolling} />
        <Extras total={roll.faces.length} extras={roll.extras} board={board} seen={seen} />
      </div>
      {roll.defenses.map(({ figure, faces, extras, shields }) => (
        <div key={figure} className="hs-throw hs-defends" {...marked('die:defense')}>
          <div className="hs-throw-head">
            <Who figure={figure} seen={seen} board={board} />
            <strong>{s.shields(shields)}</strong>
          </div>
          <Dice faces={faces} counted={SHIELD} language={board.language} isRolling={isRolling} />
          <Extras total={faces.length} extras={extras} board={board} seen={seen} />
        </div>
      ))}
      {roll.isMissed ? <p className="hs-verdict hs-calm">{s.missed}</p> : undefined}
      {roll.defenses.map(({ figure, hits, isDodged }) =>
        hits > 0 ? undefined : (
          <p key={figure} className="hs-verdict hs-calm">
            {nameOfFigure(seen, figure, board.language)}: {isDodged ? s.dodged : s.blocked}
          </p>
        ),
      )}
      <Outcomes outcomes={roll.outcomes} board={board} seen={seen} />
    </>
  )
}

function Outcomes({ outcomes, board, seen }: { outcomes: readonly Outcome[]; board: BoardProps; seen: Seen }) {
  const s = STRINGS[board.language]
  return (
    <>
      {outcomes.map(({ figure, wounds, total, life, isDestroyed }) => (
        <p key={figure} className="hs-verdict">
          {nameOfFigure(seen, figure, board.language)}: {isDestroyed ? s.destroyed : s.woundsDealt(wounds)}
          {isDestroyed || life === 0 ? undefined : (
            <small>
              {' '}
              ({total}/{life})
            </small>
          )}
        </p>
      ))}
    </>
  )
}

function HurtView({ roll, board, seen, isRolling }: Props<HurtRoll>) {
  const s = STRINGS[board.language]
  const skulls = roll.faces.filter((face) => face === SKULL).length
  return (
    <>
      <div className="hs-throw hs-attacks" {...marked(roll.kind === 'strike' ? 'die:strike' : 'die:fall')}>
        <div className="hs-throw-head">
          <span className="hs-whos">
            {(roll.kind === 'strike' ? roll.by : [roll.figure]).map((figure) => (
              <Who key={figure} figure={figure} seen={seen} board={board} />
            ))}
          </span>
          <strong>{s.skulls(skulls)}</strong>
        </div>
        <Dice faces={roll.faces} counted={SKULL} language={board.language} isRolling={isRolling} />
      </div>
      {skulls === 0 ? <p className="hs-verdict hs-calm">{s.nobodyHit}</p> : undefined}
      <Outcomes outcomes={roll.outcomes} board={board} seen={seen} />
    </>
  )
}

function D20View({ roll, board, seen, isRolling }: Props<D20Roll>) {
  const s = STRINGS[board.language]
  const { figure, target, card, role } = roll
  return (
    <>
      <div className="hs-throw hs-d20-row" {...marked('die:d20')}>
        <D20 value={roll.roll} isRolling={isRolling} isGood={roll.isSuccess} />
        <div>
          {figure >= 0 ? <Who figure={figure} seen={seen} board={board} /> : undefined}
          {figure < 0 && role >= 0 ? (
            <span className="hs-who">
              <Badge role={role} /> <b>{card >= 0 ? cardName(seen, card, board.language) : board.nameOf(role)}</b>
            </span>
          ) : undefined}
          {target >= 0 ? (
            <span className="hs-who">
              → <Who figure={target} seen={seen} board={board} />
            </span>
          ) : undefined}
          <span className="soft" {...marked('number:needed')}>
            {s.needed(roll.needed)}
          </span>
          <strong className={roll.isSuccess ? 'hs-yes' : ''}>{roll.isSuccess ? s.success : s.failure}</strong>
        </div>
      </div>
      <Outcomes outcomes={roll.outcomes} board={board} seen={seen} />
    </>
  )
}

function FirstView({ roll, board, isRolling }: Props<FirstRoll>) {
  const s = STRINGS[board.language]
  const best = Math.max(...roll.rows.map(({ roll: n, bonus }) => n + bonus))
  const isTied = roll.rows.filter(({ roll: n, bonus }) => n + bonus === best).length > 1
  return (
    <ul className="hs-first" {...marked('die:d20')}>
      {roll.rows.map(({ role, roll: value, bonus }) => {
        const isBest = value + bonus === best
        return (
          <li key={role}>
            <D20 value={value} isRolling={isRolling} isGood={isBest} />
            <span className="hs-who">
              <Badge role={role} /> <b>{board.nameOf(role)}</b>
            </span>
            <span>
              {bonus > 0 ? `${value} + ${bonus} = ${value + bonus}` : undefined}{' '}
              {isBest ? <strong className="hs-yes">{isTied ? s.tied : s.wins}</strong> : undefined}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function BeginView({ roll, board, isRolling }: Props<BeginRoll>) {
  const s = STRINGS[board.language]
  return (
    <>
      {roll.rows.map(({ role, faces, skulls }) => (
        <div key={role} className="hs-throw" {...marked('die:attack')}>
          <div className="hs-throw-head">
            <span className="hs-who">
              <Badge role={role} /> <b>{board.nameOf(role)}</b>
            </span>
            <strong>{s.skulls(skulls)}</strong>
          </div>
          <Dice faces={faces} counted={SKULL} language={board.language} isRolling={isRolling} />
        </div>
      ))}
    </>
  )
}

function CurseView({ roll, board, seen, isRolling }: Props<CurseRoll>) {
  const s = STRINGS[board.language]
  return (
    <ul className="hs-first hs-many" {...marked('die:d20')}>
      {roll.rows.map(({ figure, roll: value, isDoomed }) => (
        <li key={figure}>
          <D20 value={value} isRolling={isRolling} isGood={!isDoomed} />
          <Who figure={figure} seen={seen} board={board} />
          {isDoomed ? <strong>{s.destroyed}</strong> : undefined}
        </li>
      ))}
    </ul>
  )
}
