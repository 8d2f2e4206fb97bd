import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BaseError } from '@countersign/protocol/errors'
import { describeSystemError } from './describeSystemError.ts'

/** Creates the folder and probes it with a write: permission bits do not cover quotas and read-only mounts. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await readdir(folder)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new BaseError(
      'DATA_FOLDER_UNUSABLE',
      `The data folder ${folder} cannot be used (${describeSystemError(cause)}). Make it readable and writable for this user, or set COUNTERSIGN_DATA to another folder.`,
      { cause },
    )
  }
}
