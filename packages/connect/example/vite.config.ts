import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, target: 'es2023' },
  plugins: [react()],
  root: fileURLToPath(new URL('.', import.meta.url)),
})
