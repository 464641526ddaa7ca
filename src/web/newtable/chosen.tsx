import { useEffect, useState } from 'react'
import type { Options } from '../../engine/index.ts'
import type { AnyModule } from '../../games/registry.ts'
import { useLanguage } from '../app/settings.ts'
import { loadMiniatures, type Miniatures } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { TablePicture } from '../shelf/art.tsx'
import { FactChips } from './fact-chips.tsx'
import { toldOf } from './told-of.ts'

/** What is chosen: its picture, for how many, how long, what wins. */
export function Chosen(props: {
  readonly module: AnyModule
  readonly roles: number
  readonly options: Options
  /** How many play, where that is settled. */
  readonly players?: readonly number[]
  /** Whatever else is to be known, as chips. */
  readonly more?: readonly string[]
}) {
  const { module, roles, options, more = [] } = props
  const t = useT()
  const language = useLanguage()
  const { facts } = module
  const { title, goal, ...told } = toldOf(module, options, language)
  const players = props.players ?? told.players
  const { min, max } = facts.people ?? facts.players
  return (
    <div className="chosen paper">
      <TablePicture game={facts.id} roles={roles} options={options} />
      <div className="chosen-words">
        {title !== undefined && <h2>{title}</h2>}
        <p className="box-facts">
          {players === undefined && <span className="chip">{t.shelf.players(min, max)}</span>}
          <FactChips facts={players === undefined ? told : { ...told, players }} />
          {more.map((text) => (
            <span key={text} className="chip">
              {text}
            </span>
          ))}
        </p>
        <p>{goal}</p>
      </div>
    </div>
  )
}

/** Factions and races: what they can, and how hard they are to play. */
export function Members({ module }: { module: AnyModule }) {
  const t = useT()
  const language = useLanguage()
  const [found, setFound] = useState<Miniatures>()
  const { offer, facts } = module
  useEffect(() => void loadMiniatures(facts.id).then(setFound, () => undefined), [facts.id])
  const { cast } = offer
  if (cast === undefined) return undefined
  const Emblem = found?.Emblem
  return (
    <section className="cast" aria-labelledby="cast">
      <h2 id="cast">{cast.title[language]}</h2>
      <p className="soft">{cast.how[language]}</p>
      <ul className="cast-members">
        {cast.members.map(({ id, name, level, about }) => (
          <li key={id} className="paper">
            <span className="cast-emblem">{Emblem !== undefined && <Emblem id={id} />}</span>
            <span>
              <strong>{name[language]}</strong> <span className="chip">{t.rooms.hard[level]}</span>
              <br />
              {about[language]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
