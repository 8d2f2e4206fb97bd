import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for one test, and the way to be rid of it. */
export async function createDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'countersign-test-'))
  // Open to others, so that the database, which never runs as root, can live in it and goes with it.
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { force: true, maxRetries: 5, recursive: true, retryDelay: 200 }) }
}
