import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const { cataloguesPlugin } = (await import(
  new URL('../../../scripts/build-words.mjs', import.meta.url).href
)) as { cataloguesPlugin(this: void): Plugin }

/** The gallery of the design system: `node_modules/.bin/vite --config src/ui/gallery/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../.cache/gallery/vite', import.meta.url)),
  plugins: [cataloguesPlugin(), react()],
  server: { port: Number(process.env['PORT'] ?? 5199), host: '127.0.0.1' },
  build: {
    outDir: fileURLToPath(new URL('../../../.cache/gallery/dist', import.meta.url)),
    emptyOutDir: true,
  },
})
