/** All that belongs to one battlefield and stands still. */
import { Group } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { createContact } from './contact.ts'
import { createGrowth } from './growth.ts'
import type { Surroundings } from './material.ts'
import type { Mood } from './palette.ts'
import { createRuins } from './ruins.ts'
import { createTerrain } from './terrain.ts'
import { createWater } from './water.ts'

export interface Landscape {
  readonly group: Group
  setMood(mood: Mood): void
  setLevel(level: number): void
  dispose(): void
}

export function createLandscape(field: Battlefield, around: Surroundings): Landscape {
  const water = createWater(field, around)
  const parts = [createTerrain(field, around), water, createRuins(field, around), createGrowth(field, around)]
  const contact = createContact(field)
  const group = new Group()
  group.add(contact, ...parts.map((part) => part.group))
  return {
    group,
    setMood: (mood) => water.setMood(mood),
    setLevel(level) {
      for (const part of parts) part.setLevel(level)
    },
    dispose() {
      contact.geometry.dispose()
      contact.material.dispose()
      for (const part of parts) part.dispose()
    },
  }
}
