import { read, unread } from '../../../../boardkit/workshop/shell.ts'
import type { Craft } from '../../../../boardkit/workshop/shell.ts'
import type { WorkshopProps } from '../../../../protocol/board.ts'
import { packOf } from '../../builder/pack.ts'
import type { Plan } from '../../builder/plan.ts'
import { planFromShare, shareText } from '../../builder/share.ts'
import { sayRefusal } from '../../builder/text.ts'
import type { ContentSource } from '../../content/schema.ts'
import { largestFile, planFromPack, problemLines, readFile, settled } from './documents.ts'
import { squeezed, unsqueezed } from './squeeze.ts'
import { strings } from './strings.ts'

/** How battlefields are kept, opened and given away. */
export function craftOf({ language, works }: WorkshopProps, source: ContentSource): Craft<Plan> {
  const t = strings[language]
  const settle = async (plan: Plan): Promise<Plan> => {
    const taken = (await works.list()).map(({ id }) => id)
    return settled(plan, source, taken)
  }
  const fromPack = (pack: unknown) => {
    const plan = planFromPack(pack, source)
    return plan === undefined ? unread() : read(plan)
  }
  return {
    files: '.json,.hsc,application/json',
    isEmpty: ({ tiles }) => tiles.length === 0,
    toWork: (plan) => ({ id: plan.id, name: plan.name[language], pack: packOf(plan) }),
    fromWork: fromPack,
    toDraft: packOf,
    fromDraft: fromPack,
    async toLink(plan) {
      const shared = shareText(plan)
      return shared.ok ? read(await squeezed(shared.text)) : unread(sayRefusal(language, shared.refusal))
    },
    async fromLink(text) {
      const found = planFromShare(await unsqueezed(text), source)
      return found.ok ? read(await settle(found.plan)) : unread(sayRefusal(language, found.refusal))
    },
    async fromFile(file) {
      if (file.size > largestFile(file.name)) return unread(t.fileTooLarge)
      const found = readFile(file.name, new Uint8Array(await file.arrayBuffer()), source, language)
      if (!found.ok) return unread(...problemLines(found, language))
      const { plan, lines } = found.value
      return read(await settle(plan), [t.imported(plan.name[language]), ...lines])
    },
  }
}
