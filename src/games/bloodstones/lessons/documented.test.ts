import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { broughtLessons, rehearsalProblems } from '../../../lessons/brought.ts'
import { bloodstones } from '../index.ts'
import { bloodstonesModule } from '../module.ts'
import teaching from './index.ts'

const page = readFileSync(new URL('../../../../docs/adding-a-lesson.md', import.meta.url), 'utf8')
const [, text = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []

it('the lesson of the page on lessons is a content pack that can be learnt from', () => {
  const pack = bloodstonesModule.readPack(text)
  expect(pack).toMatchObject({ ok: true, value: { lessons: [{ id: 'one-blow' }] } })
  const { lessons } = JSON.parse(text) as { readonly lessons: readonly unknown[] }
  const found = broughtLessons(teaching, lessons)
  expect(found).toEqual({ ok: true, value: lessons })
  expect(found.ok && rehearsalProblems(bloodstones, teaching, found.value)).toEqual([])
})

it('a table with such a pack is the table of the box', () => {
  const withPack = bloodstones.loadContent!(JSON.parse(text))
  const box = bloodstones.loadContent!()
  expect(withPack.ok && box.ok && withPack.value.content).toEqual(box.ok && box.value.content)
})
