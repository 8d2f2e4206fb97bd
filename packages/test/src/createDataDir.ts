import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for one test, and its clean-up. */
export async function createDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'countersign-test-'))
  // World-accessible: the database never runs as root and has its files inside.
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { force: true, maxRetries: 5, recursive: true, retryDelay: 200 }) }
}
