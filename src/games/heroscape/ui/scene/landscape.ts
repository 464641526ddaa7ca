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
  /** Ruins are seen through while they hide something. */
  fadeWalls(isFaded: boolean): void
  dispose(): void
}

export function createLandscape(field: Battlefield, around: Surroundings): Landscape {
  const water = createWater(field, around)
  const ruins = createRuins(field, around)
  const parts = [createTerrain(field, around), water, ruins, createGrowth(field, around)]
  const contact = createContact(field)
  const group = new Group()
  group.add(contact, ...parts.map((part) => part.group))
  return {
    group,
    setMood: (mood) => water.setMood(mood),
    fadeWalls: (isFaded) => ruins.fade(isFaded),
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
