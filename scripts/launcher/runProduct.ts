import { setTimeout as sleep } from 'node:timers/promises'
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

export type ProductFiles = {
  /** Programs of the server that was built; their sources when undefined. */
  chainEntry: URL | undefined
  indexerEntry: URL | undefined
  jobsEntry: URL | undefined
  /** Folder of the web app, which may still be being built; undefined while Vite serves it. */
  webRoot: Promise<string> | undefined
}

/** `npm start`: chain, database, service and web app, until a signal. */
export const runProduct = ({ chainEntry, indexerEntry, jobsEntry, webRoot }: ProductFiles) =>
  runProgram(
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

      if (second) await seedSecondChain({ rpcUrl: second.url })
      if (first) {
        await seedDemoWorld({ dataDir, databaseUrl, logger, rpcUrl: first.url, serviceUrl: gateway.url, stopping })
        if (!(await waitUntilReady(gateway.url, { stopping, timeout: 20_000 })))
          logger.warn('indexing has not reached the chain head yet; lists are incomplete until then')
      }
      if (corsOrigins.length === 0)
        process.stdout.write(
          'Other sites cannot call the API. To allow one, set COUNTERSIGN_ORIGINS=https://app.example.org.\n',
        )
      await gateway.webFiles
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
