/** The graphics card's programs, made beside the page: who draws with one that is not ready waits for it, for a second and more. */
import type { Camera, Scene, WebGLRenderer } from 'three'

/** Until somebody looks again whether they are ready. */
const AGAIN = 16
/** So often it is looked again; then it is drawn without waiting, since some cards never say. */
const MOST_LOOKS = 600

interface Prepared {
  ready(): void
  /** One of them will never be: nothing could be seen. */
  broken(): void
}

/** Has everything made that the scene is drawn with, and says when it is; ended by what it returns. */
export function prepare(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  { ready, broken }: Prepared,
): () => void {
  const gl = renderer.getContext()
  const parallel = gl.getExtension('KHR_parallel_shader_compile')
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = 0
  const isEach = (what: number): boolean =>
    (renderer.info.programs ?? []).every(
      ({ program }) => gl.getProgramParameter(program as WebGLProgram, what) !== false,
    )
  const look = (): void => {
    if (parallel === null || isEach(parallel.COMPLETION_STATUS_KHR)) {
      if (gl.isContextLost() || isEach(gl.LINK_STATUS)) ready()
      else broken()
    } else if (++looks >= MOST_LOOKS) ready()
    else timer = setTimeout(look, AGAIN)
  }
  renderer.compile(scene, camera)
  look()
  return () => clearTimeout(timer)
}
