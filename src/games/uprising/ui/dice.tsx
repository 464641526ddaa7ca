import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '../../../protocol/board.ts'
import type { Content } from '../content/content.ts'
import { SYMBOLS } from '../content/names.ts'
import { symbolsOn } from '../rules/combat/symbols.ts'
import { NONE } from '../rules/table/state.ts'
import { DIE_LOOKS } from './colours.ts'
import './dice.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

export const SYMBOL_ICONS: readonly IconName[] = ['skull', 'shield', 'bolt']

interface DieProps {
  readonly content: Content
  readonly colour: number
  /** NONE: not rolled yet. */
  readonly face: number
  /** Symbols that do not count. */
  readonly ignored?: readonly number[]
  readonly at?: number
}

/** One die from above: its colour, also as pips in the corner, and the symbols of the face that lies up. */
export function Die({ content, colour, face, ignored = [], at = 0 }: DieProps) {
  const look = DIE_LOOKS[colour]
  const signs = SYMBOLS.flatMap((_, symbol) =>
    Array.from({ length: symbolsOn(content, colour, face, symbol) }, () => symbol),
  )
  const style = {
    '--die': look.fill,
    '--die-light': look.light,
    '--die-dark': look.dark,
    '--die-on': look.on,
    '--at': at,
  } as CSSProperties
  return (
    <span className={`upp-die${face === NONE ? ' upp-unrolled' : ''}`} style={style} aria-hidden="true">
      <span className={`upp-face upp-signs-${signs.length}`}>
        {signs.map((symbol, i) => (
          <span key={i} className={ignored.includes(symbol) ? 'upp-ignored' : ''}>
            <Icon name={SYMBOL_ICONS[symbol]} />
          </span>
        ))}
      </span>
      <span className="upp-pips">
        {Array.from({ length: look.pips }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </span>
  )
}

/** "red: 2 Skulls" */
export function dieWords(content: Content, colour: number, face: number, language: Language): string {
  const s = STRINGS[language]
  const name = content.dice[colour].name[language]
  if (face === NONE) return name
  const shown = SYMBOLS.flatMap((_, symbol) => {
    const n = symbolsOn(content, colour, face, symbol)
    return n === 0 ? [] : [`${n} ${s.symbols[symbol]}`]
  })
  return `${name}: ${shown.join(', ') || s.blank}`
}

interface RowProps {
  readonly content: Content
  readonly dice: readonly number[]
  readonly faces?: readonly number[]
  readonly language: Language
  /** As `die * 3 + symbol`. */
  readonly ignored?: readonly number[]
  readonly isRolling?: boolean
  readonly className?: string
  /** Chooses a die, where it can be chosen. */
  offer?(die: number): (() => void) | undefined
}

/** A row of dice; those that are asked about are buttons. */
export function DiceRow(props: RowProps) {
  const { content, dice, faces = [], language, ignored = [], isRolling = false, className = '', offer } = props
  const s = STRINGS[language]
  const words = dice.map((colour, i) => dieWords(content, colour, faces[i] ?? NONE, language))
  const classes = `upp-dice${isRolling ? ' upp-rolling' : ''} ${className}`
  if (dice.length === 0) return <span className={`${classes} upp-soft`}>{s.noDice}</span>
  const offers = dice.map((_, i) => offer?.(i))
  const isAsked = offers.some((one) => one !== undefined)
  const each = (i: number): ReactNode => (
    <Die
      content={content}
      colour={dice[i]}
      face={faces[i] ?? NONE}
      ignored={SYMBOLS.flatMap((_, symbol) => (ignored.includes(i * SYMBOLS.length + symbol) ? [symbol] : []))}
      at={i}
    />
  )
  return (
    <span
      className={classes}
      role={isAsked ? 'group' : 'img'}
      aria-label={`${s.dice(dice.length)}: ${words.join('; ')}`}
      title={isAsked ? undefined : words.join('\n')}
    >
      {dice.map((_, i) => {
        const choose = offers[i]
        if (choose === undefined) return <span key={i}>{each(i)}</span>
        return (
          <button
            key={i}
            type="button"
            className="upp-die-offer"
            aria-label={words[i]}
            title={words[i]}
            onClick={choose}
          >
            {each(i)}
          </button>
        )
      })}
    </span>
  )
}

/** Skulls, Shields and Bolts as signs with numbers. */
export function SymbolCounts({ counts, language }: { counts: readonly number[]; language: Language }) {
  const s = STRINGS[language]
  const label = counts.map((n, symbol) => `${n} ${s.symbols[symbol]}`).join(', ')
  return (
    <span className="upp-counts" role="img" aria-label={label} title={label}>
      {counts.map((n, symbol) => (
        <span key={symbol} className={n === 0 ? `upp-c-${SYMBOLS[symbol]} upp-none` : `upp-c-${SYMBOLS[symbol]}`}>
          <Icon name={SYMBOL_ICONS[symbol]} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  )
}
