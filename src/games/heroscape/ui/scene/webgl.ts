/** What this browser can draw with. */
interface Found {
  readonly isThere: boolean
  /** Drawn by the processor: a big picture takes long. */
  readonly isSoftware: boolean
}

let found: Found | undefined

function probe(): Found {
  if (typeof document === 'undefined') return { isThere: false, isSoftware: false }
  const gl = document.createElement('canvas').getContext('webgl2')
  if (gl === null) return { isThere: false, isSoftware: false }
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL))
  // A page may hold only a few contexts.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return { isThere: true, isSoftware: /swiftshader|llvmpipe|software|basic render/i.test(name) }
}

export function isWebGlAvailable(): boolean {
  found ??= probe()
  return found.isThere
}

export function isSoftwareDrawn(): boolean {
  found ??= probe()
  return found.isSoftware
}
