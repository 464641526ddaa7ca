import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { AnyModule } from '../../games/registry.ts'
import type { WorkInfo } from '../../protocol/board.ts'
import { useLanguage } from '../app/settings.ts'
import { factsOf } from '../games.ts'
import { useT } from '../i18n/index.ts'
import { AT_TABLE, listWorks, loadWork } from '../workshop/works.ts'
import { withPack, type Wish } from './wish.ts'

interface Props {
  readonly module: AnyModule
  readonly wish: Wish
  change(part: Partial<Wish>): void
}

const keyOf = ({ place, id }: Pick<WorkInfo, 'place' | 'id'>): string => `${place}:${id}`
const JUST_MADE = `here:${AT_TABLE}`

/** The work that the address names, straight from the workshop. */
const wanted = (): string => (new URLSearchParams(location.search).get('work') === AT_TABLE ? JUST_MADE : '')

/** What was made in the game's workshop, to be played without handling files. */
export function OwnWorks({ module, wish, change }: Props) {
  const t = useT()
  const { id: game } = module.game
  const words = factsOf(game)?.workshop?.[useLanguage()]
  const [works, setWorks] = useState<readonly WorkInfo[]>([])
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState<string>()
  const choose = async (key: string): Promise<void> => {
    setChosen(key)
    setProblem(undefined)
    if (key === '') return change(withPack(module, wish, undefined))
    const place = key.startsWith('account:') ? 'account' : 'here'
    const pack = await loadWork(t, game, { place, id: key.slice(place.length + 1) }).catch(() => undefined)
    const checked = pack === undefined ? undefined : module.readPack(JSON.stringify(pack))
    if (checked?.ok === true) return change(withPack(module, wish, checked.value))
    return setProblem(t.workshop.cannotPlay)
  }
  useEffect(() => {
    if (words === undefined) return
    void listWorks(game).then(setWorks)
    const key = wanted()
    if (key !== '') void choose(key)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, [])
  if (words === undefined) return undefined
  return (
    <div className="field own-works">
      <label htmlFor="own-work">
        <strong>{words.mine}</strong>
      </label>
      <div className="own-works-row">
        <select id="own-work" className="select" value={chosen} onChange={(event) => void choose(event.target.value)}>
          <option value="">{t.workshop.none}</option>
          {chosen === JUST_MADE && <option value={JUST_MADE}>{t.workshop.justMade}</option>}
          {works.map((work) => (
            <option key={keyOf(work)} value={keyOf(work)}>
              {work.place === 'account' ? t.workshop.inAccount(work.name) : work.name}
            </option>
          ))}
        </select>
        <Link className="button" href={`/workshop/${game}`}>
          {words.link}
        </Link>
      </div>
      {problem !== undefined && <p className="problem">{problem}</p>}
    </div>
  )
}
