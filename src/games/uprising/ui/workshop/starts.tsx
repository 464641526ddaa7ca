import { Button } from '../../../../boardkit/papers/button.tsx'
import { newWork } from './craft.ts'
import type { Work } from './craft.ts'
import { useShop } from './frame.tsx'

export function Starts({ open }: { open(work: Work): void }) {
  const { t, language } = useShop()
  return (
    <>
      <h3>{t.fresh}</h3>
      <p className="hint">{t.freshHint}</p>
      <Button text={t.fresh} data-start="empty" onClick={() => open(newWork(language))} />
    </>
  )
}
