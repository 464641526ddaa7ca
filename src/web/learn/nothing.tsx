import { useT } from '../i18n/index.ts'

export function NothingToLearn() {
  const t = useT()
  return (
    <main className="page" id="main">
      <h1>{t.app.notFound}</h1>
      <p>{t.app.notFoundText}</p>
      <a className="button primary" href="/learn">
        {t.learn.title}
      </a>
    </main>
  )
}
