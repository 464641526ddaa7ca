import type { ReactNode } from 'react'
import type { Language } from '../../../protocol/board.ts'
import { ATTRIBUTES } from '../content/names.ts'
import type { AboutId } from './about/about.ts'
import { tells } from './about/tells.ts'
import { RuleText } from './cards-text.tsx'
import './cards.css'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

interface AttributesProps {
  readonly about: AboutId
  readonly head?: string
  readonly title?: string
  readonly attributes: readonly (readonly [attribute: number, words: string])[]
  readonly text: string
}

export const AttributesAndText = ({ about, head, title, attributes, text }: AttributesProps) => (
  <>
    {attributes.length === 0 ? undefined : (
      <p className="upp-needs" aria-label={title} {...tells(about)}>
        {head}
        {attributes.map(([attribute, words]) => (
          <span key={attribute} className="upp-attribute" {...tells(`attribute:${ATTRIBUTES[attribute]}`)}>
            <Icon name={ATTRIBUTES[attribute]} /> {words}
          </span>
        ))}
      </p>
    )}
    <p>
      <RuleText text={text} />
    </p>
  </>
)

export function Attributes({ values, language }: { values: readonly number[]; language: Language }): ReactNode {
  const s = STRINGS[language]
  return (
    <ul className="upp-attributes">
      {values.map((n, attribute) => (
        <li key={attribute} className={n === 0 ? 'upp-none' : ''} {...tells(`attribute:${ATTRIBUTES[attribute]}`)}>
          <Icon name={ATTRIBUTES[attribute]} />
          <span>{s.attributes[attribute]}</span>
          <b>{n}</b>
        </li>
      ))}
    </ul>
  )
}
