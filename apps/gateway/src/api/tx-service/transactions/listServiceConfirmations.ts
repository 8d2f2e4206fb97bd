import type { Page } from '@countersign/protocol'
import { Hono } from 'hono'
import { findMultisigTransaction } from '../../../db/queries/findMultisigTransaction.ts'
import { parseParams } from '../../http/parseInput.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { TransactionNotFoundError } from '../../transactions/TransactionNotFoundError.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceConfirmation } from './ServiceTransactionSchema.ts'
import { toServiceConfirmations } from './toServiceTransaction.ts'

/** `GET /v1/multisig-transactions/:hash/confirmations` of the dialect. */
export function listServiceConfirmations({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v1/multisig-transactions/:hash/confirmations`, async (c) => {
    const { chain: name, hash: safeTxHash } = parseParams(c, ServiceHashParamsSchema)
    const chain = getNamedChain(chains, name)
    const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
    if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
    const confirmations = toServiceConfirmations(record, { safe: await getKnownSafe(db, chain, record.safe) })
    const cursor = parsePageQuery(c)
    return c.json<Page<ServiceConfirmation>>(
      createServicePage(c, {
        count: confirmations.length,
        cursor,
        publicUrl,
        results: confirmations.slice(cursor.offset, cursor.offset + cursor.limit),
      }),
    )
  })
}
