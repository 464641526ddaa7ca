import type { ReactNode } from 'react'
import type { IconName } from '../icons.ts'
import type { LightRace, ShadowRace } from '../../content/content.ts'
import { BUILDING_IDS, REGION_IDS, WORLDS } from '../../content/names.ts'
import { aboutOf, type AboutId } from '../about.ts'
import { Price } from '../cards.tsx'
import { Icon } from '../icon.tsx'
import { Box, Costs, type PartProps } from './reference.tsx'

/** What the left half of a player board brings: prices of buildings above all. */
export function LightRaces(props: PartProps) {
  const { content, language, s } = props
  return (
    <Box title={s.lightRaces} rule="IM-RUL-06" board={props} isWide>
      <table>
        <thead>
          <tr>
            <RaceHeads s={s} />
            <th scope="col">{s.startLand}</th>
            {content.buildings.map(({ id, name }) => (
              <th key={id} scope="col">
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.lightRaces.map((race) => (
            <tr key={race.id}>
              <RaceCells race={race} language={language} />
              <td>{content.map.landNames[race.startLand][language]}</td>
              {content.buildings.map(({ id }, building) => (
                <td key={id}>
                  <Costs energy={race.buildEnergy[building]} gold={race.buildGold[building]} language={language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

/** What the right half brings: an action that nobody else has. */
export function ShadowRaces(props: PartProps) {
  const { content, language, s } = props
  return (
    <Box title={s.shadowRaces} rule="IM-RAC-01" board={props} isWide>
      <table>
        <thead>
          <tr>
            <RaceHeads s={s} />
            <th scope="col">{s.action}</th>
          </tr>
        </thead>
        <tbody>
          {content.shadowRaces.map((race) => (
            <tr key={race.id}>
              <RaceCells race={race} language={language} />
              <td>{race.actionText[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const RaceHeads = ({ s }: Pick<PartProps, 's'>) => (
  <>
    <th scope="col">{s.race}</th>
    <th scope="col">{s.start}</th>
    <th scope="col">{s.groups}</th>
  </>
)

function RaceCells({ race, language }: Pick<PartProps, 'language'> & { race: LightRace | ShadowRace }) {
  return (
    <>
      <th scope="row">
        <Icon name={race.id} /> {race.name[language]}
      </th>
      <td>
        <Costs energy={race.energy} gold={race.gold} language={language} />
      </td>
      <td>{race.groups.join(' ')}</td>
    </>
  )
}

export function Numbers(props: PartProps) {
  const { content, s } = props
  const { start, reinforcementPer } = content
  return (
    <Box title={s.numbers} rule="IM-SET-13" board={props}>
      <table>
        <thead>
          <tr>
            <th scope="col">{s.players}</th>
            <th scope="col">{s.roundsHead}</th>
            <th scope="col">{s.outer}</th>
          </tr>
        </thead>
        <tbody>
          {content.setups.map(({ players, rounds, outer }) => (
            <tr key={players}>
              <th scope="row">{players}</th>
              <td>{rounds}</td>
              <td>{outer > 0 ? `${outer} ${outer}` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{s.facts(start.limbo, start.towerArmies, start.towerResidents, reinforcementPer)}</p>
    </Box>
  )
}

const SIGNS: readonly (readonly [IconName, AboutId])[] = [
  ['gold', 'number:gold'],
  ['energy', 'number:energy'],
  ['marker', 'marker:start'],
  ['residents', 'unit:residents'],
  ['tower', 'tower:inside'],
  ['tray', 'tower:tray'],
  ['limbo', 'limbo:light'],
  ...WORLDS.map((id) => [id, `world:${id}`] as const),
  ...BUILDING_IDS.map((id) => [id, `building:${id}`] as const),
  ...REGION_IDS.map((id) => [id, `region:${id}`] as const),
]

/** As they are drawn on cards and in prices. */
const PIECES: Readonly<Partial<Record<IconName, ReactNode>>> = {
  gold: <Price energy={0} gold={1} />,
  energy: <Price energy={1} gold={0} />,
}

export function Signs(props: PartProps) {
  return (
    <Box title={props.s.icons} rule="IM-SET-07" board={props}>
      <ul className="imp-ref-signs">
        {SIGNS.map(([icon, id]) => (
          <li key={icon}>
            <Icon name={icon} /> {PIECES[icon]} {aboutOf(id, props)?.name}
          </li>
        ))}
      </ul>
    </Box>
  )
}
