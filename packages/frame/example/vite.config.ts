import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, target: 'es2023' },
  root: fileURLToPath(new URL('.', import.meta.url)),
})
