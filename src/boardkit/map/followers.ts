/** Calls back whenever the view of the board has moved; returns how to stop. */
export type Follow = (moved: () => void) => () => void

/** Those who have to move with a camera, without drawing the page anew. */
export function followers(): { readonly follow: Follow; moved(): void } {
  const all = new Set<() => void>()
  return {
    follow: (moved) => {
      all.add(moved)
      return () => all.delete(moved)
    },
    moved: () => all.forEach((one) => one()),
  }
}
