import type { TransactionDescription } from '@countersign/protocol'
import { type ExplainedAction, explainActions } from '@countersign/protocol/clear'
import { useCallback, useMemo } from 'react'
import type { Check } from '../../domain/checks/createCheckBook.ts'
import { useReportChecks } from '../../domain/checks/useReportChecks.ts'
import { ExplainedCalls } from '../../domain/clear/ExplainedCalls.tsx'
import { useClearSources } from '../../domain/clear/useClearSources.ts'
import { useExplained } from '../../domain/clear/useExplained.ts'
import type { Report } from '../../domain/report/Report.ts'
import { clearText as words } from '../../lib/messages/clear.ts'
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
  const items = useExplained(explain)
  const checks = useMemo(() => items?.flatMap(listContradictions), [items])
  useReportChecks('clear', checks)
  if (!items) return <Skeleton height="block" />
  return <ExplainedCalls items={items} notice={isOperatorSilent ? <p>{words.operatorFailed}</p> : null} />
}
