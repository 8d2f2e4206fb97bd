import { useMemo } from 'react'
import { useChains, useConnection } from 'wagmi'
import { type ConnectionResult, toConnectionResult } from '../connection/ConnectionResult.ts'

/** Who is connected, and where. */
export function useConnectionResult(): ConnectionResult {
  const { address, chainId, status } = useConnection()
  const chains = useChains()
  return useMemo(() => toConnectionResult({ address, chainId, chains, status }), [address, chainId, chains, status])
}
