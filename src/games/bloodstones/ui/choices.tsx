import { useEffect, useRef } from 'react'
import type { OptionView } from '../../../engine/wire.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { lookOf } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { Icon } from './icon.tsx'
import { FRAME } from './map-art.tsx'
import { STRINGS } from './strings.ts'

const unitOf = (option: OptionView): UnitName | undefined => {
  const target = option.targets?.find((t) => t.startsWith('unit:'))
  const name = target?.slice(5).split('@')[0]
  return UNIT_NAMES.find((unit) => unit === name)
}

interface ChoicesProps {
  readonly board: BoardProps
  readonly chart: Chart
  readonly area: number
  readonly options: readonly OptionView[]
  choose(option: OptionView): void
  close?: (() => void) | undefined
}

/** Several things can be chosen in one area: they are listed beside it. */
export function Choices({ board, chart, area, options, choose, close }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (close !== undefined) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [area, close])
  const [x, y] = chart.hearts[area]
  const [px, py] = [
    ((x * SCALE + FRAME) / (chart.width * SCALE + 2 * FRAME)) * 100,
    ((y * SCALE + FRAME) / (chart.height * SCALE + 2 * FRAME)) * 100,
  ]
  const side = px < 22 ? '0%' : px > 78 ? '-100%' : '-50%'
  const under = py < 50
  const look = board.role === undefined ? undefined : lookOf(board.view, board.role)
  return (
    <div
      ref={list}
      className="bs-choices"
      role="group"
      aria-label={chart.names[area][board.lang]}
      style={{
        left: `${px}%`,
        top: `${py}%`,
        transform: `translate(${side}, ${under ? '34px' : 'calc(-100% - 30px)'})`,
      }}
      onKeyDown={(e) => e.key === 'Escape' && close?.()}
    >
      {options.map((option) => {
        const unit = unitOf(option)
        return (
          <button key={option.key} type="button" className="bs-choice" onClick={() => choose(option)}>
            {unit === undefined ? undefined : (
              <span className="bs-choice-unit" style={{ background: look?.ink }}>
                <Icon name={unit} />
              </span>
            )}
            <span>
              {board.say(option.label)}
              {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
            </span>
          </button>
        )
      })}
      {close === undefined ? undefined : (
        <button type="button" className="bs-choice bs-soft" onClick={close}>
          {STRINGS[board.lang].close}
        </button>
      )}
    </div>
  )
}
