import { newId } from '../../../../boardkit/workshop/files.ts'
import { read, unread } from '../../../../boardkit/workshop/shell.ts'
import type { Craft, Read } from '../../../../boardkit/workshop/shell.ts'
import type { Result } from '../../../../engine/index.ts'
import type { Language } from '../../../../protocol/board.ts'
import { emptyPack, isEmpty, openPack, readPack } from './pack.ts'
import type { Pack } from './pack.ts'
import { getAt } from './paths.ts'
import { sayProblem } from './problems.ts'
import { squeezed, unsqueezed } from './squeeze.ts'
import { strings } from './strings.ts'

const MOST_PROBLEMS = 8

/** A pack, and under which id it is kept. */
export interface Work {
  readonly id: string
  readonly pack: Pack
}

const under = (id: string, found: Result<Pack>): Read<Work> => (found.ok ? read({ id, pack: found.value }) : unread())

const own = (pack: Pack): Work => ({ id: newId(pack.name, 'pack'), pack })

export const newWork = (language: Language): Work => own(emptyPack(strings[language].unnamed))

/** How packs are kept, opened and given away, even with wrong values: the check says what they are. */
export function craftOf(language: Language): Craft<Work> {
  const t = strings[language]
  return {
    files: '.json,application/json',
    isEmpty: ({ pack }) => isEmpty(pack),
    toWork: ({ id, pack }) => ({ id, name: pack.name.trim() || t.unnamed, pack }),
    fromWork: (pack, id) => under(id, openPack(pack)),
    toDraft: (work) => work,
    fromDraft(draft) {
      const id = getAt(draft, ['id'])
      return typeof id === 'string' ? under(id, openPack(getAt(draft, ['pack']))) : unread()
    },
    async toLink({ pack }) {
      const text = await squeezed(JSON.stringify(pack))
      return text === undefined ? unread(t.linkTooLong) : read(text)
    },
    async fromLink(text) {
      const found = readPack(await unsqueezed(text))
      return found.ok ? read(own(found.value)) : unread(t.linkBroken)
    },
    async fromFile(file) {
      const found = readPack(await file.text())
      if (found.ok) return read(own(found.value), [t.opened(found.value.name)])
      const problems = found.problems.slice(0, MOST_PROBLEMS)
      return unread(...problems.map(({ path, problem }) => `${path}: ${sayProblem(language, problem)}`))
    },
  }
}
