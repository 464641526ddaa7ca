import type { ReactElement, ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Message } from '../../engine/index.ts'
import { ReasonList, Reasons } from './reasons.tsx'

const board = { language: 'en', openRule: () => undefined, say: ({ args }: Message) => String(args?.['of']) } as const
const reasons = ['a', 'b'].map((of) => ({ rule: 'T-1', message: { key: 'why', args: { of } } }))

it.each([
  ['in one line', Reasons],
  ['below each other', ReasonList],
])('two reasons of the same rule and words stand %s', (_where, paper) => {
  const { props } = paper({ board, reasons }) as ReactElement<{ children: ReactNode[] }>
  const shown = props.children.at(-1) as ReactElement[]
  expect(new Set(shown.map(({ key }) => key)).size).toBe(2)
})
