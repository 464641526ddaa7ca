/**
 * The same paint for machines that draw with the processor: light, tint and shade are worked out at the corners of faces,
 * so that a pixel costs one look at a texture.
 */
import type { WebGLProgramParametersWithUniforms } from 'three'

export interface PlainParts {
  /** Attributes and functions, what moves `transformed`, and what sets `vPlace`, `vUp` and `vShade`. */
  readonly declare: string
  readonly place: string
  readonly isDetailed: boolean
}

export function paintPlainly(shader: WebGLProgramParametersWithUniforms, parts: PlainParts): void {
  shader.vertexShader = `${parts.isDetailed ? '#define DETAILED\n' : ''}${VERTEX.replace('DECLARE', parts.declare).replace('SET', parts.place)}`
  shader.fragmentShader = `${parts.isDetailed ? '#define DETAILED\n' : ''}${FRAGMENT}`
}

const VERTEX = `
#include <common>
#include <lights_pars_begin>
uniform vec3 diffuse;
uniform vec4 uLamp;
varying vec3 vLit;
varying vec2 vOff;
vec3 vPlace;
vec3 vUp;
float vShade;
#ifdef DETAILED
uniform vec2 uScale;
uniform vec3 uSide;
uniform vec3 uTint;
varying vec2 vGrain;
#endif
DECLARE
void main() {
  vec3 transformed = position;
  SET
  vec3 seen = normalize((viewMatrix * vec4(vUp, 0.0)).xyz);
  vec3 light = ambientLightColor;
#if NUM_HEMI_LIGHTS > 0
  light += getHemisphereLightIrradiance(hemisphereLights[0], seen);
#endif
#if NUM_DIR_LIGHTS > 0
  light += saturate(dot(seen, directionalLights[0].direction)) * directionalLights[0].color;
#endif
  vLit = diffuse * light * RECIPROCAL_PI * vShade;
#ifdef USE_COLOR
  vLit *= color.rgb;
#endif
#ifdef USE_INSTANCING_COLOR
  vLit *= instanceColor.rgb;
#endif
#ifdef DETAILED
  bool isFlat = vUp.y > 0.45;
  vec2 side = normalize(vUp.xz + vec2(1e-4, 0.0));
  vGrain = (isFlat ? vPlace.xz : vec2(dot(vPlace.xz, vec2(-side.y, side.x)), vPlace.y)) * uScale.x;
  vLit *= mix(vec3(1.0), uTint, 0.3) * (isFlat ? vec3(1.0) : uSide);
#endif
  vOff = (vPlace.xz - uLamp.xy) / uLamp.z;
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}
`

const FRAGMENT = `
#include <common>
uniform float opacity;
uniform vec4 uLamp;
varying vec3 vLit;
varying vec2 vOff;
#ifdef DETAILED
uniform sampler2D uDetail;
uniform vec4 uVary;
varying vec2 vGrain;
#endif
void main() {
  vec3 lit = vLit;
#ifdef DETAILED
  lit *= 1.0 + (texture2D(uDetail, vGrain).r - 0.5) * uVary.x;
#endif
  gl_FragColor = vec4(lit * mix(uLamp.w, 1.0, smoothstep(1.35, 0.35, length(vOff))), opacity);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`
