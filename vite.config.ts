import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['WALSTATT_SERVER'] ?? 'http://localhost:7700'

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  // Fonts and pictures stay files: the content security policy allows no data addresses for them.
  build: { outDir: '../../dist/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', sourcemap: false },
  worker: { format: 'es' },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
})
