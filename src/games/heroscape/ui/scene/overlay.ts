/** What is laid over spaces: zones, marks and their labels. */
import { Group } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { createLabels } from './labels.ts'
import type { Label } from './labels.ts'
import { createMarks } from './marks.ts'
import type { SpaceMark } from './marks.ts'
import { standOn, surfaceOf } from './place.ts'
import type { SceneFigure, SceneMark, SceneZone } from './types.ts'
import { createZones } from './zones.ts'

/** Over a space, and over a figure. */
const [LOW, HIGH] = [0.25, 2.4]

export interface Overlay {
  readonly group: Group
  setZones(zones: readonly SceneZone[]): void
  setMarks(marks: readonly SceneMark[]): void
  /** Lays everything out again. */
  update(field: Battlefield, maxLevel: number, figureOf: (id: string) => SceneFigure | undefined): void
  dispose(): void
}

export function createOverlay(): Overlay {
  const [zones, marks, labels] = [createZones(), createMarks(), createLabels()]
  const group = new Group()
  group.add(zones.mesh, marks.group, labels.mesh)
  let shownZones: readonly SceneZone[] = []
  let shownMarks: readonly SceneMark[] = []
  return {
    group,
    setZones: (next) => (shownZones = next),
    setMarks: (next) => (shownMarks = next),
    update(field, maxLevel, figureOf) {
      zones.setZones(field, shownZones, maxLevel)
      const laid = lay(field, shownMarks, maxLevel, figureOf)
      marks.setMarks(field, laid.marks, maxLevel)
      labels.setLabels(laid.labels)
    },
    dispose() {
      for (const part of [zones, marks, labels]) part.dispose()
    },
  }
}

function lay(
  field: Battlefield,
  list: readonly SceneMark[],
  maxLevel: number,
  figureOf: (id: string) => SceneFigure | undefined,
): { marks: SpaceMark[]; labels: Label[] } {
  const marks: SpaceMark[] = []
  const labels: Label[] = []
  for (const { kind, space, figure, label } of list) {
    const on = figure === undefined ? undefined : figureOf(figure)
    const spaces = on === undefined ? [space ?? -1] : [on.front, on.rear]
    for (const one of spaces) if (one >= 0) marks.push({ space: one, kind })
    const [first] = spaces
    if (label === undefined || first < 0 || field.spaces.level[first] > maxLevel) continue
    const at = standOn(field, first).setY(surfaceOf(field, first) + (on === undefined ? LOW : HIGH))
    labels.push({ text: label, at, kind })
  }
  return { marks, labels }
}
