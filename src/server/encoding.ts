/** What files are kept in, besides as they are; the first is the smallest. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** A weight of 0 says "not this one"; what is no number counts as not said. */
function weightOf(parameters: readonly string[]): number {
  const said = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean)
  return said === undefined || Number.isNaN(Number(said)) ? 1 : Number(said)
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';')
    const coding = name.trim().toLowerCase().replace(/^x-/, '')
    if (coding !== '') weights.set(coding, weightOf(parameters))
  }
  return weights
}

/** The form to answer in (RFC 9110, 12.5.3): the one liked best, of those liked equally the smallest, else as it is. */
export function encodingFor(header: string | undefined, kept: readonly Encoding[]): Encoding | undefined {
  if (header === undefined || kept.length === 0) return undefined
  const weights = weightsIn(header)
  const others = weights.get('*') ?? 0
  // As it is: always possible, liked least where nothing is said about it.
  let best: { weight: number; encoding?: Encoding } = { weight: weights.get('identity') ?? 0 }
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? others
    const isBetter = weight > best.weight || (weight === best.weight && best.encoding === undefined)
    if (kept.includes(encoding) && weight > 0 && isBetter) best = { weight, encoding }
  }
  return best.encoding
}

/** Whether the browser has it already (RFC 9110, 13.1.2). */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
