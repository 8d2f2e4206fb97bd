import type { Address } from 'viem'
import type { Batch } from './Batch.ts'
import { entryOf } from './BatchEntry.ts'
import { computeChecksum } from './batchChecksum.ts'

export type WriteBatchFileParameters = { batch: Batch; chainId: number; safe: Address; createdAt: number }

/** The builder whose format this is. */
const txBuilderVersion = '1.18.2'

/** A file that the official Transaction Builder imports. What was imported and not changed is given back as it was. */
export function writeBatchFile({ batch, chainId, safe, createdAt }: WriteBatchFileParameters): string {
  const transactions = batch.items.map(entryOf)
  if (batch.file) {
    const { frame, indent, end } = batch.file
    return JSON.stringify({ ...frame, transactions }, null, indent) + end
  }
  const meta = {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion,
    createdFromSafeAddress: safe,
    createdFromOwnerAddress: '',
  }
  const file = { version: '1.0', chainId: String(chainId), createdAt, meta, transactions }
  return JSON.stringify({ ...file, meta: { ...meta, checksum: computeChecksum(file) } })
}
