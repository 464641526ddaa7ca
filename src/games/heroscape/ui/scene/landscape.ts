/** All that belongs to one battlefield and stands still; built part by part, so that the page answers in between. */
import { Group } from 'three'
import type { Object3D } from 'three'
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
  /** The one before is seen until this one is whole. */
  setField(field: Battlefield): void
  setMood(mood: Mood): void
  setLevel(level: number): void
  /** Ruins are seen through while they hide something. */
  fadeWalls(isFaded: boolean): void
  dispose(): void
}

interface Part {
  readonly group: Object3D
  setLevel?(level: number): void
  setMood?(mood: Mood): void
  fade?(isFaded: boolean): void
  dispose(): void
}

const MAKERS: readonly ((field: Battlefield, around: Surroundings) => Part)[] = [
  createTerrain,
  createWater,
  createRuins,
  createGrowth,
  contactPart,
]

function contactPart(field: Battlefield): Part {
  const group = createContact(field)
  return {
    group,
    dispose() {
      group.geometry.dispose()
      group.material.dispose()
    },
  }
}

interface Told {
  /** Whenever a battlefield has become whole. */
  whole(): void
  /** One could not be built. */
  failed(): void
}

class Built implements Landscape {
  readonly group = new Group()
  /** Those that are seen, and those of what is being built. */
  private parts: Part[] = []
  private next: Part[] = []
  private mood: Mood | undefined
  private level = Infinity
  private step: ReturnType<typeof setTimeout> | undefined
  private readonly around: Surroundings
  private readonly told: Told

  constructor(around: Surroundings, told: Told) {
    this.around = around
    this.told = told
  }

  setField(field: Battlefield): void {
    this.stop()
    this.step = setTimeout(() => this.build(field))
  }

  /** Nobody else would hear of what goes wrong here: it is called by a timer. */
  private build(field: Battlefield): void {
    try {
      this.buildNext(field)
    } catch (error) {
      console.error(error)
      this.stop()
      this.told.failed()
    }
  }

  private buildNext(field: Battlefield): void {
    const part = MAKERS[this.next.length](field, this.around)
    part.setLevel?.(this.level)
    if (this.mood !== undefined) part.setMood?.(this.mood)
    this.next.push(part)
    if (this.next.length < MAKERS.length) this.step = setTimeout(() => this.build(field))
    else this.show()
  }

  private show(): void {
    const before = this.parts
    this.parts = this.next
    this.next = []
    this.group.clear()
    this.group.add(...this.parts.map(({ group }) => group))
    for (const part of before) part.dispose()
    this.told.whole()
  }

  private stop(): void {
    clearTimeout(this.step)
    for (const part of this.next) part.dispose()
    this.next = []
  }

  setMood(mood: Mood): void {
    this.mood = mood
    for (const part of [...this.parts, ...this.next]) part.setMood?.(mood)
  }

  setLevel(level: number): void {
    if (level === this.level) return
    this.level = level
    for (const part of [...this.parts, ...this.next]) part.setLevel?.(level)
  }

  fadeWalls(isFaded: boolean): void {
    for (const part of this.parts) part.fade?.(isFaded)
  }

  dispose(): void {
    this.stop()
    for (const part of this.parts) part.dispose()
  }
}

export const createLandscape = (around: Surroundings, told: Told): Landscape => new Built(around, told)
