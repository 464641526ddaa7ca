import { cornerFor } from '../../../../boardkit/map/corner.ts'
import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import { ZoomButtons } from '../../../../boardkit/map/zoom-buttons.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { tells } from '../about/tells.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { Icon } from '../icon.tsx'

interface Props {
  readonly board: Pick<BoardProps, 'language' | 'room'>
  readonly camera: Camera
  readonly isPlanShown: boolean
  togglePlan(): void
}

const BUTTON = 40
const GAP = 4
const WHERE = { side: 'right', end: 'bottom' } as const
/** There cards rise over the lower edge. */
const WHERE_SMALL = { side: 'right', end: 'top' } as const

/** What the Nemesis will do, and how near one looks. Fingers zoom without buttons. */
export function ViewTools({ board, camera, isPlanShown, togglePlan }: Props) {
  const { language, room } = board
  const s = BOARD_STRINGS[language]
  const count = room.isSmall ? 2 : 4
  const height = count * BUTTON + (count - 1) * GAP
  const { left, top } = cornerFor(room, { width: BUTTON, height }, room.isSmall ? WHERE_SMALL : WHERE)
  return (
    <div
      className="bk-tools up-tools"
      data-plate="tools"
      role="toolbar"
      aria-label={s.tools}
      style={{ left, top, width: BUTTON, height }}
    >
      <button type="button" aria-pressed={isPlanShown} aria-label={s.plan} {...tells('icon:plan')} onClick={togglePlan}>
        <Icon name="nemesis" />
      </button>
      <ZoomButtons language={language} camera={camera} />
    </div>
  )
}
