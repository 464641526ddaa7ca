import { slugOf } from '../../kit/content/names.ts'

/** Under which a document is kept; nothing built in has such an id. */
export function newId(name: string, otherwise: string): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'))
  return `own-${slugOf(name, 24) || otherwise}-${random.join('')}`
}

/** Gives a file to the browser. */
export function download(name: string, data: BlobPart, type = 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([data], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
