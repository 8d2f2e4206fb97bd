import { useQueries } from '@tanstack/react-query'
import type { MySafe } from '../safe/useMySafes.ts'
import { useServices } from '../services/Services.ts'
import { type MessageReport, needsMessageSignatureOf } from '../transactions/MessageReport.ts'
import { worstVerdict } from '../verification/createCheckRegistry.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { newestMessagesQuery } from './messageQueries.ts'

export type MessageNeed = { safe: MySafe; report: MessageReport }

const refetchInterval = 30_000

/** Messages that need the connected account's signature, by verified signatures only. */
export function usePendingMessages(safes: readonly MySafe[]): {
  needs: MessageNeed[]
  isLoading: boolean
  hasFailed: boolean
} {
  const services = useServices()
  const { address: me } = useSigner()
  const owned = safes.filter(({ standing }) => standing === 'owner')
  const answers = useQueries({
    queries: owned.map(({ chain, address }) => ({
      ...newestMessagesQuery(services, { chainId: chain.id, address }),
      // Only the Safe on screen has an event stream.
      refetchInterval,
    })),
  })
  const needs = answers.flatMap(({ data = [] }, index) => {
    const safe = owned[index]
    if (!safe) return []
    return data
      .filter((report) => needsMessageSignatureOf(report, me) && worstVerdict(report.checks) !== 'block')
      .map((report) => ({ safe, report }))
  })
  return {
    needs,
    isLoading: answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ isError }) => isError),
  }
}
