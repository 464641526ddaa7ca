/** What is checked out; where the sources differ from it, with a + and what tells one difference from another. */
export function commitOf(root: string): string
