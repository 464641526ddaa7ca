import type { ComponentType } from 'react'
import { chapterCodeOf } from '../../../../kit/rulebook.ts'
import type { BookProps } from '../../../../protocol/board.ts'
import { PointList, Ruled, TurnList } from './parts.tsx'
import { BattlePicture, Cloth, GoalPicture, MarchPicture, SupplyPicture, TilePicture } from './pictures.tsx'
import { RULES, WORDS, type PartName } from './words.ts'

const PICTURES: readonly (readonly [PartName, ComponentType<BookProps>])[] = [
  ['goal', GoalPicture],
  ['tile', TilePicture],
  ['turn', TurnList],
  ['march', MarchPicture],
  ['battle', BattlePicture],
  ['villages', SupplyPicture],
  ['end', PointList],
]

/** What the game is about, part by part, each with a picture. */
export function TwoMinutes(board: BookProps) {
  const { chapter } = board
  const parts = PICTURES.filter(([part]) => chapter === undefined || chapterCodeOf(RULES[part]) === chapter)
  if (parts.length === 0) return undefined
  return (
    <div className="bs-book">
      <Cloth />
      {parts.map(([part, Drawn]) => {
        const { title, text } = WORDS[board.language][part]
        return (
          <section key={part} className="bs-book-part" data-part={part}>
            <div>
              <h3>{title}</h3>
              <p>
                <Ruled line={[text, RULES[part]]} {...board} />
              </p>
            </div>
            <Drawn {...board} />
          </section>
        )
      })}
    </div>
  )
}
