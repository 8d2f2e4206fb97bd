import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type BuiltExample = { folder: string; remove: () => Promise<void> }

/** Builds the example as an app would be built. It reads its settings from the server. */
export async function buildExample({ hasManifest = false }: { hasManifest?: boolean } = {}): Promise<BuiltExample> {
  const outDir = await mkdtemp(join(tmpdir(), 'connect-example-'))
  const root = fileURLToPath(new URL('../example', import.meta.url))
  await build({
    build: { manifest: hasManifest, outDir },
    configFile: join(root, 'vite.config.ts'),
    define: { 'import.meta.env.VITE_SETTINGS': '"1"' },
    logLevel: 'error',
    root,
  })
  return { folder: outDir, remove: () => rm(outDir, { force: true, recursive: true }) }
}
