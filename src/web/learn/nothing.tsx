import { NotFound } from '../app/not-found.tsx'
import { useT } from '../i18n/index.ts'

export function NothingToLearn() {
  return <NotFound href="/learn" text={useT().learn.title} />
}
