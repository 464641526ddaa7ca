/** Thin tiles one looks into: a bed of pebbles, and over it a clear surface that mirrors the light at a flat angle. */
import { Color, Group, ShaderMaterial, UniformsLib, UniformsUtils, Vector3 } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { detailTexture } from './detail.ts'
import { groundMaterial, PLACE_VARYINGS, SHADE_ATTRIBUTES } from './material.ts'
import type { Ground, Surroundings } from './material.ts'
import { LAND } from './palette.ts'
import type { Mood } from './palette.ts'
import { mapTiles, WATER_TOP } from './place.ts'
import { cellMesh, disposeMesh, layCells, layOutWater, visibleCells } from './terrain.ts'
import { createTileGeometry } from './tile-geometry.ts'

const BED: Ground = {
  detail: 'bed',
  scale: 0.3,
  wide: 0.07,
  vary: 1.1,
  drift: 0.4,
  bump: 0.7,
  side: '#9adfff',
  tint: '#8fd6c8',
  isTiled: true,
}
const BED_SHAPE = { height: 0.03, bevel: 0.01, drop: 0.005, groove: 0.004 }
const SURFACE_SHAPE = { height: WATER_TOP, bevel: 0.05, drop: 0.03, groove: 0.004 }

export interface Water {
  readonly group: Group
  setMood(mood: Mood): void
  setLevel(level: number): void
  dispose(): void
}

export function createWater(battlefield: Battlefield, around: Surroundings): Water {
  const cells = layOutWater(battlefield, mapTiles(battlefield))
  const bedShape = createTileGeometry(BED_SHAPE)
  const surfaceShape = createTileGeometry(SURFACE_SHAPE)
  const bed = cellMesh(cells.length, bedShape, groundMaterial(around, BED))
  bed.receiveShadow = true
  const material = surfaceMaterial(around)
  const surface = cellMesh(cells.length, surfaceShape, material)
  surface.renderOrder = 1
  const group = new Group()
  group.add(bed, surface)
  return {
    group,
    setMood: (mood) => setMood(material, mood),
    setLevel(level) {
      const visible = visibleCells(cells, level + 1)
      layCells(bed, battlefield, visible, LAND.bed)
      layCells(surface, battlefield, visible, ['#ffffff'])
    },
    dispose() {
      for (const shape of [bedShape, surfaceShape]) shape.dispose()
      for (const mesh of [bed, surface]) disposeMesh(mesh)
    },
  }
}

function surfaceMaterial(around: Surroundings): ShaderMaterial {
  const material = new ShaderMaterial({
    uniforms: {
      ...UniformsUtils.clone(UniformsLib['fog']),
      uDetail: { value: detailTexture('cloud') },
      uWater: { value: new Color() },
      uSky: { value: new Color() },
      uGlint: { value: new Color() },
      uFrom: { value: new Vector3() },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  })
  material.uniforms['uLamp'] = around.lamp
  return material
}

function setMood({ uniforms }: ShaderMaterial, mood: Mood): void {
  ;(uniforms['uWater'].value as Color).set(mood.water)
  ;(uniforms['uSky'].value as Color).set(mood.sky).multiplyScalar(mood.ambient * 0.5)
  ;(uniforms['uGlint'].value as Color).set(mood.glint).multiplyScalar(mood.keyLight * 0.35)
  ;(uniforms['uFrom'].value as Vector3).set(...mood.from).normalize()
}

/** Sides that touch other water or land are folded away: through clear water one would see them. */
const VERTEX = `
${PLACE_VARYINGS}
${SHADE_ATTRIBUTES}
varying float vShore;
void main() {
  vec3 at = position;
  float e = edgeAt(where.x);
  bool isMet = meetOf(e) > 0.5 || riseOf(e) > 0.5;
  if (isMet && where.z > 1.5) at.y = ${WATER_TOP.toFixed(3)};
  if (meetOf(e) > 0.5 && where.z > 2.5) at = vec3(0.0, ${WATER_TOP.toFixed(3)}, 0.0);
  vShade = isMet ? 0.0 : 1.0;
  vShore = 0.0;
  if (where.z > 0.5) {
    float other = where.z < 1.5 ? edgeAt(where.y) : e;
    vShore = (max(riseOf(e), riseOf(other)) > 0.5 ? 1.0 : 0.0) * (where.z > 1.5 ? 1.0 : 0.45);
  }
  vec4 world = modelMatrix * instanceMatrix * vec4(at, 1.0);
  vPlace = world.xyz;
  vUp = isMet ? vec3(0.0, 1.0, 0.0) : normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`

const FRAGMENT = `
${PLACE_VARYINGS}
varying float vShore;
uniform sampler2D uDetail;
uniform vec3 uWater;
uniform vec3 uSky;
uniform vec3 uGlint;
uniform vec3 uFrom;
uniform vec4 uLamp;
void main() {
  vec4 one = texture2D(uDetail, vPlace.xz * vec2(0.11, 0.17));
  vec4 two = texture2D(uDetail, vPlace.zx * vec2(0.31, 0.23) + 0.4);
  vec2 slope = (one.gb - 0.5) * 0.8 + (two.gb - 0.5) * 0.55;
  vec3 normal = normalize(vUp + vec3(slope.x, 0.0, slope.y));
  vec3 look = normalize(cameraPosition - vPlace);
  float flatness = pow(1.0 - clamp(dot(normal, look), 0.0, 1.0), 3.0);
  float spark = pow(max(dot(normal, normalize(look + uFrom)), 0.0), 160.0) * smoothstep(0.45, 0.8, two.a);
  float foam = smoothstep(0.62, 1.0, vShore + (two.a - 0.5) * 0.5);
  vec3 colour = uWater * (0.55 + 0.5 * one.a) * (0.5 + dot(uSky, vec3(0.4)));
  colour = mix(colour, uSky, clamp(flatness * 0.75, 0.0, 0.8));
  colour = mix(colour, uSky * 1.1, foam * 0.5);
  colour += uGlint * spark * 0.5;
  float alpha = clamp(0.5 + flatness * 0.4 + spark * 0.3 + foam * 0.3, 0.0, 0.95);
  float pool = smoothstep(uLamp.z * 1.35, uLamp.z * 0.35, distance(vPlace.xz, uLamp.xy));
  gl_FragColor = vec4(colour * mix(uLamp.w, 1.0, pool), alpha);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`
