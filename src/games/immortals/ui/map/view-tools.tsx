import type { Language } from '../../../../protocol/board.ts'
import type { Camera } from '../../../../boardkit/map/use-camera.ts'
import { ZoomButtons } from '../../../../boardkit/map/zoom-buttons.tsx'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { Icon } from '../icon.tsx'
import type { Sight } from './layout.ts'
import type { Seeing } from './use-sight.ts'

interface Props {
  readonly language: Language
  readonly seeing: Seeing
  readonly lit: ReadonlySet<number>
  readonly camera: Camera
}

/** Which worlds, and how near. */
export function ViewTools({ language, seeing, lit, camera }: Props) {
  const s = BOARD_STRINGS[language]
  const { sight, isNarrow, show } = seeing
  const other = sight === SHADOW ? LIGHT : SHADOW
  const there = sight === 'both' ? 0 : [...lit].filter((land) => worldOf(land) === other).length
  const Choice = ({ to }: { to: Sight }) => (
    <button
      type="button"
      data-sight={to}
      aria-label={to === 'both' ? s.bothWorlds : s.onlyWorld[to]}
      title={to === 'both' ? s.bothWorlds : s.onlyWorld[to]}
      aria-pressed={sight === to}
      onClick={() => show(to)}
    >
      {to === LIGHT ? undefined : <Icon name="shadow" />}
      {to === SHADOW ? undefined : <Icon name="light" />}
    </button>
  )
  return (
    <div className="bk-tools im-tools" role="toolbar" aria-label={s.board}>
      {isNarrow ? (
        <button
          type="button"
          className={there > 0 ? 'im-flip im-flip-offer' : 'im-flip'}
          data-sight={other}
          aria-label={there > 0 ? `${s.flip}. ${s.offersThere(there)}` : s.flip}
          title={s.flip}
          onClick={() => show(other)}
        >
          <Icon name={other === SHADOW ? 'shadow' : 'light'} />
          <span>{s.worlds[other]}</span>
          {there > 0 ? <b>{there}</b> : undefined}
        </button>
      ) : (
        <>
          {Choice({ to: SHADOW })}
          {Choice({ to: 'both' })}
          {Choice({ to: LIGHT })}
        </>
      )}
      <ZoomButtons language={language} camera={camera} />
    </div>
  )
}
