import type { BoardProps } from '../../../protocol/board.ts'
import { SYMBOLS } from '../content/names.ts'
import { HERO_POOL } from '../rules/combat/dice-choice.ts'
import { symbolsOn } from '../rules/combat/symbols.ts'
import { renderEvent } from '../text/index.ts'
import { tells } from './about/tells.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { CardFace } from './cards.tsx'
import { heroRollCell, type HeroRollCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import type { RollStory } from './combat-story.ts'
import { DiceRow, SymbolCounts } from './dice.tsx'
import { Icon } from './icon.tsx'
import { dieOffer } from './stage-group.tsx'
import { STRINGS } from './strings.ts'

interface Props {
  readonly board: BoardProps
  readonly story: RollStory
  readonly isLive: boolean
  readonly isMoving: boolean
  /** With the Quest and everything that happened. */
  readonly isOpen: boolean
}

/** A hero roll: the dice, what they show together, and the goals of the Quest that are met by it. */
export function RollView({ board, story, isLive, isMoving, isOpen }: Props) {
  const s = STRINGS[board.language]
  const t = tableOf(board)
  const cell = isLive ? heroRollCell.in(board.view.shared) : undefined
  const symbols = story.symbols ?? (cell === undefined ? undefined : symbolsOf(board, cell))
  const lines = story.lines.map((event) => renderEvent(board.language, t, event)).filter((line) => line !== '')
  return (
    <div className="upp-hero-roll">
      <p className="soft" {...tells('icon:hero-roll')}>
        {wordsOf(board).player(story.role)}
      </p>
      {cell === undefined ? (
        <ToldRoll board={board} story={story} isMoving={isMoving} />
      ) : (
        <LiveRoll board={board} cell={cell} isMoving={isMoving} />
      )}
      {symbols === undefined ? undefined : <SymbolCounts counts={symbols} language={board.language} />}
      {story.quest === NONE || !isOpen ? undefined : (
        <CardFace t={t} card={{ kind: 'quest', of: story.quest }} language={board.language} symbols={symbols} />
      )}
      {lines.length === 0 || !isOpen ? undefined : (
        <ul className="upp-lines">
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {story.ended === undefined ? undefined : (
        <p className={`upp-verdict ${story.ended.isSolved === 1 ? 'upp-v-won' : 'upp-v-lost'}`}>
          {story.ended.isSolved === 1
            ? s.solved(story.ended.met, story.ended.need)
            : s.failed(story.ended.met, story.ended.need)}
        </p>
      )}
    </div>
  )
}

function symbolsOf(board: BoardProps, { dice, faces, added }: HeroRollCell): number[] | undefined {
  if (faces.length === 0) return undefined
  const { content } = tableOf(board)
  return SYMBOLS.map((_, symbol) =>
    dice.reduce((sum, colour, i) => sum + symbolsOn(content, colour, faces[i] ?? NONE, symbol), added[symbol]),
  )
}

function LiveRoll({ board, cell, isMoving }: { board: BoardProps; cell: HeroRollCell; isMoving: boolean }) {
  if (cell.dice.length === 0) return <p className="soft">{STRINGS[board.language].diceToChoose}</p>
  return (
    <DiceRow
      key={cell.faces.join()}
      content={tableOf(board).content}
      dice={cell.dice}
      faces={cell.faces}
      language={board.language}
      isRolling={isMoving && cell.faces.length > 0}
      offer={dieOffer(board, HERO_POOL)}
    />
  )
}

function ToldRoll({ board, story, isMoving }: Omit<Props, 'isLive' | 'isOpen'>) {
  const s = STRINGS[board.language]
  const { content } = tableOf(board)
  return (
    <>
      {story.roll === undefined ? undefined : (
        <DiceRow content={content} {...story.roll} language={board.language} isRolling={isMoving} />
      )}
      {story.again.map((roll, i) => (
        <div key={i} className="upp-again">
          <small {...tells('icon:reroll')}>
            <Icon name="reroll" /> {s.rerolled}
          </small>
          <DiceRow content={content} {...roll} language={board.language} isRolling={isMoving} />
        </div>
      ))}
    </>
  )
}

export const titleOfRoll = (board: BoardProps, { quest }: RollStory): string =>
  quest === NONE ? STRINGS[board.language].heroRoll : STRINGS[board.language].questRoll(wordsOf(board).quest(quest))
