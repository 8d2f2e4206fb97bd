import {
  type About,
  AboutChainSchema,
  AboutSchema,
  BackboneSchema,
  IndexingStatusSchema,
  MasterCopiesSchema,
} from '@countersign/protocol/wire'
import { describeIndexing, findIndexingFailure, findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { Db } from '../../db/schema.ts'
import { listSingletons } from '../../lib/safeSingletons.ts'
import { serviceVersion } from '../../lib/serviceVersion.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { ChainParamsSchema } from '../wire/wireSchemas.ts'

/** A release is built once, so its version serves as the build number. */
const about: About = { buildNumber: serviceVersion, name: 'countersign-gateway', version: serviceVersion }

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString()

export async function loadIndexingStatus(db: Db, chainId: number) {
  const [failure, status] = await Promise.all([
    findIndexingFailure(db, { chainId }),
    findIndexingStatus(db, { chainId }),
  ])
  const blockNumber = status?.blockNumber ?? 0
  const timestamp = toIso(status?.blockTimestamp ?? 0)
  const { isFollowed, lag } = describeIndexing({ failure, status })
  const isSynced = isFollowed && lag === 0
  // The official service has two indexers; ours reports the same progress for both.
  return {
    currentBlockNumber: status?.headNumber ?? 0,
    currentBlockTimestamp: toIso(status?.headTimestamp ?? 0),
    erc20BlockNumber: blockNumber,
    erc20BlockTimestamp: timestamp,
    erc20Synced: isSynced,
    lastSync: status?.updatedAt.getTime() ?? 0,
    masterCopiesBlockNumber: blockNumber,
    masterCopiesBlockTimestamp: timestamp,
    masterCopiesSynced: isSynced,
    synced: isSynced,
    failedTransactions: status?.failedTransactions ?? 0,
  }
}

export const aboutRoutes = [
  defineRoute({
    method: 'get',
    path: '/about',
    summary: 'Get service name and version',
    response: AboutSchema,
    handle: () => about,
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/about',
    summary: 'Get service information for a chain',
    description: 'Includes the base URL of its transaction service API.',
    params: ChainParamsSchema,
    response: AboutChainSchema,
    handle({ c, chain: { config } }, { publicUrl }) {
      const { origin } = new URL(toPublicUrl(c, publicUrl))
      return { ...about, transactionServiceBaseUri: `${origin}/tx-service/${config.id}` }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/about/backbone',
    summary: 'Get transaction service information',
    description: 'For older clients.',
    params: ChainParamsSchema,
    response: BackboneSchema,
    handle({ c, params }, { chains, publicUrl }) {
      getServedChain(chains, params.chainId)
      const { host, protocol } = new URL(toPublicUrl(c, publicUrl))
      return {
        api_version: 'v1',
        headers: null,
        host,
        name: about.name,
        secure: protocol === 'https:',
        settings: null,
        version: serviceVersion,
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/about/indexing',
    summary: 'Get indexing status of a chain',
    params: ChainParamsSchema,
    response: IndexingStatusSchema,
    handle({ chain: { config } }, { db }) {
      return loadIndexingStatus(db, config.id)
    },
  }),
  // The known singletons, wherever they are deployed.
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/about/master-copies',
    summary: 'List known Safe singletons',
    params: ChainParamsSchema,
    response: MasterCopiesSchema,
    handle({ chain: { config } }) {
      return listSingletons(config)
    },
  }),
]
