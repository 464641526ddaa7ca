import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../module.ts'
import { defaultContent } from '../content/content.ts'
import { immortalsModule } from '../module.ts'
import { rulingIds } from '../rule-ids.ts'
import { ABOUT_IDS, aboutOf, spaceAbout } from './about.ts'

const content = defaultContent()
const RULES = new Set([...immortalsModule.ruleIds, ...rulingIds])

describe.each(LANGUAGES)('what things on the table are (%s)', (language) => {
  const all = ABOUT_IDS.map((id) => ({ id, is: aboutOf(id, { content, language }) }))

  it('is said of every one, with a rule that exists', () => {
    for (const { id, is } of all) {
      expect(is, id).toBeDefined()
      expect(is!.name, id).not.toMatch(/^$|undefined|\{/)
      expect(is!.text, id).toMatch(/^[^{}]{20,}$/)
      expect(is!.text, id).not.toMatch(/undefined|NaN/)
      expect(RULES.has(is!.rule!), `${id} ${is!.rule}`).toBe(true)
    }
  })

  it('names nothing twice', () => {
    const names = all.map(({ is }) => is!.name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('takes numbers and names from the box of the table', () => {
    const told = (id: string) => aboutOf(id, { content, language })!.text
    expect(told('region:forest')).toMatch(/3 .*2 .*3\./)
    expect(told('race:elves')).toMatch(/Elderglade.*4 /)
    expect(told('number:lands')).toMatch(/ 2 /)
  })
})

it('is nothing for what is not there', () => {
  for (const id of [
    '',
    'card',
    'card:',
    'card:999',
    'land:50',
    'phase:over',
    'space:nonsense',
    'race:bears',
    'table.menu',
  ])
    expect(aboutOf(id, { content, language: 'en' }), id).toBeUndefined()
})

it('an action space explains itself, that of the Shadow race by its people [IM-RAC-01]', () => {
  const [board] = content.boards
  expect(Array.from({ length: 10 }, (_, space) => spaceAbout(board, space))).toEqual([
    'space:gold',
    'space:energy',
    'space:awaken',
    'space:build',
    'space:attack',
    'space:attack',
    'space:attackOrMove',
    'race:demons',
    'space:magic',
    'space:magic',
  ])
})
