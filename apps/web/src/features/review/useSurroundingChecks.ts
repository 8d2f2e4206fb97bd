import { checkRecipient, type TransactionDescription } from '@countersign/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, getAddress } from 'viem'
import type { Check } from '../../domain/checks/createCheckBook.ts'
import { toCheck } from '../../domain/checks/toCheck.ts'
import { listQueued, queueQuery } from '../../domain/queue/queueQuery.ts'
import { useKeptTransactions } from '../../domain/queue/useKeptTransactions.ts'
import { isOpen, type Report } from '../../domain/report/Report.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useStore } from '../../lib/useStore.ts'
import { checkPlaceInQueue, listNonces } from './checkPlaceInQueue.ts'
import { listRecipients } from './listRecipients.ts'

/**
 * What only its surroundings tell of a transaction that is still open: what else waits in the queue, and which addresses
 * the reader knows.
 */
export function useSurroundingChecks(report: Report, description: TransactionDescription | undefined): Check[] {
  const services = useServices()
  const names = useStore(services.names)
  const bundledNames = useStore(services.bundledNames)
  const { data } = useQuery(queueQuery(services, report.id))
  const listed = useMemo(
    () => [{ safeTxHash: report.id.safeTxHash }, ...listQueued(data?.results ?? [], report.id.address)],
    [data, report.id],
  )
  const kept = useKeptTransactions(report.id, listed, report.state?.nonce)
  return useMemo(() => {
    if (!isOpen(report) || !report.transaction) return []
    const book = [...Object.keys(names), ...Object.keys(bundledNames)].map((address) => getAddress(address))
    const owners = report.state?.owners ?? []
    const others = [...(data ? listNonces(data.results, report.id) : []), ...kept.map(({ nonce }) => nonce)]
    return [
      ...(data || kept.length > 0 ? checkPlaceInQueue(report, others) : []),
      ...(description ? checkRecipients(listRecipients(description, report.id.address), [...book, ...owners]) : []),
    ]
  }, [bundledNames, data, description, kept, names, report])
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
