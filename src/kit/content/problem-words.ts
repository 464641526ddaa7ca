/** Which of these texts was said, `{}` standing for what varies: its place in the list, and what stood in the braces. */
export function textFinder(
  texts: readonly string[],
): (said: string) => readonly [at: number, parts: readonly string[]] | undefined {
  const patterns = texts.map((text) => {
    const plain = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll('{}', '(.+?)')
    return new RegExp(`^${plain}$`)
  })
  return (said) => {
    for (const [at, pattern] of patterns.entries()) {
      const found = pattern.exec(said)
      if (found !== null) return [at, found.slice(1)]
    }
    return undefined
  }
}

export function withParts(text: string, parts: readonly string[]): string {
  let at = 0
  return text.replaceAll('{}', () => parts[at++] ?? '')
}
