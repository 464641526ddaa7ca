/** Marks and control characters that no name in a content pack may have. */
const FORBIDDEN = /[<>\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu

/** A foreign text as a name, or undefined if nothing is left of it. */
export function cleanName(text: string, most: number): string | undefined {
  const clean = text.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()
  // A pair of surrogates may have been cut.
  const cut = clean.slice(0, most).replaceAll(FORBIDDEN, '').trim()
  return cut === '' ? undefined : cut
}

/** An id from any text: small letters, digits and single hyphens. */
export function idFrom(text: string, otherwise: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const id = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '')
  return id === '' ? otherwise : id
}
