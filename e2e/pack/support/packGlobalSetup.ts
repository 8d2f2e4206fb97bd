import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PACKAGES, type PackageName } from './packages.ts'
import { ROOT, run } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the tarballs. */
    tarballs: string
  }
}

/** Packs the packages for outsiders as `npm publish` would, from a checkout in which nothing is built. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pack-'))
  for (const name of PACKAGES) await rm(join(ROOT, 'packages', name, 'dist'), { force: true, recursive: true })
  // The one that the others need is not the first: it must be built for them all the same.
  for (const name of ['client', 'protocol', 'frame', 'connect'] satisfies PackageName[])
    await run('npm', ['pack', '--pack-destination', folder], { cwd: join(ROOT, 'packages', name) })
  provide('tarballs', folder)
  return () => rm(folder, { force: true, recursive: true })
}
