import { download } from '../../../../boardkit/workshop/files.ts'
import { Head as ShellHead } from '../../../../boardkit/workshop/head.tsx'
import { packOf, packText } from '../../builder/pack.ts'
import type { PlanReport } from '../../builder/check.ts'
import * as workbenches from './workbench.ts'
import { fileNameOf, hscOf, renamed } from './documents.ts'
import { useShop } from './frame.tsx'

interface Props {
  readonly report: PlanReport
  onOpen(): void
  /** It cannot be played: shows why. */
  onWhyNot(): void
}

/** Name, and what is done with the whole battlefield. */
export function Head({ report, onOpen, onWhyNot }: Props) {
  const shop = useShop()
  const { workbench, doc: plan, tell, t, language } = shop
  const isEmpty = plan.tiles.length === 0
  const canPlay = !isEmpty && plan.scenarios.length > 0 && report.errors.length === 0
  const exportMap = (): void => {
    const { bytes, left } = hscOf(plan, workbench.hand.layout, language)
    download(`${fileNameOf(plan, language)}.hsc`, bytes as Uint8Array<ArrayBuffer>, 'application/octet-stream')
    if (left.length > 0) tell([t.left, ...left])
  }
  return (
    <ShellHead
      shell={shop}
      isEmpty={isEmpty}
      canPlay={canPlay}
      give={{
        name: t.export,
        act: 'export',
        items: [
          ['export-json', t.exportJson, () => download(`${fileNameOf(plan, language)}.json`, packText(plan))],
          ['export-hsc', t.exportHsc, exportMap],
        ],
      }}
      onOpen={onOpen}
      onPlay={() => (canPlay ? shop.play(packOf(plan)) : onWhyNot())}
    >
      <NameField />
    </ShellHead>
  )
}

function NameField() {
  const { doc: plan, put, t, language } = useShop()
  return (
    <input
      key={plan.id + plan.name[language]}
      className="input workshop-name"
      aria-label={t.name}
      maxLength={80}
      defaultValue={plan.name[language]}
      onBlur={({ target: { value } }) =>
        value !== plan.name[language] && put((old) => workbenches.change(old, renamed(workbenches.planOn(old), value)))
      }
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
