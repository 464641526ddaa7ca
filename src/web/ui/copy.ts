/** Copies a text; `false` if the browser does not let it. Pages without encryption have no clipboard: there the old way is tried. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea')
  const before = document.activeElement
  box.value = text
  box.className = 'sr'
  // Behind an open dialog nothing can be selected.
  const home = document.querySelector('dialog[open]') ?? document.body
  home.append(box)
  box.select()
  const isDone = document.execCommand('copy')
  box.remove()
  if (before instanceof HTMLElement) before.focus()
  return isDone
}
