import type { Options, OptionSpec, Problem } from '../../../engine/game.ts'
import type { Content } from '../content/content.ts'
import type { TableOptions } from './state.ts'

export const optionSpecs: readonly OptionSpec[] = []

export function tableOptions(_content: Content, _roles: number, _options: Options): TableOptions {
  throw new Error('not written')
}

export function checkOptions(_content: Content, _roles: number, _options: Options): Problem[] {
  throw new Error('not written')
}
