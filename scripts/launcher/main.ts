import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoLogos, demoPrices, seedSecondChain } from '@countersign/devchain'
import { demoTokens, ensContracts, multicall3 } from '@countersign/devchain/demo-world'
import {
  assertCanListen,
  choosePushKey,
  createDefaultChains,
  createEmbeddedChainConfig,
  createLogger,
  parseEnvironment,
  readCatalog,
  readChainsFile,
  renderSettingsHelp,
  runProgram,
  startGateway,
} from '@countersign/gateway'
import { seedDemoWorld } from './seedDemoWorld.ts'
import { startFoundations } from './startFoundations.ts'

const isSource = import.meta.url.endsWith('.ts')
// `dist/countersign` has the web app beside this program; in the repository it is in its build folder.
const beside = fileURLToPath(new URL('../web', import.meta.url))
const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
// `npm run dev` serves the page from Vite.
const webRoot = isSource ? undefined : existsSync(beside) ? beside : built
const indexerEntry = isSource ? undefined : new URL('./indexer.js', import.meta.url)
const jobsEntry = isSource ? undefined : new URL('./jobs.js', import.meta.url)
const chainEntry = isSource ? undefined : new URL('./devchain.js', import.meta.url)

/** `npm start`: chain, database, service and web app, until a signal. */
await runProgram(
  async ({ lifecycle, stopping }) => {
    const environment = parseEnvironment(process.env)
    const { chainsFile, corsOrigins, dataDir, databaseUrl, host, logLevel, port, publicUrl } = environment
    const logger = createLogger({ level: logLevel })
    const operatorChains = chainsFile ? await readChainsFile(chainsFile) : undefined
    const catalog = await readCatalog(environment, { logger })
    await assertCanListen({ host, port })

    const { chains: embedded, database, stop } = await startFoundations({ chainEntry, environment, logger, stopping })
    await lifecycle.onStop(stop)
    const [first, second] = embedded
    if (second) await seedSecondChain({ rpcUrl: second.url })
    const chains =
      operatorChains ??
      (first
        ? embedded.map(({ url }) => describeChain(url, url === second?.url ? 'second' : 'first'))
        : createDefaultChains({ logger }))
    const gateway = await startGateway({
      ...environment,
      ...catalog,
      // The demo chain's tokens have no market: fixed prices, so that screens show values.
      prices: catalog.prices ?? (first ? demoPrices : undefined),
      chains,
      databaseUrl: database.url,
      indexerEntry,
      jobsEntry,
      logger,
      push: await choosePushKey(environment),
      webRoot,
    })
    await lifecycle.onStop(() => gateway.stop())

    if (first) {
      await seedDemoWorld({ dataDir, databaseUrl, logger, rpcUrl: first.url, serviceUrl: gateway.url, stopping })
      if (!(await waitUntilReady(gateway.url, { stopping, timeout: 20_000 })))
        logger.warn('indexing has not reached the chain head yet; lists are incomplete until then')
    }
    if (corsOrigins.length === 0)
      process.stdout.write(
        'Other sites cannot call the API. To allow one, set COUNTERSIGN_ORIGINS=https://app.example.org.\n',
      )
    process.stdout.write(`Countersign is ready at ${publicUrl ?? gateway.url}\n`)
  },
  { help: renderSettingsHelp('start') },
)

function describeChain(url: string, which: 'first' | 'second') {
  const { hostname: host, port } = new URL(url)
  return createEmbeddedChainConfig({
    contracts: {
      ensRegistry: { address: ensContracts.registry },
      ensUniversalResolver: { address: ensContracts.universalResolver },
      multicall3: { address: multicall3 },
    },
    host,
    logos: { chain: demoLogos.chain, coin: demoLogos.eth },
    port: Number(port),
    tokens: [
      { ...demoTokens.usdc, logoUri: demoLogos.usdc },
      { ...demoTokens.demo, logoUri: demoLogos.demo },
    ],
    which,
  })
}

/** Waits until every chain is indexed to its head, so that the first page is complete; false after `timeout`. */
async function waitUntilReady(
  serviceUrl: string,
  { stopping, timeout }: { stopping: AbortSignal; timeout: number },
): Promise<boolean> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const response = await fetch(`${serviceUrl}/ready`, { signal: stopping })
    const report: unknown = await response.json()
    if (response.ok && isCaughtUp(report)) return true
    await sleep(50, undefined, { signal: stopping })
  }
  return false
}

function isCaughtUp(report: unknown): boolean {
  if (typeof report !== 'object' || report === null || !('chains' in report) || !Array.isArray(report.chains))
    return false
  return report.chains.every(
    (chain: unknown) => typeof chain === 'object' && chain !== null && 'lag' in chain && chain.lag === 0,
  )
}
