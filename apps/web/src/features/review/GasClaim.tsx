import { estimateTransaction } from '@countersign/client'
import type { SafeTransaction } from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import type { Report, ReportId } from '../../domain/transactions/Report.ts'
import { describeError } from '../../lib/describeError.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'

/** The service's gas estimate, fetched on demand only. */
export function GasClaim({ report: { id, progress, transaction } }: { report: GasReport }) {
  const isOpen = progress === 'waiting' || progress === 'ready'
  return isOpen && transaction ? <Gas id={id} transaction={transaction} /> : null
}

export type GasReport = Pick<Report, 'id' | 'progress' | 'transaction'>

function Gas({ id, transaction }: { id: ReportId; transaction: Verified<SafeTransaction> }) {
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...estimationQuery(useServices(), id, transaction.value),
    enabled: isAsked,
  })
  return (
    <Disclosure title={words.gas}>
      <p>{words.gasText}</p>
      <p aria-live="polite">
        {data ? (
          <>
            {words.gasAnswer(BigInt(data.safeTxGas))} <Evidence kind="claimed" />
          </>
        ) : error ? (
          `${words.gasFailed}: ${describeError(error).sentence}`
        ) : null}
      </p>
      {data ? null : (
        <Button isBusy={isFetching} onClick={() => (isAsked ? void refetch() : setIsAsked(true))}>
          {words.gasAsk}
        </Button>
      )}
    </Disclosure>
  )
}

/** The service's estimate of the inner call's gas: a claim. */
function estimationQuery(services: Services, id: ReportId, { to, value, data, operation }: SafeTransaction) {
  const { chainId, address, safeTxHash } = id
  return queryOptions({
    queryKey: [...safeKey(id), 'estimation', safeTxHash.toLowerCase()],
    queryFn: ({ signal }) =>
      estimateTransaction(services.service, {
        chainId,
        address,
        to,
        value: value.toString(),
        data,
        operation,
        signal,
      }),
    staleTime: 60_000,
  })
}
