import type { Language } from '../../protocol/board.ts'
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
    ['near', '+', words.zoomIn, () => camera.zoomBy(ZOOM)],
    ['far', '−', words.zoomOut, () => camera.zoomBy(1 / ZOOM)],
    ['fit', '⤢', words.zoomFit, () => camera.fit()],
  ] as const
  return tools.map(([zoom, sign, label, press]) => (
    <button key={zoom} type="button" data-zoom={zoom} aria-label={label} title={label} onClick={press}>
      {sign}
    </button>
  ))
}
