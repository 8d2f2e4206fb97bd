import { useMemo } from 'react'
import type { Hex } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { listUnlisted, type OpenTransaction } from '../signature-store/confirmations.ts'

/** Stored transactions that the service does not list, from a nonce on (`listUnlisted`). */
export function useStoredTransactions(
  { chainId, address }: SafeId,
  listed: readonly { safeTxHash: Hex }[],
  nonce: bigint | undefined,
  isServiceDown = false,
): OpenTransaction[] {
  const records = useStore(useServices().confirmations)
  return useMemo(() => {
    const hashes = listed.map(({ safeTxHash }) => safeTxHash)
    return listUnlisted(records, { isServiceDown, listed: hashes, nonce, safe: { chainId, address } })
  }, [address, chainId, isServiceDown, listed, nonce, records])
}
