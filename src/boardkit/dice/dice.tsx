import type { CSSProperties, ReactNode } from 'react'
import './dice.css'

export interface DieFaces {
  /** What is drawn on it: the face that lies up, or all six with that one first; then it is a cube. */
  readonly faces: readonly ReactNode[]
  /** Drawn beside the face, in the same square. */
  readonly mark?: ReactNode
  /** A class or a style with its colours: `--bk-die-fill`, `--bk-die-rim`, `--bk-die-on`. */
  readonly className?: string
  readonly style?: CSSProperties
}

/** One die; who hears the page is told what it shows by the row it lies in. */
export function Die({ faces, mark, className = '', style }: DieFaces) {
  return (
    <span className={`bk-die${faces.length > 1 ? ' bk-solid' : ''} ${className}`} style={style} aria-hidden="true">
      <span className="bk-cube">
        {faces.map((face, side) => (
          <span key={side} className="bk-die-side">
            <span className="bk-die-face">{face}</span>
            {mark}
          </span>
        ))}
      </span>
    </span>
  )
}

interface RowProps {
  readonly dice: readonly DieFaces[]
  /** All of it in words. */
  readonly label: string
  /** Each die in words. */
  readonly words?: readonly string[]
  readonly isRolling?: boolean
  /** `bk-small`, `bk-tiny`, or one of the game's own. */
  readonly className?: string
  /** Chooses a die, where it can be chosen. */
  offer?(die: number): (() => void) | undefined
}

/** A row of dice, thrown one after the other; those that are asked about are buttons. */
export function DiceRow({ dice, label, words, isRolling = false, className = '', offer }: RowProps) {
  const offers = dice.map((_, i) => offer?.(i))
  const isAsked = offers.some((one) => one !== undefined)
  return (
    <span
      className={`bk-dice${isRolling ? ' bk-rolling' : ''} ${className}`}
      role={isAsked ? 'group' : 'img'}
      aria-label={label}
    >
      {dice.map((one, i) => {
        const die = <Die key={i} {...one} style={{ ...one.style, '--bk-at': i } as CSSProperties} />
        if (offers[i] === undefined) return die
        return (
          <button key={i} type="button" className="bk-die-offer" aria-label={words?.[i]} onClick={offers[i]}>
            {die}
          </button>
        )
      })}
    </span>
  )
}
