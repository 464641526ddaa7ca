import { corner, DIRECTIONS } from '../../../../kit/hex.ts'
import { Chips } from './chips.tsx'
import { FieldFrame, listIn, useField } from './field.tsx'
import { useShop } from './frame.tsx'
import type { Path } from './paths.ts'

const ALL = Array.from({ length: DIRECTIONS }, (_, direction) => direction)
const CORNERS = ALL.map((direction) => corner(direction, 40))

/** Impassable edges of a tile, on a small plan of it. */
export function EdgesField({ path }: { path: Path }) {
  const { t } = useShop()
  const state = useField(path)
  const edges = listIn(state.value)
  const toggle = (direction: number): void =>
    state.put(ALL.filter((one) => edges.includes(one) !== (one === direction)))
  return (
    <FieldFrame path={path} state={state} isGroup hint={t.edgesHint}>
      {() => (
        <div className="upw-edges">
          <svg viewBox="-46 -46 92 92" aria-hidden="true">
            <path d={`M${CORNERS.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} className="upw-edge-tile" />
            {ALL.map((direction) => {
              const [a, b] = [CORNERS[direction], CORNERS[(direction + 1) % DIRECTIONS]]
              const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
              return (
                <g key={direction} onClick={() => toggle(direction)}>
                  <path d={line} className={edges.includes(direction) ? 'upw-edge upw-shut' : 'upw-edge'} />
                  <path d={line} className="upw-edge-touch" />
                </g>
              )
            })}
          </svg>
          <Chips of={ALL} chosen={edges} nameOf={(direction) => t.directions[direction]} toggle={toggle} />
        </div>
      )}
    </FieldFrame>
  )
}
