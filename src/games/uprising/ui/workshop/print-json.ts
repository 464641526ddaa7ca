const WIDTH = 64

/** JSON as a person would write it: short things on one line. */
export function printJson(value: unknown, indent = ''): string {
  const flat = oneLine(value)
  if (indent.length + flat.length <= WIDTH || typeof value !== 'object' || value === null) return flat
  const inner = `${indent}  `
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[\n${value.map((one) => inner + printJson(one, inner)).join(',\n')}\n${indent}]`
  const lines = Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${printJson(one, inner)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
