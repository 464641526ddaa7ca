import type { Charge, Face } from '../../games/module.ts'
import './bot-face.css'

const SHIELDS = [
  'M4 3h24v13q0 9-12 13Q4 25 4 16Z',
  'M16 2l12 4v10q0 8-12 14Q4 24 4 16V6Z',
  'M16 2a14 14 0 1 1 0 28a14 14 0 0 1 0-28Z',
  'M16 1l14 15-14 15L2 16Z',
] as const

const CHARGES: Readonly<Record<Charge, string>> = {
  tower: 'M11 23V13H9V8h3v2h2V8h4v2h2V8h3v5h-2v10h-4v-5h-2v5Z',
  star: 'M16 7l2.4 5.6 6 .5-4.600 4 1.400 5.900L16 20l-5.200 3 1.400-5.900-4.600-4 6-.5Z',
  moon: 'M19 8a8 8 0 1 0 4 12A8 8 0 0 1 19 8Z',
  wave: 'M7 14q3-5 6 0t6 0 6 0v3q-3 5-6 0t-6 0-6 0Z',
  leaf: 'M9 23Q8 10 23 8q1 13-11 13Z',
  flame: 'M16 7q6 6 5 11a5 5 0 0 1-10 0q0-3 2-5 1 3 2 3 2-3 1-9Z',
  key: 'M13 8a4 4 0 1 1-1 7.900L12 24h-2v-8a4 4 0 0 1 3-8Zm-1 10h6v2h-2v3h-2v-3h-2Z',
  crown: 'M8 21l-1-10 5 4 4-7 4 7 5-4-1 10Z',
  bolt: 'M18 6l-8 11h5l-2 9 9-12h-5Z',
  eye: 'M6 16q10-11 20 0-10 11-20 0Zm10-4a4 4 0 1 0 0 8a4 4 0 0 0 0-8Z',
  horn: 'M8 10q4 10 17 11-5 5-12 2T8 10Z',
  rose: 'M16 8a4 4 0 0 1 4 4 4 4 0 0 1 1 7 4 4 0 0 1-5 3 4 4 0 0 1-5-3 4 4 0 0 1 1-7 4 4 0 0 1 4-4Zm0 6a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5Z',
}

/** The shield of a bot. Its name stands beside it, so it is decoration. */
export function BotFace({ face: [cut, charge] }: { face: Face }) {
  return (
    <svg className="bot-face" viewBox="0 0 32 32" aria-hidden="true">
      <path className="bot-shield" d={SHIELDS[cut]} />
      <path className="bot-charge" d={CHARGES[charge]} fillRule="evenodd" />
    </svg>
  )
}
