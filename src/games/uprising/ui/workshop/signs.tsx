import { StrokeIcon } from '../../../../kit/ui/stroke-icon.tsx'

/** Own signs in a box of 24, one weight. */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  turn: 'M19 8a8 8 0 1 0 1 6m0-11v6h-6',
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 14h8l1-14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  open: 'M3 6h6l2 3h10l-3 10H5zM5 19 8 9',
  save: 'M4 4h13l3 3v13H4zm4 0v5h7V4M8 20v-6h8v6',
  export: 'M12 15V4m-4 4 4-4 4 4M4 17v4h16v-4',
  play: 'M7 5l12 7-12 7z',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4 12l6 6L20 6',
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
    <button
      type="button"
      className="button icon upw-tool"
      aria-label={name}
      title={name}
      disabled={disabled}
      data-act={act}
      onClick={onClick}
    >
      <Sign name={sign} />
    </button>
  )
}
