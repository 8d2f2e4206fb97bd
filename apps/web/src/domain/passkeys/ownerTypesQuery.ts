import type { OwnerType } from '@countersign/protocol/passkey'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'

export type { OwnerType }

/** How owners sign, by lower-case address. The kernel's part loads with the first query. */
export function ownerTypesQuery(
  services: Services,
  { chainId, owners, safe }: { chainId: number; owners: readonly Address[]; safe: Address },
) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerTypes', safe.toLowerCase(), owners.join().toLowerCase()],
    queryFn: async (): Promise<Readonly<Record<string, OwnerType>>> => {
      const [{ listPasskeyAccounts }, { readOwnerTypes }] = await Promise.all([
        import('./passkeyAccounts.ts'),
        import('@countersign/protocol/passkey'),
      ])
      const passkeys = listPasskeyAccounts(services.storage).map(({ address }) => address)
      const types = await readOwnerTypes(getChainClient(services, chainId), { chainId, owners, passkeys, safe })
      return Object.fromEntries(owners.map((owner, index) => [owner.toLowerCase(), types[index] ?? 'contract']))
    },
    staleTime: 60_000,
  })
}
