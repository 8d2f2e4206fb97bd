import { assertChainAnswers, chooseChains } from './config/chooseChains.ts'
import { choosePushKey } from './config/choosePushKey.ts'
import { parseEnvironment } from './config/parseEnvironment.ts'
import { readCatalog } from './config/readCatalog.ts'
import { renderSettingsHelp } from './config/renderSettings.ts'
import { createLogger } from './lib/createLogger.ts'
import { assertCanListen } from './lib/listen.ts'
import { runProgram } from './lib/runProgram.ts'
import { openDatabase } from './openDatabase.ts'
import { startGateway } from './startGateway.ts'

// The build bundles each worker beside this file; development runs their sources.
const isSource = import.meta.url.endsWith('.ts')
const indexerEntry = isSource ? undefined : new URL('./indexer.js', import.meta.url)
const jobsEntry = isSource ? undefined : new URL('./jobs.js', import.meta.url)

/** Runs the gateway without the launcher: API and indexer for the configured chains, or for a running `npm start`. */
await runProgram(
  async ({ lifecycle, stopping }) => {
    const environment = parseEnvironment(process.env)
    const { host, logLevel, port, publicUrl } = environment
    const logger = createLogger({ level: logLevel })
    const { chains, embeddedUrls } = await chooseChains(environment, { logger })
    const catalog = await readCatalog(environment, { logger })
    await assertCanListen({ host, port })
    for (const url of embeddedUrls) await assertChainAnswers(url)
    const database = await openDatabase(environment, { logger, stopping })
    await lifecycle.onStop(() => database.stop())
    const gateway = await startGateway({
      ...environment,
      ...catalog,
      chains,
      databaseUrl: database.url,
      indexerEntry,
      jobsEntry,
      logger,
      push: await choosePushKey(environment),
    })
    await lifecycle.onStop(() => gateway.stop())
    process.stdout.write(`Countersign's gateway is ready at ${publicUrl ?? gateway.url}\n`)
  },
  { help: renderSettingsHelp('gateway') },
)
