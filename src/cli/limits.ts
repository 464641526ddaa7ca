import { defaults, type ServerConfig } from '../server/config.ts'
import { quoted } from './args.ts'
import { InputError } from './problem.ts'

type Limits = { readonly [name: string]: number | Limits }

/** What has an option of its own. */
const OTHERS = new Set(['port', 'workers'])
const WIDTH = 76
/** As a number of milliseconds the longest that a timer can be set to. */
const LARGEST = 2_147_483_647

function limitsIn(value: unknown): Limits {
  const found = Object.entries(value as object)
    .filter(([name]) => !OTHERS.has(name))
    .map(([name, own]): [string, number | Limits | undefined] => {
      if (typeof own !== 'object' || Array.isArray(own)) return [name, typeof own === 'number' ? own : undefined]
      const inner = limitsIn(own)
      return [name, Object.keys(inner).length === 0 ? undefined : inner]
    })
  return Object.fromEntries(found.filter(([, own]) => own !== undefined)) as Limits
}

const all = limitsIn(defaults)

const namesOf = (limits: Limits, before = ''): [name: string, value: number][] =>
  Object.entries(limits).flatMap(([name, own]) =>
    typeof own === 'number' ? [[before + name, own]] : namesOf(own, `${before}${name}.`),
  )

const known = new Map(namesOf(all))

/** Every limit with its default. */
export const limitNames = (): [name: string, value: number][] => [...known]

/** The same for the help. */
export function limitsHelp(): string {
  const lines = ['']
  for (const [name, value] of known) {
    const last = lines[lines.length - 1]
    const next = `${last === '' ? '' : `${last}, `}${name}=${value}`
    if (next.length <= WIDTH) lines[lines.length - 1] = next
    else lines.push(`${name}=${value}`)
  }
  return lines.map((line) => `    ${line}`).join('\n')
}

function changed(limits: Limits, [first, ...rest]: readonly string[], value: number): Limits {
  return { ...limits, [first]: rest.length === 0 ? value : changed(limits[first] as Limits, rest, value) }
}

/** Reads `name=value` as often as it is given. */
export function limitsOf(given: readonly string[]): Partial<ServerConfig> {
  let limits = all
  for (const text of given) {
    const [name, value = '', ...more] = text.split('=')
    if (!known.has(name)) throw new InputError('--limit', `there is no limit ${quoted(name)}; --help lists them`)
    const n = /^\d{1,10}$/.test(value) && more.length === 0 ? Number(value) : 0
    if (n < 1 || n > LARGEST)
      throw new InputError('--limit', `${name} must be a whole number from 1 to ${LARGEST}, not ${quoted(value)}`)
    limits = changed(limits, name.split('.'), n)
  }
  return limits as Partial<ServerConfig>
}
