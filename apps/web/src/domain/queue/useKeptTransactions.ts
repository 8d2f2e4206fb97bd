import { useMemo } from 'react'
import type { Hex } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { listCosigned } from '../ledger/cosignatures.ts'
import { type KeptTransaction, listKept } from '../ledger/listKept.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'

/**
 * What was signed here, or came by file, link or code, and is not among what the service lists; from a nonce on.
 * Where the service does not answer, also what it showed before with the verified signature of an owner.
 */
export function useKeptTransactions(
  { chainId, address }: SafeId,
  listed: readonly { safeTxHash: Hex }[],
  nonce: bigint | undefined,
  isServiceDown = false,
): KeptTransaction[] {
  const services = useServices()
  const ledger = useStore(services.ledger)
  const received = useStore(services.received)
  const cosignatures = useStore(services.cosignatures)
  return useMemo(() => {
    const hashes = listed.map(({ safeTxHash }) => safeTxHash)
    const safe = { chainId, address }
    const cosigned = isServiceDown ? listCosigned(cosignatures, safe) : []
    return listKept({ cosigned, ledger, listed: hashes, nonce, received, safe })
  }, [address, chainId, cosignatures, isServiceDown, ledger, listed, nonce, received])
}
