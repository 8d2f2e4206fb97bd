import {
  createPausingSchema,
  createTolerantPageSchema,
  formatCursor,
  type TolerantTransactionListPage,
  TransactionListItemSchema,
} from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'

/** A page of transactions. A malformed row does not affect the others. */
const TransactionPageSchema = createTolerantPageSchema(TransactionListItemSchema)

export type ListQueueParameters = PageParameters &
  SafeParameters & {
    /** Includes body and confirmations of each transaction, where the service supports it. */
    details?: boolean | undefined
    /** Size of the first page, which its links repeat. A service may return fewer. */
    limit?: number | undefined
    /** `false` also lists proposals without an owner's signature. */
    trusted?: boolean | undefined
  }

/** Parsed asynchronously: a hundred transactions with details would block the page. */
const QueuePageSchema = createTolerantPageSchema(createPausingSchema(TransactionListItemSchema))

/** The queue of a Safe by nonce, with its labels and conflict headers. */
export function listQueue(client: Client, parameters: ListQueueParameters): Promise<TolerantTransactionListPage> {
  const { address, chainId, details, limit, pageUrl, signal, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transactions/queued`,
    query: { cursor: limit === undefined ? undefined : formatCursor({ limit, offset: 0 }), details, trusted },
    schema: QueuePageSchema,
    signal,
  })
}

export type ListHistoryParameters = PageParameters &
  SafeParameters & {
    /** `false` hides imitation transfers (address poisoning). */
    imitation?: boolean | undefined
    /** IANA time zone of the day labels. */
    timezone?: string | undefined
    trusted?: boolean | undefined
  }

/** The history of a Safe, newest first, with a label per day. */
export function listHistory(client: Client, parameters: ListHistoryParameters): Promise<TolerantTransactionListPage> {
  const { address, chainId, imitation, pageUrl, signal, timezone, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transactions/history`,
    query: { imitation, timezone, trusted },
    schema: TransactionPageSchema,
    signal,
  })
}

export type ListMultisigTransactionsParameters = PageParameters &
  SafeParameters & {
    executed?: boolean | undefined
    /** Not before this time. */
    executedFrom?: Date | undefined
    /** Not after this time. */
    executedTo?: Date | undefined
    nonce?: number | undefined
    to?: `0x${string}` | undefined
    /** Decimal, in the smallest unit. */
    value?: string | undefined
  }

/** Multisig transactions, executed or not, highest nonce first. */
export function listMultisigTransactions(
  client: Client,
  parameters: ListMultisigTransactionsParameters,
): Promise<TolerantTransactionListPage> {
  const { address, chainId, executed, executedFrom, executedTo, nonce, pageUrl, signal, to, value } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/multisig-transactions/`,
    query: {
      executed,
      execution_date__gte: executedFrom?.toISOString(),
      execution_date__lte: executedTo?.toISOString(),
      nonce,
      to,
      value,
    },
    schema: TransactionPageSchema,
    signal,
  })
}

export type ListModuleTransactionsParameters = PageParameters &
  SafeParameters & {
    module?: `0x${string}` | undefined
    to?: `0x${string}` | undefined
    transactionHash?: `0x${string}` | undefined
  }

/** The module transactions of a Safe, newest first. */
export function listModuleTransactions(
  client: Client,
  parameters: ListModuleTransactionsParameters,
): Promise<TolerantTransactionListPage> {
  const { address, chainId, module, pageUrl, signal, to, transactionHash } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/module-transactions/`,
    query: { module, to, transaction_hash: transactionHash },
    schema: TransactionPageSchema,
    signal,
  })
}

export type ListIncomingTransfersParameters = PageParameters &
  SafeParameters & {
    /** Not before this time. */
    executedFrom?: Date | undefined
    /** Not after this time. */
    executedTo?: Date | undefined
    to?: `0x${string}` | undefined
    tokenAddress?: `0x${string}` | undefined
    trusted?: boolean | undefined
    /** Decimal, in the smallest unit. */
    value?: string | undefined
  }

/** The incoming transfers of a Safe, newest first. */
export function listIncomingTransfers(
  client: Client,
  parameters: ListIncomingTransfersParameters,
): Promise<TolerantTransactionListPage> {
  const { address, chainId, executedFrom, executedTo, pageUrl, signal, to, tokenAddress, trusted, value } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/incoming-transfers/`,
    query: {
      execution_date__gte: executedFrom?.toISOString(),
      execution_date__lte: executedTo?.toISOString(),
      to,
      token_address: tokenAddress,
      trusted,
      value,
    },
    schema: TransactionPageSchema,
    signal,
  })
}
