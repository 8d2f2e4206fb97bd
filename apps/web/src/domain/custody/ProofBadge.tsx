import type { OwnerProofReport } from '@countersign/protocol/custody'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'

const t = createCatalogue('custody')

const tones = { proven: 'ok', unable: 'stop', unknown: 'plain', unproven: 'caution' } as const

export function ProofBadge({ report }: { report: OwnerProofReport | undefined }) {
  if (!report) return <Badge>{t('checking')}</Badge>
  return <Badge tone={tones[report.status]}>{t(`status.${report.status}`)}</Badge>
}

/** Why it is not proven, or what to know about it. */
export function explainProof(report: OwnerProofReport | undefined): string | undefined {
  if (!report) return undefined
  const { isApprovalOnly, progress, reason } = report
  if (reason === 'NOT_ENOUGH_OWNERS') return t('reason.NOT_ENOUGH_OWNERS', progress ?? { signed: 0, threshold: 0 })
  if (reason !== undefined) return reason === 'NOT_SIGNED' ? undefined : t(`reason.${reason}`)
  return isApprovalOnly ? t('approvalOnly') : undefined
}
