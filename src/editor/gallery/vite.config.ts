import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The editor on a page of its own: `node_modules/.bin/vite --config src/editor/gallery/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../.cache/editor-gallery/vite', import.meta.url)),
  plugins: [react()],
  server: { port: Number(process.env['PORT'] ?? 5211), host: '127.0.0.1' },
  build: {
    outDir: fileURLToPath(new URL('../../../.cache/editor-gallery/dist', import.meta.url)),
    emptyOutDir: true,
    minify: process.env['PLAIN'] ? false : undefined,
    rolldownOptions: {
      input: ['index.html', 'bench.html'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
    },
  },
})
