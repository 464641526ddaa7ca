import type { Camera } from '../../../../kit/ui/use-camera.ts'
import type { Lang } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { Icon } from '../icon.tsx'

export const ZOOM = 1.35

interface Props {
  readonly lang: Lang
  readonly camera: Camera
  readonly isPlanShown: boolean
  togglePlan(): void
}

/** What the Nemesis will do, and how near. */
export function ViewTools({ lang, camera, isPlanShown, togglePlan }: Props) {
  const s = BOARD_STRINGS[lang]
  return (
    <div className="up-tools" role="toolbar" aria-label={s.tools}>
      <button type="button" aria-pressed={isPlanShown} aria-label={s.plan} title={s.plan} onClick={togglePlan}>
        <Icon name="nemesis" />
      </button>
      <button
        type="button"
        className="up-zoom up-near"
        aria-label={s.zoomIn}
        title={s.zoomIn}
        onClick={() => camera.zoomBy(ZOOM)}
      >
        +
      </button>
      <button
        type="button"
        className="up-zoom up-near"
        aria-label={s.zoomOut}
        title={s.zoomOut}
        onClick={() => camera.zoomBy(1 / ZOOM)}
      >
        −
      </button>
      <button type="button" className="up-zoom" aria-label={s.zoomFit} title={s.zoomFit} onClick={() => camera.fit()}>
        ⤢
      </button>
    </div>
  )
}
