import type { Address } from 'viem'
import type { Confirmations } from './ConfirmationsSchema.ts'

export type ListSignedSafesParameters = { chainId: number; signer: Address }

/** Safes for which this account signed here, without duplicates. A file of its own: the first page loads it. */
export function listSignedSafes(records: Confirmations, { chainId, signer }: ListSignedSafesParameters): Address[] {
  const signed = records.filter(
    (record) =>
      record.kind === 'transaction' &&
      record.chainId === chainId &&
      record.confirmations.some((one) => one.source === 'yours' && one.signer.toLowerCase() === signer.toLowerCase()),
  )
  return [...new Set(signed.map(({ safe }) => safe))]
}
