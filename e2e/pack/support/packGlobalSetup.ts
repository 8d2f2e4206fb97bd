import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PACKAGES } from './packages.ts'
import { ROOT, run } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the tarballs. */
    tarballs: string
  }
}

/** Packs the published packages as `npm publish` would, from a checkout in which nothing is built. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pack-'))
  for (const name of PACKAGES) await rm(join(ROOT, 'packages', name, 'dist'), { force: true, recursive: true })
  // The last first: each has to build the packages that it depends on by itself.
  for (const name of PACKAGES.toReversed())
    await run('npm', ['pack', '--pack-destination', folder], { cwd: join(ROOT, 'packages', name) })
  provide('tarballs', folder)
  return () => rm(folder, { force: true, recursive: true })
}
