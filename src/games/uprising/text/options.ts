import type { Language, OptionWording } from '../../module.ts'

export function optionWords(_language: Language, _id: string): OptionWording | undefined {
  return undefined
}
