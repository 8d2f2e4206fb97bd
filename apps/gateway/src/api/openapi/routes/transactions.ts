import {
  ConfirmationViewRequestSchema,
  ConfirmationViewSchema,
  ConfirmRequestSchema,
  DeleteTransactionRequestSchema,
  EstimationSchema,
  ProposeRequestSchema,
  TransactionCallRequestSchema,
  TransactionDetailsSchema,
  TransactionListPageSchema,
  TransactionPreviewSchema,
} from '@countersign/protocol'
import { ListHistoryTransactionsQuerySchema } from '../../transactions/listHistoryTransactions.ts'
import { ListIncomingTransfersQuerySchema } from '../../transactions/listIncomingTransfers.ts'
import { ListModuleTransactionsQuerySchema } from '../../transactions/listModuleTransactions.ts'
import { ListMultisigTransactionsQuerySchema } from '../../transactions/listMultisigTransactions.ts'
import { ListQueuedTransactionsQuerySchema } from '../../transactions/listQueuedTransactions.ts'
import type { ApiSection } from '../ApiRoute.ts'

export const transactionRoutes: ApiSection = {
  name: 'Transactions',
  routes: [
    {
      answer: TransactionListPageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/transactions/queued',
      query: ListQueuedTransactionsQuerySchema,
      summary: 'What waits, by nonce, with labels and conflict headers.',
    },
    {
      answer: TransactionListPageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/transactions/history',
      query: ListHistoryTransactionsQuerySchema,
      summary: 'What happened, newest first, with a label per day.',
    },
    {
      answer: TransactionListPageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/incoming-transfers',
      query: ListIncomingTransfersQuerySchema,
      summary: 'What the Safe received, newest first.',
    },
    {
      answer: TransactionListPageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/module-transactions',
      query: ListModuleTransactionsQuerySchema,
      summary: 'What modules did in its name, newest first.',
    },
    {
      answer: TransactionListPageSchema,
      method: 'get',
      path: '/v1/chains/:chainId/safes/:address/multisig-transactions',
      query: ListMultisigTransactionsQuerySchema,
      summary: 'What owners proposed, executed or not, highest nonce first.',
    },
    {
      answer: TransactionDetailsSchema,
      method: 'get',
      path: '/v1/chains/:chainId/transactions/:id',
      summary: 'Everything about one transaction.',
    },
    {
      answer: TransactionDetailsSchema,
      body: ProposeRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/transactions/:safe/propose',
      summary: 'Stores a proposal after its hash and signatures were verified.',
    },
    {
      answer: TransactionDetailsSchema,
      body: ConfirmRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/transactions/:safeTxHash/confirmations',
      summary: 'Stores the signature of an owner after it was verified.',
    },
    {
      answer: TransactionPreviewSchema,
      body: TransactionCallRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/transactions/:safe/preview',
      summary: 'How a call would be described.',
    },
    {
      answer: ConfirmationViewSchema,
      body: ConfirmationViewRequestSchema,
      method: 'post',
      path: '/v1/chains/:chainId/safes/:address/views/transaction-confirmation',
      summary: 'The same for older clients.',
    },
    {
      answer: EstimationSchema,
      body: TransactionCallRequestSchema,
      method: 'post',
      path: '/v2/chains/:chainId/safes/:address/multisig-transactions/estimations',
      summary: 'Nonces, and the gas that a call needs inside the Safe.',
    },
    {
      answer: 'nothing',
      body: DeleteTransactionRequestSchema,
      method: 'delete',
      path: '/v1/chains/:chainId/transactions/:id',
      summary: 'Deletes a proposal; its proposer signs for it within the hour.',
    },
  ],
}
