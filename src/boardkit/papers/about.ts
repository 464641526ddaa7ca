/** Marks something that explains itself on hover, focus and long press: the game's `about` knows the id, the table's own begin with `table.`. */
export const about = (id: string): { readonly 'data-about': string } => ({ 'data-about': id })

/**
 * The same for what a board tells in a way of its own when it is pointed at: only the paper with ways on is the table's. `more` is what
 * lies there and is told with it.
 */
export const toldAbout = (id: string, more: readonly string[] = []) => ({
  ...about(id),
  'data-told': true,
  'data-about-more': more.length === 0 ? undefined : more.join(' '),
})
