import { ChainIdParamSchema, TransactionDetailsSchema, TransactionIdSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { isAddressEqual } from 'viem'
import { z } from 'zod'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { findModuleTransaction } from '../../db/queries/moduleTransactions.ts'
import { findTransfer } from '../../db/queries/transfers.ts'
import type { Database } from '../../db/schema.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { InvalidTransactionIdError } from './InvalidTransactionIdError.ts'
import { loadTransactionDetails } from './loadTransactionDetails.ts'
import { parseTransactionId, type TransactionId } from './parseTransactionId.ts'
import { TransactionNotFoundError } from './TransactionNotFoundError.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, id: TransactionIdSchema })

export const getTransaction = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/transactions/:id',
  summary: 'Everything about one transaction.',
  params: ParamsSchema,
  response: TransactionDetailsSchema,
  async handle({ params: { chainId, id } }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    const record = await findRecord(db, chainId, parseTransactionId(id))
    if (!record) throw new TransactionNotFoundError({ id })
    return loadTransactionDetails(db, chain, record)
  },
})

async function findRecord(db: Kysely<Database>, chainId: number, id: TransactionId) {
  switch (id.type) {
    case 'module':
      return findModuleTransaction(db, { chainId, ...id })
    case 'transfer':
      return findTransfer(db, { chainId, ...id })
    case 'multisig': {
      const record = await findMultisigTransaction(db, { chainId, safeTxHash: id.safeTxHash })
      // The id combines a Safe with a transaction of another one: a misleading link.
      if (record && id.safe && !isAddressEqual(record.safe, id.safe)) throw new InvalidTransactionIdError()
      return record
    }
  }
}
