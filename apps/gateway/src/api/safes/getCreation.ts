import { type CreationInfo, toDataDecoded } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findSafe } from '../../db/queries/findSafe.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { SafeNotFoundError } from '../errors/SafeNotFoundError.ts'
import { parseParams } from '../parseInput.ts'
import { SafeParamsSchema } from '../SafeParamsSchema.ts'

/** `GET /v1/chains/:chainId/safes/:address/transactions/creation` */
export function getCreation({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/transactions/creation', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    getServedChain(chains, chainId)
    const record = await findSafe(db, { address, chainId })
    if (!record) throw new SafeNotFoundError({ address, chainId })
    const { creator, factory, initializer, saltNonce, singleton, timestamp, transactionHash } = record.creation
    return c.json<CreationInfo>({
      created: new Date(timestamp * 1000).toISOString(),
      creator,
      dataDecoded: initializer ? toDataDecoded({ data: initializer, operation: 0, to: singleton, value: 0n }) : null,
      factoryAddress: factory,
      masterCopy: singleton,
      saltNonce: saltNonce?.toString() ?? null,
      setupData: initializer,
      transactionHash,
    })
  })
}
