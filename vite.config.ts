import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The owner's app: built once into build/admin and served by the server face. */
export default defineConfig({
  root: at('src/faces/admin'),
  base: '/',
  publicDir: false,
  cacheDir: at('.cache/vite'),
  plugins: [react()],
  build: {
    outDir: at('build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
  },
})
