// Every style file keeps to src/boardkit/styles/README.md: layers, scales, colours in their places, a handful of widths.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const sources = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`)
const styles = sources.filter((path) => path.endsWith('.css'))
const withoutComments = (css: string): string =>
  css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

const WIDTHS = new Set(['399px', '719px', '720px', '899px', '900px', '1199px', '1680px', '2200px'])
/** Where a game lays out the table's second shape itself. */
const OWN_WIDTHS = /^src\/games\/[^/]+\/ui\/wide\.css$/
const MOST_LINES = 400
const HOLDS_COLOURS = /\/(theme|colours|tokens)\.css$/
const SCALES = /^--(?:w|text|mark|space|radius|shadow|font|z)-/

interface Declaration {
  readonly property: string
  readonly value: string
  readonly line: number
}

const lineAt = (css: string, index: number): number => css.slice(0, index).split('\n').length

function declarationsOf(css: string): Declaration[] {
  return [...css.matchAll(/(?<=[;{]\s*)([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map((found) => ({
    property: found[1],
    value: found[2].replace(/\s+/g, ' ').trim(),
    line: lineAt(css, found.index),
  }))
}

const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|pt)\b/
/** Without what stands on a scale. */
const bare = (value: string): string => value.replace(/var\(--[\w-]+\)/g, '')
/** A third length that is not nothing; rings and lines have none. */
const blurs = (shadow: string): boolean =>
  Number.parseFloat((shadow.match(/(?<![\w.-])-?[\d.]+(?:px|em|rem)?(?![\w%])/g) ?? [])[2] ?? '0') > 0
const pixels = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.])([\d.]+)px/g)].map((found) => Number(found[1]))

/** What is wrong with a declaration, or nothing. */
function faultOf(path: string, { property, value }: Declaration): string | undefined {
  const own = bare(value)
  if (/^(font|font-size)$/.test(property) && LENGTH.test(own.replace(/\/ ?[\w.]+/, '')))
    return 'a size of text off the scale'
  if (property.endsWith('radius') && LENGTH.test(own)) return 'a radius off the scale'
  if (property === 'box-shadow' && own.split(/,(?![^(]*\))/).some((part) => blurs(part.trim())))
    return 'a shadow off the scale'
  // From 36px on it is the size of a thing, not a distance.
  if (/^(padding|margin|gap|row-gap|column-gap)/.test(property) && pixels(own).some((px) => px > 1 && px < 36))
    return 'a distance off the scale'
  if (!HOLDS_COLOURS.test(path) && /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i.test(own))
    return 'a colour without a name'
  const twice = [...value.matchAll(/var\((--[\w-]+)\s*,/g)].find((found) => SCALES.test(found[1]))
  return twice === undefined ? undefined : `a second value for ${twice[1]}`
}

/** What stands at the top of a file, each with its line. */
function* topOf(css: string): Iterable<{ readonly head: string; readonly line: number }> {
  let depth = 0
  let start = 0
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{' && depth++ === 0) yield { head: css.slice(start, i).trim(), line: lineAt(css, i) }
    if (css[i] === '}' && --depth === 0) start = i + 1
    if (css[i] === ';' && depth === 0) start = i + 1
  }
}

function faultsOf(path: string): string[] {
  const text = read(path)
  const css = withoutComments(text)
  const faults = declarationsOf(css).flatMap((declaration) => {
    const fault = faultOf(path, declaration)
    return fault === undefined
      ? []
      : [`${path}:${declaration.line} ${fault}: ${declaration.property}: ${declaration.value}`]
  })
  for (const { head, line } of topOf(css))
    if (!/^@(layer|font-face)\b/.test(head)) faults.push(`${path}:${line} outside a layer: ${head}`)
  for (const found of css.matchAll(/@media[^{]*/g))
    for (const [, width] of found[0].matchAll(/-width:\s*([\w.]+)/g))
      if (!WIDTHS.has(width) && !OWN_WIDTHS.test(path))
        faults.push(`${path}:${lineAt(css, found.index)} a width of its own: ${width}`)
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES) faults.push(`${path} has ${lines} lines`)
  return faults
}

describe('styles', () => {
  it('keep to layers and scales', () => {
    expect(styles.flatMap(faultsOf)).toEqual([])
  })

  it('ask nothing of the whole page that changes with everything on it', () => {
    // With it the browser styles every element anew whenever one comes or goes.
    const found = styles.flatMap((path) =>
      [
        ...withoutComments(read(path)).matchAll(
          /(?:^|[\s,{}])(?:#root|:root|html|body|main|\.table):has\([^{]*(?=\{)/g,
        ),
      ].map(([selector]) => `${path}: ${selector.trim()}`),
    )
    expect(found.filter((one) => !one.includes('/workshop/'))).toEqual([])
  })

  it('use no value that nobody gives', () => {
    const code = sources.filter((path) => /\.(css|tsx?)$/.test(path) && !path.includes('.test.')).map(read)
    const given = new Set(
      code.flatMap((text) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map((found) => found[1])),
    )
    const used = styles.flatMap((path) =>
      [...withoutComments(read(path)).matchAll(/var\((--[\w-]+)/g)].map((found) => ({ path, name: found[1] })),
    )
    expect(used.filter(({ name }) => !given.has(name))).toEqual([])
  })

  it('give no value that nobody uses', () => {
    const code = sources
      .filter((path) => /\.(css|tsx?)$/.test(path))
      .map(read)
      .join('\n')
    const used = new Set([...code.matchAll(/var\((--[\w-]+)[,)]/g)].map((found) => found[1]))
    const stems = [...code.matchAll(/var\((--[\w-]+-)\$\{/g)].map((found) => found[1])
    const given = styles
      .filter((path) => HOLDS_COLOURS.test(path))
      .flatMap((path) => declarationsOf(withoutComments(read(path))).map(({ property }) => property))
      .filter((name) => name.startsWith('--'))
    const isUsed = (name: string): boolean => used.has(name) || stems.some((stem) => name.startsWith(stem))
    expect(given.filter((name) => !isUsed(name))).toEqual([])
  })

  it('are worn by somebody', () => {
    const code = sources
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map(read)
      .join('\n')
    const words = new Set(code.match(/[a-z_][\w-]*/gi))
    const stems = [...new Set([...code.matchAll(/([\w-]+-)\$\{/g)].map((found) => found[1]))]
    const worn = (name: string): boolean => words.has(name) || stems.some((stem) => name.startsWith(stem))
    const classes = styles.flatMap((path) =>
      [...withoutComments(read(path)).matchAll(/(?<=[;{}]|^)([^;{}@]*)\{/g)].flatMap((rule) =>
        [...rule[1].matchAll(/\.([a-z][\w-]*)/gi)].map((found) => ({ path, name: found[1] })),
      ),
    )
    expect(classes.filter(({ name }) => !worn(name))).toEqual([])
  })

  it('load their layers before anything else', () => {
    const first = /import '([^']+\.css)'/.exec(read('src/web/main.tsx'))?.[1]
    expect(first).toBe('../boardkit/styles/layers.css')
  })
})
