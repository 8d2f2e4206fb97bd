import { createPageSchema } from '@countersign/protocol/wire'
import { findMultisigTransaction } from '../../../db/queries/loadMultisigTransactions.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { TransactionNotFoundError } from '../../transactions/TransactionNotFoundError.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceConfirmationSchema } from './ServiceTransactionSchema.ts'
import { toServiceConfirmations } from './toServiceTransaction.ts'

export const listServiceConfirmations = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/multisig-transactions/:hash/confirmations`,
  summary: 'Confirmations.',
  params: ServiceHashParamsSchema,
  query: PageQuerySchema,
  response: createPageSchema(ServiceConfirmationSchema),
  async handle({ c, params: { chain: name, hash: safeTxHash } }, { chains, db, publicUrl }) {
    const chain = getNamedChain(chains, name)
    const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
    if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
    const confirmations = toServiceConfirmations(record, { safe: await getKnownSafe(db, chain, record.safe) })
    const cursor = parsePageQuery(c)
    return createServicePage(c, {
      count: confirmations.length,
      cursor,
      publicUrl,
      results: confirmations.slice(cursor.offset, cursor.offset + cursor.limit),
    })
  },
})
