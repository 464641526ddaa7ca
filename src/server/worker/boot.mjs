// Under tsx a worker cannot be a .ts file: this registers the loader first. A build bundles worker.ts and needs it no more; whoever
// starts many servers (the tests) bundles it once and says where: that starts six times as fast.
const bundle = process.env.WALSTATT_WORKER
if (bundle === undefined) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./worker.ts')
} else await import(bundle)
