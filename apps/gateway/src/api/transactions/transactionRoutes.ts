import {
  AddressSchema,
  ChainIdParamSchema,
  ConfirmRequestSchema,
  DeleteTransactionRequestSchema,
  HashSchema,
  ProposeRequestSchema,
  TransactionCallRequestSchema,
  TransactionDetailsSchema,
  TransactionIdSchema,
  TransactionPreviewSchema,
} from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { isAddressEqual } from 'viem'
import { z } from 'zod'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { findModuleTransaction } from '../../db/queries/moduleTransactions.ts'
import { findTransfer } from '../../db/queries/transfers.ts'
import type { Database } from '../../db/schema.ts'
import { decodeInSlices, isExplainable } from '../../lib/decodeInSlices.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { loadTokenMap } from '../tokens/knownTokens.ts'
import { loadMultisigDetails, loadTransactionDetails } from './loadTransactionDetails.ts'
import { confirmProposal, storeProposal } from './storeProposal.ts'
import { listBatchTargets, toCallInfo, toTransactionData } from './toCallInfo.ts'
import {
  InvalidTransactionIdError,
  parseTransactionId,
  type TransactionId,
  TransactionNotFoundError,
} from './transactionId.ts'
import { withdrawProposal } from './withdrawProposal.ts'

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

export const transactionRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/transactions/:id',
    summary: 'Get a transaction',
    params: z.object({ chainId: ChainIdParamSchema, id: TransactionIdSchema }),
    response: TransactionDetailsSchema,
    async handle({ chain, params: { chainId, id } }, { db }) {
      const record = await findRecord(db, chainId, parseTransactionId(id))
      if (!record) throw new TransactionNotFoundError({ id })
      return loadTransactionDetails(db, chain, record)
    },
  }),
  // Idempotent.
  defineRoute({
    method: 'post',
    path: '/v1/chains/:chainId/transactions/:safe/propose',
    summary: 'Propose a transaction',
    description: 'The service verifies hash and signatures.',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    body: ProposeRequestSchema,
    response: TransactionDetailsSchema,
    async handle({ chain, params: { safe }, body: request }, { db, jobs }) {
      await storeProposal(db, { chain, jobs, request, safe })
      return loadMultisigDetails(db, chain, request.safeTxHash)
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/chains/:chainId/transactions/:safeTxHash/confirmations',
    summary: 'Confirm a transaction',
    description: 'The service verifies the signature.',
    params: z.object({ chainId: ChainIdParamSchema, safeTxHash: HashSchema }),
    body: ConfirmRequestSchema,
    response: TransactionDetailsSchema,
    async handle({ chain, params: { safeTxHash }, body: { signature } }, { db, jobs }) {
      await confirmProposal(db, { chain, jobs, safeTxHash, signature })
      return loadMultisigDetails(db, chain, safeTxHash)
    },
  }),
  // Explains a call before it is proposed.
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/chains/:chainId/transactions/:safe/preview',
    summary: 'Preview a transaction',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    body: TransactionCallRequestSchema,
    response: TransactionPreviewSchema,
    async handle({ chain: { config, findFunctions }, params: { safe }, body: { data, operation, to, value } }, { db }) {
      const transaction = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
      const decoded = isExplainable(transaction.data) ? await decodeInSlices(transaction, { findFunctions }) : null
      const batched = decoded ? listBatchTargets(decoded) : []
      const tokens = await loadTokenMap(db, { config, others: [to, ...batched], records: [] })
      return {
        txData: toTransactionData(transaction, { decoded, findFunctions, tokens }),
        txInfo: toCallInfo({ findFunctions, safe, tokens, transaction }),
      }
    },
  }),
]

export const deleteTransaction = defineRoute({
  method: 'delete',
  path: '/v1/chains/:chainId/transactions/:id',
  summary: 'Delete a proposed transaction',
  description: 'Signed by the proposer within the hour.',
  params: z.object({ chainId: ChainIdParamSchema, id: HashSchema }),
  body: DeleteTransactionRequestSchema,
  response: 'nothing',
  async handle({ chain, params: { id: safeTxHash }, body: { signature } }, { db }) {
    await withdrawProposal(db, { chain, safeTxHash, signature })
  },
})
