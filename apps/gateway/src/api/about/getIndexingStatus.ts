import { IndexingStatusSchema } from '@countersign/protocol/wire'
import { describeIndexing, findIndexingFailure, findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'

export const getIndexingStatus = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/about/indexing',
  summary: 'How far the chain has been read.',
  params: ChainParamsSchema,
  response: IndexingStatusSchema,
  async handle({ params: { chainId } }, { chains, db }) {
    getServedChain(chains, chainId)
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
      unreadPlaces: status?.unreadPlaces ?? 0,
    }
  },
})

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString()
