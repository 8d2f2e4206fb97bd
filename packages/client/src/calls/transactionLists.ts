import {
  createPausingSchema,
  createTolerantPageSchema,
  formatCursor,
  type TolerantTransactionListPage,
  TransactionListItemSchema,
} from '@countersign/protocol/wire'
import type { Client, PageParameters, SafeParameters } from '../createClient.ts'
import { type RequestParameters, request } from '../request.ts'

/** A malformed row does not affect the others. Parsed asynchronously: thousands of rows would block the page. */
const TransactionPageSchema = createTolerantPageSchema(createPausingSchema(TransactionListItemSchema))

function listTransactions(
  client: Client,
  { address, chainId, pageUrl, signal }: PageParameters & SafeParameters,
  path: string,
  query: NonNullable<RequestParameters<typeof TransactionPageSchema>['query']>,
): Promise<TolerantTransactionListPage> {
  const schema = TransactionPageSchema
  return request(client, { pageUrl, path: `/v1/chains/${chainId}/safes/${address}/${path}`, query, schema, signal })
}

export type ListQueueParameters = PageParameters &
  SafeParameters & {
    /** Includes body and confirmations of each transaction, where the service supports it. */
    details?: boolean | undefined
    /** Size of the first page, which its links repeat. A service may return fewer. */
    limit?: number | undefined
    /** `false` also lists proposals without an owner's signature. */
    trusted?: boolean | undefined
  }

/** The queue of a Safe by nonce, with its labels and conflict headers. */
export function listQueue(client: Client, parameters: ListQueueParameters): Promise<TolerantTransactionListPage> {
  const { address, chainId, details, limit, pageUrl, signal, trusted } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transactions/queued`,
    query: { cursor: limit === undefined ? undefined : formatCursor({ limit, offset: 0 }), details, trusted },
    schema: TransactionPageSchema,
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
export function listHistory(client: Client, parameters: ListHistoryParameters) {
  const { imitation, timezone, trusted } = parameters
  return listTransactions(client, parameters, 'transactions/history', { imitation, timezone, trusted })
}

type ExecutionDates = {
  /** Not before this time. */
  executedFrom?: Date | undefined
  /** Not after this time. */
  executedTo?: Date | undefined
}

const toDateQuery = ({ executedFrom, executedTo }: ExecutionDates) => ({
  execution_date__gte: executedFrom?.toISOString(),
  execution_date__lte: executedTo?.toISOString(),
})

export type ListMultisigTransactionsParameters = ExecutionDates &
  PageParameters &
  SafeParameters & {
    executed?: boolean | undefined
    nonce?: number | undefined
    to?: `0x${string}` | undefined
    /** Decimal, in the smallest unit. */
    value?: string | undefined
  }

/** Multisig transactions, executed or not, highest nonce first. */
export function listMultisigTransactions(client: Client, parameters: ListMultisigTransactionsParameters) {
  const { executed, nonce, to, value } = parameters
  return listTransactions(client, parameters, 'multisig-transactions/', {
    executed,
    ...toDateQuery(parameters),
    nonce,
    to,
    value,
  })
}

export type ListModuleTransactionsParameters = PageParameters &
  SafeParameters & {
    module?: `0x${string}` | undefined
    to?: `0x${string}` | undefined
    transactionHash?: `0x${string}` | undefined
  }

/** The module transactions of a Safe, newest first. */
export function listModuleTransactions(client: Client, parameters: ListModuleTransactionsParameters) {
  const { module, to, transactionHash } = parameters
  return listTransactions(client, parameters, 'module-transactions/', { module, to, transaction_hash: transactionHash })
}

export type ListIncomingTransfersParameters = ExecutionDates &
  PageParameters &
  SafeParameters & {
    to?: `0x${string}` | undefined
    tokenAddress?: `0x${string}` | undefined
    trusted?: boolean | undefined
    /** Decimal, in the smallest unit. */
    value?: string | undefined
  }

/** The incoming transfers of a Safe, newest first. */
export function listIncomingTransfers(client: Client, parameters: ListIncomingTransfersParameters) {
  const { to, tokenAddress, trusted, value } = parameters
  return listTransactions(client, parameters, 'incoming-transfers/', {
    ...toDateQuery(parameters),
    to,
    token_address: tokenAddress,
    trusted,
    value,
  })
}
