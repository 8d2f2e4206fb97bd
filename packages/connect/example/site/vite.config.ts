import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  // Works in any folder.
  base: './',
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [`${root}index.html`, `${root}gallery/index.html`] },
    target: 'es2023',
  },
  plugins: [react()],
  resolve: { conditions: ['@repo/source', 'module', 'browser', 'development|production'] },
  root,
})
