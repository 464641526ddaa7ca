/** One way to paint ground, stone and wood: a lambert material with a detail texture laid over the scene's coordinates. */
import { Color, MeshLambertMaterial, Vector2, Vector4 } from 'three'
import type { IUniform, WebGLProgramParametersWithUniforms } from 'three'
import { detailTexture } from './detail.ts'
import type { DetailKind } from './detail-paint.ts'
import { paintPlainly } from './plain.ts'

/** Shared by all materials of a scene. */
export interface Surroundings {
  /** The circle of the lamp: x, z, radius and how dark it is outside. */
  readonly lamp: { value: Vector4 }
  /** A covered tile has no top if its foot lies below this. */
  readonly cut: { value: number }
  /** Those that can be painted richly or plainly. */
  readonly painted: Set<MeshLambertMaterial>
  isRich: boolean
}

export function newSurroundings(): Surroundings {
  return { lamp: { value: new Vector4(0, 0, 40, 1) }, cut: { value: 99 }, painted: new Set(), isRich: true }
}

export function setRich(around: Surroundings, isRich: boolean): void {
  around.isRich = isRich
  for (const material of around.painted) material.needsUpdate = true
}

export interface Ground {
  readonly detail: DetailKind
  /** Repeats per unit, of the fine and of the wide layer. */
  readonly scale: number
  readonly wide: number
  /** How much brightness varies, finely and widely, and how rough it feels. */
  readonly vary: number
  readonly drift: number
  readonly bump: number
  /** Laid over steep faces and over what drifts. */
  readonly side: string
  readonly tint: string
  /** Edges of tiles are darkened by their neighbours. */
  readonly isTiled: boolean
}

export function groundMaterial(around: Surroundings, ground: Ground): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: '#ffffff' })
  const uniforms: Record<string, IUniform> = {
    uDetail: { value: detailTexture(ground.detail) },
    uScale: { value: new Vector2(ground.scale, ground.wide) },
    uVary: { value: new Vector4(ground.vary, ground.drift, ground.bump, 0) },
    uSide: { value: new Color(ground.side) },
    uTint: { value: new Color(ground.tint) },
    uLamp: around.lamp,
    uCut: around.cut,
  }
  const declare = ground.isTiled ? `${SHADE_ATTRIBUTES}uniform float uCut;\n` : ''
  const place = ground.isTiled ? `${FOLD}${PLACE}${SHADE}` : `${PLACE}vShade = 1.0;`
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    if (around.isRich) paintRichly(shader, declare, place)
    else paintPlainly(shader, { declare, place, isDetailed: true })
  }
  material.customProgramCacheKey = () => `ground ${ground.isTiled} ${around.isRich}`
  return remember(material, around)
}

/** When the quality changes, all are painted anew. */
function remember<T extends MeshLambertMaterial>(material: T, around: Surroundings): T {
  around.painted.add(material)
  material.addEventListener('dispose', () => around.painted.delete(material))
  return material
}

function paintRichly(shader: WebGLProgramParametersWithUniforms, declare: string, place: string): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${PLACE_VARYINGS}\n${declare}`)
    .replace('#include <begin_vertex>', `#include <begin_vertex>\n${place}`)
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${PLACE_VARYINGS}\n${DETAIL_UNIFORMS}`)
    .replace('#include <color_fragment>', `#include <color_fragment>\n${DETAIL}`)
    .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${BUMP}`)
    .replace('#include <opaque_fragment>', `#include <opaque_fragment>\n${LAMP}`)
}

/** Materials without detail stand in the lamp's circle, too. */
export function underLamp<T extends MeshLambertMaterial>(material: T, around: Surroundings): T {
  const place = `${PLACE}vShade = 1.0;`
  material.onBeforeCompile = (shader) => {
    shader.uniforms['uLamp'] = around.lamp
    if (!around.isRich) {
      paintPlainly(shader, { declare: '', place, isDetailed: false })
      return
    }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${PLACE_VARYINGS}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${place}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${PLACE_VARYINGS}\nuniform vec4 uLamp;`)
      .replace('#include <opaque_fragment>', `#include <opaque_fragment>\n${LAMP}`)
  }
  material.customProgramCacheKey = () => `under the lamp ${around.isRich}`
  return remember(material, around)
}

