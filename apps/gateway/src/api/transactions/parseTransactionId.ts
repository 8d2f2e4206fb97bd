import { AddressSchema } from '@countersign/protocol/wire'
import type { Address, Hash } from 'viem'
import { InvalidTransactionIdError } from './InvalidTransactionIdError.ts'

export type TransactionId =
  | { safe: Address | undefined; safeTxHash: Hash; type: 'multisig' }
  | { logIndex: number; safe: Address; transactionHash: Hash; type: 'module' }
  | { isNative: boolean; position: string; safe: Address; transactionHash: Hash; type: 'transfer' }

const multisigForm = /^(?:multisig_(0x[0-9a-f]{40})_)?(0x[0-9a-f]{64})$/i
const moduleForm = /^module_(0x[0-9a-f]{40})_i([0-9a-f]{64})(\d{1,9})$/i
const transferForm = /^transfer_(0x[0-9a-f]{40})_([ei])([0-9a-f]{64})(\d*(?:,\d+)*)$/i

/** Parses a transaction id or a bare safeTxHash. */
export function parseTransactionId(id: string): TransactionId {
  const multisig = multisigForm.exec(id)
  if (multisig) {
    const [, safe, hash] = multisig
    return { safe: safe === undefined ? undefined : toAddress(safe), safeTxHash: toHash(hash), type: 'multisig' }
  }
  const module = moduleForm.exec(id)
  if (module) {
    const [, safe, hash, logIndex] = module
    return { logIndex: Number(logIndex), safe: toAddress(safe), transactionHash: toHash(hash), type: 'module' }
  }
  const transfer = transferForm.exec(id)
  if (transfer) {
    const [, safe, kind, hash, position = ''] = transfer
    return {
      isNative: kind?.toLowerCase() === 'i',
      position,
      safe: toAddress(safe),
      transactionHash: toHash(hash),
      type: 'transfer',
    }
  }
  throw new InvalidTransactionIdError()
}

function toAddress(text: string | undefined): Address {
  const parsed = AddressSchema.safeParse(text)
  if (!parsed.success) throw new InvalidTransactionIdError()
  return parsed.data
}

function toHash(text: string | undefined): Hash {
  return `0x${(text ?? '').replace(/^0x/i, '').toLowerCase()}`
}
