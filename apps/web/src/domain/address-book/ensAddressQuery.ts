import type { ChainConfig } from '@countersign/protocol/config'
import { queryOptions } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import type { EnsAnswer } from './resolveEnsName.ts'

export type EnsReading =
  | EnsAnswer
  /** The name resolved to another address when it was entered. */
  | { kind: 'moved'; from: Address; to: Address }

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

/** A name whose address changed stays refused: its owner may be swapping addresses. */
export function compareAnswers(before: EnsReading | undefined, answer: EnsAnswer): EnsReading {
  if (before?.kind === 'moved') return before
  if (before?.kind !== 'found' || answer.kind !== 'found') return answer
  return isAddressEqual(before.address, answer.address)
    ? answer
    : { kind: 'moved', from: before.address, to: answer.address }
}

/** Contains dots and ends in letters, which no address does. */
export function isNameLike(text: string): boolean {
  return text.length <= 255 && /^[^\s:/]+\.\p{L}{2,}$/u.test(text)
}

export function canResolveName({ config }: Pick<Services, 'config'>, chain: ChainConfig): boolean {
  return config.lookups.names && chain.contracts?.ensUniversalResolver !== undefined
}
