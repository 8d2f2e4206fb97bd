import { type LinkedMessage, LinkedMessageSchema, type LinkedTransaction } from '@countersign/protocol/offline'
import type { MessageReport } from '../../domain/transactions/MessageReport.ts'
import type { Report } from '../../domain/transactions/Report.ts'

/** What another screen needs to work out the same; undefined while the chain has not said which version the Safe is. */
export function toLinkedTransaction({ id, signatures, state, transaction }: Report): LinkedTransaction | undefined {
  if (!state || !transaction) return undefined
  return {
    kind: 'transaction',
    chainId: id.chainId,
    safe: id.address,
    version: state.version,
    transaction: transaction.value,
    signatures: signatures?.value.map(({ data }) => data) ?? [],
    ...(state.planned ? { planned: state.planned } : {}),
  }
}

/** The same of a message. */
export function toLinkedMessage({ confirmations, content, id, state }: MessageReport): LinkedMessage | undefined {
  if (!state || !content) return undefined
  const parsed = LinkedMessageSchema.safeParse({
    chainId: `${id.chainId}`,
    safe: id.address,
    version: state.version,
    content: content.value,
    signatures: confirmations.flatMap(({ data }) => data ?? []),
  })
  // Longer than any link may be: there is none then.
  return parsed.success ? parsed.data : undefined
}
