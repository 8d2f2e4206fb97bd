import { findMultisigTransaction } from '../../../db/queries/loadMultisigTransactions.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { explainOne } from '../../transactions/explainEach.ts'
import { TransactionNotFoundError } from '../../transactions/TransactionNotFoundError.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceTransactionSchema } from './ServiceTransactionSchema.ts'
import { toServiceTransaction } from './toServiceTransaction.ts'

export const getServiceTransaction = defineRoute({
  method: 'get',
  path: `${txServicePath}/v2/multisig-transactions/:hash`,
  summary: 'A multisig transaction.',
  params: ServiceHashParamsSchema,
  response: ServiceTransactionSchema,
  async handle({ params: { chain: name, hash: safeTxHash } }, { chains, db }) {
    const chain = getNamedChain(chains, name)
    const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
    if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
    const safe = await getKnownSafe(db, chain, record.safe)
    return explainOne(record, chain, (_, decoded) => toServiceTransaction(record, { ...chain, decoded, safe }))
  },
})
