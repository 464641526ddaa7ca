import { useEffect, useRef, useState } from 'react'
import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import type { Reason } from '../../../../engine/index.ts'
import { Paper, type PaperProps } from '../../../../boardkit/papers/paper.tsx'
import { Reasons } from '../../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { Action } from '../../content/names.ts'
import { say } from '../../rules/table/rules.ts'
import { tells } from '../about/tells.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { tableOf } from '../cards-table.ts'
import { everybodies, everybodyWords } from '../hand-command.tsx'
import { Icon } from '../icon.tsx'
import { AttackView } from './attack-view.tsx'
import { armyFor, hasEnemies } from './attack.ts'
import { HexInfo } from './info.tsx'
import { actionsAt, type MapAction } from './map-actions.ts'

interface Props {
  readonly board: BoardProps
  readonly at: PaperProps['at']
  readonly follow: PaperProps['follow']
  readonly insets: PaperProps['insets']
  readonly space: number
  choose(keys: readonly string[]): void
  close(): void
}

/** The own turn, played from the map: what can be done with this hex, and why not the rest. */
export function ActionPaper({ board, at, follow, insets, space, choose, close }: Props) {
  const s = BOARD_STRINGS[board.language]
  const list = useRef<HTMLUListElement>(null)
  const { can, cannot } = actionsAt(board, space)
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [space])
  return (
    <Paper
      at={at}
      follow={follow}
      insets={insets}
      language={board.language}
      label={s.actHere}
      className="bk-choices up-acting"
      close={close}
    >
      <HexInfo board={board} space={space} isShort={can.length > 0} />
      {can.length === 0 ? undefined : (
        <>
          <h3>{s.actHere}</h3>
          <ul ref={list}>
            {can.map((one) => (
              <li key={one.action}>
                {one.action === 'command' && one.isHere ? (
                  <Marches board={board} space={space} one={one} choose={choose} />
                ) : undefined}
                <Act board={board} space={space} one={one} choose={choose} />
              </li>
            ))}
          </ul>
        </>
      )}
      {cannot.map((action) => (
        <Refused key={action} board={board} action={action} />
      ))}
      {can.length + cannot.length > 0 ? undefined : (
        <p className="soft">
          {s.actFar} <RuleLink isSign board={board} rule="UP-MOV-02" />{' '}
          <RuleLink isSign board={board} rule="UP-CMD-03" />
        </p>
      )}
    </Paper>
  )
}

/** The whole Command at once: with everybody in reach. */
function Marches({ board, space, one, choose }: ActProps) {
  const s = BOARD_STRINGS[board.language]
  return everybodies(board, space).map((all) => {
    const keys = [...one.keys, ...all.keys]
    return (
      <button
        key={keys.join()}
        type="button"
        className="bk-choice up-act up-everybody"
        {...tells('button:everybody')}
        data-key={keys.join(' ')}
        onClick={() => choose(keys)}
      >
        <Icon name="command" />
        <span>
          {s.commandAll}
          <small>{everybodyWords(board, all)}</small>
        </span>
      </button>
    )
  })
}

interface ActProps {
  readonly board: BoardProps
  readonly space: number
  readonly one: MapAction
  readonly choose: Props['choose']
}

function Act({ board, space, one, choose }: ActProps) {
  const s = BOARD_STRINGS[board.language]
  const { action, option, keys, isHere } = one
  const isInto = isHere && (action === 'move' || action === 'command')
  return (
    <button
      type="button"
      className="bk-choice up-act"
      data-key={keys.join(' ')}
      {...tells(`action:${action}`)}
      onClick={() => choose(keys)}
    >
      <Icon name={action} />
      <span>
        {isInto ? s.into[action] : board.say(option.label)}
        {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
        {action === 'command' && isInto && isHeroAlone(board, space) ? (
          <small className="up-hero-only">{s.heroOnly}</small>
        ) : undefined}
        {action === 'command' && isInto && hasEnemies(tableOf(board), space) ? (
          <AttackView board={board} space={space} />
        ) : undefined}
      </span>
    </button>
  )
}

/** No Unit can go there. */
const isHeroAlone = (board: BoardProps, space: number): boolean =>
  armyFor(tableOf(board), board.role!, space).every((n) => n === 0)

function Refused({ board, action }: { board: BoardProps; action: Action }) {
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  const { explain } = board
  useEffect(() => {
    let isHere = true
    void explain(`action:${action}`).then((found) => (isHere ? setReasons(found) : undefined))
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each Action
  }, [action])
  return (
    <p className="up-cannot" {...tells(`action:${action}`)}>
      <Icon name={action} /> <b>{board.say(say('action.action', { action }))}:</b>{' '}
      {reasons.length === 0 ? undefined : <Reasons board={board} reasons={reasons} />}
    </p>
  )
}
