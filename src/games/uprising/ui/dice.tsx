import type { CSSProperties } from 'react'
import { DiceRow as Row, type DieFaces } from '../../../boardkit/dice/dice.tsx'
import type { Language } from '../../../protocol/board.ts'
import type { Content } from '../content/content.ts'
import { SYMBOLS } from '../content/names.ts'
import { symbolsOn } from '../rules/combat/symbols.ts'
import { NONE } from '../rules/table/state.ts'
import { tells } from './about/tells.ts'
import { DIE_LOOKS } from './colours.ts'
import './dice.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

export const SYMBOL_ICONS: readonly IconName[] = ['skull', 'shield', 'bolt']

/** A die from above: its colour, also as pips, and the symbols of the face that lies up; NONE: not rolled yet. */
export function dieFaces(content: Content, colour: number, face: number, ignored: readonly number[] = []): DieFaces {
  const look = DIE_LOOKS[colour]
  const signs = SYMBOLS.flatMap((_, symbol) =>
    Array.from({ length: symbolsOn(content, colour, face, symbol) }, () => symbol),
  )
  const drawn = (
    <span className={`upp-signs upp-signs-${signs.length}`} {...tells(`die:${look.colour}`)}>
      {signs.map((symbol, i) => (
        <span key={i} className={ignored.includes(symbol) ? 'upp-ignored' : ''}>
          <Icon name={SYMBOL_ICONS[symbol]} />
        </span>
      ))}
    </span>
  )
  const pips = (
    <span
      className={face === NONE ? 'upp-pips upp-unrolled' : 'upp-pips'}
      data-pips={look.pips}
      {...tells(`die:${look.colour}`)}
    >
      {Array.from({ length: look.pips }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  )
  const fill = `linear-gradient(135deg, ${look.light}, ${look.fill} 38%, ${look.fill} 68%, ${look.dark})`
  const style = { '--bk-die-fill': fill, '--bk-die-rim': look.dark, '--bk-die-on': look.on } as CSSProperties
  return { faces: face === NONE ? [pips] : [drawn], mark: face === NONE ? undefined : pips, style }
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

interface RowProps extends Pick<Parameters<typeof Row>[0], 'isRolling' | 'className' | 'offer'> {
  readonly content: Content
  readonly dice: readonly number[]
  readonly faces?: readonly number[]
  readonly language: Language
  /** As `die * 3 + symbol`. */
  readonly ignored?: readonly number[]
}

export function DiceRow({ content, dice, faces = [], language, ignored = [], ...rest }: RowProps) {
  const s = STRINGS[language]
  if (dice.length === 0) return <span className="soft">{s.noDice}</span>
  const words = dice.map((colour, i) => dieWords(content, colour, faces[i] ?? NONE, language))
  const ignoredOn = (die: number): number[] =>
    SYMBOLS.flatMap((_, symbol) => (ignored.includes(die * SYMBOLS.length + symbol) ? [symbol] : []))
  const drawn = dice.map((colour, i) => dieFaces(content, colour, faces[i] ?? NONE, ignoredOn(i)))
  return <Row dice={drawn} words={words} label={`${s.dice(dice.length)}: ${words.join('; ')}`} {...rest} />
}

/** Skulls, Shields and Bolts as signs with numbers. */
export function SymbolCounts({ counts, language }: { counts: readonly number[]; language: Language }) {
  const s = STRINGS[language]
  const label = counts.map((n, symbol) => `${n} ${s.symbols[symbol]}`).join(', ')
  return (
    <span className="upp-counts" role="img" aria-label={label}>
      {counts.map((n, symbol) => (
        <span
          key={symbol}
          className={n === 0 ? `upp-c-${SYMBOLS[symbol]} upp-none` : `upp-c-${SYMBOLS[symbol]}`}
          {...tells(`icon:${SYMBOLS[symbol]}`)}
        >
          <Icon name={SYMBOL_ICONS[symbol]} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  )
}
