import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A file with this content, for one test. */
export async function writeTestFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-cli-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  const path = join(folder, 'file.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
