import { useMemo } from 'react'
import { AbiFunctionSchema } from '../../domain/contract/AbiFunctionSchema.ts'
import { ArgumentList } from '../../domain/contract/ArgumentList.tsx'
import { readCall } from '../../domain/contract/encodeCall.ts'
import { findDraft } from '../../domain/ledger/drafts.ts'
import type { Report } from '../../domain/report/Report.ts'
import { useServices } from '../../domain/services/Services.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { useStore } from '../../lib/useStore.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'

export type PastedReadingProps = { report: Pick<Report, 'id' | 'transaction'> }

/**
 * How the bytes read by the ABI with which the call was made, where nothing bundled explains them: a claim of whoever
 * wrote that ABI. It stands beside what was recomputed and changes none of it.
 */
export function PastedReading({ report: { id, transaction } }: PastedReadingProps) {
  const { drafts } = useServices()
  const draft = findDraft(useStore(drafts), id.safeTxHash)
  const read = useMemo(() => {
    const abi = AbiFunctionSchema.safeParse(draft?.abi)
    if (!abi.success || !transaction || transaction.value.operation !== 0) return undefined
    const call = readCall(transaction.value.to, transaction.value.data, abi.data)
    return call?.source === 'guess' ? call : undefined
  }, [draft?.abi, transaction])
  if (!read) return null
  return (
    <SheetSection aside={<Evidence kind="claimed" sentence={words.pastedEvidence} />} title={words.pasted}>
      <ArgumentList call={read} />
    </SheetSection>
  )
}
