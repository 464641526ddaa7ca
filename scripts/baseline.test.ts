// Nothing that a page is made of is unknown to the oldest browsers that are promised (baseline.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import config from '../vite.config.ts'
import { AT_RULES, BASELINE, FUNCTIONS, MISSING, PROGRESSIVE, PROPERTIES, SELECTORS } from './baseline.ts'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const sources = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`)
/** What runs in a browser: the app, the boards, and the games with their rules. */
const pages = sources.filter(
  (path) =>
    /^src\/(?:web|boardkit|games|bots|host|protocol|engine|kit)\/.*\.(?:tsx?|js|html)$/.test(path) &&
    !/\.test\.tsx?$|\/testing\//.test(path),
)
const bare = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '').replace(/"[^"\n]*"|'[^'\n]*'/g, '""')

/** Everything in a style file that a browser has to know. */
function unknownIn(text: string): string[] {
  const css = bare(text)
  const found: string[] = []
  for (const [, name] of css.matchAll(/(?<=[;{]\s*)([-a-z]+)\s*:(?=[^;{}]+[;}])/g))
    if (!name.startsWith('--') && !PROPERTIES.has(name) && !(name in PROGRESSIVE)) found.push(name)
  const prelude = css.replace(/(?<=[;{]\s*)[-\w]+\s*:[^;{}]+(?=[;}])/g, '')
  for (const [name] of prelude.matchAll(/(?<=[\w\])*>+~\s,(&]|^)::?[a-z][-a-z]*/g))
    if (!SELECTORS.has(name)) found.push(name)
  for (const [, name] of css.matchAll(/(?<![-\w:@.#])([a-zA-Z][-a-zA-Z0-9]*)\(/g))
    if (!FUNCTIONS.has(name)) found.push(`${name}()`)
  for (const [name] of css.matchAll(/@[a-z-]+/g)) if (!AT_RULES.has(name)) found.push(name)
  return found
}

describe(`what Safari ${BASELINE.safari} and Firefox ${BASELINE.firefox} know`, () => {
  it('is what the build translates to', () => {
    const target = config.build?.target
    expect(target).toContain(`safari${BASELINE.safari}`)
    expect(target).toContain(`firefox${BASELINE.firefox}`)
  })
  it('has the library that sources are checked with', () => {
    // Everything of ES2023 is known to both; what came later is not in the types.
    const { compilerOptions } = JSON.parse(read('tsconfig.json').replace(/^\s*\/\/.*$/gm, '')) as {
      compilerOptions: { lib: string[] }
    }
    expect(compilerOptions.lib.filter((lib) => /^es(?:2024|2025|next)/i.test(lib))).toEqual([])
  })
  it('is all that styles use', () => {
    const faults = sources
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => unknownIn(read(path)).map((name) => `${path}: ${name}`))
    expect(faults).toEqual([])
  })
  it('is all that pages call', () => {
    const faults = pages.flatMap((path) => {
      const text = read(path)
      return MISSING.filter(([pattern]) => pattern.test(text)).map(([, name, since]) => `${path}: ${name} (${since})`)
    })
    expect(faults).toEqual([])
  })
  it('leaves out what is newer', () => {
    const newer = `
      @scope (.a) { .b:open { anchor-name: --x; color: light-dark(red, blue); width: anchor-size(width) } }
      @starting-style { .c::highlight(x) { field-sizing: content } }`
    expect(unknownIn(newer).toSorted()).toEqual([
      '::highlight',
      ':open',
      '@scope',
      '@starting-style',
      'anchor-name',
      'anchor-size()',
      'field-sizing',
      'light-dark()',
    ])
  })
})
