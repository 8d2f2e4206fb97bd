import type { ChainConfig } from '@countersign/protocol/config'
import type { Kysely } from 'kysely'
import { chooseChains } from '../config/chooseChains.ts'
import { type Environment, parseEnvironment } from '../config/parseEnvironment.ts'
import type { Variables } from '../config/variable.ts'
import { createDatabase } from '../db/createDatabase.ts'
import { findRunningPostgres } from '../db/findRunningPostgres.ts'
import type { Database } from '../db/schema.ts'
import { createLogger, type Logger } from '../lib/createLogger.ts'
import { openDatabase } from '../openDatabase.ts'
import { AdminError, AdminUsageError } from './AdminCommand.ts'

export type Admin = {
  close(): Promise<void>
  databaseUrl: string
  db: Kysely<Database>
  environment: Environment
  logger: Logger
}

/**
 * The service's database: the operator's server, or the embedded one, beside the process that runs it or, when none
 * does, for as long as the command takes.
 */
export async function openAdmin(env: Variables): Promise<Admin> {
  const environment = parseEnvironment(env)
  // Its own progress is told by the command; what others log is for whoever asks for it.
  const logger = createLogger({ level: env.LOG_LEVEL ? environment.logLevel : 'warn' })
  const running = environment.databaseUrl === undefined ? await findRunningPostgres(environment) : undefined
  const opened = await openDatabase(
    // Past a pooler: what is done here belongs to a session.
    { ...environment, databaseUrl: environment.directUrl ?? environment.databaseUrl ?? running },
    { logger },
  )
  // Counting and copying large tables takes its time.
  const db = createDatabase(opened.url, { applicationName: 'countersign-admin', statementTimeout: 0 })
  return {
    close: async () => {
      await db.destroy()
      await opened.stop()
    },
    databaseUrl: opened.url,
    db,
    environment,
    logger,
  }
}

/** The chain that a command is about. */
export async function getChain(
  { environment, logger }: Pick<Admin, 'environment' | 'logger'>,
  id: string,
): Promise<ChainConfig> {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new AdminUsageError(`--chain ${id} is not a chain id.`)
  const { chains } = await chooseChains(environment, { logger })
  const chain = chains.find((candidate) => candidate.id === Number(id))
  if (!chain)
    throw new AdminError(`Chain ${id} is not among the service's: ${chains.map((known) => known.id).join(', ')}.`, {
      metaMessages: ['Add it with countersign-admin chain add, or correct COUNTERSIGN_CHAINS.'],
    })
  return chain
}
