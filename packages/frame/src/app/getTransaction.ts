import { HashSchema, type TransactionDetails, TransactionDetailsSchema } from '@countersign/protocol/wire'
import { InvalidSafeTxHashError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import type { CallOptions } from './CallOptions.ts'

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
