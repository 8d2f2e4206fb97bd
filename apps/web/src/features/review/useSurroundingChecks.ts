import { checkRecipient } from '@countersign/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, getAddress } from 'viem'
import type { Check } from '../../domain/checks/createCheckBook.ts'
import { toCheck } from '../../domain/checks/toCheck.ts'
import { checkToken } from '../../domain/effect/checkToken.ts'
import type { EffectReading } from '../../domain/effect/useTransactionDescription.ts'
import { queueQuery } from '../../domain/queue/queueQuery.ts'
import { isOpen, type Report } from '../../domain/report/Report.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { useStore } from '../../lib/useStore.ts'
import { checkPlaceInQueue, listNonces } from './checkPlaceInQueue.ts'
import { listRecipients } from './listRecipients.ts'

/**
 * What only its surroundings tell of a transaction that is still open: what else waits in the queue, which addresses the
 * reader knows, and for which token another one passes.
 */
export function useSurroundingChecks(
  report: Report,
  { description, tokens }: Pick<EffectReading, 'description' | 'tokens'>,
): { checks: Check[] /** The queue is still on its way. */; isPending: boolean } {
  const services = useServices()
  const names = useStore(services.names)
  const bundledNames = useStore(services.bundledNames)
  const { data, isPending } = useQuery(queueQuery(services, report.id))
  const checks = useMemo(() => {
    if (!isOpen(report) || !report.transaction) return []
    const book = [...Object.keys(names), ...Object.keys(bundledNames)].map((address) => getAddress(address))
    const owners = report.state?.owners ?? []
    const chain = findChain(services, String(report.id.chainId))
    return [
      ...(data ? checkPlaceInQueue(report, listNonces(data.results, report.id)) : []),
      ...(chain ? [...tokens.values()].flatMap((token) => checkToken(chain, token) ?? []) : []),
      ...(description ? checkRecipients(listRecipients(description, report.id.address), [...book, ...owners]) : []),
    ]
  }, [bundledNames, data, description, names, report, services, tokens])
  return { checks, isPending: isPending && isOpen(report) }
}

/** That somebody is new is not worth a caution on every payment; that somebody looks like another is. */
function checkRecipients(recipients: readonly Address[], book: readonly Address[]): Check[] {
  return (
    recipients
      .map((recipient) => checkRecipient({ book, recipient }))
      .filter(({ code }) => code === 'RECIPIENT_LOOKS_LIKE_KNOWN')
      // The sentence names both: neither of them is a claim of the service.
      .map((check) => ({ ...toCheck(check), detail: undefined }))
  )
}
