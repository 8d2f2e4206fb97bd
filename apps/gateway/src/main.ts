import { assertChainAnswers } from './config/assertChainAnswers.ts'
import { chooseChains } from './config/chooseChains.ts'
import { parseEnvironment } from './config/parseEnvironment.ts'
import { readCatalog } from './config/readCatalog.ts'
import { readWebhooksFile } from './config/readWebhooksFile.ts'
import { createLogger } from './lib/createLogger.ts'
import { assertCanListen } from './lib/listen.ts'
import { runProgram } from './lib/runProgram.ts'
import { openDatabase } from './openDatabase.ts'
import { startGateway } from './startGateway.ts'

// Bundled, the workers are files beside this one; otherwise they are run from their sources.
const isSource = import.meta.url.endsWith('.ts')
const indexerEntry = isSource ? undefined : new URL('./indexer.js', import.meta.url)
const jobsEntry = isSource ? undefined : new URL('./jobs.js', import.meta.url)

/** The gateway alone: API and indexer for the operator's chains, or for the chain of a running `npm start`. */
await runProgram(async ({ lifecycle, stopping }) => {
  const environment = parseEnvironment(process.env)
  const { corsOrigins, frameHosts, host, logLevel, port, publicUrl, webhooksFile } = environment
  const logger = createLogger({ level: logLevel })
  const { chains, embeddedUrls } = await chooseChains(environment, { logger })
  const catalog = await readCatalog(environment, { logger })
  const webhooks = webhooksFile ? await readWebhooksFile(webhooksFile) : []
  await assertCanListen({ host, port })
  for (const url of embeddedUrls) await assertChainAnswers(url)
  const database = await openDatabase(environment, { logger, stopping })
  await lifecycle.onStop(() => database.stop())
  const gateway = await startGateway({
    ...catalog,
    chains,
    corsOrigins,
    databaseUrl: database.url,
    directUrl: environment.directUrl,
    frameHosts,
    host,
    hosts: environment.hosts,
    indexerEntry,
    jobsEntry,
    limits: environment.limits,
    logger,
    maxReorgDepth: environment.maxReorgDepth,
    maxUnsigned: environment.maxUnsigned,
    ownerWebhooks: environment.ownerWebhooks,
    metricsToken: environment.metricsToken,
    port,
    publicUrl,
    partitions: environment.partitions,
    replicaUrls: environment.replicaUrls,
    service: environment.service,
    wallets: environment.wallets,
    webhooks,
    webUrl: environment.webUrl,
  })
  await lifecycle.onStop(() => gateway.stop())
  process.stdout.write(`Countersign's gateway is ready at ${publicUrl ?? gateway.url}\n`)
})
