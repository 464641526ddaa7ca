import { useEffect } from 'react'
import { useTable } from './context.tsx'
import { isFreeKey } from './option-keys.ts'

interface Opening {
  goal(): void
  history(): void
  help(): void
  hint(): void
  list(): void
}

/** The first place that is offered, on the board or in the hand; without one the board itself, whose keys move it. */
const board = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-board] [data-offered]') ??
  document.querySelector<HTMLElement>('[data-offered]') ??
  document.querySelector<HTMLElement>('[data-board] [tabindex="0"]')

/** In pixels: a pointer that went farther has moved the board. */
const STILL = 5

/** A click on the board while something is shown there: on with it. */
function useClicks(): void {
  const { show } = useTable()
  useEffect(() => {
    if (!show.isShowing) return undefined
    let from: PointerEvent | undefined
    const press = (event: PointerEvent): void => void (from = event)
    function click(event: MouseEvent): void {
      const target = event.target as Element
      const isBoard = target.closest('[data-board]') !== null && target.closest('button, a, input, select') === null
      const hasMoved =
        from !== undefined && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL
      if (isBoard && !hasMoved) show.hurry()
    }
    addEventListener('pointerdown', press)
    addEventListener('click', click)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('click', click)
    }
  }, [show])
}

/** Keys of the whole table. */
export function useTableKeys({ goal, history, help, hint, list }: Opening): void {
  const { session, state, show } = useTable()
  useClicks()
  useEffect(() => {
    const own = state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)
    const keys: Readonly<Record<string, () => void>> = {
      u: () => own?.undo === true && void session.undo(),
      r: () => own?.redo === true && void session.redo(),
      g: goal,
      h: history,
      l: list,
      b: () => board()?.focus(),
      w: hint,
      '?': help,
    }
    function press(event: KeyboardEvent): void {
      if (!isFreeKey(event)) return
      const { tagName } = event.target as HTMLElement
      if (event.key === ' ' && show.isShowing && tagName !== 'BUTTON') {
        show.hurry()
        event.preventDefault()
      } else keys[event.key]?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
    // oxlint-disable-next-line react/exhaustive-deps -- what opens is the same in every drawing
  }, [session, state, show, goal, hint])
}
