import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKeyFiles } from './createKeyFiles.ts'

/** Writes a key pair; refuses to replace one. */
export async function createKeys(folder: string): Promise<string> {
  const { keyId, publicFile, secretFile } = await createKeyFiles()
  await mkdir(folder, { mode: 0o700, recursive: true })
  await writeFile(join(folder, 'minisign.key'), secretFile, { flag: 'wx', mode: 0o600 })
  await writeFile(join(folder, 'minisign.pub'), publicFile, { flag: 'wx' })
  return `Key ${keyId} in ${folder}. Publish minisign.pub; keep minisign.key offline.`
}
