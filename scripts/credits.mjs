// `npm run credits`: writes the software that ships, from the lock and the installed packages, into CREDITS.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const file = join(root, 'CREDITS.md')
const BEGIN = '<!-- Made by `npm run credits`. -->'
const END = '<!-- End of what `npm run credits` makes. -->'

const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1)

/** A web page; a repository given in one of npm's short ways is one as well. */
function homeOf({ homepage, repository }) {
  const given = homepage || (typeof repository === 'string' ? repository : repository?.url) || ''
  const page = given.replace(/^git\+/, '').replace(/^(git|ssh|http):\/\/(git@)?/, 'https://')
  if (/^[\w-]+\/[\w.-]+$/.test(page)) return `https://github.com/${page}`
  return page.replace(/^(git@)?github(\.com)?:/, 'https://github.com/').replace(/(\.git)?(#readme)?$/, '')
}

const personName = (person) =>
  (typeof person === 'string' ? person : person.name).replace(/\s*( - @|[<(]).*$/, '').trim()

function authorOf({ author, contributors = [], maintainers = [] }) {
  const people = author ? [author] : contributors.length > 0 ? contributors : maintainers
  return people.map(personName).filter(Boolean).slice(0, 3).join(', ')
}

function lineOf({ path, name, version, license }) {
  const described = json(join(path, 'package.json'))
  const home = homeOf(described)
  const link = home.startsWith('https://') ? `[${name}](${home})` : name
  return [`- ${link} ${version}`, authorOf(described), license].filter(Boolean).join(' – ')
}

/** Builds for one platform each, under the package that asks for one of them: not all are installed anywhere. */
function platformLines(packages, builds) {
  const groups = new Map()
  for (const build of builds.sort(byName)) {
    const owner = packages.find(({ optionalDependencies = {} }) => build.name in optionalDependencies)?.name
    const title = `for ${owner}, ${build.version} – ${build.license}`
    groups.set(title, [...(groups.get(title) ?? []), build.name])
  }
  return [...groups].map(([title, names]) => `- ${title}: ${names.join(', ')}`)
}

/** The part of CREDITS.md that is made. */
export function softwareCredits() {
  const packages = Object.entries(json('package-lock.json').packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ path, ...entry, name: nameAt(path) }))
  const shipped = packages.filter(({ dev, devOptional }) => !dev && !devOptional)
  const isBuild = ({ optional }) => optional === true
  const tools = Object.keys(json('package.json').devDependencies)
    .map((name) => packages.find(({ path }) => path === `node_modules/${name}`))
    .map(({ name, license }) => `${name} (${license})`)
  return [
    BEGIN,
    '',
    'What ships, with everything it needs itself:',
    '',
    ...shipped
      .filter((entry) => !isBuild(entry))
      .sort(byName)
      .map(lineOf),
    '',
    'Builds for one platform each, of which the fitting one is installed:',
    '',
    ...platformLines(shipped, shipped.filter(isBuild)),
    '',
    `For development: ${tools.join(', ')}; on demand StrykerJS (Apache-2.0) and, to compare with, boardgame.io (MIT).`,
    '',
    END,
  ].join('\n')
}

/** The file as it should be. */
export function withCredits(text) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < 0) throw new Error('CREDITS.md has lost the marks between which the software stands')
  return text.slice(0, from) + softwareCredits() + text.slice(to + END.length)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, withCredits(readFileSync(file, 'utf8')))
