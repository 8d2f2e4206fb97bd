import { queryOptions } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import { openPasskeys } from './openPasskeys.ts'

/** An owner that a passkey of this browser can sign for. */
export type OwnPasskey = { account: Address; name: string }

export function ownPasskeysQuery(
  services: Services,
  { chainId, owners, safe }: { chainId: number; owners: readonly Address[]; safe: Address },
) {
  const { storage } = services
  const ids = openPasskeys(storage)
    .get()
    .map(({ id }) => id)
  return queryOptions({
    queryKey: ['chain', chainId, 'ownPasskeys', safe.toLowerCase(), owners.join().toLowerCase(), ids.join()],
    queryFn: async (): Promise<readonly OwnPasskey[]> => {
      const [{ listPasskeyAccounts }, { readConfiguredPasskey, sharedPasskeySigner }] = await Promise.all([
        import('./passkeyAccounts.ts'),
        import('@countersign/protocol/passkey'),
      ])
      const accounts = listPasskeyAccounts(storage)
      const own = accounts.filter(({ address }) => owners.some((owner) => isAddressEqual(owner, address)))
      const found = own.map(({ address: account, passkey: { name } }) => ({ account, name }))
      const shared = owners.find((owner) => isAddressEqual(owner, sharedPasskeySigner.address))
      if (!shared) return found
      const configured = await readConfiguredPasskey(getChainClient(services, chainId), {
        chainId,
        owner: shared,
        safe,
      })
      const key = configured?.publicKey
      const match = accounts.find(({ publicKey }) => key && publicKey.x === key.x && publicKey.y === key.y)
      return match ? [...found, { account: shared, name: match.passkey.name }] : found
    },
    staleTime: 60_000,
  })
}
