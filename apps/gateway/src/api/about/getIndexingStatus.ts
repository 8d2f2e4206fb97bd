import { ChainIdParamSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { findIndexingStatus } from '../../db/queries/findIndexingStatus.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** `GET /v1/chains/:chainId/about/indexing`: how far the index is behind the chain. */
export function getIndexingStatus({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/about/indexing', async (c) => {
    const { chainId } = parseParams(c, ParamsSchema)
    getServedChain(chains, chainId)
    const status = await findIndexingStatus(db, { chainId })
    const blockNumber = status?.blockNumber ?? 0
    const timestamp = toIso(status?.blockTimestamp ?? 0)
    const isSynced = status !== undefined && status.blockNumber >= status.headNumber
    // One index holds what the official service keeps in two; both its halves are told the same.
    return c.json({
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
    })
  })
}

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString()
