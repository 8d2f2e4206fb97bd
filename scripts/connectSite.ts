/** `npm run docs`: builds the page to try the wallet dialog into `dist/connect-site`; `-- --open` serves it as well. */
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { buildConnectSite } from './site/buildConnectSite.ts'

const outDir = fileURLToPath(new URL('../dist/connect-site/', import.meta.url))
await buildConnectSite(outDir)
console.log('Built: dist/connect-site/index.html')
if (process.argv.includes('--open')) {
  const server = await preview({ build: { outDir }, configFile: false, preview: { host: '127.0.0.1', port: 4180 } })
  console.log(`Served at ${server.resolvedUrls?.local[0] ?? ''}`)
}
