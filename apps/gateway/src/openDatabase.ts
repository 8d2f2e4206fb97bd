import { prepareDataFolder } from './config/prepareDataFolder.ts'
import type { Environment } from './config/settings.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/startEmbeddedPostgres.ts'
import type { Logger } from './lib/createLogger.ts'
import { superviseProcess } from './lib/superviseProcess.ts'

export type OpenedDatabase = { stop(): Promise<void>; url: string }

export type OpenDatabaseOptions = {
  logger: Logger
  /** Aborted on shutdown: the server is not restarted from then on. */
  stopping?: AbortSignal | undefined
}

/** Opens the operator's server, or a supervised embedded one. */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  { logger, stopping }: OpenDatabaseOptions,
): Promise<OpenedDatabase> {
  if (databaseUrl) return { stop: async () => undefined, url: databaseUrl }
  await prepareDataFolder(dataDir)
  const { first, stop } = await superviseProcess<EmbeddedPostgres>({
    onEnd: ({ describeTrouble }, delay) =>
      logger.error(
        { delay, reason: describeTrouble() ?? null },
        'the embedded database exited; restarting (committed data is safe)',
      ),
    onFailure: (error, delay) => logger.error({ delay, err: error }, 'the embedded database did not start; retrying'),
    onRestart: () => logger.info('the embedded database is running again'),
    start: ({ isRestart }) =>
      startEmbeddedPostgres({
        dataDir,
        isRestart,
        onLog: (line) => logger.debug({ line }, 'postgres'),
        onNotice: (sentence) => logger.info(sentence),
      }),
    stopping,
  })
  // The socket path does not change with a restart, so neither does the URL.
  return { stop, url: first.url }
}
