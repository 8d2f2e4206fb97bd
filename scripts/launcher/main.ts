import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foundSecondChain } from '@countersign/devchain'
import { ensContracts, multicall3 } from '@countersign/devchain/demo-world'
import {
  assertCanListen,
  createDefaultChains,
  createEmbeddedChainConfig,
  createLogger,
  parseEnvironment,
  readCatalog,
  readChainsFile,
  readWebhooksFile,
  runProgram,
  startGateway,
} from '@countersign/gateway'
import { seedDemoWorld } from './seedDemoWorld.ts'
import { startFoundations } from './startFoundations.ts'
import { waitUntilReady } from './waitUntilReady.ts'

const isSource = import.meta.url.endsWith('.ts')
// In the folder that is copied to a server the page lies beside this program, in the repository where it was built.
const beside = fileURLToPath(new URL('../web', import.meta.url))
const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
// From the sources (`npm run dev`) the page comes from its own development server.
const webRoot = isSource ? undefined : existsSync(beside) ? beside : built
const indexerEntry = isSource ? undefined : new URL('./indexer.js', import.meta.url)
const jobsEntry = isSource ? undefined : new URL('./jobs.js', import.meta.url)
const chainEntry = isSource ? undefined : new URL('./devchain.js', import.meta.url)

/** `npm start`: chain, database, service and web app, until a signal. */
await runProgram(async ({ lifecycle, stopping }) => {
  const environment = parseEnvironment(process.env)
  const { chainsFile, corsOrigins, dataDir, databaseUrl, frameHosts, host, logLevel, port, publicUrl, webhooksFile } =
    environment
  const logger = createLogger({ level: logLevel })
  const operatorChains = chainsFile ? await readChainsFile(chainsFile) : undefined
  const catalog = await readCatalog(environment, { logger })
  const webhooks = webhooksFile ? await readWebhooksFile(webhooksFile) : []
  await assertCanListen({ host, port })

  const { chains: embedded, database, stop } = await startFoundations({ chainEntry, environment, logger, stopping })
  await lifecycle.onStop(stop)
  const [first, second] = embedded
  if (second) await foundSecondChain({ rpcUrl: second.url })
  const chains =
    operatorChains ??
    (first
      ? embedded.map(({ url }) => describeChain(url, url === second?.url ? 'second' : 'first'))
      : createDefaultChains({ logger }))
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
    webRoot,
    webUrl: environment.webUrl,
  })
  await lifecycle.onStop(() => gateway.stop())

  if (first) {
    await seedDemoWorld({ dataDir, databaseUrl, logger, rpcUrl: first.url, serviceUrl: gateway.url, stopping })
    if (!(await waitUntilReady(gateway.url, { stopping, timeout: 20_000 })))
      logger.warn('the index is still behind the chain; lists fill up as it goes on')
  }
  if (corsOrigins.length === 0)
    process.stdout.write(
      'Pages of other sites may not call the API; COUNTERSIGN_ORIGINS=https://app.example.org lets one.\n',
    )
  process.stdout.write(`Countersign is ready at ${publicUrl ?? gateway.url}\n`)
})

function describeChain(url: string, which: 'first' | 'second') {
  const { hostname: host, port } = new URL(url)
  return createEmbeddedChainConfig({
    contracts: {
      ensRegistry: { address: ensContracts.registry },
      ensUniversalResolver: { address: ensContracts.universalResolver },
      multicall3: { address: multicall3 },
    },
    host,
    port: Number(port),
    which,
  })
}
