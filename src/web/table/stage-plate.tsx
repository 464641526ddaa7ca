import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.tsx'
import { Slot } from './plate.tsx'

/** Dice, battles and fights in their corner. A result stays until it is put aside or the next one comes. */
export function StagePlate() {
  const { ui, board, t, slots } = useTable()
  const [aside, setAside] = useState<string>()
  const Stage = ui?.Stage
  if (Stage === undefined) return undefined
  const staged = ui?.staged === undefined ? '' : ui.staged(board)
  if (staged === undefined) return undefined
  if (aside === staged)
    return (
      <Slot at={slots.stage} name="stage">
        <div className="plate stage-aside" data-plate="stage">
          <Button
            look="quiet small"
            sign={<Icon name="dice" />}
            text={t.plates.lastResult}
            onClick={() => setAside(undefined)}
          />
        </div>
      </Slot>
    )
  return (
    <Slot at={slots.stage} name="stage">
      <section className="plate stage-plate" data-plate="stage" aria-label={t.plates.stage}>
        <div className="stage">
          <Stage {...board} />
        </div>
        <Button
          look="quiet icon stage-close"
          sign={<Icon name="close" />}
          label={t.plates.putAside}
          onClick={() => setAside(staged)}
        />
      </section>
    </Slot>
  )
}
