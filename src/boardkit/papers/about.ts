/** Marks something that explains itself on hover, focus and long press: the game's `about` knows the id, the table's own begin with `table.`. */
export const about = (id: string): { readonly 'data-about': string } => ({ 'data-about': id })
