import { createHash } from 'node:crypto'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'
import type { ServiceUser } from './findServiceUser.ts'

/** Socket paths are limited to 104 (macOS) or 108 bytes; the file name takes 22. */
const longestFolder = 80

/** A folder private to the service user, with a path short enough for a socket. */
export async function createSocketFolder(folder: string, { gid, uid }: ServiceUser): Promise<string> {
  const inside = join(folder, 'socket')
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const socketDir = Buffer.byteLength(inside) <= longestFolder ? inside : join(tmpdir(), `countersign-${hash}`)
  try {
    await mkdir(socketDir, { recursive: true })
    if (uid !== undefined && gid !== undefined) await chown(socketDir, uid, gid)
    // Fails if another user created the folder first, which makes it untrusted.
    await chmod(socketDir, 0o700)
  } catch (cause) {
    throw new EmbeddedPostgresError('folder', `The folder ${socketDir} cannot be used for the database's socket.`, {
      cause,
    })
  }
  return socketDir
}
