import type { Environment } from './config/parseEnvironment.ts'
import { prepareDataFolder } from './config/prepareDataFolder.ts'
import { startEmbeddedPostgres } from './db/startEmbeddedPostgres.ts'
import type { Logger } from './lib/createLogger.ts'

export type OpenedDatabase = {
  /** Why it ended, in a few words, if it said so. */
  describeTrouble: () => string | undefined
  /** Settles when the embedded server ends; never for a server of the operator. */
  exited: Promise<unknown>
  stop(): Promise<void>
  url: string
}

/** The operator's server, or the embedded one. */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  { logger }: { logger: Logger },
): Promise<OpenedDatabase> {
  if (databaseUrl)
    return {
      describeTrouble: () => undefined,
      exited: new Promise(() => undefined),
      stop: async () => undefined,
      url: databaseUrl,
    }
  await prepareDataFolder(dataDir)
  return startEmbeddedPostgres({
    dataDir,
    onLog: (line) => logger.debug({ line }, 'postgres'),
    onNotice: (sentence) => logger.info(sentence),
  })
}
