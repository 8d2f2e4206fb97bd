import type { SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, isAddressEqual } from 'viem'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type FieldResult, type FormResult, readForm, refineField } from '../../lib/readForm.ts'

const t = createCatalogue('delegates')

type DelegateFormValue = { address: string; label: string }

/** The service's limit. */
const maxLabelLength = 50

/** Validates a delegate for all Safes of an account, or for one if its state is given. */
export function readDelegate(
  { address, label }: DelegateFormValue,
  { chain, state }: { chain: ChainConfig; state?: SafeState | undefined },
): FormResult<{ delegate: Address; label: string }, DelegateFormValue> {
  const read = readForm({
    address: refineField(readAddress(address, chain), (delegate) => state && findConflict(delegate, state)),
    label: readLabel(label),
  })
  return 'errors' in read ? read : { value: { delegate: read.value.address, label: read.value.label } }
}

function readLabel(typed: string): FieldResult<string> {
  const value = typed.trim()
  if (value === '') return { error: t('labelMissing') }
  return [...value].length > maxLabelLength ? { error: t('labelLong') } : { value }
}

function findConflict(delegate: Address, { address, owners }: SafeState): string | undefined {
  if (isAddressEqual(delegate, address)) return t('isSafe')
  return owners.some((owner) => isAddressEqual(owner, delegate)) ? t('isOwner') : undefined
}
