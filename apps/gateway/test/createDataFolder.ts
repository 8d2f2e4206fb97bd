import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder. As root the database runs as another user, who can enter it unless it is private. */
export async function createDataFolder({ isPrivate = false }: { isPrivate?: boolean } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-data-'))
  await chmod(folder, isPrivate ? 0o700 : 0o755)
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  return folder
}
