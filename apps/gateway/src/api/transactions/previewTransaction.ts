import {
  AddressSchema,
  ChainIdParamSchema,
  TransactionCallRequestSchema,
  type TransactionPreview,
} from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { loadTokenMap } from '../tokens/loadTokenMap.ts'
import { describeCall } from './describeCall.ts'
import { listBatchTargets } from './listBatchTargets.ts'
import { toTransactionData } from './toTransactionData.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safe: AddressSchema })

/** `POST /v1/chains/:chainId/transactions/:safe/preview`: how a call would be shown that nobody proposed yet. */
export function previewTransaction({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/transactions/:safe/preview', async (c) => {
    const { chainId, safe } = parseParams(c, ParamsSchema)
    const { data, operation, to, value } = await parseBody(c, TransactionCallRequestSchema)
    const { config, findFunctions } = getServedChain(chains, chainId)
    const transaction = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
    const tokens = await loadTokenMap(db, { config, others: [to, ...listBatchTargets(transaction)], records: [] })
    return c.json<TransactionPreview>({
      txData: toTransactionData(transaction, { findFunctions, tokens }),
      txInfo: describeCall({ findFunctions, safe, tokens, transaction }),
    })
  })
}
