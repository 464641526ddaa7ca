import type { AnyModule } from '../../games/registry.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import type { OtherMap } from './wish.ts'

/** Seats that came or went have changed the map, which stands elsewhere on the page. */
export function OtherMapNote({ module, other }: { module: AnyModule; other: OtherMap | undefined }) {
  const t = useT()
  const words = module.narrator.option(useLanguage(), module.offer.map ?? '')
  const nameOf = (value: string): string => words?.values?.[value]?.label ?? value
  return (
    <p role="status" className={other === undefined ? 'sr' : 'hint'}>
      {other === undefined ? '' : t.setup.otherMap(nameOf(other.from), nameOf(other.to), other.seats)}
    </p>
  )
}
