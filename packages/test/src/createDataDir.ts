import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for one test, and the way to be rid of it. */
export async function createDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'countersign-test-'))
  return { path, remove: () => rm(path, { force: true, maxRetries: 5, recursive: true, retryDelay: 200 }) }
}
