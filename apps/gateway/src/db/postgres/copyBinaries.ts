import { access, cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresBinaries } from './findPostgresBinaries.ts'
import { runCommand } from './runCommand.ts'

/** Puts PostgreSQL (60 MB) where the service user can run it, once per version; a copy half made is never used. */
export async function copyBinaries({ binaries, into }: { binaries: PostgresBinaries; into: string }): Promise<string> {
  const target = join(into, `binaries-${binaries.version}`)
  const isThere = await access(target).then(
    () => true,
    () => false,
  )
  if (isThere) return target
  const partial = `${target}.new`
  await rm(partial, { force: true, recursive: true })
  await cp(binaries.folder, partial, {
    filter: (path) => !path.endsWith('.a'),
    recursive: true,
    verbatimSymlinks: true,
  })
  // The installation may have been made by a root whose files nobody else can read.
  await runCommand('chmod', ['-R', 'a+rX', partial])
  await rename(partial, target)
  return target
}
