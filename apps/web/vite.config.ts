import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `COUNTERSIGN_DEV_GATEWAY` points the development server at a running gateway, so that the page stays on one origin. */
const gateway = process.env.COUNTERSIGN_DEV_GATEWAY ?? 'http://127.0.0.1:8000'
const served = ['/v1', '/v2', '/config.json', '/health', '/ready']

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@repo/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome125', 'firefox128', 'safari18'],
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // Inlined data: URLs would widen the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(served.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
})
