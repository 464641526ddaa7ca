/** The graphics card's programs, made beside the page: who draws with one that is not ready waits for it, for a second and more. */
import type { Camera, Scene, WebGLRenderer } from 'three'

/** Until somebody looks again whether they are ready. */
const AGAIN = 16

/** Has everything made that the scene is drawn with, and says when it is; ended by what it returns. */
export function prepare(renderer: WebGLRenderer, scene: Scene, camera: Camera, ready: () => void): () => void {
  const gl = renderer.getContext()
  const parallel = gl.getExtension('KHR_parallel_shader_compile')
  let timer: ReturnType<typeof setTimeout> | undefined
  const isReady = (): boolean =>
    parallel === null ||
    (renderer.info.programs ?? []).every(
      ({ program }) => gl.getProgramParameter(program as WebGLProgram, parallel.COMPLETION_STATUS_KHR) !== false,
    )
  const look = (): void => {
    if (isReady()) ready()
    else timer = setTimeout(look, AGAIN)
  }
  renderer.compile(scene, camera)
  look()
  return () => clearTimeout(timer)
}
