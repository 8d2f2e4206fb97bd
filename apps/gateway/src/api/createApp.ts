import type { SafeApp, WebConfig } from '@countersign/protocol'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContractBook } from '../lib/contracts/createContractBook.ts'
import type { ChangeFeed } from '../lib/createChangeFeed.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { Metrics } from '../lib/createMetrics.ts'
import type { MetadataSource } from '../lib/metadata/createMetadataSource.ts'
import type { PriceSource } from '../lib/prices/createPriceSource.ts'
import { getAbout } from './about/getAbout.ts'
import { getIndexingStatus } from './about/getIndexingStatus.ts'
import { listMasterCopies } from './about/listMasterCopies.ts'
import { listSafeApps } from './apps/listSafeApps.ts'
import { createSignInNonce } from './auth/createSignInNonce.ts'
import { getSession } from './auth/getSession.ts'
import { signOut } from './auth/signOut.ts'
import { verifySignIn } from './auth/verifySignIn.ts'
import { getBalances } from './balances/getBalances.ts'
import { listFiatCodes } from './balances/listFiatCodes.ts'
import type { ChainRegistry } from './chain-registry/ChainRegistry.ts'
import { getChain } from './chains/getChain.ts'
import { listChains } from './chains/listChains.ts'
import { listCollectibles } from './collectibles/listCollectibles.ts'
import { getContract } from './contracts/getContract.ts'
import { decodeData } from './decoder/decodeData.ts'
import { getConfirmationView } from './decoder/getConfirmationView.ts'
import { createDelegate } from './delegates/createDelegate.ts'
import { deleteDelegate } from './delegates/deleteDelegate.ts'
import { listDelegates } from './delegates/listDelegates.ts'
import { RouteNotFoundError } from './errors/RouteNotFoundError.ts'
import { estimateTransaction } from './estimations/estimateTransaction.ts'
import { getGasPrice } from './estimations/getGasPrice.ts'
import { streamSafeEvents } from './events/streamSafeEvents.ts'
import type { ApiEnv } from './http/ApiEnv.ts'
import { handleError } from './http/handleError.ts'
import { limitBody } from './http/limitBody.ts'
import { observeRequests } from './http/observeRequests.ts'
import { addMessageSignature } from './messages/addMessageSignature.ts'
import { createMessage } from './messages/createMessage.ts'
import { getMessage } from './messages/getMessage.ts'
import { listMessages } from './messages/listMessages.ts'
import { getSubscription } from './notifications/getSubscription.ts'
import { registerDevice } from './notifications/registerDevice.ts'
import { subscribeDevice } from './notifications/subscribeDevice.ts'
import { unregisterDevice } from './notifications/unregisterDevice.ts'
import { unregisterSafe } from './notifications/unregisterSafe.ts'
import { unsubscribeAll } from './notifications/unsubscribeAll.ts'
import { getOpenApi } from './openapi/getOpenApi.ts'
import { listAllOwnerSafes } from './owners/listAllOwnerSafes.ts'
import { listOwnerSafes } from './owners/listOwnerSafes.ts'
import { cacheResponses } from './response-cache/cacheResponses.ts'
import { getCreation } from './safes/getCreation.ts'
import { getNonces } from './safes/getNonces.ts'
import { getSafe } from './safes/getSafe.ts'
import { listSafeOverviews } from './safes/listSafeOverviews.ts'
import { getHealth } from './status/getHealth.ts'
import { getMetrics } from './status/getMetrics.ts'
import { getReadiness } from './status/getReadiness.ts'
import { confirmTransaction } from './transactions/confirmTransaction.ts'
import { deleteTransaction } from './transactions/deleteTransaction.ts'
import { getTransaction } from './transactions/getTransaction.ts'
import { listHistoryTransactions } from './transactions/listHistoryTransactions.ts'
import { listIncomingTransfers } from './transactions/listIncomingTransfers.ts'
import { listModuleTransactions } from './transactions/listModuleTransactions.ts'
import { listMultisigTransactions } from './transactions/listMultisigTransactions.ts'
import { listQueuedTransactions } from './transactions/listQueuedTransactions.ts'
import { previewTransaction } from './transactions/previewTransaction.ts'
import { proposeTransaction } from './transactions/proposeTransaction.ts'
import { createTxService } from './tx-service/createTxService.ts'
import { createSecurityHeaders } from './web/createSecurityHeaders.ts'
import { getAppManifest } from './web/getAppManifest.ts'
import { getWebConfig } from './web/getWebConfig.ts'
import type { WebFiles } from './web/loadWebFiles.ts'
import { findWebFile, serveWebFile } from './web/serveWebFile.ts'

