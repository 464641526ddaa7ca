import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressed } from './scripts/compressed.ts'

const server = process.env['WALSTATT_SERVER'] ?? 'http://localhost:7700'
const web = join(import.meta.dirname, 'src', 'web')

/** Writes the service worker with the list of all built files; its version follows from their names and contents. */
function serviceWorker(): Plugin {
  return {
    name: 'walstatt-service-worker',
    apply: 'build',
    generateBundle: {
      // When vite has thrown out the chunks that held nothing but styles: one file that is not there, and nothing works offline.
      order: 'post',
      handler(_options, bundle) {
        const still = readdirSync(join(web, 'public'))
        const files = ['/', ...Object.keys(bundle).filter((name) => name !== 'index.html'), ...still].map((name) =>
          name.startsWith('/') ? name : `/${name}`,
        )
        const hash = createHash('sha256')
        for (const name of files) hash.update(name)
        for (const name of still) hash.update(readFileSync(join(web, 'public', name)))
        const source = readFileSync(join(web, 'sw.template.js'), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace("['__FILES__']", JSON.stringify(files))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** The order of the layers stands in every style file: whichever part of the page comes first, it is known before any rule. */
function layered(): Plugin {
  const order = readFileSync(join(import.meta.dirname, 'src', 'boardkit', 'styles', 'layers.css'), 'utf8')
  return {
    name: 'walstatt-layers',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? { code: `${order}${code}`, map: null } : undefined),
  }
}

export default defineConfig({
  root: 'src/web',
  plugins: [layered(), react(), serviceWorker(), compressed()],
  // Fonts and pictures stay files: the content security policy allows no data addresses for them.
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The oldest browsers that are promised; styles are translated for them too.
    target: ['safari17', 'firefox128', 'chrome117'],
    // In kB: the largest chunk is a board's scene with its 3D library, fetched only when it is shown.
    chunkSizeWarningLimit: 720,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
