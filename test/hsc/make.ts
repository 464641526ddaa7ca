// Writes the maps anew: node --import tsx test/hsc/make.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { broken, byHand, nothing } from './by-hand.ts'
import { built } from './built.ts'

const write = (name: string, bytes: Iterable<number>): void =>
  writeFileSync(join(import.meta.dirname, `${name}.hsc`), Uint8Array.from(bytes))

for (const [name, bytes] of Object.entries({ ...built(), ...byHand })) write(name, bytes)
for (const [name, { bytes }] of Object.entries(broken)) write(join('broken', name), bytes)
for (const [name, bytes] of Object.entries(nothing)) write(join('broken', name), bytes)
