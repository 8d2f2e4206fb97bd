import { type Address, hexToBigInt } from 'viem'
import { useConfig } from 'wagmi'
import { POLLING_INTERVAL } from '../constants.ts'
import { useLoaded } from './useLoaded.ts'

export type NativeBalance = { decimals: number; symbol: string; value: bigint }

/** The native balance of an account. Read directly: wagmi's hook imports half of viem. */
export function useNativeBalance(address: Address, chainId: number, isEnabled = true): NativeBalance | undefined {
  const config = useConfig()
  const chain = config.chains.find(({ id }) => id === chainId)
  const load = async () => {
    const client = config.getClient({ chainId })
    return hexToBigInt(await client.request({ method: 'eth_getBalance', params: [address, 'latest'] }))
  }
  const value = useLoaded(load, isEnabled && chain ? `${chainId}:${address}` : undefined, POLLING_INTERVAL)
  return chain && value !== undefined ? { ...chain.nativeCurrency, value } : undefined
}
