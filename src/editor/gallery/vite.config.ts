import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const { cataloguesPlugin } = (await import(
  new URL('../../../scripts/build-words.mjs', import.meta.url).href
)) as { cataloguesPlugin(this: void): Plugin }

/** The editor on a page of its own: `node_modules/.bin/vite --config src/editor/gallery/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../.cache/editor-gallery/vite', import.meta.url)),
  plugins: [cataloguesPlugin(), react()],
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
