import { useState } from 'react'
import { Button } from '../../../../boardkit/papers/button.tsx'
import { TitledDialog } from '../../../../boardkit/papers/titled-dialog.tsx'
import { useShop } from './frame.tsx'
import { formsOf } from './vocabulary.ts'
import type { JsonKind, PartName } from './vocabulary.ts'
import { SearchField } from './search-field.tsx'

const CHAPTERS: readonly PartName[] = [
  'effect',
  'ability',
  'modifier',
  'cost',
  'condition',
  'hex',
  'pieces',
  'cards',
  'ownCards',
  'number',
]
/** The chapter whose words such a list begins with. */
const FIRST: Readonly<Record<JsonKind, PartName>> = {
  effects: 'effect',
  abilities: 'ability',
  modifiers: 'modifier',
  bonus: 'condition',
  patch: 'effect',
}

/** The words of the language of effects with their fields, read from the very schema that checks them. */
export function HelpDialog({ what, onAdd, onClose }: { what: JsonKind; onAdd(word: string): void; onClose(): void }) {
  const { t } = useShop()
  const [sought, setSought] = useState('')
  const canAdd = (part: PartName): boolean => part === FIRST[what] && (what === 'effects' || what === 'modifiers')
  const chapters = [FIRST[what], ...CHAPTERS.filter((part) => part !== FIRST[what])]
  return (
    <TitledDialog title={t.helpTitle} close={t.close} wide onClose={onClose}>
      <p className="hint">{t.helpIntro}</p>
      <SearchField label={t.search} value={sought} put={setSought} />
      {chapters.map((part) => {
        const forms = formsOf(part).filter(({ word, fields }) =>
          `${word} ${fields.map(({ what: kind }) => kind).join(' ')}`.toLowerCase().includes(sought.toLowerCase()),
        )
        return forms.length === 0 ? undefined : (
          <details key={part} className="upw-help" open={part === FIRST[what] || sought !== ''}>
            <summary>{t.parts[part]}</summary>
            <dl>
              {forms.map(({ word, fields }, at) => (
                <div key={word + String(at)}>
                  <dt>
                    {canAdd(part) ? (
                      <Button
                        look="small"
                        text={word}
                        onClick={() => {
                          onAdd(word)
                          onClose()
                        }}
                      />
                    ) : (
                      <code>{word === '' ? '{ … }' : word}</code>
                    )}
                  </dt>
                  <Fields fields={fields} />
                </div>
              ))}
            </dl>
          </details>
        )
      })}
    </TitledDialog>
  )
}

function Fields({ fields }: { fields: ReturnType<typeof formsOf>[number]['fields'] }) {
  return (
    <dd>
      {fields.map(({ name, isOptional, what }) => (
        <span key={name}>
          <b>
            {name}
            {isOptional ? '?' : ''}
          </b>
          : {what}
        </span>
      ))}
    </dd>
  )
}
