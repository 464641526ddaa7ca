/** Gives the player a file. */
export function download(name: string, data: unknown): void {
  const blob = new Blob([`${JSON.stringify(data, undefined, 1)}\n`], { type: 'application/json' })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
