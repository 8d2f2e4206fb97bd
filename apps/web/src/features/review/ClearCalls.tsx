import { type ExplainedAction, explainActions } from '@countersign/protocol/clear'
import type { TransactionDescription } from '@countersign/protocol/decode'
import { useCallback, useMemo } from 'react'
import { DescribedCalls, useDescriptions } from '../../domain/clear-signing/ReadingList.tsx'
import { useClearSources } from '../../domain/clear-signing/useClearSources.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Fold } from './Fold.tsx'

const t = createCatalogue('clearSigning')

export type ClearCallsProps = { description: TransactionDescription; report: Pick<Report, 'id' | 'nested'> }

/** A description that contradicts the decoded bytes is a warning. */
function listContradictions({ readings }: ExplainedAction): Check[] {
  return readings.flatMap((reading) =>
    reading.kind === 'read' && reading.comparison?.verdict === 'contradicts'
      ? [{ id: 'T107', title: t('contradicts'), verdict: 'warn', evidence: { kind: 'recomputed' } }]
      : [],
  )
}

/** ERC-7730 descriptions of each call, beside the decoded summary and never instead of it. */
export function ClearCalls({ description, report: { id, nested } }: ClearCallsProps) {
  const { facts, findDescriptors, isOperatorSilent } = useClearSources(id.chainId)
  const explain = useCallback(
    () =>
      explainActions({
        action: description,
        facts,
        findDescriptors,
        // This Safe and the nested ones verified on chain, whose calls are described as a Safe's.
        safes: [id.address, ...(nested ?? []).flatMap((level) => (level.state ? [level.id.address] : []))],
      }),
    [description, facts, findDescriptors, id.address, nested],
  )
  const items = useDescriptions(explain)
  const checks = useMemo(() => items?.flatMap(listContradictions), [items])
  useReportChecks('clear', checks)
  if (items?.every(({ action }) => action.decoded.call.data === '0x')) return null
  return (
    <Fold isForced={checks !== undefined && checks.length > 0} name="clear" title={t('title')}>
      {items ? (
        <DescribedCalls items={items} notice={isOperatorSilent ? <p>{t('operatorFailed')}</p> : null} />
      ) : (
        <Skeleton height="block" />
      )}
    </Fold>
  )
}
