import { userInfo } from 'node:os'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'
import { runCommand } from './runCommand.ts'

/** The user that PostgreSQL runs as. Undefined ids mean the user of this process. */
export type ServiceUser = { gid?: number; name: string; uid?: number }

/**
 * PostgreSQL refuses to run as root. Root gets it a user of its own: the system's `postgres` if there is one, else a new
 * one, else `nobody` (a read-only or minimal system, where no user can be made).
 */
export async function findServiceUser(): Promise<ServiceUser> {
  const { uid, username } = userInfo()
  if (uid !== 0) return { name: username }
  const existing = await findUser('postgres')
  if (existing) return existing
  await runCommand('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const user = (await findUser('postgres')) ?? (await findUser('nobody'))
  if (!user)
    throw new EmbeddedPostgresError('no-user', 'The embedded database must not run as root, and no other user exists.')
  return user
}

async function findUser(name: string): Promise<ServiceUser | undefined> {
  const [uid, gid] = await Promise.all([
    runCommand('id', ['-u', name]).catch(() => ''),
    runCommand('id', ['-g', name]).catch(() => ''),
  ])
  if (!/^\d+\s*$/.test(uid) || !/^\d+\s*$/.test(gid)) return undefined
  return { gid: Number(gid), name, uid: Number(uid) }
}
