import { useMemo } from 'react'
import type { Hex } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { listCosigned } from '../signature-store/cosignatures.ts'
import { listStored, type StoredTransactionEntry } from '../signature-store/listStored.ts'

/**
 * What was signed here, or came by file, link or code, and is not among what the service lists; from a nonce on.
 * Where the service does not answer, also what it showed before with the verified signature of an owner.
 */
export function useStoredTransactions(
  { chainId, address }: SafeId,
  listed: readonly { safeTxHash: Hex }[],
  nonce: bigint | undefined,
  isServiceDown = false,
): StoredTransactionEntry[] {
  const services = useServices()
  const signatureStore = useStore(services.signatureStore)
  const received = useStore(services.received)
  const cosignatures = useStore(services.cosignatures)
  return useMemo(() => {
    const hashes = listed.map(({ safeTxHash }) => safeTxHash)
    const safe = { chainId, address }
    const cosigned = isServiceDown ? listCosigned(cosignatures, safe) : []
    return listStored({ cosigned, signatureStore, listed: hashes, nonce, received, safe })
  }, [address, chainId, cosignatures, isServiceDown, signatureStore, listed, nonce, received])
}
