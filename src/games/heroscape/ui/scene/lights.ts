import { DirectionalLight, Group, HemisphereLight, Vector3 } from 'three'
import type { Surroundings } from './material.ts'
import type { Mood } from './palette.ts'
import type { Extent } from './place.ts'

export interface Lights {
  readonly group: Group
  setMood(mood: Mood): void
  /** The light falls on this. */
  setExtent(extent: Extent): void
  /** With shadows and a second light. */
  setRich(isRich: boolean): void
  dispose(): void
}

export function createLights(around: Surroundings): Lights {
  const sky = new HemisphereLight()
  const key = new DirectionalLight()
  const fill = new DirectionalLight()
  const group = new Group()
  group.add(sky, key, key.target, fill, fill.target)
  key.shadow.mapSize.set(2048, 2048)
  Object.assign(key.shadow, { bias: -0.0007, normalBias: 0.02, radius: 2.5 })
  let from = new Vector3(0, 1, 0)
  let [ambient, boost] = [1, 1]
  let extent: Extent = { minX: -10, maxX: 10, minZ: -10, maxZ: 10, top: 3 }
  const aim = (): void => aimAt(key, fill, from, extent, around)
  return {
    group,
    setMood(mood) {
      sky.color.set(mood.sky)
      sky.groundColor.set(mood.ground)
      ambient = mood.ambient
      sky.intensity = ambient * boost
      key.color.set(mood.key)
      key.intensity = mood.keyLight
      fill.color.set(mood.fill)
      fill.intensity = mood.fillLight
      around.lamp.value.w = mood.dusk
      from = new Vector3(...mood.from).normalize()
      aim()
    },
    setExtent(next) {
      extent = next
      aim()
    },
    setRich(isRich) {
      key.castShadow = isRich
      fill.visible = isRich
      boost = isRich ? 1 : 1.35
      sky.intensity = ambient * boost
    },
    dispose: () => key.dispose(),
  }
}

function aimAt(
  key: DirectionalLight,
  fill: DirectionalLight,
  from: Vector3,
  extent: Extent,
  around: Surroundings,
): void {
  const middle = new Vector3((extent.minX + extent.maxX) / 2, 0, (extent.minZ + extent.maxZ) / 2)
  const reach = Math.hypot(extent.maxX - extent.minX, extent.maxZ - extent.minZ) / 2 + extent.top + 1
  key.target.position.copy(middle)
  key.position.copy(middle).addScaledVector(from, reach * 2)
  Object.assign(key.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.5,
    far: reach * 4,
  })
  key.shadow.camera.updateProjectionMatrix()
  fill.target.position.copy(middle)
  fill.position.copy(middle).add(new Vector3(-from.x * 20, 9, -from.z * 20))
  around.lamp.value.set(middle.x, middle.z, reach * 1.15, around.lamp.value.w)
}
