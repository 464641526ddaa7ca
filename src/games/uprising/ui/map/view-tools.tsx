import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import { ZoomButtons } from '../../../../boardkit/map/zoom-buttons.tsx'
import type { Language } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { Icon } from '../icon.tsx'

interface Props {
  readonly language: Language
  readonly camera: Camera
  readonly isPlanShown: boolean
  togglePlan(): void
}

/** What the Nemesis will do, and how near. */
export function ViewTools({ language, camera, isPlanShown, togglePlan }: Props) {
  const s = BOARD_STRINGS[language]
  return (
    <div className="bk-tools up-tools" role="toolbar" aria-label={s.tools}>
      <button type="button" aria-pressed={isPlanShown} aria-label={s.plan} title={s.plan} onClick={togglePlan}>
        <Icon name="nemesis" />
      </button>
      <ZoomButtons language={language} camera={camera} />
    </div>
  )
}
