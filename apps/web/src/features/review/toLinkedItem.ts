import { type LinkedMessage, LinkedMessageSchema, type LinkedTransaction } from '@countersign/protocol/offline'
import type { MessageReport, Report } from '../../domain/transactions/Report.ts'

/** The data another device needs to recompute the hashes; undefined until the Safe's version is known. */
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

/** The same for a message. */
export function toLinkedMessage({ confirmations, content, id, state }: MessageReport): LinkedMessage | undefined {
  if (!state || !content) return undefined
  const parsed = LinkedMessageSchema.safeParse({
    chainId: `${id.chainId}`,
    safe: id.address,
    version: state.version,
    content: content.value,
    signatures: confirmations.flatMap(({ data }) => data ?? []),
  })
  // Undefined: longer than a link may be.
  return parsed.success ? parsed.data : undefined
}
