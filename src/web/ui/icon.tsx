import { StrokeIcon } from '../../boardkit/drawing/stroke-icon.tsx'

/** Own signs in a box of 24, one weight. */
const PATHS = {
  brand: 'M4 20 16 8m2-4 2 2-2 2-2-2zM9 19l-4-4m15 5L8 8M6 4 4 6l2 2 2-2zm9 15 4-4',
  shelf: 'M3 20h18M5 20V7h4v13m0-10h4v10m0-14 4-1 4 14',
  games: 'M4 5h16v12H4zm4 15h8M8 9h3v4H8zm6 0h2m-2 3h2',
  book: 'M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1zm0 0v13',
  learn: 'M2 9l10-5 10 5-10 5zm4 2v5c3 3 9 3 12 0v-5m4-2v6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4 4-6 8-6s8 2 8 6',
  cog: 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  clock: 'M12 21a9 9 0 1 0-9-9m9-5v5l3 3M3 7v5h5',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M12 6h.01M12 12h.01M12 18h.01',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14m8-14v14',
  first: 'M6 5v14M19 5l-10 7 10 7z',
  back: 'M17 5 7 12l10 7z',
  forward: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  flag: 'M6 21V4c4-2 8 2 12 0v10c-4 2-8-2-12 0',
  goal: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-4a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0-4a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  dice: 'M4 4h16v16H4zM8.5 8.5h.01m6.99 0h.01M12 12h.01M8.5 15.5h.01m6.99 0h.01',
  flask: 'M10 3v6L4 20h16L14 9V3M9 3h6M7.5 14h9',
  save: 'M12 3v11m-4-4 4 4 4-4M4 17v4h16v-4',
  bug: 'M12 8v5m0 4h.01M12 3 2 20h20z',
  again: 'M20 11a8 8 0 0 0-14-4L3 10m1 3a8 8 0 0 0 14 4l3-3M3 4v6h6m12 10v-6h-6',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  list: 'M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zm6-2v14m6-12v14',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v1',
  bulb: 'M9 18h6m-5 3h4M8.5 15a6 6 0 1 1 7 0l-.5 3h-6z',
  bot: 'M5 9h14v10H5zm7-5v5M9 13h.01M15 13h.01M9 16h6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 14h8l1-14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5',
  check: 'M4 12l6 6L20 6',
  keys: 'M3 7h18v10H3zm3 3h.01m3.99 0h.01m3.99 0h.01M18 10h.01M8 14h8',
  upload: 'M12 15V4m-4 4 4-4 4 4M4 17v4h16v-4',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }) {
  return <StrokeIcon path={PATHS[name]} weight={name === 'more' || name === 'dice' ? 2.4 : 1.8} />
}
