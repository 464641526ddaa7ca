const bundle = process.env['WALSTATT_WORKER']

/** What workers load as more games. Beside the worker where that is bundled: both must mean the same engine. */
export const testGames = new URL(bundle === undefined ? './games.ts' : './games.mjs', bundle ?? import.meta.url).href
