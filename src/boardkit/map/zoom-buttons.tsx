import { useEffect, useState } from 'react'
import type { BoardProps, Language } from '../../protocol/board.ts'
import { about } from '../papers/about.ts'
import { cornerFor } from './corner.ts'
import { ZOOM } from './space-keys.ts'
import type { Camera } from './use-camera.ts'
import { WORDS } from '../words.ts'
import './zoom-buttons.css'

interface Props {
  readonly language: Language
  readonly camera: Pick<Camera, 'zoomBy' | 'fit'>
}

/** Nearer, farther, everything. */
export function ZoomButtons({ language, camera }: Props) {
  const words = WORDS[language]
  const tools = [
    ['near', 'In', '+', words.zoomIn, () => camera.zoomBy(ZOOM)],
    ['far', 'Out', '−', words.zoomOut, () => camera.zoomBy(1 / ZOOM)],
    ['fit', 'Fit', '⤢', words.zoomFit, () => camera.fit()],
  ] as const
  return tools.map(([zoom, thing, sign, label, press]) => (
    <button
      key={zoom}
      type="button"
      data-zoom={zoom}
      aria-label={label}
      onClick={press}
      {...about(`table.zoom${thing}`)}
    >
      {sign}
    </button>
  ))
}

const TOOL = 40
const GAP = 4

interface PlateProps {
  readonly board: Pick<BoardProps, 'language' | 'room'>
  readonly camera: Pick<Camera, 'zoomBy' | 'fit' | 'home'>
}

/** The same on a small plate in the corner that the other plates leave; fingers pinch, they need but the whole and the way back. */
export function ZoomPlate({ board: { language, room }, camera }: PlateProps) {
  const words = WORDS[language]
  const [isWhole, setWhole] = useState(false)
  useEffect(() => setWhole(false), [room])
  const tools = room.isSmall ? 1 : 3
  const size = { width: TOOL, height: tools * (TOOL + GAP) - GAP }
  const { left, top } = cornerFor(room, size, { side: 'right', end: 'bottom' })
  const turn = (): void => {
    if (isWhole) camera.home()
    else camera.fit()
    setWhole(!isWhole)
  }
  return (
    <div className="bk-tools bk-zoom" data-plate="zoom" style={{ left, top }}>
      {room.isSmall ? (
        <button
          type="button"
          data-zoom="fit"
          aria-pressed={isWhole}
          aria-label={words.zoomFit}
          onClick={turn}
          {...about('table.zoomFit')}
        >
          ⤢
        </button>
      ) : (
        <ZoomButtons language={language} camera={camera} />
      )}
    </div>
  )
}
