import { estimateTransaction } from '@countersign/client'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { isOpen, type Report, type ReportId } from '../../domain/transactions/Report.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Fold } from './Fold.tsx'

const t = createCatalogue('review')

/** The service's gas estimate, fetched on demand only. */
export function GasClaim({ report }: { report: Pick<Report, 'id' | 'progress' | 'transaction'> }) {
  const [isRequested, setIsRequested] = useState(false)
  const query = estimationQuery(useServices(), report.id, report.transaction?.value)
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isRequested })
  if (!isOpen(report) || !report.transaction) return null
  return (
    <Fold name="gas" title={t('gas')}>
      <p>{t('gasText')}</p>
      <p aria-live="polite">
        {data ? (
          <>
            {t('gasAnswer', { gas: BigInt(data.safeTxGas) })} <Evidence kind="claimed" />
          </>
        ) : error ? (
          t('gasFailed', { reason: describeError(error).sentence })
        ) : null}
      </p>
      {data ? null : (
        <Button isBusy={isFetching} onClick={() => (isRequested ? void refetch() : setIsRequested(true))}>
          {t('gasRequest')}
        </Button>
      )}
    </Fold>
  )
}

function estimationQuery(services: Services, id: ReportId, transaction: SafeTransaction | undefined) {
  const { chainId, address, safeTxHash } = id
  return queryOptions({
    queryKey: [...safeKey(id), 'estimation', safeTxHash.toLowerCase()],
    queryFn: transaction
      ? ({ signal }) => {
          const { to, value, data, operation } = transaction
          const call = { to, value: value.toString(), data, operation }
          return estimateTransaction(services.service, { chainId, address, ...call, signal })
        }
      : skipToken,
    staleTime: 60_000,
  })
}
