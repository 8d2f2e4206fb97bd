import type { Address, Chain } from 'viem'

export type ConnectionResult =
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | { status: 'reconnecting' }
  | { status: 'connected'; account: { address: Address }; chain: { id: number; unsupported: boolean } }

export type Connected = Extract<ConnectionResult, { status: 'connected' }>

export type ToConnectionResultParameters = {
  address: Address | undefined
  chainId: number | undefined
  chains: readonly Pick<Chain, 'id'>[]
  status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** wagmi's connection as one value; without an account it is disconnected, whatever the status. */
export function toConnectionResult({
  address,
  chainId,
  chains,
  status,
}: ToConnectionResultParameters): ConnectionResult {
  switch (status) {
    case 'connected':
      return address && chainId !== undefined
        ? {
            account: { address },
            chain: { id: chainId, unsupported: !chains.some(({ id }) => id === chainId) },
            status: 'connected',
          }
        : { status: 'disconnected' }
    case 'connecting':
    case 'disconnected':
    case 'reconnecting':
      return { status }
  }
}
