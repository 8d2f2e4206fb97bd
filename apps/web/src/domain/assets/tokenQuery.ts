import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { findChain, getChainClient, type Services } from '../services/Services.ts'
import type { Balance } from './readBalances.ts'

/** Balance of an unlisted token, read from its contract; null where none answers. */
export function tokenQuery(services: Services, { chainId, address }: SafeId, token: Address | undefined) {
  const read = async (of: Address): Promise<Balance | null> => {
    const chain = findChain(services, String(chainId))
    if (!chain) throw new Error(`Chain ${chainId} is not in the configuration.`)
    const { readBalances } = await import('./readBalances.ts')
    const { balances } = await readBalances(getChainClient(services, chainId), {
      address,
      chainId,
      claimed: [],
      native: chain.nativeCurrency,
      tokens: [of],
    })
    return balances.find((balance) => balance.type === 'ERC20' && isAddressEqual(balance.token, of)) ?? null
  }
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', 'of', token?.toLowerCase()],
    queryFn: token ? () => read(token) : skipToken,
  })
}
