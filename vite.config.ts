import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { leanPlugin } from './scripts/build-lean.mjs'
import { wordsPlugin } from './scripts/build-words.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Modules of ours that do something by being loaded: the beginning, and style sheets. */
const acts = /\/src\/faces\/admin\/main\.tsx$|\.css(\?|$)/

/** The owner's app: built once into build/admin and served by the server face. */
export default defineConfig({
  root: at('src/faces/admin'),
  base: '/',
  publicDir: false,
  cacheDir: at('.cache/vite'),
  plugins: [wordsPlugin(), leanPlugin(), react()],
  build: {
    outDir: at('build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    // Every browser we serve knows module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['z', 'endpoint', 'permission'],
        moduleSideEffects: [
          { test: acts, sideEffects: true },
          // A door that names a component does not load it for who came for another.
          { test: /\/src\//, sideEffects: false },
        ],
      },
    },
  },
})
