import { useMemo } from 'react'
import { COLOURS } from '../../content/names.ts'
import type { Colour } from '../../content/names.ts'
import * as workbenches from './workbench.ts'
import { changesOf, otherParts } from './differences.ts'
import type { Changed, Difference } from './differences.ts'
import { wordsIn } from './field.tsx'
import { useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { getAt, isFields } from './paths.ts'
import type { Pack } from './pack.ts'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'

const LONGEST = 160

/** Words of the game for one plain value. */
function plain({ t, content, language }: Shop, key: unknown, value: unknown): string {
  if (key === 'edges' && typeof value === 'number') return t.directions[value] ?? String(value)
  const colour = COLOURS.indexOf(value as Colour)
  return colour >= 0 ? content.dice[colour].name[language] : (t.words[String(value)] ?? String(value))
}

function short(shop: Shop, key: unknown, value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return shop.t.empty
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => plain(shop, key, one)).join(', ')
  if (typeof value !== 'object') return plain(shop, key, value)
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Name of the field and the way to it: `By Threat 3 › Clash`. */
function fieldWords({ t, box, language }: Shop, { list, id, path }: Difference): string {
  const entry = box[list].find((one) => one.id === id)
  const words: string[] = []
  path.forEach((key, at) => {
    const name = wordsIn(getAt(entry, [...path.slice(0, at + 1), 'name']))[language]
    if (typeof key === 'number') words.push(`${words.pop() ?? ''} ${name === '' ? key + 1 : name}`)
    else words.push(key === 'en' || key === 'de' ? t.languages[key] : (t.fields[key] ?? key))
  })
  return words.join(' › ')
}

/** Which values differ from the built-in content. */
export function Changes({ onShow }: { onShow(): void }) {
  const { t, workbench, put, box } = useShop()
  const pack = workbenches.packOn(workbench)
  const changes = useMemo(() => changesOf(box, pack), [box, pack])
  const others = otherParts(pack)
  const note = typeof pack['note'] === 'string' ? pack['note'] : ''
  const setNote = (text: string): void =>
    put((old) => {
      const { note: _old, ...rest } = workbenches.packOn(old)
      return workbenches.change(old, (text === '' ? rest : { ...rest, note: text }) as Pack, 'note')
    })
  return (
    <section className="upw-changes" aria-label={t.tabs.changes}>
      <div className="upw-field">
        <label htmlFor="upw-note">{t.note}</label>
        <textarea
          id="upw-note"
          className="input"
          rows={2}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value.replaceAll(/[\r\n]+/g, ' '))}
        />
        <p className="hint">{t.noteHint}</p>
      </div>
      <p className="hint">{changes.length === 0 && others.length === 0 ? t.noChanges : t.changesHint}</p>
      {changes.map((change) => (
        <Change key={`${change.list} ${change.entry.id}`} change={change} onShow={onShow} />
      ))}
      {others.length > 0 && <p className="hint">{t.otherParts(others.join(', '))}</p>}
    </section>
  )
}

function Change({ change, onShow }: { change: Changed; onShow(): void }) {
  const { t, put, language } = useShop()
  const { list, entry, differences } = change
  return (
    <article className="upw-change" data-change={`${list}[${entry.id}]`}>
      <header>
        <button
          type="button"
          className="rule-link"
          onClick={() => {
            put((old) => workbenches.choose(old, list, entry.id))
            onShow()
          }}
        >
          {wordsIn(entry['name'])[language] || entry.id}
        </button>
        <span className="soft">
          {t.lists[list]} · {change.isAdded ? t.whole : t.changed(differences.length)}
        </span>
        <SignButton
          sign={change.isAdded ? 'trash' : 'undo'}
          name={change.isAdded ? t.removeCard : t.reset}
          onClick={() => put((old) => workbenches.reset(old, list, entry.id))}
        />
      </header>
      <ul>
        {differences.map((one) => (
          <DifferenceRow key={one.place} one={one} />
        ))}
      </ul>
    </article>
  )
}

function DifferenceRow({ one }: { one: Difference }) {
  const shop = useShop()
  const { t, put, box } = shop
  const key = one.path.at(-1)
  const takeBack = (): void =>
    put((old) => {
      const back = workbenches.putValue(workbenches.choose(old, one.list, one.id), box, one.path, one.before)
      return { ...back, list: old.list, entry: old.entry, mark: '' }
    })
  const isCode = isFields(one.now) || (Array.isArray(one.now) && one.now.some(isFields))
  return (
    <li className={isCode ? 'upw-difference upw-code' : 'upw-difference'}>
      <strong title={one.place}>{fieldWords(shop, one)}</strong>
      <span>
        <del title={t.before}>{short(shop, key, one.before)}</del>
        <span aria-hidden="true"> → </span>
        <ins title={t.now}>{short(shop, key, one.now)}</ins>
      </span>
      <small>
        {one.provenance === undefined ? '' : `${t.sources[one.provenance]} → `}
        {t.own}
      </small>
      {one.before !== undefined && <SignButton sign="undo" name={t.takeBack} onClick={takeBack} />}
    </li>
  )
}
