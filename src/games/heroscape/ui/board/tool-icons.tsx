import { StrokeIcon } from '../../../../boardkit/drawing/stroke-icon.tsx'

/** Own signs of the toolbar, in a box of 24 by 24. */
const PATHS = {
  orbit: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v9m0 0l8-4.5M12 12l-8-4.5M12 12v9',
  top: 'M12 4l7 4v8l-7 4-7-4V8zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plan: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14m6-12v14',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ruler: 'M3 15.5L15.5 3 21 8.5 8.5 21zM7 11.5l2 2m1.5-5.5l3 3M14 4.5l2 2',
  fit: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  levels: 'M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5',
  more: 'M4 7h16M4 12h16M4 17h16',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
} as const

export type ToolIcon = keyof typeof PATHS

export function ToolSign({ name }: { name: ToolIcon }) {
  return <StrokeIcon path={PATHS[name]} weight={1.7} className="hs-tool-sign" />
}
