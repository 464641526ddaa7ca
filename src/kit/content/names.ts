/** Marks and control characters that no name in a content pack may have. */
const FORBIDDEN = /[<>\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu

/** A foreign text as a name, or undefined if nothing is left of it. */
export function cleanName(text: string, most: number): string | undefined {
  const clean = text.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()
  // A pair of surrogates may have been cut.
  const cut = clean.slice(0, most).replaceAll(FORBIDDEN, '').trim()
  return cut === '' ? undefined : cut
}

const hyphened = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

const cut = (slug: string, most: number): string => slug.slice(0, most).replace(/-$/, '')

/** Small letters, digits and single hyphens of any text; empty if it has none. */
export const slugOf = (text: string, most: number): string => cut(hyphened(text).replace(/^-/, ''), most)

/** An id from any text: a slug that begins with a letter. */
export const idFrom = (text: string, otherwise: string): string =>
  cut(hyphened(text).replace(/^[^a-z]+/, ''), 50) || otherwise
