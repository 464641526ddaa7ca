import { Fragment } from 'react'
import type { AboutId } from './about/about.ts'
import { tells } from './about/tells.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import './cards.css'
import './slots.css'

/** Words of the rules that have a sign, in both languages; the longest first. */
const SIGNS: readonly (readonly [pattern: string, icon: IconName, about: AboutId])[] = [
  ['Skulls?|Schädeln?', 'skull', 'icon:skull'],
  ['Shields?|Schilden?|Schild', 'shield', 'icon:shield'],
  ['Bolts?|Blitzen?|Blitz', 'bolt', 'icon:bolt'],
  ['VP|SP', 'points', 'number:vp'],
  ['AP', 'ap', 'number:ap'],
  ['Salt|Salz', 'salt', 'resource:salt'],
  ['Plunder|Beute', 'plunder', 'resource:plunder'],
  ['Food|Nahrung', 'food', 'resource:food'],
  ['Havens?|Zufluchten|Zuflucht', 'haven', 'piece:haven'],
  ['Curses?|Flüche|Fluchs|Fluch', 'curse', 'piece:curse'],
  ['Garrisons?|Garnisonen|Garnison', 'garrison', 'piece:garrison'],
  ['Skeletons?|Skeletten?|Skelett', 'skeleton', 'piece:skeleton'],
  ['Activation Tokens?|Aktivierungsmarkern?', 'token', 'number:token'],
  ['Walls?|Wälle|Wall', 'wall', 'piece:wall'],
  ['Towers?|Türme|Turm', 'tower', 'piece:tower'],
]

const ALL = new RegExp(`(?<![\\p{L}-])(${SIGNS.map(([pattern]) => pattern).join('|')})(?![\\p{L}-])`, 'u')
const EACH = SIGNS.map(([pattern, icon, id]) => ({ whole: new RegExp(`^(?:${pattern})$`, 'u'), icon, id }))

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
        const sign = i % 2 === 0 ? undefined : EACH.find(({ whole }) => whole.test(part))
        return sign === undefined ? (
          <Fragment key={i}>{part}</Fragment>
        ) : (
          <span key={i} className={`upp-word upp-sign-${sign.icon}`} {...tells(sign.id)}>
            <Icon name={sign.icon} />
            {part}
          </span>
        )
      })}
    </>
  )
}
