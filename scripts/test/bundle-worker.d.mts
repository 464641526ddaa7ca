/** Bundles the server's worker for everything that is started from now on; returns what removes it. */
export function bundleWorker(): Promise<() => void>
