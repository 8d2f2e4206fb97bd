import { prepareDataFolder } from './config/prepareDataFolder.ts'
import type { Environment } from './config/settings.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/startEmbeddedPostgres.ts'
import type { Logger } from './lib/createLogger.ts'
import { superviseProcess } from './lib/superviseProcess.ts'

export type OpenedDatabase = { stop(): Promise<void>; url: string }

export type OpenDatabaseOptions = {
  logger: Logger
  /** Aborted when the program stops: a server that ends from then on is not started again. */
  stopping?: AbortSignal | undefined
}

/** The operator's server, or the embedded one, which is started again whenever it ends by itself. */
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
        'the embedded database ended by itself; starting it again, nothing that was stored is lost',
      ),
    onFailure: (error, delay) =>
      logger.error({ delay, err: error }, 'the embedded database could not be started; trying again'),
    onRestart: () => logger.info('the embedded database runs again'),
    start: ({ isRestart }) =>
      startEmbeddedPostgres({
        dataDir,
        isRestart,
        onLog: (line) => logger.debug({ line }, 'postgres'),
        onNotice: (sentence) => logger.info(sentence),
      }),
    stopping,
  })
  // The socket stays where it is: every server of the folder has the same address.
  return { stop, url: first.url }
}
