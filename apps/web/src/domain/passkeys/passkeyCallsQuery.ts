import { queryOptions } from '@tanstack/react-query'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import { openPasskeys } from './openPasskeys.ts'

export type SignerCall = { to: Address; data: Hex; value: bigint }

/** The calls that deploy the missing signer contracts of this browser's passkeys among these owners. */
export function passkeyCallsQuery(
  services: Services,
  { chainId, owners }: { chainId: number; owners: readonly Address[] },
) {
  const { storage } = services
  const hasPasskeys = owners.length > 0 && openPasskeys(storage).get().length > 0
  return queryOptions({
    queryKey: ['chain', chainId, 'passkeyCalls', owners.join().toLowerCase()],
    queryFn: async (): Promise<readonly SignerCall[]> => {
      const [{ listPasskeyAccounts }, { createPasskeySignerCall, isPasskeySignerDeployed }] = await Promise.all([
        import('./passkeyAccounts.ts'),
        import('@countersign/protocol/passkey'),
      ])
      const client = getChainClient(services, chainId)
      const calls = listPasskeyAccounts(storage)
        .filter(({ address }) => owners.some((owner) => isAddressEqual(owner, address)))
        .map(async ({ publicKey }) =>
          (await isPasskeySignerDeployed(client, publicKey)) ? [] : [createPasskeySignerCall(publicKey)],
        )
      return (await Promise.all(calls)).flat()
    },
    ...(hasPasskeys ? {} : { initialData: [] }),
    staleTime: 60_000,
  })
}
