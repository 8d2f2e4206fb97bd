import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useConnectDialog } from './ConnectDialogContext.ts'

export type Signer = {
  status: 'connected' | 'restoring' | 'disconnected'
  address: Address | undefined
  chainId: number | undefined
}

/** The connected account. A wallet that is reconnecting is not "disconnected" yet. */
export function useSigner(): Signer {
  const { address, chainId, status } = useConnection()
  const { isRestoring } = useConnectDialog()
  const isConnected = status === 'connected' && address !== undefined
  return {
    status: isConnected ? 'connected' : isRestoring ? 'restoring' : 'disconnected',
    address: isConnected ? address : undefined,
    chainId: isConnected ? chainId : undefined,
  }
}
