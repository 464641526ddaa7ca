import type { ReactNode } from 'react'
import { RuleLink } from '../../../../boardkit/papers/rule-link.tsx'
import type { BookProps, Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { ATTACK_OR_MOVE, BUILD, CAPITAL, LANDS_PER_REGION, MAGIC, PORTAL, SHRINE } from '../../content/names.ts'
import { withNumbers } from '../about-numbers.ts'
import { ABOUT } from '../about-strings.ts'
import { PHASES } from '../about-words.ts'
import { Price } from '../cards.tsx'
import { Icon } from '../icon.tsx'
import { spaceIcon } from '../planning.ts'
import { STRINGS } from '../strings.ts'
import { phasesAround } from '../where.ts'
import { printed } from './content.ts'
import { LightRaces, Numbers, ShadowRaces, Signs } from './reference-races.tsx'
import { BOOK, type BookStrings } from './strings.ts'
import './book.css'
import './reference.css'

export interface PartProps extends BookProps {
  readonly content: Content
  readonly s: BookStrings
}

/** One page: the round, the actions, points, an attack, races and numbers. */
export function Reference(props: BookProps) {
  const content = printed()
  if (content === undefined) return undefined
  const part: PartProps = { ...props, content, s: BOOK[props.language] }
  return (
    <div className="imp-reference">
      <Round {...part} />
      <Turn {...part} />
      <Points {...part} />
      <Signs {...part} />
      <Attack {...part} />
      <Magic {...part} />
      <Numbers {...part} />
      <Spaces {...part} />
      <LightRaces {...part} />
      <ShadowRaces {...part} />
    </div>
  )
}

interface BoxProps {
  readonly title: string
  readonly rule: string
  readonly board: Pick<BookProps, 'language' | 'openRule'>
  readonly isWide?: boolean
  readonly children: ReactNode
}

export const Box = ({ title, rule, board, isWide = false, children }: BoxProps) => (
  <section className={isWide ? 'imp-ref imp-ref-wide' : 'imp-ref'}>
    <h3>
      {title} <RuleLink rule={rule} board={board} isSign />
    </h3>
    {children}
  </section>
)

function Round(props: PartProps) {
  const { content, language, s } = props
  return (
    <Box title={s.round} rule="IM-RND-01" board={props}>
      <ol>
        {phasesAround('planning').map((phase) => (
          <li key={phase}>
            <b>{STRINGS[language].phases[phase]}</b> {withNumbers(content, PHASES[phase].text)[language]}
          </li>
        ))}
      </ol>
    </Box>
  )
}

const Turn = (props: PartProps) => (
  <Box title={props.s.turn} rule="IM-ACT-01" board={props}>
    <ul>
      {props.s.turns.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Box>
)

/** What it costs, in coins and crystals, and in words. */
export function Costs({ energy, gold, language }: { energy: number; gold: number; language: Language }) {
  return (
    <>
      <span className="sr">{STRINGS[language].price(energy, gold)}</span>
      <span aria-hidden="true">{energy + gold === 0 ? '–' : <Price energy={energy} gold={gold} />}</span>
    </>
  )
}

/** The spaces that everybody has; prices are the same on every board. */
function Spaces(props: PartProps) {
  const { content, language, s } = props
  const [board] = content.movementBoards
  const spaces = board.action.flatMap((action, space) =>
    space === board.raceSpace || board.action.indexOf(action) !== space ? [] : [{ action, space }],
  )
  return (
    <Box title={s.spaces} rule="IM-PLN-02" board={props} isWide>
      <table>
        <tbody>
          {spaces.map(({ action, space }) => {
            const { name, text } = content.spaces[SPACE_OF[action]]
            return (
              <tr key={space}>
                <th scope="row">
                  <Icon name={spaceIcon(board, space)} /> {name[language]}
                </th>
                <td>
                  {action === BUILD || action === MAGIC ? undefined : (
                    <Costs
                      language={language}
                      energy={action === ATTACK_OR_MOVE ? content.movementEnergy : board.energy[space]}
                      gold={action === ATTACK_OR_MOVE ? content.movementGold : board.gold[space]}
                    />
                  )}
                </td>
                <td>{text[language]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Box>
  )
}

/** By action. */
const SPACE_OF = ['gold', 'energy', 'awaken', 'build', 'attack', 'attackOrMove', 'race', 'magic'] as const

function Magic(props: PartProps) {
  const { content, language, s } = props
  return (
    <Box title={s.magic} rule="IM-MAG-01" board={props}>
      <table>
        <tbody>
          {content.magic.map(({ id, energy, gold, options }) => (
            <tr key={id}>
              <td>
                <Costs language={language} energy={energy} gold={gold} />
              </td>
              <td>{options.map(({ text }) => text[language]).join(` ${ABOUT[language].or} `)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function Points(props: PartProps) {
  const { content, language, s } = props
  const { buildings, regionPoints, landsPerPoint } = content
  const least = regionPoints.findIndex((points) => points > 0)
  const most = LANDS_PER_REGION
  const rows: readonly (readonly [string, number, number])[] = [
    [s.lands(landsPerPoint), 0, 1],
    [s.region(least === most - 1 ? `${least}` : `${least}–${most - 1}`, most), 0, regionPoints[least]],
    [s.region(`${most}`, most), 0, regionPoints[most]],
    ...[SHRINE, CAPITAL, PORTAL].map((id) => [buildings[id].name[language], buildings[id].built, buildings[id].scored] as const), // prettier-ignore
  ]
  return (
    <Box title={s.points} rule="IM-SCO-01" board={props}>
      <table>
        <thead>
          <tr>
            <th scope="col">{s.source}</th>
            <th scope="col">{s.now}</th>
            <th scope="col">{s.each}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, now, each]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now > 0 ? now : '–'}</td>
              <td>{each > 0 ? each : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function Attack(props: PartProps) {
  const { content, s } = props
  const { thrown, inside } = content.tower
  return (
    <Box title={s.attack} rule="IM-ATT-01" board={props}>
      <table>
        <thead>
          <tr>
            <th scope="col">{s.attackCard}</th>
            <th scope="col">{s.attackResidents}</th>
          </tr>
        </thead>
        <tbody>
          {[2, 1, 0].map((at) => (
            <tr key={at}>
              <th scope="row">{s.cardOf[at]}</th>
              <td>{s.residents[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {s.fight.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{s.tower(`${thrown.falls}/${thrown.of}`, `${inside.falls}/${inside.of}`)}</li>
      </ul>
    </Box>
  )
}
