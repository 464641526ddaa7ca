import { useT } from '../i18n/index.ts'

/** An address that leads nowhere, and the way on from there; the title says nothing of the address. */
export function NotFound({ href, text }: { href: string; text: string }) {
  const t = useT()
  return (
    <main className="page" id="main">
      <title>{`${t.app.notFound} – Walstatt`}</title>
      <h1>{t.app.notFound}</h1>
      <p>{t.app.notFoundText}</p>
      <a className="button primary" href={href}>
        {text}
      </a>
    </main>
  )
}
