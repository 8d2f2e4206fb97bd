import { useMutation } from '@tanstack/react-query'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { DeliveryFailures, describeFailures } from '../../domain/signing/DeliveryFailures.tsx'
import {
  DeliveryError,
  type DeliveryFailure,
  deliverSignatures,
  findRecord,
  listUndelivered,
} from '../../domain/signing/deliverSignatures.ts'
import { isOpen, type Report } from '../../domain/transactions/Report.ts'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import type { QueueEntry } from './groupQueue.ts'

export function Outbox({ entries, safe }: { entries: readonly QueueEntry[]; safe: CurrentSafe }) {
  const services = useServices()
  // Subscribes to the store that `listUndelivered` reads.
  useStore(services.confirmations)
  const waiting = entries.flatMap(({ report }) => {
    const signatures = report && isOpen(report) ? listUndelivered(services, report) : []
    return report?.transaction && signatures.length > 0
      ? [{ nonce: report.transaction.value.nonce, report, signatures }]
      : []
  })
  const handOver = useMutation({
    mutationFn: () => deliverAll(services, waiting),
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(safe) }),
  })
  const count = waiting.reduce((sum, { signatures }) => sum + signatures.length, 0)
  if (count === 0) return null
  return (
    <Stack isLive>
      <Notice
        actions={
          <Button isBusy={handOver.isPending} onClick={() => handOver.mutate()}>
            {words.handOver}
          </Button>
        }
        title={words.outbox}
        tone="info"
      >
        <p>{words.outboxText(count)}</p>
        <ul>
          {waiting.map(({ nonce, report, signatures }) => (
            <li key={report.id.safeTxHash}>{words.outboxRow(nonce, signatures.length)}</li>
          ))}
        </ul>
      </Notice>
      {handOver.error && !handOver.isPending ? (
        <Notice details={describeFailures(handOver.error)} isAlert title={words.handOverFailed} tone="caution">
          <DeliveryFailures error={handOver.error} />
          <p>{words.handOverFailedText}</p>
        </Notice>
      ) : null}
    </Stack>
  )
}

type Waiting = { report: Report; signatures: ReturnType<typeof listUndelivered> }

/** In nonce order; a refusal does not block the next. */
async function deliverAll(
  services: Parameters<typeof deliverSignatures>[0],
  waiting: readonly Waiting[],
): Promise<void> {
  const failures: DeliveryFailure[] = []
  for (const { report, signatures } of waiting) {
    const record = findRecord(services, report)
    if (!record) continue
    await deliverSignatures(services, { record, signatures, isKnown: report.details !== undefined }).catch(
      (error: unknown) => {
        if (!(error instanceof DeliveryError)) throw error
        failures.push(...error.failures)
      },
    )
  }
  if (failures.length > 0) throw new DeliveryError(failures)
}
