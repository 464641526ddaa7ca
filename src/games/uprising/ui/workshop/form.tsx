import { Button } from '../../../../boardkit/papers/button.tsx'
import * as workbenches from './workbench.ts'
import { EdgesField } from './field-edges.tsx'
import { JsonField } from './field-json.tsx'
import { FacesField, RowsField } from './fields-dice.tsx'
import { GoalsField, NeedsField, PricesField, ProductionField } from './fields-lists.tsx'
import { ChoiceField, ChoicesField, DieField, FlagField, NumberField, WordsField } from './fields-plain.tsx'
import { Problems, wordsIn } from './field.tsx'
import { formOf } from './fields.ts'
import type { Field, FieldGroup } from './fields.ts'
import { useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { copyOf, entriesOf, GROWING, isAdded, patchesOf, withEntry } from './pack.ts'
import { getAt, pathWords } from './paths.ts'
import { Sign } from '../../../../boardkit/workshop/signs.tsx'
import './form.css'

function FieldView({ field }: { field: Field }) {
  switch (field.kind) {
    case 'words':
      return <WordsField {...field} />
    case 'number':
      return <NumberField {...field} />
    case 'flag':
      return <FlagField {...field} />
    case 'choice':
      return <ChoiceField {...field} />
    case 'choices':
      return <ChoicesField {...field} />
    case 'die':
      return <DieField {...field} />
    case 'json':
      return <JsonField {...field} />
    case 'faces':
      return <FacesField {...field} />
    case 'edges':
      return <EdgesField {...field} />
    case 'rows':
      return <RowsField {...field} />
    case 'prices':
      return <PricesField {...field} />
    case 'needs':
      return <NeedsField {...field} />
    case 'goals':
      return <GoalsField {...field} />
    case 'production':
      return <ProductionField {...field} />
  }
}

function groupTitle({ t, entry, language }: Shop, title: string): string {
  if (!title.startsWith('unit:')) return t.groups[title] ?? title
  return wordsIn(getAt(entry, ['units', Number(title.slice(5)), 'name']))[language]
}

/** Everything that is printed on one card, hex, hero or die. */
export function Form() {
  const shop = useShop()
  const { workbench, entry, language, report } = shop
  const groups = formOf(workbench.list, entry)
  const named = groups.flatMap(({ fields }) => fields.map(({ path }) => pathWords(entry, path)))
  // Problems of what the form does not show.
  const others = report.problems.filter(
    ({ list, id, field }) =>
      list === workbench.list && id === entry.id && !named.some((name) => field === name || field.startsWith(name)),
  )
  return (
    <section className="upw-form" aria-label={wordsIn(entry['name'])[language]} key={`${workbench.list} ${entry.id}`}>
      <FormHead />
      <Problems problems={others} />
      {groups.map((group) => (
        <Group key={group.title} group={group} title={groupTitle(shop, group.title)} />
      ))}
    </section>
  )
}

function Group({ group, title }: { group: FieldGroup; title: string }) {
  const { entry } = useShop()
  // The first edition's other values are rare: shown when there are some.
  const isOpen = group.title !== 'firstEdition' || getAt(entry, ['firstEdition']) !== undefined
  return (
    <details className="upw-group" open={isOpen}>
      <summary>{title}</summary>
      <div className="upw-fields">
        {group.fields.map((field) => (
          <FieldView key={pathWords(entry, field.path)} field={field} />
        ))}
      </div>
    </details>
  )
}

function FormHead() {
  const { t, workbench, put, box, entry, language } = useShop()
  const { list } = workbench
  const pack = workbenches.packOn(workbench)
  const isOwn = isAdded(box, list, entry.id)
  const isChanged = patchesOf(pack, list).some(({ id }) => id === entry.id)
  const add = (): void =>
    put((old) => {
      const taken = entriesOf(box, workbenches.packOn(old), list).map(({ id }) => id)
      const card = copyOf(entry, taken)
      return workbenches.choose(
        workbenches.change(old, withEntry(workbenches.packOn(old), box, list, card)),
        list,
        card.id,
      )
    })
  return (
    <div className="upw-form-head">
      <h2>
        {wordsIn(entry['name'])[language] || entry.id} <code>{`${list}[${entry.id}]`}</code>
      </h2>
      <div className="upw-chips">
        {GROWING.includes(list) && (
          <Button look="small" sign={<Sign name="plus" />} text={t.addCard} data-act="add" onClick={add} />
        )}
        {isChanged && (
          <Button
            look="small"
            sign={<Sign name={isOwn ? 'trash' : 'undo'} />}
            text={isOwn ? t.removeCard : t.reset}
            data-act="reset"
            onClick={() => put((old) => workbenches.reset(old, list, entry.id))}
          />
        )}
      </div>
    </div>
  )
}
