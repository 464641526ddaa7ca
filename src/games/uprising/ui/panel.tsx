import type { CSSProperties } from 'react'
import { PlayerPlate } from '../../../boardkit/plates/player-plate.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { playerCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { tells, tellsOf } from './about/tells.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { chapterOf, factionsOf, vpOf } from './cells.ts'
import { lookOfSide, type Look } from './colours.ts'
import { Icon } from './icon.tsx'
import { leadOf } from './lead.ts'
import './panel.css'
import { STRINGS } from './strings.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n === 0 ? '±0' : `−${-n}`)

/** The emblem of a side in its colour. */
export const Sign = ({ look }: { look: Look }) => (
  <span className="upp-sign" {...tellsOf(look)} style={{ '--upp-light': look.light } as CSSProperties}>
    <Icon name={look.emblem} />
  </span>
)

/** A faction is taken with its Hero and home, all at once: until then only the question knows what was chosen before. */
const factionAsked = ({ question, role, of }: PanelProps): number =>
  role === of && (question?.name === 'hero' || question?.name === 'home')
    ? Number(question.prompt.args?.['faction'] ?? NONE)
    : NONE

/** One player: the Hero, who leads it and what is left, points and how far they are ahead of the Nemesis. */
export function Panel(props: PanelProps) {
  const { of, view, language, nameOf } = props
  const s = STRINGS[language]
  const player = playerCell.in(view.shared, of)
  if (player === undefined) return undefined
  const { content } = tableOf(props)
  const look = lookOfSide(of, factionsOf(view))
  const vp = vpOf(view)
  const lead = leadOf(vp, of)
  const name = wordsOf(props).player(of)
  const faction = content.factions[player.faction === NONE ? factionAsked(props) : player.faction]?.name[language]
  // Whoever leads several is told apart by the factions.
  const leadsMore = factionsOf(view).some((_, other) => other !== of && nameOf(other) === nameOf(of))
  const isTold = nameOf(of) === name || nameOf(of) === ''
  const isChoosing = player.faction === NONE && faction !== undefined
  const who = isTold || leadsMore || isChoosing ? (faction ?? (leadsMore ? s.noHeroOf(of + 1) : s.noHero)) : nameOf(of)
  return (
    <PlayerPlate
      colour={look.fill}
      sign={<Sign look={look} />}
      name={name}
      line={
        player.faction === NONE ? (
          who
        ) : (
          <>
            <span {...tells('number:ap')}>
              {player.ap} {s.apShort}
            </span>{' '}
            · {who}
          </>
        )
      }
      number={
        <>
          <span className={lead > 0 ? 'upp-ahead' : undefined} {...tells('number:vp')}>
            {vp[of] ?? 0} <span className="about-label">{s.vp}</span>
          </span>
          <small className={lead > 0 ? 'upp-lead upp-ahead' : 'upp-lead'} {...tells('number:lead')}>
            {signed(lead)}
          </small>
        </>
      }
      numberLabel={`${s.vpLong(vp[of] ?? 0)}, ${lead > 0 ? s.ahead(lead) : s.behind(-lead)}`}
      marks={
        chapterOf(view).firstPlayer === of && player.faction !== NONE ? (
          <span {...tells('icon:first-player')}>
            <Icon name="firstPlayer" label={s.firstPlayer} className="upp-first" />
          </span>
        ) : undefined
      }
    />
  )
}
