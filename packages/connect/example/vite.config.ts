import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // What the first page needs is one file: twenty small ones compress worse and ask twenty times. And one is the dialog
    // with all that devices and pairings share with it, which are selected in the dialog.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', priority: 2, tags: ['$initial'] },
            { name: 'dialogChunk', priority: 1, test: /shell\/dialogChunk\.ts$/ },
          ],
        },
      },
    },
    target: 'es2023',
  },
  plugins: [react()],
  root: fileURLToPath(new URL('.', import.meta.url)),
})
