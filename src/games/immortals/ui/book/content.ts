import { loadContent, type Content } from '../../content/content.ts'

let known: Content | undefined

/** What is printed in the box; packs have pages of their own nowhere. */
export function printed(): Content | undefined {
  if (known !== undefined) return known
  const loaded = loadContent()
  if (loaded.ok) known = loaded.content
  return known
}
