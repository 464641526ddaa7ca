// Under tsx a worker cannot be a .ts file: this registers the loader first. A build bundles worker.ts and needs it no more.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
