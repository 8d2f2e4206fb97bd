import { existsSync } from 'node:fs'
import { chown, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresHome } from './choosePostgresHome.ts'
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts'
import { runCommand, type ServiceUser, toIds } from './serviceUser.ts'

/** Major version of the binaries, which must match that of the cluster. */
const majorVersion = '18'

/**
 * Creates the cluster on the first start; the rename at the end makes it atomic.
 * @param isRestart Whether a server ran there: a missing folder is then not replaced by an empty one
 */
export async function createCluster(
  { binaries, folder }: PostgresHome,
  user: ServiceUser,
  { isRestart }: { isRestart: boolean },
): Promise<string> {
  const cluster = join(folder, 'cluster')
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version !== undefined) {
    if (version.trim() === majorVersion) return cluster
    throw new EmbeddedPostgresError(
      'other-version',
      `The database in ${cluster} was created by PostgreSQL ${version.trim()}, but this is PostgreSQL ${majorVersion}.`,
    )
  }
  if (existsSync(cluster) || isRestart)
    throw new EmbeddedPostgresError('folder', `The folder ${cluster} holds no readable database.`)

  const partial = `${cluster}.new`
  await rm(partial, { force: true, recursive: true })
  const args = [
    `--pgdata=${partial}`,
    '--username=countersign',
    '--encoding=UTF8',
    '--locale=C',
    // Only this user and root can enter the socket's folder, and the server has no TCP listener.
    '--auth=trust',
    '--no-instructions',
  ]
  await runCommand(join(binaries, 'bin/initdb'), args, { ...toIds(user), cwd: '/' }).catch((cause: unknown) => {
    throw new EmbeddedPostgresError('set-up', `The embedded database could not be created in ${folder}.`, { cause })
  })
  if (user.uid !== undefined && user.gid !== undefined) await chown(partial, user.uid, user.gid)
  await rename(partial, cluster)
  return cluster
}
