/** Starting zones: a coloured band inside the border of each, hatched at an angle of its own. */
import { BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial } from 'three'
import { corner, DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { standOn, surfaceOf } from './place.ts'
import type { SceneZone } from './types.ts'

const LIFT = 0.014

export interface Zones {
  readonly mesh: Mesh
  setZones(field: Battlefield, zones: readonly SceneZone[], maxLevel: number): void
  dispose(): void
}

export function createZones(): Zones {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  })
  const mesh = new Mesh(new BufferGeometry(), material)
  mesh.frustumCulled = false
  mesh.renderOrder = 2
  return {
    mesh,
    setZones(field, zones, maxLevel) {
      mesh.geometry.dispose()
      mesh.geometry = zoneGeometry(field, zones, maxLevel)
      mesh.visible = zones.length > 0
    },
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}

/** By `space * 6 + direction`: whether the zone ends there. */
export function bordersOf({ columns, spaces }: Battlefield, zone: readonly number[]): boolean[] {
  const inside = new Set(zone.map((space) => spaces.column[space]))
  return zone.flatMap((space) =>
    Array.from({ length: DIRECTIONS }, (_, d) => !inside.has(columns.neighbour[spaces.column[space] * DIRECTIONS + d])),
  )
}

function zoneGeometry(field: Battlefield, zones: readonly SceneZone[], maxLevel: number): BufferGeometry {
  const position: number[] = []
  const colour: number[] = []
  const hatch: number[] = []
  zones.forEach((zone, index) => {
    const { r, g, b } = new Color(zone.colour)
    const borders = bordersOf(field, zone.spaces)
    zone.spaces.forEach((space, i) => {
      if (field.spaces.level[space] > maxLevel) return
      const { x, z } = standOn(field, space)
      const y = surfaceOf(field, space) + LIFT
      for (let d = 0; d < DIRECTIONS; d++) {
        const isBorder = borders[i * DIRECTIONS + d]
        const [near, far] = [corner(d), corner(d + 1)]
        position.push(x, y, z, x + far.x * 0.99, y, z + far.y * 0.99, x + near.x * 0.99, y, z + near.y * 0.99)
        for (const rim of [0, 1, 1]) {
          colour.push(r, g, b)
          hatch.push(isBorder ? rim : 0, index)
        }
      }
    })
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('tint', new BufferAttribute(new Float32Array(colour), 3))
  geometry.setAttribute('hatch', new BufferAttribute(new Float32Array(hatch), 2))
  return geometry
}

const VERTEX = `
attribute vec3 tint;
attribute vec2 hatch;
varying vec3 vTint;
varying vec2 vHatch;
varying vec2 vAt;
void main() {
  vTint = tint;
  vHatch = hatch;
  vAt = position.xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`

const FRAGMENT = `
varying vec3 vTint;
varying vec2 vHatch;
varying vec2 vAt;
void main() {
  float angle = 0.5 + vHatch.y * 1.05;
  float stripe = smoothstep(0.3, 0.5, abs(fract(dot(vAt, vec2(cos(angle), sin(angle))) * 1.5) - 0.5));
  float line = smoothstep(0.84, 0.87, vHatch.x) * (1.0 - smoothstep(0.97, 1.0, vHatch.x));
  float a = 0.10 + stripe * 0.16 + vHatch.x * vHatch.x * 0.15 + line * 0.85;
  gl_FragColor = vec4(mix(vTint, vTint * 1.3 + 0.08, line), min(a, 0.95));
  #include <colorspace_fragment>
}
`
