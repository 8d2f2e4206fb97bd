import { AddressSchema } from '@countersign/protocol/wire'
import type { Address, Hash } from 'viem'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import { RequestError } from '../errors/RequestError.ts'

type Identified =
  | Pick<MultisigTransactionRecord, 'safe' | 'safeTxHash' | 'type'>
  | Pick<ModuleTransactionRecord, 'logIndex' | 'safe' | 'transactionHash' | 'type'>
  | Pick<TransferRecord, 'kind' | 'position' | 'safe' | 'transactionHash' | 'type'>
  | { safe: Address; type: 'creation' }

export function toTransactionId(record: Identified): string {
  switch (record.type) {
    case 'multisig':
      return `multisig_${record.safe}_${record.safeTxHash}`
    case 'module':
      return `module_${record.safe}_i${record.transactionHash.slice(2)}${record.logIndex}`
    case 'transfer':
      return `transfer_${record.safe}_${record.kind === 'native' ? 'i' : 'e'}${record.transactionHash.slice(2)}${record.position}`
    case 'creation':
      return `creation_${record.safe}`
  }
}

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

export class InvalidTransactionIdError extends RequestError {
  constructor() {
    super(400, 'INVALID_TRANSACTION_ID', 'Invalid transaction ID')
  }
}

export class TransactionNotFoundError extends RequestError {
  constructor({ id }: { id: string }) {
    super(
      404,
      'TRANSACTION_NOT_FOUND',
      `Transaction ${id} was not found. Check its ID, or try again once its block is indexed.`,
    )
  }
}
