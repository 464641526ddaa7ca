import { useMemo, useState } from 'react'
import type { Language } from '../../../../protocol/board.ts'
import { loadContent } from '../../content/content.ts'
import type { Content } from '../../content/content.ts'
import { EDITIONS } from '../../content/names.ts'
import type { Edition } from '../../content/names.ts'
import type { Table } from '../../rules/table/state.ts'
import type { CardRef } from '../../rules/table/faces.ts'
import { CardFace } from '../cards.tsx'
import { wordsIn } from './field.tsx'
import { useShop } from './frame.tsx'
import { emptyPack, patchesOf } from './pack.ts'
import type { Entry, ListName } from './pack.ts'
import { pathKeys } from './paths.ts'
import { DiePreview, FactionPreview, TilePreview } from './preview-boards.tsx'
import type { Placed } from './report.ts'
import './side.css'

/** A patch without the fields that are wrong. */
function withoutWrong(patch: Entry, wrong: readonly Placed[]): Entry {
  const fields = wrong.map(({ field }) => pathKeys(field)[0])
  return Object.fromEntries(Object.entries(patch).filter(([key]) => key === 'id' || !fields.includes(key))) as Entry
}

/** The content to draw from: with the whole pack, or with what is right of this one thing. */
function useDrawn(): Content | undefined {
  const { workbench, entry, report } = useShop()
  const { list } = workbench
  const { id } = entry
  return useMemo(() => {
    if (report.content !== undefined) return report.content
    const patch = patchesOf(report.pack, list).find((one) => one.id === id)
    const wrong = report.problems.filter((one) => one.list === list && one.id === id)
    const right = patch === undefined ? undefined : withoutWrong(patch, wrong)
    const loaded = loadContent(right === undefined ? undefined : { ...emptyPack('-'), [list]: [right] })
    return loaded.ok ? loaded.content : undefined
  }, [report, list, id])
}

const KINDS: Readonly<Partial<Record<ListName, CardRef['kind']>>> = {
  heroes: 'hero',
  legions: 'nemesis',
  hordes: 'nemesis',
  druids: 'druid',
  items: 'item',
  quests: 'quest',
  events: 'event',
  feats: 'feat',
}

function indexIn(content: Content, list: ListName, id: string): number {
  if (list === 'heroes') return content.heroes.findIndex((hero) => hero.id === id)
  if (list === 'factions') return content.factions.findIndex((faction) => faction.id === id)
  if (list === 'dice') return -1
  return content.indexOf[list === 'legions' || list === 'hordes' ? 'nemesis' : list].get(id) ?? -1
}

/** The card as players see it. */
export function Preview() {
  const { t, entry, workbench, report } = useShop()
  const isWrong = report.problems.some(({ list, id }) => list === workbench.list && id === entry.id)
  const [edition, setEdition] = useState<Edition>('second')
  const content = useDrawn()
  const hasEditions = entry['firstEdition'] !== undefined
  return (
    <section className="upw-preview" aria-label={t.tabs.preview}>
      {hasEditions && (
        <div className="upw-chips" role="group" aria-label={t.edition}>
          {EDITIONS.map((one) => (
            <button
              key={one}
              type="button"
              className="upw-chip"
              aria-pressed={one === edition}
              onClick={() => setEdition(one)}
            >
              {t.words[one]}
            </button>
          ))}
        </div>
      )}
      {isWrong && <p className="problem">{t.roughly}</p>}
      {content === undefined ? <Rough /> : <Drawn content={content} edition={hasEditions ? edition : 'second'} />}
    </section>
  )
}

function Drawn({ content, edition }: { content: Content; edition: Edition }) {
  const { workbench, entry, box, language } = useShop()
  const { list } = workbench
  const of = list === 'dice' ? box.dice.findIndex(({ id }) => id === entry.id) : indexIn(content, list, entry.id)
  if (of < 0) return <Rough />
  if (list === 'dice') return <DiePreview content={content} colour={of} />
  if (list === 'hexes') return <TilePreview key={entry.id} hex={content.cards[edition].hexes[of]} />
  if (list === 'factions') return <FactionPreview content={content} faction={content.factions[of]} />
  // A card's face reads nothing of the table but its content and edition.
  const table = { content, state: { options: { contentSet: edition } } } as unknown as Table
  return (
    <div className="upw-card">
      <CardFace t={table} card={{ kind: KINDS[list]!, of }} language={language} isLarge />
    </div>
  )
}

const isWords = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value

/** While it cannot be drawn: just the texts. */
function Rough() {
  const { entry, language } = useShop()
  return (
    <div className="upw-rough paper">
      <Texts entry={entry} language={language} />
    </div>
  )
}

function Texts({ entry, language }: { entry: Entry; language: Language }) {
  const texts = Object.entries(entry).filter(([key, value]) => key !== 'name' && isWords(value))
  return (
    <>
      <h3>{wordsIn(entry['name'])[language]}</h3>
      {texts.map(([key, value]) => (
        <p key={key}>{wordsIn(value)[language]}</p>
      ))}
    </>
  )
}
