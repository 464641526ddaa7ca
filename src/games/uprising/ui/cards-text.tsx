import { Fragment } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import './cards.css'
import './slots.css'

/** Words of the rules that have a sign, in both languages; the longest first. */
const SIGNS: readonly (readonly [pattern: string, icon: IconName])[] = [
  ['Skulls?|Schädeln?', 'skull'],
  ['Shields?|Schilden?|Schild', 'shield'],
  ['Bolts?|Blitzen?|Blitz', 'bolt'],
  ['VP|SP', 'points'],
  ['AP', 'ap'],
  ['Salt|Salz', 'salt'],
  ['Plunder|Beute', 'plunder'],
  ['Food|Nahrung', 'food'],
  ['Havens?|Zufluchten|Zuflucht', 'haven'],
  ['Curses?|Flüche|Fluchs|Fluch', 'curse'],
  ['Garrisons?|Garnisonen|Garnison', 'garrison'],
  ['Skeletons?|Skeletten?|Skelett', 'skeleton'],
  ['Activation Tokens?|Aktivierungsmarkern?', 'token'],
  ['Walls?|Wälle|Wall', 'wall'],
  ['Towers?|Türme|Turm', 'tower'],
]

const ALL = new RegExp(`(?<![\\p{L}-])(${SIGNS.map(([pattern]) => pattern).join('|')})(?![\\p{L}-])`, 'u')
const EACH = SIGNS.map(([pattern, icon]) => [new RegExp(`^(?:${pattern})$`, 'u'), icon] as const)

/** The text of a card with small signs before the words they stand for, and the moment before the colon in bold. */
export function RuleText({ text }: { text: string }) {
  const colon = text.indexOf(': ')
  const hasMoment = colon > 0 && !text.slice(0, colon).includes('. ')
  return (
    <>
      {hasMoment ? (
        <b className="upp-moment">
          <Signed text={text.slice(0, colon + 1)} />
        </b>
      ) : undefined}
      <Signed text={hasMoment ? text.slice(colon + 1) : text} />
    </>
  )
}

function Signed({ text }: { text: string }) {
  return (
    <>
      {text.split(ALL).map((part, i) => {
        const icon = i % 2 === 0 ? undefined : EACH.find(([pattern]) => pattern.test(part))?.[1]
        return icon === undefined ? (
          <Fragment key={i}>{part}</Fragment>
        ) : (
          <span key={i} className={`upp-word upp-sign-${icon}`}>
            <Icon name={icon} />
            {part}
          </span>
        )
      })}
    </>
  )
}
