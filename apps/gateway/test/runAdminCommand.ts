import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainConfig } from '@countersign/protocol/config'
import { onTestFinished } from 'vitest'
import { runAdmin } from '../src/admin/runAdmin.ts'

export type AdminRun = { code: number; output: string; warnings: string }

/** Runs an admin command with the given environment. */
export async function runAdminCommand(
  words: readonly string[],
  env: Record<string, string>,
  webRoot = '/nowhere',
): Promise<AdminRun> {
  const output: string[] = []
  const warnings: string[] = []
  const code = await runAdmin({
    env,
    print: (line) => output.push(line),
    startProgress: () => ({ advance: () => undefined, stop: () => undefined }),
    warn: (line) => warnings.push(line),
    webRoot,
    words,
  })
  return { code, output: output.join('\n'), warnings: warnings.join('\n') }
}

/** A folder that is deleted after the test. */
export async function createTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-admin-'))
  onTestFinished(() => rm(folder, { force: true, recursive: true }))
  return folder
}

/** A chains file that is deleted after the test. */
export async function writeChainsFile(chains: readonly ChainConfig[]): Promise<string> {
  const file = join(await createTestFolder(), 'chains.json')
  await writeFile(file, JSON.stringify({ chains }))
  return file
}
