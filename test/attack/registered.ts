/** Method and address of everything that is registered, from the tree that the server's framework prints; without `HEAD`. */
export function registeredRoutes(tree: string): string[] {
  const path: string[] = []
  const found: string[] = []
  for (const text of tree.split('\n')) {
    const known = /^([│├└─ ]*)(\/\S*) \(([A-Z, ]+)\)/u.exec(text)
    if (known === null) continue
    const [, indent, part, methods] = known
    path.length = indent.length / 4 - 1
    path.push(part)
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${path.join('')}`)
  }
  return found.sort()
}
