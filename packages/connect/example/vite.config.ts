import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // What the first page needs is one file: twenty small ones compress worse and ask twenty times.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } } },
    target: 'es2023',
  },
  plugins: [react()],
  root: fileURLToPath(new URL('.', import.meta.url)),
})
