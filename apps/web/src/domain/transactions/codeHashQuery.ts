import { queryOptions } from '@tanstack/react-query'
import { type Address, keccak256 } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'

/** Code hash of an address; null: no code. */
export function codeHashQuery(services: Pick<Services, 'chains'>, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['chain', chainId, 'codeHash', address.toLowerCase()],
    queryFn: async () => {
      const code = await getChainClient(services, chainId).request({
        method: 'eth_getCode',
        params: [address, 'latest'],
      })
      return { address, codeHash: code === '0x' ? null : keccak256(code) }
    },
    staleTime: 60_000,
  })
}
