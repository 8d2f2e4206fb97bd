import { queryOptions } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import type { EnsAnswer } from './resolveEnsName.ts'

export type EnsReading =
  | EnsAnswer
  /** It meant one address when it was typed, and another one now. */
  | { kind: 'moved'; from: Address; to: Address }

/** What a name stands for, asked again and again for as long as it stands in a form. */
export function ensAddressQuery(services: Services, chainId: number, name: string) {
  const queryKey = ['chain', chainId, 'ens', name]
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<EnsReading> => {
      const { resolveEnsName } = await import('./resolveEnsName.ts')
      const answer = await resolveEnsName(getChainClient(services, chainId), name)
      return compareAnswers(services.queryClient.getQueryData<EnsReading>(queryKey), answer)
    },
    refetchInterval: 12_000,
  })
}

/** A name that moved while it stood in the form stays refused: somebody may be playing with it. */
export function compareAnswers(before: EnsReading | undefined, answer: EnsAnswer): EnsReading {
  if (before?.kind === 'moved') return before
  if (before?.kind !== 'found' || answer.kind !== 'found') return answer
  return isAddressEqual(before.address, answer.address)
    ? answer
    : { kind: 'moved', from: before.address, to: answer.address }
}
