import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const MADE = new Set(['node_modules', 'dist', 'coverage', 'reports', '.git', '.cache', '.stryker-tmp', '.walstatt'])
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
const files = filesIn('')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Rulebooks, cards and the like are content; what is said here is said about the project. */
const documents = files.filter((path) => path.endsWith('.md') && !/\/rules\.\w\w\.md$/.test(path))

const TOP = /^(?:src|test|docs|scripts|bench|tools|bin|examples)\//
const SOURCE = /^[\w./*<>{},-]+\.(?:tsx?|mjs|cjs|md|css)$/
/** `<game>`, `*` and `…` stand for anything, `{a,b}` for one of them. */
function patternOf(name: string): RegExp {
  const body = name
    .replace(/\/$/, '')
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, ways: string) => `(?:${ways.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>|\*+|…/g, '.*')
  return new RegExp(`(?:^|/)${body}(?:$|/)`)
}

function missingIn(document: string): string[] {
  const text = read(document)
  const names = [...text.matchAll(/`([^`\s]+?)(?::\d[\d-]*)?`/g)].map(([, name]) => name)
  const paths = names.filter((name) => (TOP.test(name) || SOURCE.test(name)) && !name.includes('node_modules'))
  const missing = paths.filter((name) => {
    const pattern = patternOf(name.startsWith('.') ? join(dirname(document), name) : name)
    return !files.some((path) => pattern.test(path))
  })
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link)
  missing.push(...links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(root, dirname(document), link))))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  return [...missing, ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`)]
}

describe('documents', () => {
  it.each(documents)('%s names only what exists', (document) => {
    expect(missingIn(document)).toEqual([])
  })

  it('every picture is shown somewhere', () => {
    const texts = documents.map(read).join('')
    const pictures = files.filter((path) => path.startsWith('docs/pictures/'))
    expect(pictures.filter((path) => !texts.includes(path.slice('docs/'.length)))).toEqual([])
  })

  it('the page of all commands names every script', () => {
    const text = read('docs/commands.md')
    const hooks = new Set(Object.keys(scripts).flatMap((name) => [`pre${name}`, `post${name}`]))
    const named = Object.keys(scripts).filter((name) => !hooks.has(name))
    expect(named.filter((name) => !new RegExp(String.raw`(npm |npm run |\x60)${name}\b(?!:)`).test(text))).toEqual([])
  })
})
