import { useEffect, useState } from 'react'
import type { AnyModule } from '../../games/registry.ts'
import type { Level } from '../../games/offer.ts'
import { useLanguage } from '../app/settings.ts'
import { loadMiniatures, type Miniatures } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { TablePicture } from '../shelf/art.tsx'
import type { Wish } from './wish.ts'

/** What is chosen: its picture, for how many, how long, what wins. */
export function Chosen({ module, wish }: { module: AnyModule; wish: Wish }) {
  const t = useT()
  const language = useLanguage()
  const { facts, offer } = module
  const told = offer.main.flatMap((id) => offer.choices[id]?.[String(wish.options[id])] ?? [])
  const minutes = told.find((one) => one.minutes !== undefined)?.minutes ?? facts.minutes
  const players = told.find((one) => one.players !== undefined)?.players
  const level = told.find((one) => one.level !== undefined)?.level
  const goal = (offer.map === undefined ? undefined : told[0]?.about?.[language]) ?? facts.words[language].goal
  return (
    <div className="chosen paper">
      <TablePicture game={facts.id} roles={wish.seats.length} options={wish.options} />
      <div className="chosen-words">
        <p className="box-facts">
          {told.map(
            ({ kind }) =>
              kind !== undefined && (
                <span key={kind.en} className="chip">
                  {kind[language]}
                </span>
              ),
          )}
          {players !== undefined && <span className="chip">{t.rooms.counts(players)}</span>}
          {minutes !== undefined && <span className="chip">{t.shelf.minutes(...minutes)}</span>}
          {level !== undefined && <Hard level={level} />}
        </p>
        <p>{goal}</p>
      </div>
    </div>
  )
}

const Hard = ({ level }: { level: Level }) => <span className="chip">{useT().rooms.hard[level]}</span>

/** Factions and races: what they can, and how hard they are to play. */
export function Members({ module }: { module: AnyModule }) {
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
              <strong>{name[language]}</strong> <Hard level={level} />
              <br />
              {about[language]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
