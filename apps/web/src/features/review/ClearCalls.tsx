import { type ExplainedAction, explainActions } from '@countersign/protocol/clear'
import type { TransactionDescription } from '@countersign/protocol/decode'
import { useCallback, useMemo } from 'react'
import { DescribedCalls } from '../../domain/clear-signing/DescribedCalls.tsx'
import { useClearSources } from '../../domain/clear-signing/useClearSources.ts'
import { useDescriptions } from '../../domain/clear-signing/useDescriptions.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { clearText as words } from '../../lib/messages/clearSigning.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export type ClearCallsProps = {
  description: TransactionDescription
  report: Pick<Report, 'id' | 'nested'>
}

/** A description that contradicts the bytes is a warning, wherever on the page one looks. */
function listContradictions({ readings }: ExplainedAction): Check[] {
  return readings.flatMap((reading) =>
    reading.kind === 'read' && reading.comparison?.verdict === 'contradicts'
      ? [{ id: 'T107', title: words.contradicts, verdict: 'warn', evidence: { kind: 'recomputed' } }]
      : [],
  )
}

/** What descriptions (ERC-7730) say of each call, beside what the kernel says and never instead of it. */
export function ClearCalls({ description, report: { id, nested } }: ClearCallsProps) {
  const { facts, findDescriptors, isOperatorSilent } = useClearSources(id.chainId)
  const explain = useCallback(
    () =>
      explainActions({
        action: description,
        facts,
        findDescriptors,
        // This one, and those that the chain was asked about: what they are told to do is told as to Safes.
        safes: [id.address, ...(nested ?? []).flatMap((level) => (level.state ? [level.id.address] : []))],
      }),
    [description, facts, findDescriptors, id.address, nested],
  )
  const items = useDescriptions(explain)
  const checks = useMemo(() => items?.flatMap(listContradictions), [items])
  useReportChecks('clear', checks)
  if (!items) return <Skeleton height="block" />
  return <DescribedCalls items={items} notice={isOperatorSilent ? <p>{words.operatorFailed}</p> : null} />
}
