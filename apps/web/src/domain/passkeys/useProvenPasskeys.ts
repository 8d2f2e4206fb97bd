import { useQuery } from '@tanstack/react-query'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { openPasskeys } from './openPasskeys.ts'

/** Lower-case addresses of passkeys that signed a test in this browser: nobody has to ask them for a proof. */
export function useProvenPasskeys(): ReadonlySet<string> {
  const proven = useStore(openPasskeys(useServices().storage)).filter(({ isProven }) => isProven)
  const { data } = useQuery({
    queryKey: ['passkeyAddresses', proven.map(({ id }) => id).join()],
    queryFn: async () => {
      const { toPasskeyAccount } = await import('./passkeyAccounts.ts')
      return proven.map((passkey) => toPasskeyAccount(passkey).address.toLowerCase())
    },
    enabled: proven.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return new Set(data)
}
