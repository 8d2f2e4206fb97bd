import { useMemo } from 'react'
import type { Hex } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { type KeptTransaction, listKept } from '../ledger/listKept.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'

/** What was signed here, or came by file, link or code, and is not among what the service lists; from a nonce on. */
export function useKeptTransactions(
  { chainId, address }: SafeId,
  listed: readonly { safeTxHash: Hex }[],
  nonce: bigint | undefined,
): KeptTransaction[] {
  const services = useServices()
  const ledger = useStore(services.ledger)
  const received = useStore(services.received)
  return useMemo(() => {
    const hashes = listed.map(({ safeTxHash }) => safeTxHash)
    return listKept({ ledger, listed: hashes, nonce, received, safe: { chainId, address } })
  }, [address, chainId, ledger, listed, nonce, received])
}
