import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { measureExample } from './measureExample.ts'

const configFile = fileURLToPath(new URL('../../packages/connect/example/site/vite.config.ts', import.meta.url))

/** The page to try the wallet dialog, and the gallery of its views: static files. */
export async function buildConnectSite(outDir: string): Promise<void> {
  const before = process.env.NODE_ENV
  // That of a test run would bundle React's development code.
  process.env.NODE_ENV = 'production'
  try {
    const sizes = JSON.stringify(await measureExample())
    await build({
      build: { outDir },
      configFile,
      define: { 'import.meta.env.VITE_SIZES': JSON.stringify(sizes) },
      logLevel: 'error',
    })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
