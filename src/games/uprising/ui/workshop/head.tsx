import { download } from '../../../../boardkit/workshop/files.ts'
import { Head as ShellHead } from '../../../../boardkit/workshop/head.tsx'
import { canRedo } from '../../../../boardkit/workshop/history.ts'
import { SignButton } from '../../../../boardkit/workshop/signs.tsx'
import { slugOf } from '../../../../kit/content/names.ts'
import * as workbenches from './workbench.ts'
import { useShop } from './frame.tsx'
import type { Shop } from './frame.tsx'
import { packText } from './pack.ts'
import type { Pack } from './pack.ts'
import { checkWork } from './report.ts'

/** What is said when it is saved. */
export const savedWord = ({ report, t }: Shop): string => (report.problems.length === 0 ? t.savedNow : t.savedWrong)

const fileName = (name: string): string => `uprising-${slugOf(name, 24) || 'pack'}.json`

/** Name, steps back, and what is done with the whole pack. */
export function Head({ onOpen, onWhyNot }: { onOpen(): void; onWhyNot(): void }) {
  const shop = useShop()
  const { workbench, put, play, t, report, box, doc } = shop
  const { pack } = doc
  // The report may be a moment old: what is played has been checked as it is.
  const start = (): void => {
    const isFresh = report.pack === pack && Object.keys(workbench.loose).length === 0
    const { content } = isFresh ? report : checkWork(pack, workbench.loose, box)
    if (content === undefined) onWhyNot()
    else play(pack)
  }
  return (
    <ShellHead
      shell={shop}
      canPlay={report.content !== undefined}
      saved={savedWord(shop)}
      give={{
        name: t.give,
        act: 'give',
        items: [['export-json', t.exportJson, () => download(fileName(pack.name), packText(pack))]],
      }}
      onOpen={onOpen}
      onPlay={start}
    >
      <NameField />
      <SignButton
        sign="undo"
        name={t.undo}
        act="undo"
        disabled={!workbenches.canUndo(workbench)}
        onClick={() => put(workbenches.undo)}
      />
      <SignButton
        sign="redo"
        name={t.redo}
        act="redo"
        disabled={!canRedo(workbench.history)}
        onClick={() => put(workbenches.redo)}
      />
    </ShellHead>
  )
}

function NameField() {
  const { doc, put, t } = useShop()
  const rename = (name: string): void =>
    put((old) => workbenches.change(old, { ...workbenches.packOn(old), name } as Pack, 'name'))
  return (
    <input
      className="input workshop-name"
      aria-label={t.name}
      maxLength={80}
      value={doc.pack.name}
      onChange={({ target }) => rename(target.value)}
    />
  )
}