export const PLACE_VARYINGS = 'varying vec3 vPlace;\nvarying vec3 vUp;\nvarying float vShade;'

export const PLACE = `
#ifdef USE_INSTANCING
  vPlace = (modelMatrix * instanceMatrix * vec4(transformed, 1.0)).xyz;
  vUp = normalize(mat3(modelMatrix) * mat3(instanceMatrix) * normal);
#else
  vPlace = (modelMatrix * vec4(transformed, 1.0)).xyz;
  vUp = normalize(mat3(modelMatrix) * normal);
#endif
`

/**
 * `edges` holds for every direction: rise of the neighbour (0–2) + 3 × (open, level with it, same tile) + 9 × ground at its
 * foot; the first one also 18 × covered by a tile.
 */
export const SHADE_ATTRIBUTES = `
attribute vec4 where;
attribute vec3 edgesA;
attribute vec3 edgesB;
float edgeAt(float d) { return d < 2.5 ? edgesA[int(d + 0.5)] : edgesB[int(d - 2.5)]; }
float riseOf(float e) { return mod(e + 0.01, 3.0); }
float meetOf(float e) { return mod(floor((e + 0.01) / 3.0), 3.0); }
float footOf(float e) { return mod(floor((e + 0.01) / 9.0), 2.0); }
bool isCovered() { return edgesA.x > 17.5; }
`

/** What nobody can see is folded away before it costs anything. */
const FOLD = `
  if (meetOf(edgeAt(where.x)) > 0.5 && where.z > 2.5) transformed.y = where.w;
  if (isCovered() && where.z < 1.5 && instanceMatrix[3].y < uCut) transformed = vec3(0.0, where.w, 0.0);
`

const SHADE = `
  float e1 = edgeAt(where.x);
  vShade = isCovered() ? 0.4 : 1.0;
  if (where.z > 3.5) vShade = 0.38;
  else if (where.z > 2.5) vShade = footOf(e1) > 0.5 ? 0.55 : 0.86;
  else if (where.z > 2.2) vShade = isCovered() ? 0.86 : 1.1;
  else if (where.z > 1.5) {
    float meet = meetOf(e1);
    vShade = isCovered() ? 0.4 : riseOf(e1) > 0.5 ? 0.42 : meet > 1.5 ? 0.66 : meet > 0.5 ? 0.42 : 1.12;
  }
  else if (where.z > 0.5) {
    float rise = max(riseOf(e1), riseOf(edgeAt(where.y)));
    vShade = isCovered() ? 0.4 : rise > 1.5 ? 0.58 : rise > 0.5 ? 0.76 : 1.04;
  }
`

const DETAIL_UNIFORMS = `
uniform sampler2D uDetail;
uniform vec2 uScale;
uniform vec4 uVary;
uniform vec3 uSide;
uniform vec3 uTint;
uniform vec4 uLamp;
`

const DETAIL = `
  bool isFlat = vUp.y > 0.45;
  vec2 side = normalize(vUp.xz + vec2(1e-4, 0.0));
  vec2 grain = isFlat ? vPlace.xz : vec2(dot(vPlace.xz, vec2(-side.y, side.x)), vPlace.y);
  vec4 fine = texture2D(uDetail, grain * uScale.x);
  float wide = texture2D(uDetail, grain * uScale.y + 0.37).a - 0.5;
  if (!isFlat) diffuseColor.rgb *= uSide;
  diffuseColor.rgb *= mix(vec3(1.0), uTint, clamp(wide * uVary.y * 2.0 + 0.3, 0.0, 1.0));
  diffuseColor.rgb *= (1.0 + (fine.r - 0.5) * uVary.x) * (1.0 + wide * uVary.y) * vShade;
`

const BUMP = `
  vec2 slope = (fine.gb - 0.5) * uVary.z;
  vec3 bump = isFlat ? vec3(slope.x, 0.0, slope.y) : vec3(-side.y * slope.x, slope.y, side.x * slope.x);
  normal = normalize(normal + (viewMatrix * vec4(bump, 0.0)).xyz);
`

export const LAMP = `
  float pool = smoothstep(uLamp.z * 1.35, uLamp.z * 0.35, distance(vPlace.xz, uLamp.xy));
  gl_FragColor.rgb *= mix(uLamp.w, 1.0, pool);
`
