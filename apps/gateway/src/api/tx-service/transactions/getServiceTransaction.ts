import { Hono } from 'hono'
import { findMultisigTransaction } from '../../../db/queries/findMultisigTransaction.ts'
import { parseParams } from '../../http/parseInput.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { TransactionNotFoundError } from '../../transactions/TransactionNotFoundError.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceTransaction } from './ServiceTransactionSchema.ts'
import { toServiceTransaction } from './toServiceTransaction.ts'

/** `GET /v2/multisig-transactions/:hash` of the dialect. */
export function getServiceTransaction({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().get(`${txServicePath}/v2/multisig-transactions/:hash`, async (c) => {
    const { chain: name, hash: safeTxHash } = parseParams(c, ServiceHashParamsSchema)
    const chain = getNamedChain(chains, name)
    const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
    if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
    const safe = await getKnownSafe(db, chain, record.safe)
    return c.json<ServiceTransaction>(toServiceTransaction(record, { ...chain, safe }))
  })
}
