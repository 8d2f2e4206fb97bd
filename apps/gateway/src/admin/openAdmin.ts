import type { ChainConfig } from '@countersign/protocol/config'
import { UsageError } from 'countersign/command-line'
import type { Kysely } from 'kysely'
import { chooseChains } from '../config/chooseChains.ts'
import type { Variables } from '../config/parseEnvironment.ts'
import { parseEnvironment } from '../config/parseEnvironment.ts'
import type { Environment } from '../config/settings.ts'
import { createDatabase } from '../db/createDatabase.ts'
import type { Database } from '../db/schema.ts'
import { findRunningPostgres } from '../db/startEmbeddedPostgres.ts'
import { createLogger, type Logger } from '../lib/createLogger.ts'
import { openDatabase } from '../openDatabase.ts'
import { AdminError } from './AdminCommand.ts'

export type Admin = {
  databaseUrl: string
  db: Kysely<Database>
  environment: Environment
  logger: Logger
}

/** Runs with the operator's server or the embedded database, which it starts if no service runs it, then disconnects. */
export async function withAdmin<const result>(env: Variables, run: (admin: Admin) => Promise<result>): Promise<result> {
  const environment = parseEnvironment(env)
  // Commands print their own progress; logs only on request.
  const logger = createLogger({ level: env.LOG_LEVEL ? environment.logLevel : 'warn' })
  const running = environment.databaseUrl === undefined ? await findRunningPostgres(environment) : undefined
  const opened = await openDatabase(
    // Not through a pooler: commands use session state.
    { ...environment, databaseUrl: environment.directUrl ?? environment.databaseUrl ?? running },
    { logger },
  )
  // No statement timeout: counting and copying large tables is slow.
  const db = createDatabase(opened.url, { applicationName: 'countersign-admin', statementTimeout: 0 })
  try {
    return await run({ databaseUrl: opened.url, db, environment, logger })
  } finally {
    await db.destroy()
    await opened.stop()
  }
}

/** The configured chain of `--chain`. */
export async function getChain(
  { environment, logger }: Pick<Admin, 'environment' | 'logger'>,
  id: string,
): Promise<ChainConfig> {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new UsageError(`--chain ${id} is not a valid chain id.`)
  const { chains } = await chooseChains(environment, { logger })
  const chain = chains.find((candidate) => candidate.id === Number(id))
  if (!chain)
    throw new AdminError(
      `Chain ${id} is not configured. Configured chains: ${chains.map((known) => known.id).join(', ')}.`,
      {
        metaMessages: ['Add it with countersign-admin chain add, or correct COUNTERSIGN_CHAINS.'],
      },
    )
  return chain
}
