import { DiceRow } from '../../../boardkit/dice/dice.tsx'
import type { Language } from '../../../protocol/board.ts'
import { SHIELD, SKULL } from '../rules/table/dice.ts'
import { STRINGS } from './strings.ts'
import './dice.css'

const SKULL_PATH =
  'M12 2.6c-5 0-8.6 3.4-8.6 8 0 2.7 1.1 4.7 3 6v3.2c0 .8.6 1.4 1.4 1.4h1.5v-2.4h1.3v2.4h2.8v-2.4h1.3v2.4h1.5c.8 0 1.4-.6 1.4-1.4v-3.2c1.9-1.3 3-3.3 3-6 0-4.6-3.6-8-8.6-8zM8.3 14a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4zm3.7 2.7-1.3-.1L12 14l1.3 2.6zm3.7-2.7a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4z'
const SHIELD_PATH = 'M12 2.4 20.4 5v6.6c0 5-3.4 8.3-8.4 10-5-1.7-8.4-5-8.4-10V5z'

/** The faces of a combat die, the rolled one in front: the others are what is left of three skulls, two shields, a blank. */
function around(front: number): number[] {
  const rest = [0, 0, 0, 1, 1, 2]
  rest.splice(rest.indexOf(front), 1)
  return [front, ...rest]
}

function Sign({ face }: { face: number }) {
  if (face !== SKULL && face !== SHIELD) return undefined
  return (
    <svg className={face === SKULL ? 'hs-skull' : 'hs-shield'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={face === SKULL ? SKULL_PATH : SHIELD_PATH} fillRule="evenodd" />
    </svg>
  )
}

/** Combat dice; those that show `counted` stand out. */
export function Dice(props: { faces: readonly number[]; counted: number; language: Language; isRolling: boolean }) {
  const { faces, counted, language, isRolling } = props
  const s = STRINGS[language]
  const n = faces.filter((face) => face === counted).length
  const dice = faces.map((face) => ({
    faces: around(face).map((one) => <Sign key={one} face={one} />),
    className: face === counted ? 'hs-die hs-counts' : 'hs-die bk-faded',
  }))
  const label = `${s.dice(faces.length)}: ${counted === SKULL ? s.skulls(n) : s.shields(n)}`
  return <DiceRow dice={dice} label={label} isRolling={isRolling} className="hs-dice" />
}

/** The 20-sided die. */
export function D20({ value, isRolling, isGood }: { value: number; isRolling: boolean; isGood?: boolean | undefined }) {
  const kind = isGood === undefined ? '' : isGood ? ' hs-good' : ' hs-bad'
  return (
    <svg
      className={`hs-d20${isRolling ? ' bk-thrown' : ''}${kind}`}
      viewBox="0 0 64 70"
      role="img"
      aria-label={`${value}`}
    >
      <path className="hs-d20-body" d="M32 2 61 18.500V51.500L32 68 3 51.500V18.500Z" />
      <path
        className="hs-d20-edges"
        d="M32 2 12 46H52ZM3 18.500 32 2 61 18.500 52 46 61 51.500 32 68 3 51.500 12 46ZM12 46 32 68 52 46"
      />
      <text x="32" y="42" textAnchor="middle">
        {value}
      </text>
    </svg>
  )
}
