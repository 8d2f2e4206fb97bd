import type { Address } from 'viem'
import type { Batch } from './Batch.ts'
import { entryOf } from './BatchEntry.ts'
import { computeChecksum } from './batchChecksum.ts'

export type WriteBatchFileParameters = { batch: Batch; chainId: number; safe: Address; createdAt: number }

/** The Transaction Builder version of this format. */
const txBuilderVersion = '1.18.2'

/** Exports a file for the Transaction Builder. An unchanged import is exported identically. */
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
