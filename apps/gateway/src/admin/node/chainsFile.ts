import { randomBytes } from 'node:crypto'
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { parseChainsFile } from '@countersign/protocol/config'
import { z } from 'zod'
import { describeSystemError } from '../../config/describeSystemError.ts'
import { AdminError } from '../AdminCommand.ts'

const FileSchema = z.looseObject({ chains: z.array(z.looseObject({ id: z.number() })) })

/** A chains file as it is written, after validation; without chains if there is none yet. */
export async function readOrBegin(file: string): Promise<z.infer<typeof FileSchema>> {
  try {
    const text = await readFile(file, 'utf8')
    parseChainsFile({ file, text })
    return FileSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { chains: [] }
    throw error
  }
}

/** Atomically. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.new-${randomBytes(4).toString('hex')}`
  try {
    // RPC URLs may contain a key: preserves mode and owner of the file.
    const { gid, mode, uid } = await stat(file).catch(() => ({ gid: undefined, mode: 0o600, uid: undefined }))
    await writeFile(fresh, text, { flag: 'wx', mode })
    await chmod(fresh, mode)
    if (uid !== undefined && gid !== undefined && process.getuid?.() === 0) await chown(fresh, uid, gid)
    await rename(fresh, file)
  } catch (cause) {
    throw new AdminError(`${file} cannot be written (${describeSystemError(cause)}).`, { cause })
  }
}
