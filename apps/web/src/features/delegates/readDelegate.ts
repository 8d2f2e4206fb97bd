import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual } from 'viem'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'

export type DelegateFormValue = { address: string; label: string }

export type DelegateErrors = { [field in keyof DelegateFormValue]?: string }

/** The service keeps labels of up to this length. */
const longestLabel = 50

/** What was typed, as a delegate of this Safe, or what is wrong with it. */
export function readDelegate(
  { address, label }: DelegateFormValue,
  { chain, state }: { chain: ChainConfig; state: SafeState },
): { delegate: Address; label: string } | { errors: DelegateErrors } {
  const read = readAddress(address, chain)
  const addressError = 'error' in read ? read.error : findConflict(read.value, state)
  const named = readLabel(label)
  if ('value' in read && !addressError && 'value' in named) return { delegate: read.value, label: named.value }
  return {
    errors: { ...(addressError ? { address: addressError } : {}), ...('error' in named ? { label: named.error } : {}) },
  }
}

export function readLabel(typed: string): { value: string } | { error: string } {
  const value = typed.trim()
  if (value === '') return { error: words.labelMissing }
  return [...value].length > longestLabel ? { error: words.labelLong } : { value }
}

function findConflict(delegate: Address, { address, owners }: SafeState): string | undefined {
  if (isAddressEqual(delegate, address)) return words.isSafe
  return owners.some((owner) => isAddressEqual(owner, delegate)) ? words.isOwner : undefined
}