const maxBodySize = 1_000_000
/** What wallets ask for again and again, and what only changes with the Safe. */
const cachedPaths = [
  '/v1/chains/:chainId/safes/:address/transactions/history',
  '/v1/chains/:chainId/safes/:address/transactions/queued',
  '/v1/chains/:chainId/transactions/:id',
] as const
/** Paths of machines: an unknown one is answered as JSON, never with the page of the web app. */
const apiPath = /^\/(v\d+|about|tx-service|health|ready|metrics|config\.json|openapi\.json|docs)(\/|$)/

export type AppDeps = {
  chains: ChainRegistry
  /** What the operator says of contracts. */
  contracts: ContractBook
  /** Other sites that may call the API from a browser. */
  corsOrigins: readonly string[]
  db: Kysely<Database>
  feed: ChangeFeed
  logger: Logger
  /** What NFTs say of themselves. */
  metadata: MetadataSource
  metrics: Metrics
  prices: PriceSource
  /** Origin that clients see, when it is not that of the request. */
  publicUrl: string | undefined
  /** Apps that the operator recommends. */
  safeApps: readonly SafeApp[]
  /** Aborted when the server stops. */
  stopping: AbortSignal
  webConfig: WebConfig
  /** The built web app; without it only the API is served. */
  webFiles: WebFiles | undefined
}

/** The HTTP application: no socket, no environment, everything it needs is an argument. */
export function createApp(deps: AppDeps): Hono<ApiEnv> {
  const { corsOrigins, logger, metrics, webConfig, webFiles } = deps
  // Official clients call some paths with and some without a slash at the end.
  const app = new Hono<ApiEnv>({ strict: false })
  const securityHeaders = Object.entries(createSecurityHeaders({ config: webConfig }))

  app.use(observeRequests({ logger, metrics }))
  app.use((c, next) => {
    // Set beforehand: changed afterwards, each header would copy the answer.
    for (const [name, value] of securityHeaders) c.header(name, value)
    c.header('Cache-Control', 'no-cache')
    return next()
  })
  if (corsOrigins.length > 0)
    app.use(cors({ allowHeaders: ['Content-Type'], credentials: true, maxAge: 600, origin: [...corsOrigins] }))
  app.use(limitBody({ maxSize: maxBodySize }))
  const cache = cacheResponses(deps)
  for (const path of cachedPaths) app.get(path, cache)

  for (const endpoint of [
    getHealth(),
    getMetrics(deps),
    getReadiness(deps),
    getWebConfig({ webConfig }),
    getAppManifest(),
    getOpenApi(),
    listChains(deps),
    getChain(deps),
    getIndexingStatus(deps),
    listMasterCopies(deps),
    getAbout(deps),
    getGasPrice(deps),
    getContract(deps),
    decodeData(deps),
    listSafeApps(deps),
    listOwnerSafes(deps),
    listAllOwnerSafes(deps),
    listSafeOverviews(deps),
    getSafe(deps),
    getNonces(deps),
    getBalances(deps),
    listFiatCodes(deps),
    listCollectibles(deps),
    getCreation(deps),
    estimateTransaction(deps),
    getConfirmationView(deps),
    streamSafeEvents(deps),
    listHistoryTransactions(deps),
    listQueuedTransactions(deps),
    listIncomingTransfers(deps),
    listModuleTransactions(deps),
    listMultisigTransactions(deps),
    getTransaction(deps),
    previewTransaction(deps),
    proposeTransaction(deps),
    confirmTransaction(deps),
    deleteTransaction(deps),
    listMessages(deps),
    createMessage(deps),
    getMessage(deps),
    addMessageSignature(deps),
    createSignInNonce(deps),
    verifySignIn(deps),
    getSession(deps),
    signOut(deps),
    listDelegates(deps),
    createDelegate(deps),
    deleteDelegate(deps),
    registerDevice(deps),
    subscribeDevice(deps),
    getSubscription(deps),
    unregisterSafe(deps),
    unregisterDevice(deps),
    unsubscribeAll(deps),
  ])
    app.route('/', endpoint)
  app.route('/', createTxService(deps))

  app.get('*', (c, next) => {
    const file = webFiles && !apiPath.test(c.req.path) ? findWebFile(webFiles, c.req.path) : undefined
    return file ? Promise.resolve(serveWebFile(c, file)) : next()
  })
  app.notFound((c) => {
    throw new RouteNotFoundError({ method: c.req.method, path: c.req.path })
  })
  app.onError(handleError)
  return app
}
