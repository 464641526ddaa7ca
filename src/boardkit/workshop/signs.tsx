import { StrokeIcon } from '../drawing/stroke-icon.tsx'
import { Button } from '../papers/button.tsx'

/** Own signs in a box of 24, one weight. */
const PATHS = {
  select: 'M5 3l14 8-6 2-3 6z',
  erase: 'M8 19h12M4 14 13 5l6 6-8 8H9z',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  turn: 'M19 8a8 8 0 1 0 1 6m0-11v6h-6',
  turnAll: 'M12 3 4 7.5v9l8 4.5 8-4.5v-9zm4 6a5 5 0 1 0 .8 4.5m.7-5.5v3h-3',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v1',
  cut: 'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm0 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.5 8 20 19M8.5 16 20 5',
  paste: 'M8 4h8v4H8zM16 6h3v15H5V6h3',
  mirror: 'M12 3v18M9 7 3 18h6zm6 0 6 11h-6z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 14h8l1-14',
  fit: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  open: 'M3 6h6l2 3h10l-3 10H5zM5 19 8 9',
  save: 'M4 4h13l3 3v13H4zm4 0v5h7V4M8 20v-6h8v6',
  export: 'M12 15V4m-4 4 4-4 4 4M4 17v4h16v-4',
  play: 'M7 5l12 7-12 7z',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4 12l6 6L20 6',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  warn: 'M12 9v5m0 3h.01M12 3 2 20h20z',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2m0 3h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
} as const

export type SignName = keyof typeof PATHS

export function Sign({ name }: { name: SignName }) {
  return <StrokeIcon path={PATHS[name]} />
}

/** A button that is only a sign; its name is read and shown on hover. */
export function SignButton(props: { sign: SignName; name: string; disabled?: boolean; act?: string; onClick(): void }) {
  const { sign, name, disabled = false, act, onClick } = props
  return (
    <Button
      look="icon workshop-tool"
      sign={<Sign name={sign} />}
      label={name}

      disabled={disabled}
      data-act={act}
      onClick={onClick}
    />
  )
}
