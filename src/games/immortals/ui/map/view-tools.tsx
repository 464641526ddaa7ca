import type { Language, Room } from '../../../../protocol/board.ts'
import { cornerFor } from '../../../../boardkit/map/corner.ts'
import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import { ZoomButtons } from '../../../../boardkit/map/zoom-buttons.tsx'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import { about } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { Icon } from '../icon.tsx'
import type { Seeing } from './use-sight.ts'

interface Props {
  readonly language: Language
  readonly room: Room
  readonly seeing: Seeing
  readonly lit: ReadonlySet<number>
  readonly camera: Camera
}

const BUTTON = 40
const GAP = 4
/** As narrow as sign and number allow: it lies in the corner beside the round world. */
const FLIP = 56
const WHERE = { side: 'right', end: 'bottom' } as const
/** There the tray rises over the lower edge. */
const WHERE_SMALL = { side: 'right', end: 'top' } as const

/** How near; where one world is shown, the other one. */
export function ViewTools({ language, room, seeing, lit, camera }: Props) {
  const { isNarrow } = seeing
  // A finger pinches: one button for the whole is enough there.
  const size = isNarrow ? { width: FLIP, height: BUTTON } : { width: BUTTON, height: 3 * BUTTON + 2 * GAP }
  const { left, top } = cornerFor(room, size, room.isSmall ? WHERE_SMALL : WHERE)
  return (
    <div
      className={isNarrow ? 'bk-tools im-tools im-tools-flip' : 'bk-tools im-tools'}
      data-plate="view"
      role="toolbar"
      aria-label={BOARD_STRINGS[language].board}
      style={{ left, top, ...size }}
    >
      {isNarrow ? <Flip {...{ language, seeing, lit }} /> : <ZoomButtons language={language} camera={camera} />}
    </div>
  )
}

function Flip({ language, seeing, lit }: Pick<Props, 'language' | 'seeing' | 'lit'>) {
  const s = BOARD_STRINGS[language]
  const other = seeing.sight === SHADOW ? LIGHT : SHADOW
  const there = [...lit].filter((land) => worldOf(land) === other).length
  return (
    <button
      type="button"
      className={there > 0 ? 'im-flip im-flip-offer' : 'im-flip'}
      data-sight={other}
      aria-label={there > 0 ? `${s.flip}. ${s.offersThere(there)}` : s.flip}
      {...about('button:flip')}
      onClick={() => seeing.show(other)}
    >
      <Icon name={other === SHADOW ? 'shadow' : 'light'} />
      {there > 0 ? <b>{there}</b> : undefined}
    </button>
  )
}
