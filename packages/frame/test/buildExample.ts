import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type BuiltExample = { folder: string; remove: () => Promise<void> }

/** Builds the example app as any app would be built. */
export async function buildExample(): Promise<BuiltExample> {
  const outDir = await mkdtemp(join(tmpdir(), 'frame-example-'))
  const root = fileURLToPath(new URL('../example', import.meta.url))
  await build({ build: { outDir }, configFile: join(root, 'vite.config.ts'), logLevel: 'error', root })
  return { folder: outDir, remove: () => rm(outDir, { force: true, recursive: true }) }
}
