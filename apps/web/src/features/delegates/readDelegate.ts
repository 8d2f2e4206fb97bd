import type { ChainConfig, SafeState } from '@countersign/protocol'
import { type Address, isAddressEqual } from 'viem'
import { readAddress } from '../../domain/drafting/readAddress.ts'
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
  const text = label.trim()
  const labelError = text === '' ? words.labelMissing : [...text].length > longestLabel ? words.labelLong : undefined
  if ('value' in read && !addressError && !labelError) return { delegate: read.value, label: text }
  return {
    errors: { ...(addressError ? { address: addressError } : {}), ...(labelError ? { label: labelError } : {}) },
  }
}

function findConflict(delegate: Address, { address, owners }: SafeState): string | undefined {
  if (isAddressEqual(delegate, address)) return words.isSafe
  return owners.some((owner) => isAddressEqual(owner, delegate)) ? words.isOwner : undefined
}
