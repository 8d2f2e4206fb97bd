import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderError } from './DataFolderError.ts'
import { describeSystemError } from './describeSystemError.ts'

/** Makes sure that the folder is there and can be read and written, by doing so: permission bits do not tell the whole truth. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await readdir(folder)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new DataFolderError({ cause, folder, reason: describeSystemError(cause) })
  }
}
