import pg from 'pg'
import { choosePostgresHome } from './postgres/choosePostgresHome.ts'
import { createSocketFolder } from './postgres/createSocketFolder.ts'
import { findPostgresBinaries } from './postgres/findPostgresBinaries.ts'
import { findServiceUser } from './postgres/findServiceUser.ts'
import { toUrl } from './startEmbeddedPostgres.ts'

/** The address of the embedded server of this folder, if a process runs it at the moment. */
export async function findRunningPostgres({ dataDir }: { dataDir: string }): Promise<string | undefined> {
  const user = await findServiceUser()
  const home = await choosePostgresHome({ binaries: findPostgresBinaries(), dataDir, user })
  const url = toUrl(await createSocketFolder(home.folder, user))
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  const isRunning = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isRunning ? url : undefined
}
