/** Lines are told apart by dashes and by the shape at their end, never by colour alone. */
export const DASHES = ['none', '9 4', '2 3', '12 3 2 3', '5 2', '1 5', '16 4', '4 3 1 3'] as const

/** In a box of 10 around nothing. */
const SHAPES = [
  'M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z',
  'M-3.8-3.8h7.6v7.6h-7.6z',
  'M0-5 5 3.6H-5z',
  'M0-5.2 5.2 0 0 5.2-5.2 0z',
  'M0 5 5-3.6H-5z',
  'M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z',
  'M-4.6-4.6 0-1.8 4.6-4.6 1.8 0 4.6 4.6 0 1.8-4.6 4.6-1.8 0z',
  'M-5-2.4h10v4.8H-5z',
] as const

export const Shape = ({ at, x, y }: { at: number; x: number; y: number }) => (
  <path className="bk-chart-shape" d={SHAPES[at % SHAPES.length]} transform={`translate(${x} ${y})`} />
)

/** A piece of the line with its shape, for the legend. */
export const Key = ({ at, colour }: { at: number; colour: string }) => (
  <svg className="bk-chart-key bk-chart-line" width="34" height="14" color={colour} aria-hidden="true">
    <path className="bk-chart-case" d="M0 7H34" strokeDasharray={DASHES[at % DASHES.length]} />
    <path d="M0 7H34" strokeDasharray={DASHES[at % DASHES.length]} />
    <Shape at={at} x={17} y={7} />
  </svg>
)
