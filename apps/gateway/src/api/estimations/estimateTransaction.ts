import { type Estimation, TransactionCallRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findHighestNonce } from '../../db/queries/findHighestNonce.ts'
import type { Database } from '../../db/schema.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { estimateCall } from './estimateCall.ts'

/** `POST /v2/chains/:chainId/safes/:address/multisig-transactions/estimations` */
export function estimateTransaction({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v2/chains/:chainId/safes/:address/multisig-transactions/estimations', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    const { data, operation, to, value } = await parseBody(c, TransactionCallRequestSchema)
    const chain = getServedChain(chains, chainId)
    const { nonce, version } = await getLiveSafe(chain, address)
    const call = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
    const [safeTxGas, highest = -1n] = await Promise.all([
      estimateCall(chain, { call, safe: address, version }),
      findHighestNonce(db, { chainId, safe: address }),
    ])
    const currentNonce = toJsonNumber(nonce)
    return c.json<Estimation>({
      currentNonce,
      recommendedNonce: Math.max(currentNonce, toJsonNumber(highest + 1n)),
      safeTxGas: safeTxGas.toString(),
    })
  })
}
