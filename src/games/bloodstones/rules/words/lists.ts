/** Tiles or units, counted by type, as `type*count` joined by commas: what texts take. */
export const listOf = (counts: readonly number[], belongs: (type: number) => boolean = () => true): string =>
  counts.flatMap((count, type) => (count > 0 && belongs(type) ? [`${type}*${count}`] : [])).join(',')
