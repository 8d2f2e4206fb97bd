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
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import type { QueueListEntry } from './groupQueue.ts'

const t = createCatalogue('offline')

export function Outbox({ entries, safe }: { entries: readonly QueueListEntry[]; safe: CurrentSafe }) {
  const services = useServices()
  // Subscribes to the store that `listUndelivered` reads.
  useStore(services.confirmations)
  const waiting = entries.flatMap(({ report }) => {
    const signatures = report && isOpen(report) ? listUndelivered(services, report) : []
    return report?.transaction && signatures.length > 0
      ? [{ nonce: report.transaction.value.nonce, report, signatures }]
      : []
  })
  const delivery = useMutation({
    mutationFn: () => deliverAll(services, waiting),
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(safe) }),
  })
  const count = waiting.reduce((sum, { signatures }) => sum + signatures.length, 0)
  if (count === 0) return null
  return (
    <Stack isLive>
      <Notice
        actions={
          <Button isBusy={delivery.isPending} onClick={() => delivery.mutate()}>
            {t('deliver')}
          </Button>
        }
        title={t('outbox')}
        tone="info"
      >
        <p>{t('outboxText', { count })}</p>
        <ul>
          {waiting.map(({ nonce, report, signatures }) => (
            <li key={report.id.safeTxHash}>{t('outboxRow', { nonce: String(nonce), count: signatures.length })}</li>
          ))}
        </ul>
      </Notice>
      {delivery.error && !delivery.isPending ? (
        <Notice details={describeFailures(delivery.error)} isAlert title={t('deliverFailed')} tone="caution">
          <DeliveryFailures error={delivery.error} />
          <p>{t('deliverFailedText')}</p>
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
