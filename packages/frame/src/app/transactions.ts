import { HashSchema, type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import { InvalidSafeTxHashError, NoTransactionsError } from '../errors/callErrors.ts'
import type { CallOptions, Frame } from '../transport/createFrame.ts'
import {
  type SendTransactionsParams,
  SendTransactionsParamsSchema,
  type SentTransactions,
  SentTransactionsSchema,
} from '../wire/SendTransactionsSchema.ts'

export type SendTransactionsParameters = CallOptions & {
  /** `safeTxGas`; without it a failing inner call reverts the execution. */
  safeTxGas?: number | undefined
  /** Several calls become one atomic batch. */
  transactions: readonly { data?: Hex | undefined; to: Address; value?: bigint | undefined }[]
}

/**
 * Proposes a transaction of the Safe in the host. Resolves when it is proposed, possibly long before its execution: the
 * hash has no receipt.
 *
 * @example
 * const { safeTxHash } = await sendTransactions(frame, { transactions: [{ to, value: 1n }] })
 */
export async function sendTransactions(
  frame: Frame,
  parameters: SendTransactionsParameters,
): Promise<SentTransactions> {
  const { safeTxGas, transactions, ...options } = parameters
  if (!Array.isArray(transactions) || transactions.length === 0) throw new NoTransactionsError()
  const params: SendTransactionsParams = {
    txs: transactions.map(({ data = '0x', to, value = 0n }) => ({ data, to, value: value.toString() })),
    params: safeTxGas === undefined ? undefined : { safeTxGas },
  }
  SendTransactionsParamsSchema.parse(params)
  return frame.request({ ...options, method: 'sendTransactions', params, schema: SentTransactionsSchema })
}

export type GetTransactionParameters = CallOptions & { safeTxHash: string }

/** `getTxBySafeTxHash`: a transaction of the Safe. A claim of the host: hash it again before showing it. */
export async function getTransaction(frame: Frame, parameters: GetTransactionParameters): Promise<TransactionDetails> {
  const { safeTxHash, ...options } = parameters
  if (!HashSchema.safeParse(safeTxHash).success) throw new InvalidSafeTxHashError()
  return frame.request({
    ...options,
    method: 'getTxBySafeTxHash',
    params: { safeTxHash },
    schema: TransactionDetailsSchema,
  })
}
